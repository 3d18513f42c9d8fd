// Typing in the search box of a server with a key for RAWG: what it costs, and what a visitor sees when the share of
// calls is used up.
import { expect, test, type Page } from "@playwright/test";
import { filledDirectory } from "../test/support/filled-directory.ts";
import { CANARY_KEY, startFakeRawg, type FakeRawg } from "../test/support/fake-rawg.ts";
import { startServerProcess, type ServerProcess } from "../test/support/server-process.ts";
import { untilHydrated } from "./support/test.ts";

test.describe.configure({ mode: "serial", timeout: 120_000 });
test.use({ serviceWorkers: "block" });

let rawg: FakeRawg;
let server: ServerProcess;
test.beforeAll(async () => {
  rawg = await startFakeRawg();
  server = await startServerProcess({
    DATA_DIRECTORY: filledDirectory(),
    RAWG_API_KEY: CANARY_KEY,
    RAWG_API_URL: rawg.url,
  });
});
test.afterAll(async () => {
  await server.end("SIGKILL");
  await rawg.close();
});

const searches = () => rawg.calls.filter((call) => call.includes("search="));

/** Opens the home page and types `word`, 50 to 150 ms a letter. */
async function typeIn(page: Page, word: string) {
  await page.goto(server.base);
  await untilHydrated(page);
  const field = page.getByRole("combobox", { name: "Search games" });
  await field.click();
  for (const [index, letter] of Array.from(word).entries()) {
    await field.press(letter);
    await page.waitForTimeout(50 + ((index * 37) % 101));
  }
  return field;
}

test("[safety-21] a game of the bundled catalogue is suggested without a call", async ({ page }) => {
  await typeIn(page, "bloodborne");
  await expect(page.getByRole("option", { name: /Bloodborne/ }).first()).toBeVisible();
  expect(searches()).toEqual([]);
});

test("[safety-21] a game that RAWG alone knows is suggested for one call", async ({ page }) => {
  await typeIn(page, "quiet sea");
  await expect(page.getByRole("option", { name: /Quiet Sea/ }).first()).toBeVisible();
  expect(searches()).toEqual(["games?page_size=9&search=quiet+sea"]);
});

test("[safety-21] without a share left the page shows what is known and says so in one line", async ({ page }) => {
  for (let year = 1000; year < 1040; year += 1) {
    expect((await page.request.get(`${server.base}/api/games?dates=${year}-01-01,2030-12-31`)).status()).toBe(200);
  }
  const used = rawg.calls.length;
  await page.goto(`${server.base}/?genres=puzzle&page=2`);
  await untilHydrated(page);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("RAWG");
  const missing = await page.goto(`${server.base}/game/299792458`);
  expect(missing?.status()).toBe(429);
  await expect(page.getByRole("alert")).toContainText("your share of that is used up");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(rawg.calls.length).toBe(used);
});
