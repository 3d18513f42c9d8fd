// Keys of the visitor's own in the folder without a server: RAWG, an image service and a model on other origins, asked by the
// browser itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test, type Page } from "@playwright/test";
import { CATALOGUE_FILES, LAYER_FILE, TEXTS_FILE } from "../src/shared/alone.ts";
import { type FakeProvider, GOOD_CONTENT, GOOD_REPLY, startFakeProvider } from "../test/support/fake-provider.ts";
import { CANARY_KEY, type FakeRawg, startFakeRawg } from "../test/support/fake-rawg.ts";
import { BUILD_MS, buildOwnFolder } from "./support/build-folder.ts";
import { serveFiles } from "./support/file-server.ts";
import { startImageService } from "./support/image-service.ts";
import { keeps } from "./support/keeps.ts";
import {
  cachedWith,
  exportShelf,
  giveModel as giveModelOf,
  keptBy,
  MODEL_KEY,
  openSettings as openSettingsOf,
  section,
  untilGrown,
} from "./support/own-services.ts";
import { expectNoAxeFindings } from "./support/test.ts";
import { watchSeen } from "./support/watch-seen.ts";
import { expect, START_MS } from "./support/patient.ts";

const BASE = "/some/folder/";

test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ serviceWorkers: "allow" });

let folder: string;
let rawg: FakeRawg;
let provider: FakeProvider;
let images: Awaited<ReturnType<typeof startImageService>>;
let host: Awaited<ReturnType<typeof serveFiles>>;

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  [rawg, provider, images] = [await startFakeRawg(), await startFakeProvider(), await startImageService()];
  ({ folder } = await buildOwnFolder(BASE, { VITE_RAWG_API_URL: rawg.url, VITE_IMAGE_SERVICE: images.url }));
  host = await serveFiles(folder, BASE);
});
test.afterAll(async () => await Promise.all([host.stop(), rawg.close(), provider.close(), images.stop()]));
test.beforeEach(() => {
  rawg.behave();
  provider.reply(GOOD_REPLY);
  rawg.calls.length = 0;
});

const cards = (page: Page) => page.getByRole("article");

const openSettings = (page: Page) => openSettingsOf(page, host.address);

async function giveRawgKey(page: Page, key = CANARY_KEY): Promise<void> {
  const rawgs = section(page, "RAWG");
  await rawgs.getByLabel("Key of RAWG").fill(key);
  await rawgs.getByRole("button", { name: "Save and test" }).click();
}

const giveModel = (page: Page) => giveModelOf(page, provider.url);

