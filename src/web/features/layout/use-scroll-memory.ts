// Where the window stands after a navigation: at the top of a new screen, and where it was left after Back, Forward or a
// reload. A screen that is still growing is waited for, until the visitor moves.
import { useEffect, useLayoutEffect, useRef } from "react";
import { usePlace } from "#web/lib/navigation.ts";
import { keepScroll, recallScroll, rememberScroll } from "#web/state/scroll-positions.ts";

const PATIENCE_MS = 4000;
/** A list that has no games yet can be scrolled nowhere, however long they take. */
const LOADING = "[data-loading]";
const VISITOR_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Gives every history entry its own place in the window. Used once, in the layout. */
export function useScrollMemory(): void {
  const { key, type } = usePlace();
  const isFirst = useRef(true);

  useEffect(() => {
    history.scrollRestoration = "manual";
    addEventListener("pagehide", keepScroll);
    document.addEventListener("visibilitychange", keepScroll);
  }, []);

  useLayoutEffect(() => {
    const left = new AbortController();
    const untilLeft = { passive: true, signal: left.signal };
    const deadline = performance.now() + PATIENCE_MS;
    /** Where the window is to stand (pixels); undefined as soon as it does, or the visitor has moved it. */
    let wanted = type === "replace" ? undefined : type === "pop" ? recallScroll(key) : 0;
    // The server's document may have been scrolled before it is hydrated.
    if (isFirst.current && wanted === 0) wanted = undefined;
    isFirst.current = false;
    const settle = () => (wanted = undefined);
    const attempt = () => {
      if (wanted === undefined || left.signal.aborted) return;
      scrollTo(0, wanted);
      const isOver = performance.now() > deadline && document.querySelector(LOADING) === null;
      if (Math.abs(scrollY - wanted) <= 1 || isOver) settle();
      else requestAnimationFrame(attempt);
    };
    addEventListener("scroll", () => wanted === undefined && rememberScroll(key, scrollY), untilLeft);
    for (const name of VISITOR_MOVES) addEventListener(name, settle, untilLeft);
    attempt();
    return () => left.abort();
  }, [key, type]);
}
