// Typing in the search box of a server with a key for RAWG: what it costs, and what a visitor sees when the share of
// calls is used up.
import { expect, test, type Page } from "@playwright/test";
import { filledDirectory } from "../test/support/filled-directory.ts";
import { CANARY_KEY, startFakeRawg, type FakeRawg } from "../test/support/fake-rawg.ts";
import { startServerProcess, type ServerProcess } from "../test/support/server-process.ts";
import { unheardSearch } from "../test/support/unheard-search.ts";
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
    // What is taken in by itself would be at hand.
    RAWG_GAMES: "0",
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

test("[Q-02] a game of the catalogue is suggested without a call", async ({ page }) => {
  await typeIn(page, "bloodborne");
  await expect(page.getByRole("option", { name: /Bloodborne/ }).first()).toBeVisible();
  expect(searches()).toEqual([]);
});

test("[Q-04] a game that RAWG alone knows costs a call with Enter and one when it is opened, and none before", async ({
  page,
}) => {
  rawg.calls.length = 0;
  const field = await typeIn(page, "quiet sea");
  await page.waitForTimeout(1000);
  expect(rawg.calls).toEqual([]);
  await field.press("Enter");
  const card = page.getByRole("article").filter({ hasText: "The Quiet Sea" }).first();
  await expect(card).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "RAWG" })).toBeVisible();
  await card.hover();
  await page.waitForTimeout(500);
  expect(rawg.calls).toEqual(["games?page_size=40&search=quiet+sea"]);
  await card.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "The Quiet Sea" })).toBeVisible();
  // The heading is what the list knew of the game; the call comes a moment later.
  await expect.poll(() => rawg.calls.slice(1)).toEqual(["games/111"]);
});

test("[safety-21] without a share left what only RAWG knows is refused with its reason, and all else is as before", async ({
  page,
}) => {
  for (let number = 0; number < 40; number += 1) {
    expect((await page.request.get(`${server.base}/api/${unheardSearch(number)}`)).status()).toBe(200);
  }
  const used = rawg.calls.length;
  await page.goto(`${server.base}/?genre=puzzle&page=2`);
  await untilHydrated(page);
  await expect(page.getByRole("article").first()).toBeVisible();
  const missing = await page.goto(`${server.base}/game/299792458`);
  expect(missing?.status()).toBe(429);
  await expect(page.getByRole("alert")).toContainText("your share of that is used up");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(rawg.calls.length).toBe(used);
});
