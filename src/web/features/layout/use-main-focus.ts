import { type RefObject, useEffect, useRef } from "react";
import { type Place, usePlace } from "#web/lib/navigation.ts";

/** A visitor who is already writing again is not interrupted. */
const isWriting = () => document.activeElement instanceof HTMLInputElement;

/** Other words are other results; their filters, order and pages are not: whatever chose these keeps the focus. */
function screenOf({ pathname, search }: Place): string {
  if (pathname !== "/search") return pathname;
  const query = new URLSearchParams(search);
  return [pathname, query.get("said") || query.get("q"), query.get("literal")].join(" ");
}

/** Moves the focus to the new screen, so that keyboard and screen reader go on from there. */
export function useMainFocus(main: RefObject<HTMLElement | null>): void {
  const screen = screenOf(usePlace());
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (!isWriting()) main.current?.focus({ preventScroll: true });
  }, [main, screen]);
}
