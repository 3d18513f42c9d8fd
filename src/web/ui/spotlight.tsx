// A soft light behind the page that follows the mouse. It is told a few times a second where to go; the way there is a
// transition, which browsers run beside the page's own work. It never renders.
import { useCallback } from "react";
import { atIntervals } from "#web/lib/at-intervals.ts";
import styles from "./spotlight.module.css";

const STILL = "(prefers-reduced-motion: reduce)";
const EVERY_MS = 100;

function followMouse(light: HTMLElement): () => void {
  const still = matchMedia(STILL);
  const { ask: moveTo, cancel } = atIntervals(EVERY_MS, ({ clientX, clientY }: PointerEvent) => {
    light.style.transform = `translate3d(${clientX}px, ${clientY}px, 0)`;
  });
  const follow = (event: PointerEvent) => {
    if (event.pointerType !== "touch" && !still.matches) moveTo(event);
  };
  addEventListener("pointermove", follow, { passive: true });
  return () => {
    cancel();
    removeEventListener("pointermove", follow);
  };
}

/** The light; decoration only. It stands still for visitors who prefer reduced motion, and under touch. */
export function Spotlight() {
  const ref = useCallback((light: HTMLDivElement) => followMouse(light), []);
  return (
    <div className={styles.stage} aria-hidden="true" data-spotlight>
      <div ref={ref} className={styles.light} />
    </div>
  );
}
