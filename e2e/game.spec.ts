// The game's page in a real browser: against the bundled catalogue, and against answers that misbehave.
import type { Page } from "@playwright/test";
import { inFolder } from "./support/alone.ts";
import { hold } from "./support/hold.ts";
import { PORTAL_2, serveGame } from "./support/serve-game.ts";
import { serveAppShell } from "./support/serve-app-shell.ts";
import { expect, expectNoAxeFindings, test } from "./support/test.ts";
import { DEEP, deepUnless } from "./support/lane.ts";

test.use({ reducedMotion: "no-preference" });

test("[D-01] the head shows picture, platforms, scores, date, name and description", async ({ page }) => {
  await page.goto(`/game/${PORTAL_2}`);
  await expect(page.getByRole("heading", { level: 1, name: "Portal 2" })).toBeVisible();
  await expect(page.getByText(/^Rating: \d(\.\d+)?$/)).toBeVisible();
  await expect(page.getByText(/Metacritic:\s*9\d/).first()).toBeVisible();
  await expect(page.getByText("Released: Apr 18, 2011")).toBeVisible();
  await expect(page.getByRole("list", { name: "Platforms" })).toContainText("PC");
  await expect(page.locator("main img").first()).toBeVisible();
});

test("[D-01] the hero tilts after the mouse by at most 8 degrees and rests again", async ({ page }) => {
  await page.goto(`/game/${PORTAL_2}`);
  // What stands there before the game is known feels no mouse.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Portal 2");
  const picture = page.locator('[class*="_picture_"]').first();
  await picture.hover({ position: { x: 4, y: 4 } });
  const degrees = () =>
    picture.evaluate((element) =>
      ["--tilt-x", "--tilt-y"].map((name) => Number.parseFloat(element.style.getPropertyValue(name))),
    );
  await expect.poll(async () => Math.max(...(await degrees()).map(Math.abs))).toBeGreaterThan(6);
  expect(Math.max(...(await degrees()).map(Math.abs))).toBeLessThanOrEqual(8);
  await page.mouse.move(2, 2);
  await expect.poll(() => picture.evaluate((element) => element.style.getPropertyValue("--tilt-x"))).toBe("");
});

