// A game opens with what its card already knew, before anything is answered; what is fetched ahead, and what waits.
import type { Page } from "@playwright/test";
import { needsServer } from "./support/alone.ts";
import { countLayouts } from "./support/count-layouts.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ page }) => servePictures(page));

const ONE_GAME = /\/api\/games\/\d+/;
const GAME_CODE = /\/assets\/game-page-[^/]+\.js$/;

const linkOf = (page: Page, number: number) => page.getByRole("article").nth(number).getByRole("link");

/** Leaves every question about one game without an answer. */
const answerNothing = (page: Page) => page.route(ONE_GAME, () => new Promise(() => {}));

test("[D-08] from a card the page shows what the list knew before anything is answered", async ({ page }) => {
  await answerNothing(page);
  await page.goto("/");
  const link = linkOf(page, 1);
  const name = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${name.replaceAll(/[^\w ]/g, ".")}`));
  const main = page.getByRole("main");
  await expect(main.getByRole("list", { name: "Platforms" })).toBeVisible();
  await expect(main.getByText(/^Released: \w/)).toBeVisible();
  await expect(main.getByText(/^Rating: /)).toBeVisible();
  await expect(main.getByRole("button", { name: `Favorite: ${name}` })).toBeVisible();
  await expect(page.getByRole("region", { name: "Screenshots" }).getByRole("button").first()).toBeVisible();
  await expect(page.locator("[data-transition-picture] img")).toBeVisible();
  // What is not known yet has its place kept, and is not said to be missing.
  await expect(main.getByText("No description available for this game.")).toHaveCount(0);
  await expect(main.getByText("No stores available for this game.")).toHaveCount(0);
});

test("[D-08] a favourite opens with what the browser has kept of it", async ({ page }) => {
  await page.goto("/");
  const name = (await linkOf(page, 2).textContent()) ?? "";
  await page.getByRole("button", { name: `Favorite: ${name}` }).click();
  await answerNothing(page);
  await page.goto("/favorites");
  await linkOf(page, 0).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
});

test("[D-08] what fills in leaves the hero as it stands", async ({ page }) => {
  let answer = () => {};
  const isTime = new Promise<void>((resolve) => (answer = resolve));
  await page.route(ONE_GAME, async (route) => {
    await isTime;
    await route.continue();
  });
  await page.goto("/");
  const name = (await linkOf(page, 1).textContent()) ?? "";
  await linkOf(page, 1).click();
  const heading = page.locator("main h1");
  await expect(heading).toHaveText(name);
  await heading.evaluate((element) => element.setAttribute("data-first", ""));
  const picture = page.locator("[data-transition-picture] img");
  await picture.evaluate((element) => element.setAttribute("data-first", ""));
  answer();
  await expect(page.getByRole("region", { name: "About" }).getByText("Publishers")).toBeVisible();
  await expect(heading).toHaveAttribute("data-first", "");
  await expect(picture).toHaveAttribute("data-first", "");
});

test("[D-08] the list stays until the page of a game can be shown, and another choice meanwhile counts", async ({
  page,
}) => {
  let send = () => {};
  const isSent = new Promise<void>((resolve) => (send = resolve));
  await page.route(GAME_CODE, async (route) => {
    await isSent;
    await route.continue();
  });
  await page.goto("/");
  await linkOf(page, 1).click();
  await expect(page.locator("html[data-waiting]")).toHaveCount(1);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  const name = (await linkOf(page, 3).textContent()) ?? "";
  await linkOf(page, 3).click();
  send();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await expect(page.locator("html[data-waiting]")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("[X-01] one request brings a whole game, when the pointer rests on its card and not when it passes", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (ONE_GAME.test(pathname)) asked.push(`${pathname}${search}`);
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  // In one turn, however slow the machine is.
  await page.evaluate(() => {
    const passed = [...document.querySelectorAll("main article a[href]"), document.body];
    for (const element of passed)
      element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  });
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  await linkOf(page, 0).hover();
  await expect.poll(() => asked.length).toBe(1);
  await linkOf(page, 0).click();
  await expect(page.getByRole("region", { name: "About" }).getByText("Publishers")).toBeVisible();
  expect(asked).toEqual([expect.stringMatching(/^\/api\/games\/\d+\?include=screenshots%2Cmovies%2Csubjects$/)]);
});

test("[C-04] the next page is asked for when its link comes near, and stands in one frame", async ({ page }) => {
  needsServer("documents");
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/games") asked.push(searchParams.get("page") ?? "1");
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  const next = page.getByRole("link", { name: "Next page" });
  const answered = page.waitForResponse(/\/api\/games\?.*page=2/);
  await next.scrollIntoViewIfNeeded();
  await (await answered).finished();
  // Read and kept.
  await page.waitForTimeout(300);
  expect(asked).toEqual(["2"]);
  const frames = await next.evaluate(
    (link: HTMLAnchorElement) =>
      new Promise<number>((resolve) => {
        const first = document.querySelector("main article h2")?.textContent;
        let count = 0;
        const frame = () => {
          count += 1;
          const name = document.querySelector("main article h2")?.textContent;
          if (name !== undefined && name !== first) resolve(count);
          else requestAnimationFrame(frame);
        };
        link.click();
        requestAnimationFrame(frame);
      }),
  );
  expect(frames).toBe(1);
  expect(asked).toEqual(["2"]);
});

test("[C-08] Back shows the list with its pictures in its first frame", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => window.scrollTo(0, 600));
  const awaited = () =>
    [...document.querySelectorAll<HTMLImageElement>("main article img")].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && !image.complete;
    }).length;
  await expect.poll(() => page.evaluate(awaited)).toBe(0);
  await linkOf(page, 9).click();
  await expect(page.getByRole("region", { name: "About" })).toBeVisible();
  const shown = await page.evaluate(
    () =>
      new Promise<{ cards: number; missing: number }>((resolve) => {
        addEventListener(
          "popstate",
          () =>
            requestAnimationFrame(() => {
              const pictures = [...document.querySelectorAll<HTMLImageElement>("main article img")].filter((image) => {
                const { top, bottom } = image.getBoundingClientRect();
                return bottom > 0 && top < innerHeight;
              });
              const missing = pictures.filter(({ complete }) => !complete).length;
              resolve({ cards: document.querySelectorAll("main article").length, missing });
            }),
          { once: true },
        );
        history.back();
      }),
  );
  expect(shown).toEqual({ cards: 20, missing: 0 });
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true });

  test("[D-08] the code of a game's page is there before a card is pressed, which opens it in one frame", async ({
    page,
  }) => {
    const code = page.waitForResponse(GAME_CODE);
    await page.goto("/");
    await (await code).finished();
    // It is run once all that it needs has come, too: nothing more for half a second.
    let files = -1;
    const isQuiet = async () => {
      const before = files;
      files = await page.evaluate(() => performance.getEntriesByType("resource").length);
      return files === before;
    };
    await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
    // Nothing but what the list knows is needed.
    await answerNothing(page);
    const name = (await linkOf(page, 0).textContent()) ?? "";
    const frames = await linkOf(page, 0).evaluate(
      (link: HTMLAnchorElement) =>
        new Promise<number>((resolve) => {
          let count = 0;
          const frame = () => {
            count += 1;
            if (document.querySelector("main h1[tabindex]")?.textContent === link.textContent) resolve(count);
            else requestAnimationFrame(frame);
          };
          link.click();
          requestAnimationFrame(frame);
        }),
    );
    expect(frames).toBe(1);
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  });
});

/** So many layouts a step may take that exchanges what is shown: the screen, what measures itself, what fills in. */
const LAYOUTS_MAX = 12;

test("[D-08] a game, Back and the next page lay the page out a few times, not for each card", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const layouts = await countLayouts(page);
  const during = async (act: () => Promise<void>) => {
    const before = await layouts();
    await act();
    await page.waitForLoadState("networkidle");
    return (await layouts()) - before;
  };
  const openGame = async () => {
    const name = (await linkOf(page, 1).textContent()) ?? "";
    await linkOf(page, 1).dispatchEvent("click");
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  };
  const goBack = async () => {
    await page.evaluate(() => history.back());
    await expect(page.getByRole("article")).toHaveCount(20);
  };
  const turn = async () => {
    await page.getByRole("link", { name: "Next page" }).dispatchEvent("click");
    await expect(page).toHaveURL("/?page=2");
    await expect(page.getByRole("article")).toHaveCount(20);
  };
  // The code comes with the first time.
  await openGame();
  await goBack();
  const counts = { game: await during(openGame), back: await during(goBack), next: await during(turn) };
  for (const count of Object.values(counts)) expect(count, JSON.stringify(counts)).toBeLessThan(LAYOUTS_MAX);
});
