// What a visitor is about to open is fetched before the click: a page's code, and a game's record, as soon as the pointer
// rests on a link, a finger touches it, or the focus comes to it. Between a finger's touch and its press there is no time for
// that: where there are fingers alone, the code of a game's page comes once everything in view is there.
import type { QueryClient } from "@tanstack/react-query";
import { gameAddress, matchRoute } from "#shared/match-route.ts";
import { gameQuery } from "#web/api/game-detail.ts";
import { knownGame } from "#web/api/known-game.ts";
import { fromBrowser } from "#web/lib/base.ts";
import { dataSource } from "#web/state/data-source.ts";
import { preloadAt } from "./router.tsx";

/** A pointer that only passes stays for less. */
const REST_MS = 80;

const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null);

type WithConnection = { connection?: { saveData?: boolean } };

let isWatching = false;

/** Listens as long as the app lives, beginning with what a visitor has just done; with nothing where fingers had their time. */
export function watchIntent(client: QueryClient, began?: Event): void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const fetchAhead = (link: HTMLAnchorElement, isCertain: boolean) => {
    if (link.origin !== location.origin || link.target === "_blank") return;
    const path = fromBrowser(link.pathname);
    preloadAt(path)?.catch(() => undefined);
    const shown = matchRoute(path);
    if (shown.name !== "game" || shown.id === undefined) return;
    // What a list tells little of may be asked of RAWG, which counts every question: so only what is as good as opened.
    const known = knownGame(client, shown.id);
    const mayCost = known === undefined ? dataSource.getState().hasRawg : known.is_brief === true;
    if (isCertain || !mayCost) void client.prefetchQuery(gameQuery(shown.id));
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

  if (began !== undefined) turn(began);
  else if ((navigator as WithConnection).connection?.saveData !== true)
    preloadAt(gameAddress(0))?.catch(() => undefined);
  if (isWatching) return;
  isWatching = true;
  for (const type of ["pointerover", "pointerdown", "focusin"]) document.addEventListener(type, turn);
}
