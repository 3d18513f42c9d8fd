// What a visitor is about to open is fetched before the click: a page's code, and a game's record, as soon as the pointer
// rests on a link, a finger touches it, or the focus comes to it.
import type { QueryClient } from "@tanstack/react-query";
import { matchRoute } from "#shared/match-route.ts";
import { gameQuery } from "#web/api/game-detail.ts";
import { dataSource } from "#web/state/data-source.ts";
import { preloadAt } from "./router.tsx";

/** A pointer that only passes stays for less. */
const REST_MS = 80;

const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null);

/** Listens as long as the app lives, beginning with what a visitor has just done. */
export function watchIntent(client: QueryClient, began: Event): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fetchAhead = (link: HTMLAnchorElement, isCertain: boolean) => {
    if (link.origin !== location.origin || link.target === "_blank") return;
    preloadAt(link.pathname)?.catch(() => undefined);
    const shown = matchRoute(link.pathname);
    // RAWG counts every question: of its games only those are asked for that are as good as opened.
    const isWorthIt = isCertain || !dataSource.getState().hasRawg;
    if (shown.name === "game" && shown.id !== undefined && isWorthIt) void client.prefetchQuery(gameQuery(shown.id));
  };
  const turn = (event: Event) => {
    const link = linkAt(event);
    if (event.type === "pointerover") {
      clearTimeout(timer);
      // A finger that moves over a link scrolls.
      if (event instanceof PointerEvent && event.pointerType === "touch") return;
      if (link !== null) timer = setTimeout(() => link.matches(":hover") && fetchAhead(link, false), REST_MS);
    } else if (link !== null) fetchAhead(link, event.type === "pointerdown");
  };

  turn(began);
  for (const type of ["pointerover", "pointerdown", "focusin"]) document.addEventListener(type, turn);
}