test("[D-01] a hostile description is shown as text and runs nothing", async ({ page }) => {
  const attack = `<img src=x onerror="window.pwned=1"><script>window.pwned=1</script><svg onload="window.pwned=1"></svg>
      <a href="javascript:window.pwned=1">link</a><iframe srcdoc="<script>parent.pwned=1</script>"></iframe>
      <style>body{display:none}</style><form action="/x"><input></form><p onclick="window.pwned=1">Kept text</p>`;
  await serveGame(page, { description: attack + "<p>padding</p>".repeat(3000), name: "<b>Name</b>" });
  await page.goto(`/game/${PORTAL_2}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("<b>Name</b>");
  await page.getByRole("button", { name: "Read more" }).click();
  await expect(page.getByText("Kept text")).toBeVisible();
  await page.getByText("Kept text").click();
  await expect(page.getByText("display:none")).toHaveCount(0);
  await expect(page.locator("main :is(script, iframe, form, style, svg[onload], img[onerror], [onclick])")).toHaveCount(
    0,
  );
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
});

test("[D-01] a long description is clamped to eight lines until asked for more", async ({ page }) => {
  await serveGame(page, { description: `<p>${"A sentence about the game. ".repeat(120)}</p>` });
  await page.goto(`/game/${PORTAL_2}`);
  const more = page.getByRole("button", { name: "Read more" });
  const text = page.locator('[class*="_text_"]', { hasText: "A sentence about the game." }).first();
  await expect(more).toBeVisible();
  const clamped = (await text.boundingBox())?.height ?? 0;
  await more.click();
  await expect(page.getByRole("button", { name: "Read less" })).toBeVisible();
  expect((await text.boundingBox())?.height ?? 0).toBeGreaterThan(clamped * 1.5);
});

test("[D-02] Back leads to the page before, and home when there is none", async ({ page }) => {
  await page.goto(`/game/${PORTAL_2}`);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/");
  await page
    .getByRole("link", { name: /Grand Theft Auto V/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/\d+$/);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL("/");
});

test("[D-02] the heart adds the game to the favourites and shows it", async ({ page }) => {
  await page.goto(`/game/${PORTAL_2}`);
  const heart = page
    .getByRole("main")
    .getByRole("button", { name: /favorite/i })
    .first();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await page.goto("/favorites");
  await expect(page.getByRole("main").getByText("Portal 2").first()).toBeVisible();
});

test.describe("a video that cannot be had", () => {
  test.use({ expectedErrors: ["404"] });

  test("[D-03] the first video loops with controls at volume 0.3 before its preview", async ({ page }) => {
    await serveGame(
      page,
      {},
      {
        movies: [
          {
            id: 1,
            name: "Reveal",
            preview: "/media/games/4200/background.jpg",
            data: { 480: "/trailer-480.mp4", max: "/trailer.mp4" },
          },
        ],
      },
    );
    await page.route("**/trailer.mp4", (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(`/game/${PORTAL_2}`);
    const video = page.locator("video");
    await expect(video).toHaveAttribute("src", "/trailer.mp4");
    await expect(video).toHaveAttribute("poster", /^\/img\?url=/);
    expect(
      await video.evaluate((element: HTMLVideoElement) => [element.volume, element.loop, element.controls]),
    ).toEqual([0.3, true, true]);
  });
});

test("[D-03] says so when there is no video, and no picture that could move", async ({ page }) => {
  await serveGame(page, {});
  await page.goto(`/game/${PORTAL_2}`);
  await expect(page.getByText("No video available for this game.")).toBeVisible();
});

const ON_YOUTUBE = "https://www.youtube.com/watch?v=Ii9vU_6b2-0";
const youtubeMovie = (youtube: unknown) => ({ id: 1, name: "Reveal", preview: null, data: {}, youtube });

/** Addresses of other hosts that the page asks for; none is let through. */
async function watchForeign(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => !["localhost", "127.0.0.1"].includes(url.hostname),
    (route) => {
      asked.push(route.request().url());
      return route.abort();
    },
  );
  return asked;
}

for (const [title, isDrawn] of [
  ["in the place of the words", false],
  ["below the picture in depth", true],
] as const) {
  test(`[D-03] a trailer that only YouTube has is a link, ${title}, and nothing is loaded from there`, async ({
    page,
  }) => {
    const foreign = await watchForeign(page);
    const { background_image: drawn } = await (await page.request.get(`/api/games/${PORTAL_2}`)).json();
    const picture = isDrawn ? drawn : null;
    await serveGame(page, { background_image: picture, videos: [youtubeMovie("Ii9vU_6b2-0")], screenshots: [] });
    await page.goto(`/game/${PORTAL_2}`);
    const section = page.getByRole("region", { name: "Trailer" });
    const link = section.getByRole("link", { name: "Watch the trailer on YouTube" });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", ON_YOUTUBE);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
    await expect(section.locator("img[src*='/planes.webp']")).toHaveCount(isDrawn ? 1 : 0);
    await expect(section.locator("iframe, video")).toHaveCount(0);
    await expect(section.getByText("No video available for this game.")).toHaveCount(0);
    expect((await link.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    await expectNoAxeFindings(page);
    expect(foreign).toEqual([]);
  });
}

test("[D-03] what is no id of YouTube leads nowhere", async ({ page }) => {
  await serveGame(page, { videos: [youtubeMovie("javascript:alert(1)"), youtubeMovie({ id: 1 })], screenshots: [] });
  await page.goto(`/game/${PORTAL_2}`);
  await expect(page.getByText("No video available for this game.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Trailer" }).getByRole("link")).toHaveCount(0);
});

test("[D-03] a video that plays is not linked to besides", async ({ page }) => {
  const movie = { ...youtubeMovie("Ii9vU_6b2-0"), data: { max: "/media/trailers/city-max.mp4" } };
  await serveGame(page, { videos: [movie, youtubeMovie("Ii9vU_6b2-0")], screenshots: [] });
  await page.route("**/media/trailers/city-max.mp4", (route) =>
    route.fulfill({ contentType: "video/mp4", body: "no video" }),
  );
  await page.goto(`/game/${PORTAL_2}`);
  const section = page.getByRole("region", { name: "Trailer" });
  await expect(section.locator("video")).toHaveCount(1);
  await expect(section.getByRole("link")).toHaveCount(0);
});

test("[D-04] six skeletons hold the place of the screenshots, then the grid", async ({ page }) => {
  await serveAppShell(page);
  const { release } = await hold(page, new RegExp(`/api/games/${PORTAL_2}\\?`));
  await page.goto(`/game/${PORTAL_2}`);
  await expect(page.getByTestId("screenshot-skeleton")).toHaveCount(6);
  release();
  await expect(page.getByTestId("screenshot-skeleton")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Open screenshot/ })).toHaveCount(7);
});

test("[D-04] says so when there are no screenshots", DEEP, async ({ page }) => {
  await serveGame(page, {});
  await page.goto(`/game/${PORTAL_2}`);
  await expect(page.getByText("No screenshots available for this game.")).toBeVisible();
});

test("[D-04] the lightbox turns with the arrow keys, closes with Escape and gives the focus back", async ({ page }) => {
  await page.goto(`/game/${PORTAL_2}`);
  const second = page.getByRole("button", { name: "Open screenshot 2 of 7" });
  await second.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("2 / 7");
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("3 / 7");
  for (let turn = 0; turn < 3; turn++) await page.keyboard.press("ArrowLeft");
  await expect(dialog).toContainText("7 / 7");
  await expectNoAxeFindings(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(second).toBeFocused();
});

test("[D-04] a swipe turns the lightbox and a click beside the picture closes it", async ({ page }) => {
  await page.goto(`/game/${PORTAL_2}`);
  await page.getByRole("button", { name: "Open screenshot 1 of 7" }).click();
  const dialog = page.getByRole("dialog");
  await page.mouse.move(900, 400);
  await page.mouse.down();
  await page.mouse.move(600, 400, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toContainText("2 / 7");
  await page.mouse.click(4, 4);
  await expect(dialog).toHaveCount(0);
});

test("[D-05] [E-01] facts lead to pages of their own, and those to the catalogue filtered by them", async ({
  page,
}) => {
  await page.goto(`/game/${PORTAL_2}`);
  const about = page.getByRole("region", { name: "About" });
  await expect(about).toContainText("Valve");
  await expect(about.getByRole("link", { name: "Puzzle", exact: true })).toHaveAttribute("href", "/genre/puzzle");
  await expect(about.getByRole("link", { name: "PC", exact: true })).toHaveAttribute("href", "/platform/pc");
  await about.getByRole("link", { name: "PC", exact: true }).click();
  await expect(page).toHaveURL("/platform/pc");
  await page.getByRole("link", { name: "Open in the catalogue" }).click();
  await expect(page).toHaveURL("/?platform=4");
});

test("[D-05] [D-09] stores are links to the game in them, opened without a referrer", async ({ page }) => {
  await page.goto(`/game/${PORTAL_2}`);
  const steam = page.getByRole("link", { name: "Steam" });
  await expect(steam).toHaveAttribute("href", "https://store.steampowered.com/search/?term=Portal%202");
  await expect(steam).toHaveAttribute("rel", "noopener noreferrer nofollow");
});

test("[D-05] a game with nothing says so everywhere and breaks nowhere", async ({ page }) => {
  await serveGame(page, { name: "N".repeat(200), website: "javascript:alert(1)" });
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/game/${PORTAL_2}`);
    await expect(page.getByText("No stores available for this game.")).toBeVisible();
    await expect(page.getByText("Rating: Not available")).toBeVisible();
    await expect(page.getByText("Metacritic: Not available")).toBeVisible();
    await expect(page.getByText("Released: N/A")).toBeVisible();
    await expect(page.getByRole("region", { name: "About" }).getByText("Unknown")).toHaveCount(5);
    await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await expectNoAxeFindings(page);
  }
});

test("[D-06] another game begins at its top", async ({ page }) => {
  await page.goto(`/game/${PORTAL_2}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.evaluate((address) => {
    history.pushState({ index: 9, key: "other" }, "", address);
    window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, inFolder("/game/3498"));
  await expect(page.getByRole("heading", { level: 1, name: "Grand Theft Auto V" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

for (const width of [360, 1440]) {
  test(`[D-01] the page has no axe findings at ${width} px`, deepUnless(width === 360), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/game/${PORTAL_2}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoAxeFindings(page);
  });
}
