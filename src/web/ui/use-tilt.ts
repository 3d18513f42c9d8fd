import { type RefCallback, useCallback } from "react";
import { untilMouse } from "./until-mouse.ts";

/**
 * Attaches a tilt after the mouse to an element, as `mouse-effects.ts` has it. Touch and visitors who prefer reduced motion get
 * none.
 */
export function useTilt<T extends HTMLElement>(maxDegrees: number): RefCallback<T> {
  return useCallback(
    (element: T) => untilMouse(element, ({ tilt }, event) => tilt(element, maxDegrees, event)),
    [maxDegrees],
  );
}
