// The game card in a real browser: its face, its panel, what the mouse brings up and what a finger finds.
import type { Locator, Page } from "@playwright/test";
import { listedGame, listedGames, serveGames } from "./support/serve-catalogue.ts";
import { servePictures } from "./support/serve-pictures.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

test.use({ reducedMotion: "no-preference" });

const card = (page: Page, index = 0) => page.getByRole("article").nth(index);
const panelOf = (one: Locator) => one.locator("dl");

/** Puts the mouse on a card's picture, `across` (0 to 1) of the way. */
async function pointAt(page: Page, one: Locator, across = 0.5): Promise<void> {
  const box = await one.boundingBox();
  if (box === null) throw new Error("The card is not there");
  await page.mouse.move(box.x + box.width * across, box.y + 60, { steps: 3 });
}

const leave = (page: Page) => page.mouse.move(2, 2);

test.beforeEach(async ({ page }) => {
  await servePictures(page);
});

test("[K-01] a card has picture, name, one icon for each family of platforms, score, year and heart", async ({
  page,
}) => {
  await serveGames(page, () => ({ results: [listedGame(1)] }));
  await page.goto("/");
  const one = card(page);
  await expect(one.getByRole("heading", { name: "Game 1" })).toBeVisible();
  await expect(one.locator("img")).toHaveAttribute("src", /^\/img\?url=/);
  const names = "PC, PlayStation 4, PlayStation 5, Xbox One, Nintendo Switch, iOS, macOS";
  const icons = one.getByRole("img", { name: `Platforms: ${names}`, exact: true });
  await expect(icons.locator("svg")).toHaveCount(5);
  await expect(one.getByText("88")).toBeVisible();
  await expect(one.getByText("2015")).toBeVisible();
  const heart = one.getByRole("button", { name: "Favorite: Game 1" });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL("/");
});

test("[K-02] without a picture of its own a card shows the placeholder, with one that fails 'No img'", async ({
  page,
}) => {
  await page.route("**/img?*broken*", (route) => route.fulfill({ contentType: "image/webp", body: "no picture" }));
  const broken = listedGame(2, { background_image: "/media/games/2/broken.jpg" });
  await serveGames(page, () => ({ results: [listedGame(1, { background_image: null }), broken] }));
  await page.goto("/");
  await expect(card(page).locator("img[data-placeholder]")).toBeVisible();
  await expect(card(page, 1).getByText("No img")).toBeVisible();
  expect((await card(page, 1).boundingBox())?.height).toBe((await card(page).boundingBox())?.height);
  await expectNoAxeFindings(page);
});

test("[K-03] a card tilts after the mouse by at most 4 degrees; leaving resets tilt and picture", async ({ page }) => {
  await serveGames(page, () => ({ results: listedGames(20) }));
  await page.goto("/");
  const one = card(page);
  const tilt = () =>
    one.evaluate((element: HTMLElement) =>
      ["--tilt-x", "--tilt-y"].map((name) => Number.parseFloat(element.style.getPropertyValue(name) || "0")),
    );
  for (const across of [0.01, 0.3, 0.99]) {
    await pointAt(page, one, across);
    await expect.poll(async () => (await tilt()).some((degrees) => degrees !== 0)).toBe(true);
    for (const degrees of await tilt()) expect(Math.abs(degrees)).toBeLessThanOrEqual(4);
  }
  await expect(one.locator("img[data-shown]")).toBeVisible();
  await leave(page);
  await expect(one.locator("img[data-shown]")).toHaveCount(0);
  expect(await tilt()).toEqual([0, 0]);
});

test("[K-03] nothing tilts and no video plays for visitors who prefer reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const videos = [{ id: 1, name: "", preview: null, data: { "480": "/media/video.webm" } }];
  await serveGames(page, () => ({ results: [listedGame(1, { videos })] }));
  await page.goto("/");
  await pointAt(page, card(page), 0.1);
  await expect(panelOf(card(page))).toBeVisible();
  await expect(card(page).getByText("move mouse to change image")).toBeVisible();
  await expect(card(page).locator("video")).toHaveCount(0);
  expect(await card(page).evaluate((element) => element.getAttribute("style") ?? "")).not.toContain("tilt");
});