test("[B-02] with a key lists, searches, games and pictures come from RAWG and the image service, and calls are counted", async ({
  page,
}) => {
  await page.goto(host.address);
  await page.getByRole("contentinfo").getByRole("link", { name: "Settings" }).click({ timeout: START_MS });
  await expect(page).toHaveURL(/\/some\/folder\/settings$/);
  const said = section(page, "RAWG").getByRole("status");
  await giveRawgKey(page, "0000wrong0000");
  await expect(said).toHaveText(/^RAWG did not answer\. Browsers get no answer to a key/);
  await giveRawgKey(page);
  await expect(said).toHaveText("It works.");
  await expect(section(page, "RAWG").getByText(/^\d+ calls of 20000 this month/)).toBeVisible();

  rawg.calls.length = 0;
  await page.getByRole("link", { name: "Ludex" }).first().click();
  await expect(cards(page).first()).toBeVisible();
  expect(rawg.calls.filter((call) => call.startsWith("games?"))).toEqual(["games?page=1&page_size=20"]);
  await expect.poll(() => images.asked.length).toBeGreaterThan(0);
  const [asked] = images.asked;
  expect(asked?.get("url")).toMatch(/^https:\/\/media\.rawg\.io\//);
  expect([asked?.get("output"), asked?.get("fit"), asked?.get("sharp")]).toEqual(["webp", "cover", "1"]);

  const name = (await cards(page).first().getByRole("heading").textContent()) ?? "";
  await page.goto(`${host.address}search?q=${encodeURIComponent(name)}`);
  await expect(cards(page).first().getByRole("heading")).toContainText(name);
  expect(rawg.calls.some((call) => call.startsWith("games?") && call.includes("search="))).toBe(true);
  await cards(page).first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await expect.poll(() => rawg.calls.some((call) => /^games\/\d+$/.test(call))).toBe(true);
});

test("[B-02] whoever has a key of RAWG never sees the games that the home page was written with", async ({ page }) => {
  await openSettings(page);
  await giveRawgKey(page);
  await expect(section(page, "RAWG").getByRole("status")).toHaveText("It works.");
  const counts = await watchSeen(page, "main [role=status]");
  await page.goto(host.address);
  const count = page.getByRole("main").getByRole("status").first();
  await expect(count).toHaveText(/^[\d,]+ games$/);
  const said = (await count.textContent()) ?? "";
  expect([...(await counts())].filter((text) => text.endsWith("games"))).toEqual([said]);
  expect(rawg.calls.some((call) => call.startsWith("games?"))).toBe(true);
});

test("[B-02] a model of the visitor's own is asked the server's question, and writes the insights", async ({
  page,
}) => {
  await openSettings(page);
  await giveModel(page);
  provider.calls.length = 0;
  await page.goto(`${host.address}game/4200`);
  const panel = page.getByRole("region", { name: /insights/i });
  await panel.scrollIntoViewIfNeeded({ timeout: START_MS });
  await expect(panel).toContainText("fake-model");
  expect(provider.calls).toHaveLength(1);
  const [call] = provider.calls;
  expect(call?.headers["authorization"]).toBe(`Bearer ${MODEL_KEY}`);
  expect(call?.body).toMatchObject({ model: "fake-model", temperature: 0.7 });
  expect(JSON.stringify(call?.body["messages"])).toContain("Portal 2");
});

test("[B-02] the whole catalogue takes over while a model writes: it is not asked twice, and RAWG goes on", async ({
  page,
}) => {
  const layer = Promise.withResolvers<void>();
  host.faults.held.set(LAYER_FILE, layer.promise);
  const layersAsked = () => host.asked.filter((name) => name === LAYER_FILE).length;
  const before = layersAsked();
  await openSettings(page);
  await giveRawgKey(page);
  await expect(section(page, "RAWG").getByRole("status")).toHaveText("It works.");
  await giveModel(page);
  await expect.poll(layersAsked).toBe(before + 1);
  provider.calls.length = 0;
  const written = Promise.withResolvers<void>();
  provider.reply({
    kind: "acts",
    act: async (_call, response) => {
      await written.promise;
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ choices: [{ message: { content: GOOD_CONTENT } }] }));
    },
  });
  await page.getByRole("combobox", { name: "Search games" }).fill("portal 2");
  await page
    .getByRole("option", { name: /^Portal 2/ })
    .first()
    .click();
  const panel = page.getByRole("region", { name: /insights/i });
  await panel.scrollIntoViewIfNeeded({ timeout: START_MS });
  await expect.poll(() => provider.calls.length).toBe(1);

  const grown = untilGrown(page);
  layer.resolve();
  await grown;
  // Time enough to ask it once more.
  await page.waitForTimeout(3000);
  expect(provider.calls).toHaveLength(1);
  written.resolve();
  await expect(panel).toContainText("fake-model");
  expect(provider.calls).toHaveLength(1);

  rawg.calls.length = 0;
  const field = page.getByRole("combobox", { name: "Search games" });
  await field.fill("celeste");
  await field.press("Enter");
  await expect.poll(() => rawg.calls.some((call) => call.startsWith("games?") && call.includes("search="))).toBe(true);
});

test("[B-02] where RAWG fails, what it said before and the catalogue answer, and the page says so", async ({
  page,
}) => {
  await openSettings(page);
  await giveRawgKey(page);
  await expect(section(page, "RAWG").getByRole("status")).toHaveText("It works.");
  await page.goto(host.address);
  await expect(cards(page).first()).toBeVisible();
  const before = await cards(page).getByRole("heading").allTextContents();

  await rawg.goAway();
  try {
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
    expect(await cards(page).getByRole("heading").allTextContents()).toEqual(before);
    await page.goto(`${host.address}?genre=puzzle`);
    await expect(cards(page)).toHaveCount(20);
    await expect(page.getByRole("contentinfo")).toContainText("RAWG is not answering: showing saved data.");
  } finally {
    await rawg.comeBack();
  }
});

