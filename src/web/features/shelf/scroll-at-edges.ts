// Scrolls the page for whoever holds something at an edge of the window.

/** So near to an edge of what is seen of the page, in pixels, the page begins to scroll, the nearer the faster. */
const EDGE_PX = 64;
const FASTEST_PX_PER_SECOND = 900;
/** A window that stood still for longer does not leap. */
const STEP_MAX_MS = 50;

/** What the page's head, which stays, leaves of the window. */
const topOfView = () => Math.max(0, document.querySelector("header")?.getBoundingClientRect().bottom ?? 0);

/** From -1, as fast as it goes upwards, to 1; 0 away from the edges. */
function paceAt(y: number, top: number, bottom: number): number {
  const up = (top + EDGE_PX - y) / EDGE_PX;
  const down = (y - bottom + EDGE_PX) / EDGE_PX;
  return up > 0 ? -Math.min(1, up) : Math.min(1, Math.max(0, down));
}

/**
 * Scrolls the page while `heldAt` (in the window, CSS pixels) is near its upper or lower edge, as far as the list reaches, and
 * tells `onStep` of each frame: it may have scrolled, or something may have come above the list. Goes on until the result is
 * called, or the list is gone.
 */
export function scrollAtEdges(list: Element, heldAt: () => number, onStep: () => void): () => void {
  let frame = 0;
  let before = performance.now();
  const step = (now: number) => {
    if (!list.isConnected) return;
    const [top, bottom] = [topOfView(), document.documentElement.clientHeight];
    const pace = paceAt(heldAt(), top, bottom);
    const { top: listTop, bottom: listBottom } = list.getBoundingClientRect();
    // A row that stands out below the list makes it no longer: its own box stays where it was.
    const left = pace < 0 ? Math.min(0, listTop - top - EDGE_PX) : Math.max(0, listBottom - bottom + EDGE_PX);
    const way = (pace * FASTEST_PX_PER_SECOND * Math.min(STEP_MAX_MS, now - before)) / 1000;
    before = now;
    if (pace !== 0 && left !== 0) {
      scrollBy({ top: pace < 0 ? Math.max(left, way) : Math.min(left, way), behavior: "instant" });
    }
    onStep();
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
