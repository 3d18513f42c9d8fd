// What follows the mouse, for whoever has one and wants motion: the tilt of cards, and the light behind the page.
import { atIntervals } from "#web/lib/at-intervals.ts";

/** Every other frame: the style sheet's transition makes those in between. */
const EVERY_MS = 30;
/** The light behind the page has a longer transition. */
const LIGHT_EVERY_MS = 100;
const STILL = "(prefers-reduced-motion: reduce)";

/**
 * Tilts `element` in three dimensions, from where the mouse began, until what it returns is called. `maxDegrees` is reached at the edges; leaving resets it.
 * It writes four custom properties, thirty times a second, and never renders; a style sheet turns `--tilt-x` and `--tilt-y`
 * (degrees) and `--pointer-x`/`--pointer-y` (percent) into a transform and a light.
 */
export function tilt(element: HTMLElement, maxDegrees: number, began: PointerEvent): () => void {
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
  if (element.matches(":hover")) follow(began);
  element.addEventListener("pointermove", follow);
  element.addEventListener("pointerleave", reset);
  return () => {
    reset();
    element.removeEventListener("pointermove", follow);
    element.removeEventListener("pointerleave", reset);
  };
}

/** Moves `light` after the mouse, from where that began, until what it returns is called; not under touch, nor where motion is not wanted. */
export function followMouse(light: HTMLElement, began: PointerEvent): () => void {
  const still = matchMedia(STILL);
  const { ask: moveTo, cancel } = atIntervals(LIGHT_EVERY_MS, ({ clientX, clientY }: PointerEvent) => {
    light.style.transform = `translate3d(${clientX}px, ${clientY}px, 0)`;
  });
  const follow = (event: PointerEvent) => {
    if (event.pointerType !== "touch" && !still.matches) moveTo(event);
  };
  follow(began);
  addEventListener("pointermove", follow, { passive: true });
  return () => {
    cancel();
    removeEventListener("pointermove", follow);
  };
}
