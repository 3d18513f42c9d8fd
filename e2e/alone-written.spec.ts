// Pages of the folder without a server that are written ahead: what stands in them before anything runs, and that they give
// way where they are not the address's own.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test, type Page } from "@playwright/test";
import sharp from "sharp";
import { BUILD_MS, buildFolder } from "./support/build-folder.ts";
import { linksOutside, watchOutside } from "./support/below-path.ts";
import { serveFiles } from "./support/file-server.ts";
import { untilTakenUp } from "./support/taken-up.ts";
import { FIRST_TITLE, watchSeen } from "./support/watch-seen.ts";
import { expect } from "./support/patient.ts";

const BASE = "/some/folder/";
const ORIGIN = "https://games.example";

test.describe.configure({ mode: "default", timeout: 240_000 });

let folder: string;
let host: Awaited<ReturnType<typeof serveFiles>>;
test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  ({ folder } = await buildFolder(BASE, ["--origin", ORIGIN]));
});
test.beforeEach(async () => {
  host = await serveFiles(folder, BASE);
});
test.afterEach(() => host.stop());

const cards = (page: Page) => page.getByRole("article");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const PICTURES = "main img";
const seen = (page: Page) =>
  page
    .locator(PICTURES)
    .evaluateAll((images: HTMLImageElement[]) => images.filter((img) => img.naturalWidth > 1).length);

/** What is wrong while a page is looked at: requests outside, answers that fail, errors. */
function watch(page: Page): string[] {
  const found: string[] = [];
  watchOutside(page, host.address, found);
  page.on("pageerror", ({ message }) => found.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") found.push(message.text());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) found.push(`${response.status()} ${response.url()}`);
  });
  return found;
}

test.describe("before anything runs", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, name, games] of [
    ["", "All games", 20],
    ["genre/puzzle", "Puzzle", 20],
    ["studio/valve-software", "Valve Software", 20],
    ["platform/nintendo-64", "Nintendo 64", 20],
    ["series/portal", "Portal", 3],
  ] as const) {
    test(`[B-01] ${path === "" ? "home" : path} has its heading and its games`, async ({ page }) => {
      const found = watch(page);
      await page.goto(host.address + path);
      await expect(heading(page)).toHaveText(name);
      expect(await cards(page).count()).toBeGreaterThanOrEqual(games);
      await expect(page.locator("main img").first()).toHaveJSProperty("complete", true);
      expect(await seen(page)).toBeGreaterThan(0);
      expect([...found, ...(await linksOutside(page, host.address))]).toEqual([]);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${ORIGIN}${BASE}${path}`);
    });
  }

  test("[B-01] no place is kept for filters that need the app", async ({ page }) => {
    await page.goto(host.address);
    await page.setViewportSize({ width: 1440, height: 900 });
    const sides = await page.locator("main article").evaluateAll((all) => {
      const boxes = all.map((card) => card.getBoundingClientRect());
      return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) };
    });
    // As far from one side as from the other.
    expect(sides.left).toBeCloseTo(1440 - sides.right, 0);
  });

  test("[B-01] a well known game has what is said of it, in words and for search engines", async ({ page }) => {
    await page.goto(`${host.address}game/3498`);
    await expect(page).toHaveTitle("Grand Theft Auto V · Ludex");
    await expect(heading(page)).toHaveText("Grand Theft Auto V");
    await expect(page.getByText("Rockstar North").first()).toBeVisible();
    expect(await page.content()).toMatch(/<script type="application\/ld\+json"[^>]*>[^<]*"VideoGame"/);
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /./);
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  });

  // Of a list its first game's.
  for (const [path, game] of [
    ["", 3498],
    ["game/4200", 4200],
    ["series/portal", 4200],
  ] as const) {
    test(`[E-07] a link to ${path === "" ? "home" : path} has a picture, which is a file`, async ({ page }) => {
      await page.goto(host.address + path);
      const file = `media/previews/games/${game}.jpg`;
      await expect(page.locator("meta[property='og:image']")).toHaveAttribute("content", ORIGIN + BASE + file);
      await expect(page.locator("meta[name='twitter:card']")).toHaveAttribute("content", "summary_large_image");
      const picture = sharp(join(folder, file));
      expect(await picture.metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
      // A drawing, and no empty sheet.
      expect((await picture.stats()).entropy).toBeGreaterThan(4);
    });
  }
});

test("[B-01] the sitemap lists the pages that are written, each below the address of the folder", () => {
  const text = readFileSync(join(folder, "sitemap.xml"), "utf8");
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
  expect(listed.length).toBeGreaterThan(1000);
  const missing = listed.filter(
    (address) =>
      !address.startsWith(`${ORIGIN}${BASE}`) ||
      !existsSync(join(folder, decodeURIComponent(address.slice(`${ORIGIN}${BASE}`.length)), "index.html")),
  );
  expect(missing).toEqual([]);
});

test.describe("with the app", () => {
  test.use({ serviceWorkers: "allow" });

  for (const path of ["", "game/3498", "studio/valve-software"]) {
    test(`[B-01] goes on from ${path === "" ? "home" : path} as it is written, and brings its pictures`, async ({
      page,
    }) => {
      const found = watch(page);
      await page.goto(host.address + path);
      const before = await page.locator("main").getByRole("link").first().elementHandle();
      await expect.poll(() => seen(page)).toBeGreaterThan(5);
      // React has taken up the elements that were there, and thrown none away.
      await untilTakenUp(page);
      expect(await before?.evaluate((link) => link.isConnected)).toBe(true);
      expect(found).toEqual([]);
    });
  }

  for (const [path, name] of [
    ["publisher/nintendo", "Nintendo"],
    ["person/hideo-kojima", "Hideo Kojima"],
    ["tag/metroidvania", "Metroidvania"],
    ["year/2015", "2015"],
    ["upcoming?genre=shooter", "Upcoming games"],
    ["discover", "Discover"],
    ["game/4200/similar?genre=puzzle", "Games like Portal 2"],
    ["compare?ids=4200,3328", "Compare games"],
  ] as const) {
    test(`[B-01] ${path} has its games, which lead on`, async ({ page }) => {
      await page.goto(host.address + path);
      await expect(heading(page)).toHaveText(name);
      const games = cards(page).or(page.getByRole("columnheader")).getByRole("link");
      await games.first().click();
      await expect(page).toHaveURL(/\/\d+$/);
      await expect(page.getByRole("region", { name: "About" })).toBeVisible();
    });
  }

  test("[B-01] a question of the address is answered, and what stands there without one is never seen", async ({
    page,
  }) => {
    const titles = await watchSeen(page, FIRST_TITLE);
    await page.goto(`${host.address}?genre=puzzle`);
    await expect(page).toHaveTitle(/^Puzzle games/);
    await expect(cards(page)).toHaveCount(20);
    const first = await cards(page).first().getByRole("heading").textContent();
    expect(await titles()).toEqual(new Set([first]));
  });

  test("[B-01] a host that answers every address with the home page shows what stands at each", async ({ page }) => {
    await page.route(`${host.address}search?q=portal+2`, async (route) => {
      await route.fulfill({ contentType: "text/html", body: readFileSync(join(folder, "index.html"), "utf8") });
    });
    const titles = await watchSeen(page, FIRST_TITLE);
    await page.goto(`${host.address}search?q=portal+2`);
    await expect(heading(page)).toContainText("portal 2");
    await expect(cards(page).first().getByRole("heading")).toHaveText("Portal 2");
    expect(await titles()).toEqual(new Set(["Portal 2"]));
  });
});
