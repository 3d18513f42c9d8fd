import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Moves the focus to the new screen when the path changes, so that keyboard and screen reader go on from there. */
export function useMainFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
