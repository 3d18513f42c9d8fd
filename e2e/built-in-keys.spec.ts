// The folder without a server with keys that whoever builds it has put in: RAWG answers without anybody's settings, and
// what it said is searched without a network.
import { test, type Page } from "@playwright/test";
import { type FakeProvider, startFakeProvider } from "../test/support/fake-provider.ts";
import { CANARY_KEY, type FakeRawg, startFakeRawg } from "../test/support/fake-rawg.ts";
import { BUILD_MS, buildOwnFolder } from "./support/build-folder.ts";
import { serveFiles } from "./support/file-server.ts";
import { DEEP } from "./support/lane.ts";
import { untilTakenUp } from "./support/taken-up.ts";
import { startImageService } from "./support/image-service.ts";
import { expect, START_MS } from "./support/patient.ts";

const BASE = "/some/folder/";
/** Known to the RAWG of this test and to no catalogue. */
const ONLY_RAWGS = "Pokémon: Étoile";

test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ serviceWorkers: "allow" });

let rawg: FakeRawg;
let provider: FakeProvider;
let images: Awaited<ReturnType<typeof startImageService>>;
let host: Awaited<ReturnType<typeof serveFiles>>;
let said: string;

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  [rawg, provider, images] = [await startFakeRawg(), await startFakeProvider(), await startImageService()];
  const built = await buildOwnFolder(BASE, {
    VITE_RAWG_API_URL: rawg.url,
    VITE_RAWG_API_KEY: CANARY_KEY,
    VITE_IMAGE_SERVICE: images.url,
    VITE_AI_URL: provider.url,
    VITE_AI_MODEL: "fake-model",
    VITE_AI_KEY: "sk-c4nary-BUILT-0123456789abcdef",
  });
  said = built.said;
  host = await serveFiles(built.folder, BASE);
});
test.afterAll(async () => await Promise.all([host.stop(), rawg.close(), provider.close(), images.stop()]));

const cards = (page: Page) => page.getByRole("article");
const titled = (page: Page, name: string) => cards(page).filter({ has: page.getByRole("heading", { name }) });

test(
  "[B-02] keys of whoever built the folder serve everybody, and the build says that they are public",
  DEEP,
  async ({ page }) => {
    expect(said).toContain(
      "Everybody who opens this folder can read what is in it: VITE_RAWG_API_KEY and VITE_AI_KEY.",
    );
    expect(said).not.toContain(CANARY_KEY);
    await page.goto(host.address);
    await expect(titled(page, ONLY_RAWGS)).toHaveCount(1);
    expect(rawg.calls.filter((call) => call.startsWith("games?"))).toEqual(["games?page=1&page_size=20"]);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(CANARY_KEY);
  },
);

test(
  "[B-02] the page of a game that is written ahead stays while RAWG is asked, and the built-in model answers there",
  DEEP,
  async ({ page }) => {
    await page.goto(`${host.address}game/4200`);
    const written = await page.locator("main h1").elementHandle();
    await untilTakenUp(page);
    await expect.poll(() => rawg.calls).toContain("games/4200");
    expect(await written?.evaluate((name) => name.isConnected)).toBe(true);
    const panel = page.getByRole("region", { name: /insights/i });
    await panel.scrollIntoViewIfNeeded({ timeout: START_MS });
    await expect(panel).toContainText("fake-model");
    expect(provider.calls).toHaveLength(1);
  },
);

test("[B-02] what RAWG answered is searched without a network, by the same engine", DEEP, async ({ page }) => {
  await page.goto(host.address);
  await expect(titled(page, ONLY_RAWGS)).toHaveCount(1);
  const isKept = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith("ludex-alone-")) ?? "";
      return (await (await caches.open(name)).keys()).some(({ url }) => url.endsWith("descriptions.bin"));
    });
  await expect.poll(isKept).toBe(true);
  await rawg.goAway();
  await host.stop();
  try {
    // Without its accents, and mistyped.
    await page.goto(`${host.address}search?q=pokemno%20etoile`);
    await expect(cards(page).first().getByRole("heading")).toHaveText(ONLY_RAWGS);
    await page.goto(`${host.address}search?q=grim%20fandango`);
    await expect(cards(page).first().getByRole("heading")).toContainText("Grim Fandango");
  } finally {
    await rawg.comeBack();
  }
});
