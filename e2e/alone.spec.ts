// Ludex without a server: the folder of `npm run build:static` on a host of files, below a path.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { test, type Page } from "@playwright/test";
import { CATALOGUE_FILES, LAYER_FILE, TEXTS_FILE } from "../src/shared/alone.ts";
import { BUILD_MS, buildFolder } from "./support/build-folder.ts";
import { linksOutside, watchOutside } from "./support/below-path.ts";
import { serveFiles } from "./support/file-server.ts";
import { untilTakenUp } from "./support/taken-up.ts";
import { keeps } from "./support/keeps.ts";
import { expect, START_MS } from "./support/patient.ts";

const BASE = "/some/folder/";
/** What the first visit may cost beside the app. */
const CATALOGUE_MAX_BYTES = 1_500_000;
/** What the engine waits for: its code as hosts pack it, SQLite, and the catalogue. */
const ENGINE_MAX_BYTES = 1_900_000;
/** What comes later, when nobody waits. */
const LAYER_MAX_BYTES = 5_000_000;
const FOLDER_MAX_BYTES = 250_000_000;

test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ serviceWorkers: "allow" });

let folder: string;
let host: Awaited<ReturnType<typeof serveFiles>>;
test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  ({ folder } = await buildFolder(BASE));
});
test.beforeEach(async () => {
  host = await serveFiles(folder, BASE);
});
test.afterEach(() => host.stop());

const cards = (page: Page) => page.getByRole("article");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** How wide the first card's picture is, once it is there. */
const pictureWidth = (page: Page) =>
  cards(page)
    .first()
    .locator("img")
    .first()
    .evaluate((img: HTMLImageElement) => img.naturalWidth);

test("[B-01] lists, searches, filters and opens games without a server of ours", async ({ page }) => {
  const strangers: string[] = [];
  const problems: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(new URL(host.address).origin)) strangers.push(request.url());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });

  await page.goto(host.address);
  await expect(cards(page)).toHaveCount(20);
  await expect.poll(() => pictureWidth(page)).toBeGreaterThan(0);

  const field = page.getByRole("combobox", { name: "Search games" });
  await field.fill("half-life");
  await expect(page.getByRole("option").first()).toContainText("Half-Life");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/some\/folder\/search\?q=half-life/);
  await expect(cards(page).first().getByRole("heading")).toContainText("Half-Life");

  await page.goto(`${host.address}?genre=puzzle`);
  await expect(cards(page)).toHaveCount(20);

  const name = (await cards(page).first().getByRole("heading").textContent()) ?? "";
  await cards(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/some\/folder\/\d+$/);
  await expect(heading(page)).toContainText(name);
  expect(strangers).toEqual([]);
  expect(problems).toEqual([]);
});

test("[B-01] [S-10] the palette has the games and the settings, and no other language", async ({ page }) => {
  await page.goto(host.address);
  await untilTakenUp(page);
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Command palette" });
  await expect(palette.getByRole("option", { name: "Settings" })).toBeVisible();
  await expect(palette.getByRole("option", { name: "Language" })).toHaveCount(0);
  await palette.getByRole("combobox").fill("portal 2");
  await palette.getByRole("option", { name: "Portal 2 2011" }).click();
  await expect(heading(page)).toHaveText("Portal 2");
});

/** Puts the first card's game on the shelf as finished, by its key. */
async function finishFirst(page: Page): Promise<void> {
  await cards(page).first().getByRole("link").first().focus();
  await expect(
    cards(page)
      .first()
      .getByRole("button", { name: /^Put on my shelf/ }),
  ).toBeAttached();
  await page.keyboard.press("3");
  await expect(page.getByRole("status", { name: "Notices" })).toContainText("is on your shelf");
}

test("[B-01] hides what a visitor has played, with the same counts as a server", async ({ page }) => {
  await page.goto(`${host.address}?genre=puzzle`);
  await expect(cards(page)).toHaveCount(20);
  const names = await cards(page).getByRole("heading").allTextContents();
  await finishFirst(page);
  await page.reload();
  await page
    .getByRole("group", { name: "Hide games that I marked" })
    .getByRole("button", { name: "Finished" })
    .click({ timeout: START_MS });
  await expect(cards(page).first().getByRole("heading")).toHaveText(names[1] ?? "");
  await expect(cards(page)).toHaveCount(20);
});

