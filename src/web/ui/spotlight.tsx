// A soft light behind the page that follows the mouse like something on a spring. It writes one transform in animation
// frames, only while it has way to go, and never renders.
import { useCallback } from "react";
import styles from "./spotlight.module.css";

const STILL = "(prefers-reduced-motion: reduce)";
/** Share of the remaining way that is made in one frame of 60. */
const EASE = 0.09;
const FRAME_MS = 1000 / 60;
const ARRIVED_PX = 0.5;

function followMouse(light: HTMLElement): () => void {
  const still = matchMedia(STILL);
  const place = { x: innerWidth / 2, y: innerHeight * 0.2 };
  const goal = { ...place };
  let frame = 0;
  let before = 0;
  const step = (now: number) => {
    const share = 1 - (1 - EASE) ** Math.min((now - before) / FRAME_MS, 6);
    before = now;
    place.x += (goal.x - place.x) * share;
    place.y += (goal.y - place.y) * share;
    light.style.setProperty("--spotlight-x", `${place.x.toFixed(1)}px`);
    light.style.setProperty("--spotlight-y", `${place.y.toFixed(1)}px`);
    const isThere = Math.hypot(goal.x - place.x, goal.y - place.y) < ARRIVED_PX;
    frame = isThere ? 0 : requestAnimationFrame(step);
  };
  const follow = (event: PointerEvent) => {
    if (event.pointerType === "touch" || still.matches) return;
    goal.x = event.clientX;
    goal.y = event.clientY;
    if (frame !== 0) return;
    before = performance.now();
    frame = requestAnimationFrame(step);
  };
  addEventListener("pointermove", follow, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
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