test("[K-04] hovering opens a panel with the facts and moves no neighbour", async ({ page }) => {
  await serveGames(page, () => ({ results: listedGames(20) }));
  await page.goto("/");
  const below = await card(page, 4).boundingBox();
  await pointAt(page, card(page));
  const panel = panelOf(card(page));
  await expect(panel).toBeVisible();
  await expect(panel).toHaveText(
    /Release.*May 18, 2015.*Genres.*Action, RPG.*Developer.*First Studio, Second Studio.*metacritic:.*88.*rating:.*4\.5/,
  );
  expect(await card(page, 4).boundingBox()).toEqual(below);
  await expectNoAxeFindings(page);
  await leave(page);
  await expect(panel).toHaveCount(0);
});

test("[K-04] keyboard focus opens the panel, Escape closes it", async ({ page }) => {
  await serveGames(page, () => ({ results: listedGames(2) }));
  await page.goto("/");
  await card(page).getByRole("link").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(card(page).getByRole("link")).toBeFocused();
  await expect(panelOf(card(page))).toBeVisible();
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect(panelOf(card(page))).toHaveCount(0);
});

test("[K-04] what is missing is said: 'Not available'", async ({ page }) => {
  await serveGames(page, () => ({ results: [listedGame(1, { metacritic: null, rating: 0, developers: [] })] }));
  await page.goto("/");
  await pointAt(page, card(page));
  await expect(panelOf(card(page))).toHaveText(/metacritic:Not availablerating:Not available$/);
  await expect(panelOf(card(page))).toContainText("DeveloperUnknown");
});

test("[K-04] a list without developers is completed from the game's own record, once", async ({ page }) => {
  const asked: string[] = [];
  await page.route("**/api/games/1", (route) => {
    asked.push(route.request().url());
    return route.fulfill({ json: listedGame(1, { developers: [{ id: 9, name: "Late Studio", slug: "late" }] }) });
  });
  await serveGames(page, () => ({ results: [listedGame(1, { developers: undefined })] }));
  await page.goto("/");
  for (let round = 0; round < 2; round++) {
    await pointAt(page, card(page));
    await expect(panelOf(card(page))).toContainText("Late Studio");
    await leave(page);
  }
  expect(asked).toHaveLength(1);
});

test(
  "[K-04] the panel opens above in the last row and below elsewhere, also when it is the only row",
  DEEP,
  async ({ page }) => {
    let count = 20;
    await serveGames(page, () => ({ results: listedGames(count) }));
    await page.goto("/");
    const isAbove = async (index: number) => {
      await card(page, index).scrollIntoViewIfNeeded();
      await pointAt(page, card(page, index));
      const panel = panelOf(card(page, index));
      await expect(panel).toBeVisible();
      const [mine, face] = [await panel.boundingBox(), await card(page, index).boundingBox()];
      return (mine?.y ?? 0) < (face?.y ?? 0);
    };
    expect(await isAbove(15)).toBe(false);
    expect(await isAbove(16)).toBe(true);
    expect(await isAbove(19)).toBe(true);
    count = 3;
    await page.reload();
    expect(await isAbove(2)).toBe(false);
  },
);

test("[K-06] the mouse's place picks background, then screenshots; segments show which", async ({ page }) => {
  await serveGames(page, () => ({ results: [listedGame(7)] }));
  await page.goto("/");
  await pointAt(page, card(page), 0.1);
  await expect(card(page).getByText("move mouse to change image")).toBeVisible();
  const current = () =>
    card(page)
      .locator("[data-current]")
      .evaluate((segment) => [...(segment.parentElement?.children ?? [])].indexOf(segment));
  expect(await current()).toBe(0);
  await expect(card(page).locator("img[data-shown]")).toHaveCount(0);
  for (const [across, number] of [
    [0.3, 1],
    [0.6, 2],
    [0.95, 3],
  ] as const) {
    await pointAt(page, card(page), across);
    await expect.poll(current).toBe(number);
    const shown = card(page).locator("img[data-shown]");
    await expect(shown).toHaveAttribute("src", new RegExp(`screenshot-${number}`));
  }
  await pointAt(page, card(page), 0.05);
  await expect(card(page).locator("img[data-shown]")).toHaveCount(0);
});

