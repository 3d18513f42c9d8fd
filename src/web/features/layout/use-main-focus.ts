import { type RefObject, useEffect, useRef } from "react";
import { usePlace } from "#web/lib/navigation.ts";

/** A visitor who is already writing again is not interrupted. */
const isWriting = () => document.activeElement instanceof HTMLInputElement;

/** Moves the focus to the new screen, so that keyboard and screen reader go on from there. */
export function useMainFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, search } = usePlace();
  // Another query is another screen; another page of the catalogue is not.
  const screen = pathname === "/search" ? `${pathname}${search}` : pathname;
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (!isWriting()) main.current?.focus({ preventScroll: true });
  }, [main, screen]);
}
