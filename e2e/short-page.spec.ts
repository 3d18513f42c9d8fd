// A game about which little is known has a short page: what holds nothing is one line, and the insights are as high as what
// they hold.
import type { Page } from "@playwright/test";
import { PORTAL_2, serveGame } from "./support/serve-game.ts";
import { layoutShifts, watchLayoutShifts } from "./support/layout-shifts.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";

const GAME = `/game/${PORTAL_2}`;
const SHOT = { id: 1, image: `/media/games/${PORTAL_2}/screenshot-1.jpg`, width: 1280, height: 720 };
const SHOTS = [1, 2, 3].map((id) => ({ ...SHOT, id }));

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function boxOf(page: Page, name: string) {
  const box = await section(page, name).boundingBox();
  if (box === null) throw new Error(`${name} is not there`);
  return box;
}

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("[D-04] a section that holds nothing is one line", async ({ page }) => {
      await serveGame(page, {});
      await page.goto(GAME);
      await expect(page.getByText("No stores available for this game.")).toBeVisible();
      for (const name of ["Trailer", "Screenshots", "Where to get it"]) {
        const { height } = await boxOf(page, name);
        // Its title and its sentence, one below the other where the window is too narrow for both.
        expect(height, name).toBeLessThan(width < 480 ? 80 : 45);
      }
      await expectNoAxeFindings(page);
    });

    test("[A-01] the insights are as high as what they hold, and move nothing when they come", async ({ page }) => {
      await serveGame(page, {});
      let answer = () => {};
      const isAsked = new Promise<void>((resolve) => (answer = resolve));
      await page.route(/\/api\/insights\//, async (route) => {
        await isAsked;
        await route.continue();
      });
      await watchLayoutShifts(page);
      await page.goto(GAME);
      await expect(page.getByText("No stores available for this game.")).toBeVisible();
      await section(page, "AI Insights").scrollIntoViewIfNeeded();
      await expect(page.getByRole("status", { name: "Loading AI insights" })).toBeVisible();
      const { y } = await boxOf(page, "About");
      answer();
      await expect(page.getByRole("status", { name: "Loading AI insights" })).toHaveCount(0);
      const panel = section(page, "AI Insights").getByRole("tabpanel");
      const left = await panel.evaluate((element) => {
        const bottom = element.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        return element.getBoundingClientRect().bottom - bottom;
      });
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left).toBeLessThan(40);
      await expect(page.getByRole("heading", { name: "More like this" })).toBeVisible();
      expect((await boxOf(page, "About")).y).toBe(y);
      const { sum, moved } = await layoutShifts(page);
      expect(sum, moved).toBeLessThan(0.001);
    });
  });
}

test("[D-04] without a trailer the screenshots stand beside the insights", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await serveGame(page, {}, { screenshots: SHOTS });
  await page.goto(GAME);
  await expect(page.getByRole("button", { name: "Open screenshot 3 of 3" })).toBeVisible();
  const [shots, insights, trailer] = await Promise.all(
    ["Screenshots", "AI Insights", "Trailer"].map((name) => boxOf(page, name)),
  );
  expect(shots?.y).toBe(insights?.y);
  expect(shots?.x).toBeLessThan(insights?.x ?? 0);
  expect(trailer?.y).toBeGreaterThan(shots?.y ?? 0);
  expect(trailer?.height).toBeLessThan(45);
});

test("[D-10] nothing leads to games like it once it is known that there are none", async ({ page }) => {
  await serveGame(page, {});
  const none = { count: 0, next: null, previous: null, results: [] };
  await page.route(`**/api/games/${PORTAL_2}/suggested*`, (route) => route.fulfill({ json: none }));
  await page.goto(GAME);
  await expect(page.getByText("No stores available for this game.")).toBeVisible();
  await section(page, "AI Insights").scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "More like this" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "More like this" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
});