test("[B-02] a key is in no address, log, error, cache, database or exported shelf, also where RAWG fails, and gone once it is removed", async ({
  page,
}) => {
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  page.on("pageerror", (error) => told.push(String(error.stack)));
  page.on("framenavigated", (frame) => told.push(frame.url()));
  await openSettings(page);
  await giveRawgKey(page);
  await expect(section(page, "RAWG").getByRole("status")).toHaveText("It works.");
  await giveModel(page);
  provider.reply({ kind: "raw", status: 401, body: JSON.stringify({ error: `no such key: ${MODEL_KEY}` }) });
  await section(page, "AI provider").getByRole("button", { name: "Test" }).last().click();
  await expect(section(page, "AI provider").getByRole("status")).toContainText("401");
  told.push(await page.locator("body").innerText());
  await page.goto(`${host.address}game/102`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  told.push(await page.content());

  await page.getByRole("group", { name: "My shelf" }).getByRole("button", { name: "Dropped" }).click();
  const file = await exportShelf(page, host.address);
  expect(JSON.parse(file)).toMatchObject({ format: "ludex-shelf" });
  expect(file).toContain("dropped");
  told.push(file);

  // An answer that is an error, and none at all: what fails is what gets told.
  rawg.misbehave("bad-gateway");
  try {
    for (const year of [2015, 2016]) {
      if (year === 2016) await rawg.goAway();
      await page.goto(`${host.address}?year=${year}`);
      await expect(page.getByRole("contentinfo")).toContainText("RAWG is not answering: showing saved data.");
      told.push(await page.content());
    }
  } finally {
    rawg.behave();
    await rawg.comeBack();
  }
  expect(told.some((text) => text.includes("502"))).toBe(true);

  for (const name of [...CATALOGUE_FILES, TEXTS_FILE]) await expect.poll(() => keeps(page, name)).toBe(true);
  const kept = await keptBy(page);
  expect(kept.filter((text) => text.startsWith("ludex-rawg/answers") && text.includes("games/102"))).toHaveLength(1);
  const secrets = [CANARY_KEY, MODEL_KEY];
  expect([...told, ...kept].filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
  expect(await cachedWith(page, secrets)).toEqual([]);

  await openSettings(page);
  for (const name of ["RAWG", "AI provider"]) {
    await section(page, name).getByRole("button", { name: "Remove" }).click();
    await expect(section(page, name).getByRole("status")).toHaveText("It is removed from this browser.");
  }
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect([CANARY_KEY, MODEL_KEY].filter((secret) => stored.includes(secret))).toEqual([]);
  rawg.calls.length = 0;
  await page.goto(host.address);
  await expect(cards(page)).toHaveCount(20);
  expect(rawg.calls).toEqual([]);
});

test("[B-02] the policy lists the hosts that may be asked, and the page refuses others", async ({ page, request }) => {
  const [, policy = ""] =
    /Content-Security-Policy" content="([^"]*)"/.exec(readFileSync(join(folder, "index.html"), "utf8")) ?? [];
  const directive = (name: string) => policy.split("; ").find((one) => one.startsWith(`${name} `)) ?? "";
  expect(directive("connect-src")).toMatch(
    new RegExp(`^connect-src 'self' ${new URL(rawg.url).origin} https://api\\.openai\\.com`),
  );
  expect(directive("connect-src")).not.toMatch(/ https:(?: |$)|\*(?!:)(?!$| )/);
  expect(directive("img-src")).toBe(`img-src 'self' data: ${images.url} https://media.rawg.io`);
  await openSettings(page);
  const models = section(page, "AI provider");
  await models.getByLabel("Address of the provider").fill("https://elsewhere.example/v1");
  await models.getByLabel("Model").fill("m");
  await models.getByRole("button", { name: "Save and test" }).click();
  await expect(models.getByRole("status")).toContainText("may not ask that address");
  // With a server there are no such keys, and nobody knows the address.
  const elsewhere = await request.get("/settings", { headers: { accept: "text/html" } });
  expect(elsewhere.status()).toBe(404);
  expect(await elsewhere.text()).toContain("Page not found");
});

for (const [theme, width] of [
  ["light", 360],
  ["dark", 1440],
] as const) {
  test(`[B-02] the settings are clear to everybody, ${theme} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await openSettings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expectNoAxeFindings(page);
  });
}
