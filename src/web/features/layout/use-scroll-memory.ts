// Where the window stands after a navigation: at the top of a new screen, and where it was left after Back, Forward or a
// reload. A screen that is still growing is waited for, until the visitor moves.
import { useEffect, useLayoutEffect, useRef } from "react";
import { usePlace } from "#web/lib/navigation.ts";
import { keepScroll, recallScroll, rememberScroll } from "#web/state/scroll-positions.ts";

const PATIENCE_MS = 4000;
const TAKEOVERS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Scrolls to `y` as soon as the page is tall enough. Returns what ends the attempt; `onEnd` is called once. */
function scrollWhenPossible(y: number, onEnd: () => void): () => void {
  const deadline = performance.now() + PATIENCE_MS;
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    for (const name of TAKEOVERS) removeEventListener(name, end);
    onEnd();
  };
  const attempt = () => {
    scrollTo(0, y);
    if (Math.abs(scrollY - y) <= 1 || performance.now() > deadline) end();
    else frame = requestAnimationFrame(attempt);
  };
  for (const name of TAKEOVERS) addEventListener(name, end, { passive: true });
  attempt();
  return end;
}

/** Gives every history entry its own place in the window. Used once, in the layout. */
export function useScrollMemory(): void {
  const { key, pathname, search, type } = usePlace();
  const entry = `${key} ${pathname}${search}`;
  const current = useRef(entry);
  const isRestoring = useRef(false);
  const isFirst = useRef(true);

  useEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => {
      if (!isRestoring.current) rememberScroll(current.current, scrollY);
    };
    addEventListener("scroll", remember, { passive: true });
    addEventListener("pagehide", keepScroll);
    document.addEventListener("visibilitychange", keepScroll);
    return () => {
      removeEventListener("scroll", remember);
      removeEventListener("pagehide", keepScroll);
      document.removeEventListener("visibilitychange", keepScroll);
    };
  }, []);

  useLayoutEffect(() => {
    current.current = entry;
    const isArriving = isFirst.current;
    isFirst.current = false;
    if (type === "replace") return undefined;
    // The server's document may have been scrolled before the app takes it over.
    if (isArriving && recallScroll(entry) === 0) return undefined;
    isRestoring.current = true;
    return scrollWhenPossible(type === "pop" ? recallScroll(entry) : 0, () => {
      isRestoring.current = false;
    });
  }, [entry, type]);
}
