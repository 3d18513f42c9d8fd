// A finger on the glass. Playwright taps and no more; the browser's own protocol moves it, so that the browser itself
// decides whether the page scrolls or hears of it.
import type { Page } from "@playwright/test";

type Point = { x: number; y: number };

const STEPS = 8;

/** The one finger that touches `page`. */
export async function createFinger(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", points: readonly Point[]) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: [...points] });
  return {
    /** Puts it down at one point, moves it to the other, and lets go there, or loses it to the system. */
    drag: async (from: Point, to: Point, end: "lifted" | "cancelled" = "lifted") => {
      await touch("touchStart", [from]);
      for (let step = 1; step <= STEPS; step += 1) {
        const way = step / STEPS;
        await touch("touchMove", [{ x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way }]);
      }
      await touch(end === "lifted" ? "touchEnd" : "touchCancel", []);
    },
  };
}
