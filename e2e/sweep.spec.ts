// What the mouse costs on its way over the cards, counted in layouts and not in time, which another program lengthens.
import type { Page } from "@playwright/test";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";

test.use({ reducedMotion: "no-preference", viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => servePictures(page));

const STEP_PX = 24;
const ROWS_PX = [300, 640];

/** Layouts of the page so far, as the browser counts them. */
async function countLayouts(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutCount")?.value ?? 0;
  };
}

/**
 * From card to card over two rows, a step a frame, as the browser itself would tell of it; gives the number of steps. Within
 * the page, because moves that come through a protocol rest between the frames of a slow machine.
 */
const sweep = (page: Page): Promise<number> =>
  page.evaluate(
    ([rows, stepPx]) =>
      new Promise<number>((resolve) => {
        const way = rows.flatMap((y) => Array.from({ length: 40 }, (_, step) => ({ x: 420 + step * stepPx, y })));
        const total = way.length;
        let under: Element | null = null;
        const eventOf = (type: string, at: { x: number; y: number }, relatedTarget: Element | null = null) =>
          new PointerEvent(type, {
            bubbles: true,
            pointerType: "mouse",
            clientX: at.x,
            clientY: at.y,
            relatedTarget,
          });
        const frame = () => {
          const at = way.shift();
          if (at === undefined) {
            under?.dispatchEvent(eventOf("pointerout", { x: 2, y: 2 }, document.body));
            return resolve(total);
          }
          const now = document.elementFromPoint(at.x, at.y);
          if (now !== under) {
            under?.dispatchEvent(eventOf("pointerout", at, now));
            now?.dispatchEvent(eventOf("pointerover", at, under));
            under = now;
          }
          now?.dispatchEvent(eventOf("pointermove", at));
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    [ROWS_PX, STEP_PX] as const,
  );

test("[K-03] a sweep over the cards lays nothing out in most of its frames, opens nothing and fetches nothing", async ({
  page,
}) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  // The code that a mouse brings is there, and compiled.
  await sweep(page);
  await page.waitForTimeout(600);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const layouts = await countLayouts(page);
  const before = await layouts();
  const steps = await sweep(page);
  expect((await layouts()) - before).toBeLessThan(steps / 8);
  expect(asked).toEqual([]);
  await expect(page.locator("main article dl")).toHaveCount(0);
  // Where it rests, the panel opens.
  await page.getByRole("article").nth(1).hover();
  await expect(page.locator("main article dl")).toHaveCount(1);
});