test("[B-01] [P-04] a link to games of the shelf leads into the folder", async ({ page }) => {
  await page.goto(`${host.address}search?q=portal+2`);
  await expect(cards(page).first()).toBeVisible();
  const name = (await cards(page).first().getByRole("heading").textContent()) ?? "";
  await finishFirst(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "My shelf" }).click();
  // The results have a button of that name, too.
  await expect(heading(page)).toHaveText("My shelf");
  await page.getByRole("button", { name: "Share", exact: true }).first().click();
  const field = page.getByRole("dialog").getByRole("textbox", { name: "Link" });
  await expect(field).toHaveValue(/\/shared#1\./);
  const link = await field.inputValue();
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByRole("list").getByRole("link", { name })).toBeVisible();
});

test("[B-01] what leads out of the folder is found where the tests of the app are run in one", async ({ page }) => {
  const { origin } = new URL(host.address);
  const findings: string[] = [];
  watchOutside(page, host.address, findings);
  await page.goto(host.address);
  await expect(cards(page)).toHaveCount(20);
  expect([...findings, ...(await linksOutside(page, host.address))]).toEqual([]);
  await page.evaluate(() => {
    new Image().src = "/picture.webp";
    document.querySelector("main a")?.setAttribute("href", "/shelf");
  });
  await expect.poll(() => findings).toEqual([`outside the folder: ${origin}/picture.webp`]);
  expect(await linksOutside(page, host.address)).toEqual([`leads outside the folder: ${origin}/shelf`]);
});