test("[X-03] media that the list did not bring come with the first hover: 7 screenshots and 1 movie", async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/\/api\/games\/\d+\/(screenshots|movies)/, (route) => {
    const { pathname, search } = new URL(route.request().url());
    asked.push(pathname + search);
    if (pathname.includes("/2/")) return route.fulfill({ json: { detail: "odd" } });
    const results = pathname.endsWith("movies") ? [] : listedGame(1).screenshots;
    return route.fulfill({ json: { count: 1, next: null, previous: null, results } });
  });
  const bare = { screenshots: undefined, videos: undefined };
  await serveGames(page, () => ({ results: [listedGame(1, bare), listedGame(2, bare)] }));
  await page.goto("/");
  await expect(card(page, 1)).toBeVisible();
  expect(asked).toEqual([]);
  await pointAt(page, card(page), 0.9);
  await expect(card(page).getByText("move mouse to change image")).toBeVisible();
  expect(asked.toSorted()).toEqual(["/api/games/1/movies?page_size=1", "/api/games/1/screenshots?page_size=7"]);
  await pointAt(page, card(page, 1), 0.9);
  await expect(panelOf(card(page, 1))).toBeVisible();
  await expect(card(page, 1).getByText("move mouse to change image")).toHaveCount(0);
});

test("[K-07] the whole card is one real link to the game's id, below the list it stands in", async ({
  page,
  context,
}) => {
  await page.goto("/");
  const link = card(page).getByRole("link");
  await expect(link).toHaveAttribute("href", "/3498");
  expect(await card(page).locator("a a, a button, button a, button button").count()).toBe(0);
  const opened = context.waitForEvent("page");
  await card(page).click({ modifiers: ["Control"], position: { x: 80, y: 60 } });
  await (await opened).close();
  await expect(page).toHaveURL("/");
  const name = (await link.textContent()) ?? "";
  await card(page).click({ position: { x: 80, y: 60 } });
  await expect(page).toHaveURL(/\/[1-9]\d*$/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

for (const { width, most } of [
  { width: 479, most: 500 },
  { width: 760, most: 500 },
  { width: 900, most: 384 },
  { width: 1700, most: 384 },
  // 24 rem there, where type grows with the window.
  { width: 2560, most: 465 },
]) {
  test(`[K-08] at ${width} px a card is at most ${most} px wide`, deepUnless(width >= 1700), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await serveGames(page, () => ({ results: [listedGame(1)] }));
    await page.goto("/");
    const shown = await card(page).evaluate((element) => {
      const { maxWidth, width: own } = getComputedStyle(element);
      return { maxWidth, own: Number.parseFloat(own) };
    });
    expect(Math.ceil(Number.parseFloat(shown.maxWidth))).toBe(most);
    expect(shown.own).toBeLessThanOrEqual(most);
  });
}

test("[K-09] the pictures of a hovered card are fetched three at a time, before they are needed", async ({ page }) => {
  const screenshots = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
    id: number,
    image: `/media/games/1/shot-${number}.jpg`,
  }));
  const asked: string[] = [];
  let atOnce = 0;
  let most = 0;
  await page.route("**/img?*shot-*", async (route) => {
    asked.push(route.request().url());
    most = Math.max(most, ++atOnce);
    await new Promise((resolve) => setTimeout(resolve, 80));
    atOnce--;
    await route.fallback();
  });
  await serveGames(page, () => ({ results: [listedGame(1, { screenshots })] }));
  await page.goto("/");
  await pointAt(page, card(page), 0.02);
  await expect(card(page).getByText("move mouse to change image")).toBeVisible();
  expect(asked).toEqual([]);
  // Whoever moves on wants to see them.
  await pointAt(page, card(page), 0.03);
  await expect.poll(() => asked.length).toBe(7);
  expect(most).toBe(3);
  await leave(page);
  await pointAt(page, card(page), 0.02);
  await expect(panelOf(card(page))).toBeVisible();
  expect(asked).toHaveLength(7);
});

test("[I-01] every picture of the home goes through the proxy with the card's preset", async ({ page }) => {
  const asked: URL[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") asked.push(new URL(request.url()));
  });
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(20);
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  for (const { pathname, searchParams } of asked.filter(({ pathname: path }) => !path.startsWith("/favicon"))) {
    expect(pathname).toBe("/img");
    const { url, w, h, ...rest } = Object.fromEntries(searchParams);
    expect(url).toMatch(/^\/media\/games\/\d+\/background\.jpg/);
    expect(Number(w) / Number(h)).toBe(1.5);
    expect(rest).toEqual({ q: "85", output: "webp", fit: "cover", sharp: "1" });
  }
  await expect(card(page).locator("img")).toHaveAttribute("src", /&w=600&h=400&q=85&/);
});
