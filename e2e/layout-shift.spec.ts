// Nothing moves while a page fills: the sum of all layout shifts stays 0, with answers and pictures that take their time,
// while scrolling, and after a click, whose shifts browsers would forgive.
import type { Page } from "@playwright/test";
import { layoutShifts, watchLayoutShifts } from "./support/layout-shifts.ts";
import { PORTAL_2 } from "./support/serve-game.ts";
import { INSIGHT, line, wholeAnswer } from "./support/serve-insights.ts";
import { shareOf } from "../test/support/lane.ts";
import { expect, test } from "./support/test.ts";
import { deepUnless } from "./support/lane.ts";

test.use({ reducedMotion: "no-preference" });

const SCREENS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
/** Longer than the half second after a click in which browsers forgive shifts. */
const ANSWER_MS = 700;
const PICTURE_MS = 250;
const SUM_MAX = 0.001;

// Four sizes of window each, and everything slow on purpose.
test.describe.configure({ timeout: 90_000 });

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets every answer of the service, and every picture, take its time. */
async function slowDown(page: Page): Promise<void> {
  const after = (ms: number) => async (route: { continue: () => Promise<void> }) => {
    await wait(ms);
    // A request that was aborted meanwhile needs no answer.
    await route.continue().catch(() => undefined);
  };
  await page.route("**/api/**", after(ANSWER_MS));
  await page.route("**/img?*", after(PICTURE_MS));
}

/** Waits until the screen is there, with the pictures in sight, and what comes after that had time to come. */
async function untilFilled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isInSight = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    };
    // What stands further down is not asked for yet, and the footer waits for it.
    const isNear = (element: Element) => element.getBoundingClientRect().top < window.innerHeight + 400;
    const loading = [...document.querySelectorAll("main [data-loading], main [aria-busy=true]")];
    const isThere = loading.length > 0 || document.querySelector("footer")?.checkVisibility() === true;
    return isThere && !loading.some(isNear) && [...document.images].filter(isInSight).every((image) => image.complete);
  });
  await page.waitForTimeout(PICTURE_MS);
}

/** Down to the end of the page and back up, screen by screen, while what comes near is fetched. */
async function scrollThrough(page: Page): Promise<void> {
  const stepPx = (page.viewportSize()?.height ?? 900) * 0.8;
  for (let screen = 0; screen < 20; screen++) {
    const isAtEnd = await page.evaluate((step) => {
      window.scrollBy({ top: step, behavior: "instant" });
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    }, Math.round(stepPx));
    await page.waitForTimeout(60);
    if (isAtEnd) break;
  }
  await untilFilled(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
}

async function expectStillness(page: Page, when: string): Promise<void> {
  const { sum, moved } = await layoutShifts(page);
  expect(sum, `${when}:\n${moved}`).toBeLessThan(SUM_MAX);
}

/** Of these the ordinary lane takes one at each size of window. */
const ORDINARY_PAGES = new Set(["the home page", "results", "favorites", "a game"]);
const PAGES = [
  ["the home page", "/"],
  ["a filtered home page", "/?genre=puzzle&sort=rating"],
  ["a home page of which nothing is left", "/?genre=card&platform=3&year=1985"],
  ["results", "/search?q=zelda"],
  ["no results", "/search?q=qqqqqqxx"],
  ["favorites", "/favorites"],
  ["a game", "/game/3498"],
  ["another game", `/game/${PORTAL_2}`],
  ["a game that does not exist", "/game/999999999999"],
  ["the 404 page", "/not-found"],
] as const;

test.describe("pages that fill", () => {
  test.use({ expectedErrors: ["404", "Failed to load resource", "Error "] });

  for (const [place, [name, address]] of PAGES.entries()) {
    test(`nothing moves on ${name}`, deepUnless(ORDINARY_PAGES.has(name)), async ({ page }) => {
      await watchLayoutShifts(page);
      await slowDown(page);
      for (const screen of shareOf(SCREENS, 4, place)) {
        await page.setViewportSize(screen);
        await page.goto(address);
        await untilFilled(page);
        await expectStillness(page, "while loading");
        await scrollThrough(page);
        await expectStillness(page, "while scrolling");
      }
    });
  }
});

/** What a visitor comes to from the home page, by a click. */
const WAYS = [
  ["a game", async (page: Page) => page.getByRole("article").nth(1).getByRole("link").first().click()],
  ["a game further down", async (page: Page) => page.getByRole("article").nth(9).getByRole("link").first().click()],
  ["favorites", async (page: Page) => page.getByRole("link", { name: "Favorites" }).click()],
  [
    "results",
    async (page: Page) => {
      await page.getByRole("combobox", { name: "Search games" }).fill("zelda");
      await page.getByRole("combobox", { name: "Search games" }).press("Enter");
    },
  ],
  ["the next page", async (page: Page) => page.getByRole("link", { name: "Next page" }).click()],
] as const;

for (const [place, [name, go]] of WAYS.entries()) {
  test(
    `nothing moves on the way from the home page to ${name}`,
    deepUnless(["a game", "results"].includes(name)),
    async ({ page }) => {
      await watchLayoutShifts(page);
      await slowDown(page);
      for (const screen of shareOf(SCREENS, 4, place)) {
        await page.setViewportSize(screen);
        await page.goto("/");
        await untilFilled(page);
        await go(page);
        await page.waitForTimeout(ANSWER_MS);
        await untilFilled(page);
        await expectStillness(page, "after the click");
      }
    },
  );
}

/** Answers the panel's question with one line every 300 ms, as a model that writes does. */
async function streamInsights(page: Page, lines: string[]): Promise<void> {
  await page.addInitScript((texts: string[]) => {
    const fetchElsewhere = window.fetch;
    window.fetch = (input, options) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes("/api/insights/")) return fetchElsewhere(input, options);
      const pieces = texts.map((text) => new TextEncoder().encode(text));
      const body = new ReadableStream({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 300));
          const piece = pieces.shift();
          if (piece === undefined) controller.close();
          else controller.enqueue(piece);
        },
      });
      return Promise.resolve(new Response(body));
    };
  }, lines);
}

test("nothing moves while insights arrive piece by piece", async ({ page }) => {
  await watchLayoutShifts(page);
  const [first, second] = INSIGHT.recommendations;
  const part = (recommendations: unknown[]) => line({ type: "part", part: { recommendations } });
  await streamInsights(page, [part([first]), part([first, second]), wholeAnswer()]);
  for (const screen of shareOf(SCREENS, 4, 2)) {
    await page.setViewportSize(screen);
    await page.goto(`/game/${PORTAL_2}`);
    await page.getByRole("tab", { name: "Recommendations" }).scrollIntoViewIfNeeded();
    await expect(page.getByText("Written by test-model")).toBeVisible();
    await expectStillness(page, "piece by piece");
  }
});
