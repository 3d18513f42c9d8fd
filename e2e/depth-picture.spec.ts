// A game without a trailer shows its picture in depth: planes that move by the pointer and drift, and cost little.
import { expect, test, type Locator } from "@playwright/test";
import { DEEP } from "./support/lane.ts";

/** Its id gives it no trailer. */
const GAME = "/game/4200";
const EXTRA_MAX_BYTES = 60_000;
const FRAMES_MIN = 50;

test.use({ reducedMotion: "no-preference" });

const transforms = (box: Locator) =>
  box.locator("> *").evaluateAll((planes) => planes.map((plane) => getComputedStyle(plane).transform));
const translations = (box: Locator) =>
  box.locator("> *").evaluateAll((planes) => planes.map((plane) => getComputedStyle(plane).translate));

test("[L-03] a game without a trailer moves in depth where its trailer would be", async ({ page }) => {
  let bytes = 0;
  page.on("response", async (response) => {
    if (response.url().includes("/planes.webp")) bytes += (await response.body()).length;
  });
  await page.goto(GAME);
  const box = page.getByRole("region", { name: "In motion" }).locator("[data-planes]");
  await box.scrollIntoViewIfNeeded();
  await expect(box).toHaveAttribute("data-moving", "");
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(EXTRA_MAX_BYTES);
  const first = await translations(box);
  await expect.poll(() => translations(box)).not.toEqual(first);

  await box.hover({ position: { x: 5, y: 5 } });
  await expect.poll(async () => new Set(await transforms(box)).size).toBeGreaterThan(2);
  const left = await transforms(box);
  const { width = 0 } = (await box.boundingBox()) ?? {};
  await page.mouse.move(...(await cornerOf(box, width)));
  await expect.poll(() => transforms(box)).not.toEqual(left);
});

async function cornerOf(box: Locator, width: number): Promise<[number, number]> {
  const { x = 0, y = 0 } = (await box.boundingBox()) ?? {};
  return [x + width - 5, y + 20];
}

test("[L-03] it stands still for visitors who prefer that", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(GAME);
  const box = page.getByRole("region", { name: "In motion" }).locator("[data-planes]");
  await box.scrollIntoViewIfNeeded();
  await expect(box).toBeVisible();
  await box.hover({ position: { x: 5, y: 5 } });
  expect(new Set(await transforms(box))).toEqual(new Set(["none"]));
  expect(await box.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
});

test("[L-03] what is out of sight does not move", DEEP, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.goto(GAME);
  const box = page.getByRole("region", { name: "In motion" }).locator("[data-planes]");
  await box.scrollIntoViewIfNeeded();
  await expect(box).toHaveAttribute("data-moving", "");
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(box).not.toHaveAttribute("data-moving", "");
});

test("[L-03] it moves without a dropped frame to be seen", DEEP, async ({ page }) => {
  await page.goto(GAME);
  const box = page.getByRole("region", { name: "In motion" }).locator("[data-planes]");
  await box.scrollIntoViewIfNeeded();
  await expect(box).toHaveAttribute("data-moving", "");
  const framesOfASecond = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const until = performance.now() + 1000;
          let count = 0;
          const step = (now: number) => (now >= until ? resolve(count) : ((count += 1), requestAnimationFrame(step)));
          requestAnimationFrame(step);
        }),
    );
  // Other programs disturb it, never help it.
  const frames = Math.max(await framesOfASecond(), await framesOfASecond(), await framesOfASecond());
  expect(frames).toBeGreaterThanOrEqual(FRAMES_MIN);
});

test("[L-03] a card's picture takes on depth where the mouse rests, and not where it only passes", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/planes.webp")) asked.push(request.url());
  });
  await page.goto("/?search=portal");
  const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: "Portal 2", exact: true }) });
  await card.hover();
  await page.mouse.move(2, 2);
  await page.waitForTimeout(600);
  expect(asked).toEqual([]);
  await card.hover();
  await expect.poll(() => asked.length).toBe(1);
});

test("[L-03] the picture at the head of a game's page takes on depth under the mouse", async ({ page }) => {
  await page.goto(GAME);
  const head = page.locator("[data-transition-picture]");
  await expect(head.locator("img[src*='/planes.webp']")).toHaveCount(0);
  // The first move may come before the app listens.
  await expect(async () => {
    await head.hover({ position: { x: 40, y: 40 } });
    await head.hover({ position: { x: 60, y: 60 } });
    await expect(head.locator("[data-planes]")).toBeVisible({ timeout: 1500 });
  }).toPass();
  await page.mouse.move(2, 2);
  await expect(head.locator("[data-planes]")).toHaveCount(0);
});
