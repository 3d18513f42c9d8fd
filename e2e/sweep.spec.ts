// What the mouse costs on its way over the cards, counted in layouts and not in time, which another program lengthens.
import type { Page } from "@playwright/test";
import { countLayouts } from "./support/count-layouts.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";

test.use({ reducedMotion: "no-preference", viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => servePictures(page));

const STEP_PX = 24;
const FRAME_MS = 1000 / 60;
const ROWS_PX = [300, 640];

/**
 * From card to card over two rows, a step a frame, as the browser itself would tell of it; gives the number of steps. Within
 * the page, because moves that come through a protocol rest between the frames of a slow machine.
 */
const sweep = (page: Page): Promise<number> =>
  page.evaluate(
    ([rows, stepPx, frameMs]) =>
      new Promise<number>((resolve) => {
        // The app's clock goes a frame further with each step, however long the machine takes for it: a pointer that only
        // waits for the next frame does not rest.
        const clock = performance.now.bind(performance);
        let now = clock();
        performance.now = () => now;
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
            performance.now = clock;
            return resolve(total);
          }
          now += frameMs;
          const over = document.elementFromPoint(at.x, at.y);
          if (over !== under) {
            under?.dispatchEvent(eventOf("pointerout", at, over));
            over?.dispatchEvent(eventOf("pointerover", at, under));
            under = over;
          }
          over?.dispatchEvent(eventOf("pointermove", at));
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    [ROWS_PX, STEP_PX, FRAME_MS] as const,
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
