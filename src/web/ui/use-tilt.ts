// 3D tilt after the mouse. It writes four custom properties, thirty times a second, and never renders; a style sheet turns
// `--tilt-x` and `--tilt-y` (degrees) and `--pointer-x`/`--pointer-y` (percent) into a transform and a light.
import { type RefCallback, useCallback } from "react";
import { atIntervals } from "#web/lib/at-intervals.ts";

/** Every other frame: the style sheet's transition makes those in between. */
const EVERY_MS = 30;
const STILL = "(prefers-reduced-motion: reduce)";

/**
 * Attaches the tilt to an element. `maxDegrees` is reached at the edges; leaving resets it. Touch and visitors who
 * prefer reduced motion get none.
 */
export function useTilt<T extends HTMLElement>(maxDegrees: number): RefCallback<T> {
  return useCallback(
    (element: T) => {
      const still = matchMedia(STILL);
      // Measured once a visit: to ask in every frame has the browser lay out the page in every frame.
      let box: DOMRect | undefined;
      const forget = () => {
        box = undefined;
      };
      const { ask: turn, cancel } = atIntervals(EVERY_MS, ({ across, down }: { across: number; down: number }) => {
        element.style.setProperty("--tilt-x", `${((0.5 - down) * 2 * maxDegrees).toFixed(2)}deg`);
        element.style.setProperty("--tilt-y", `${((across - 0.5) * 2 * maxDegrees).toFixed(2)}deg`);
        element.style.setProperty("--pointer-x", `${(across * 100).toFixed(1)}%`);
        element.style.setProperty("--pointer-y", `${(down * 100).toFixed(1)}%`);
      });
      const reset = () => {
        cancel();
        forget();
        removeEventListener("scroll", forget);
        removeEventListener("resize", forget);
        for (const name of ["--tilt-x", "--tilt-y", "--pointer-x", "--pointer-y"]) element.style.removeProperty(name);
      };
      const follow = (event: PointerEvent) => {
        if (event.pointerType === "touch" || still.matches) return;
        if (box === undefined) {
          addEventListener("scroll", forget, { passive: true });
          addEventListener("resize", forget, { passive: true });
        }
        // Here nothing has been written in this frame yet.
        const { left, top, width, height } = (box ??= element.getBoundingClientRect());
        turn({
          across: Math.min(Math.max((event.clientX - left) / width, 0), 1),
          down: Math.min(Math.max((event.clientY - top) / height, 0), 1),
        });
      };
      element.addEventListener("pointermove", follow);
      element.addEventListener("pointerleave", reset);
      return () => {
        reset();
        element.removeEventListener("pointermove", follow);
        element.removeEventListener("pointerleave", reset);
      };
    },
    [maxDegrees],
  );
}
