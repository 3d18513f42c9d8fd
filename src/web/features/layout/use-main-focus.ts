import { type RefObject, useEffect, useRef } from "react";
import { matchRoute } from "#shared/match-route.ts";
import { toBrowser } from "#web/lib/base.ts";
import { type Place, usePlace } from "#web/lib/navigation.ts";

/** A visitor who is already writing again is not interrupted. */
const isWriting = () => document.activeElement instanceof HTMLInputElement;

/** Other words are other results; their filters, order and pages are not: whatever chose these keeps the focus. */
function screenOf({ pathname, search }: Place): string {
  if (matchRoute(pathname).name !== "search") return pathname;
  const query = new URLSearchParams(search);
  return [pathname, query.get("said") || query.get("q"), query.get("literal")].join(" ");
}

/**
 * Moves the focus to the new screen, so that keyboard and screen reader go on from there; who comes back goes on from the
 * link to where they were.
 */
export function useMainFocus(main: RefObject<HTMLElement | null>): void {
  const place = usePlace();
  const shown = useRef(place);
  useEffect(() => {
    const left = shown.current;
    shown.current = place;
    if (screenOf(left) === screenOf(place) || isWriting()) return;
    const link = place.type === "pop" ? `a[href="${CSS.escape(toBrowser(left.pathname))}"]` : undefined;
    const target = link === undefined ? undefined : main.current?.querySelector<HTMLElement>(link);
    (target ?? main.current)?.focus({ preventScroll: true });
  }, [main, place]);
}