test("[B-01] the catalogue is small enough to be fetched, and no code needs what only Node has", () => {
  const bytes = [CATALOGUE_FILES[0], TEXTS_FILE].map((name) => statSync(join(folder, name)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(CATALOGUE_MAX_BYTES);
  expect(statSync(join(folder, LAYER_FILE)).size).toBeLessThanOrEqual(LAYER_MAX_BYTES);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const engine = files.filter((name) => /^assets\/(?:engine-worker-.*\.js|sqlite3-.*\.bin)$/.test(name));
  const packed = (name: string) => {
    const content = readFileSync(join(folder, name));
    return (name.endsWith(".js") ? gzipSync(content) : content).length;
  };
  expect(engine).toHaveLength(2);
  const awaited = [...engine, ...CATALOGUE_FILES].reduce((sum, name) => sum + packed(name), 0);
  expect(awaited).toBeLessThanOrEqual(ENGINE_MAX_BYTES);
  const all = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(all).toBeLessThanOrEqual(FOLDER_MAX_BYTES);
  const scripts = files.filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  const needy = scripts.filter((name) => /["'`]node:/.test(readFileSync(join(folder, name), "utf8")));
  expect(needy).toEqual([]);
});

test("[B-01] has a document of its own for a well-known game, and the app's own word for what is not there", async ({
  page,
}) => {
  const response = await page.goto(`${host.address}game/4200/`);
  expect(response?.status()).toBe(200);
  expect(await response?.text()).toContain("<title>Portal 2 · Ludex</title>");
  // Nobody said where the folder lies: a picture of the page would have to be a whole address.
  expect(await response?.text()).not.toContain("og:image");
  await expect(heading(page)).toContainText("Portal 2");

  expect((await page.goto(`${host.address}nothing/here`))?.status()).toBe(404);
  await expect(heading(page)).toBeVisible();
});

test("[B-01] what is kept for later is not fetched while the engine waits for its catalogue", async ({ page }) => {
  const [catalogue, texts] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  host.faults.held.set(CATALOGUE_FILES[0], catalogue.promise).set(TEXTS_FILE, texts.promise);
  await page.goto(host.address);
  await untilTakenUp(page);
  // Longer than the page takes to become idle.
  await page.waitForTimeout(3000);
  const isOfShelf = (name: string) => name.includes("shelf-page");
  const asked = () =>
    host.asked.filter((name) => isOfShelf(name) || name === CATALOGUE_FILES[0] || name === TEXTS_FILE);
  expect(asked()).toEqual([CATALOGUE_FILES[0]]);
  catalogue.resolve();
  await expect.poll(asked).toEqual([CATALOGUE_FILES[0], TEXTS_FILE]);
  await page.waitForTimeout(3000);
  expect(asked()).toEqual([CATALOGUE_FILES[0], TEXTS_FILE]);
  texts.resolve();
  await expect.poll(() => host.asked.some(isOfShelf)).toBe(true);
});

test("[B-01] finds and lists games before their texts are there, which their pages show when they come", async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  host.faults.held.set(TEXTS_FILE, promise);
  await page.goto(`${host.address}search?q=portal+2`);
  await expect(cards(page).first().getByRole("heading")).toHaveText("Portal 2");
  await cards(page).first().getByRole("link").first().click();
  await expect(heading(page)).toHaveText("Portal 2");
  const about = page.getByRole("region", { name: "About" });
  await expect(about).not.toContainText(/\w{4}.*\./);
  resolve();
  await expect(about).toContainText(/\w{4}.*\./);
});

test("[B-01] a game whose texts cannot be had says so, while lists go on, and they are tried again", async ({
  page,
}) => {
  host.faults.refused.add(TEXTS_FILE);
  await page.goto(`${host.address}search?q=portal+2`);
  await expect(cards(page).first().getByRole("heading")).toHaveText("Portal 2");
  await page.goto(`${host.address}4200`);
  await expect(heading(page)).toHaveText("The game could not be loaded");
  host.faults.refused.clear();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("Portal 2");
});

test("[B-01] the manifest names nothing outside the folder, and pictures that are there", () => {
  const manifest = JSON.parse(readFileSync(join(folder, "manifest.webmanifest"), "utf8"));
  expect([manifest.id, manifest.start_url, manifest.scope]).toEqual([BASE, BASE, BASE]);
  const pictures: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  expect(pictures.length).toBeGreaterThan(2);
  const led: string[] = manifest.shortcuts.map(({ url }: { url: string }) => url);
  expect([...pictures, ...led, manifest.share_target.action].filter((address) => !address.startsWith(BASE))).toEqual(
    [],
  );
  expect(pictures.filter((src) => !existsSync(join(folder, src.slice(BASE.length))))).toEqual([]);
});

test("[B-01] goes on without a network: lists, search, games, insights, favourites, shelf and settings", async ({
  page,
}) => {
  await page.goto(host.address);
  await expect(cards(page)).toHaveCount(20);
  const favorite = (await cards(page).first().getByRole("heading").textContent()) ?? "";
  await cards(page)
    .first()
    .getByRole("button", { name: /^Favorite/ })
    .click();
  for (const file of [...CATALOGUE_FILES, TEXTS_FILE]) await expect.poll(() => keeps(page, file)).toBe(true);

  await host.stop();
  await page.goto(`${host.address}favorites`);
  await expect(cards(page).first().getByRole("heading")).toHaveText(favorite);
  await page.goto(`${host.address}search?q=zelda`);
  await expect(cards(page).first().getByRole("heading")).toContainText("Zelda");
  await expect.poll(() => pictureWidth(page)).toBeGreaterThan(0);
  await page.goto(`${host.address}game/4200`);
  await expect(heading(page)).toContainText("Portal 2");
  const insights = page.getByRole("region", { name: "AI Insights" });
  await insights.scrollIntoViewIfNeeded();
  await expect(insights.getByText("From the bundled catalogue")).toBeVisible();
  await page.getByRole("group", { name: "My shelf" }).getByRole("button", { name: "Playing" }).click();
  await page.goto(`${host.address}shelf`);
  await expect(page.getByRole("list", { name: "All" }).getByRole("link", { name: "Portal 2" })).toBeVisible();

  await page.goto(`${host.address}?genre=puzzle`);
  const count = page
    .getByRole("main")
    .getByRole("status")
    .getByText(/^[\d,]+ games$/);
  await expect(cards(page)).toHaveCount(20);
  const filtered = await count.textContent();
  await page.getByRole("button", { name: /^Remove filter genre/ }).click();
  await expect(count).not.toHaveText(filtered ?? "");
  await page.getByRole("combobox", { name: "Search games" }).fill("celeste");
  await page
    .getByRole("option", { name: /^Celeste/ })
    .first()
    .click();
  await expect(heading(page)).toHaveText("Celeste");
  await page.goto(`${host.address}settings`);
  await expect(heading(page)).toHaveText("Settings");
  await expect(page.getByRole("region", { name: "RAWG" }).getByLabel("Key of RAWG")).toBeVisible();
});
