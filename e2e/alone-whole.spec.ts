// The whole catalogue in the folder without a server: what people wrote answers first, and what machines made of lists is
// laid on it once the page is quiet, or as soon as it is asked for.
import { test, type Page } from "@playwright/test";
import { LAYER_FILE, TEXTS_FILE } from "../src/shared/alone.ts";
import { expectDrawn } from "./support/expect-drawn.ts";
import { BUILD_MS, buildFolder } from "./support/build-folder.ts";
import { serveFiles } from "./support/file-server.ts";
import { keeps } from "./support/keeps.ts";
import { expect } from "./support/patient.ts";

const BASE = "/some/folder/";
/** A game of the layer alone. */
const LISTED = { id: 3_344_819_203, name: "Great Basketball" };
const NO_GAME = 3_999_999_999;

test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ serviceWorkers: "allow" });

let built: Awaited<ReturnType<typeof buildFolder>>;
let host: Awaited<ReturnType<typeof serveFiles>>;
test.beforeAll(async () => {
  test.setTimeout(BUILD_MS);
  built = await buildFolder(BASE);
});
test.beforeEach(async () => {
  host = await serveFiles(built.folder, BASE);
});
test.afterEach(() => host.stop());

const cards = (page: Page) => page.getByRole("article");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const names = (page: Page) => cards(page).getByRole("heading").allTextContents();
const counted = (page: Page, count: number) =>
  page
    .getByRole("main")
    .getByRole("status")
    .getByText(`${count.toLocaleString("en")} games`, { exact: true });

/** The home page as the engine has it: the one that was written ahead shows the whole catalogue at once. */
const home = () => `${host.address}?asked`;

/** Lets the layer come when the function is called that it gives. */
function holdLayer(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  host.faults.held.set(LAYER_FILE, promise);
  return resolve;
}
const layerAsked = () => host.asked.filter((name) => name === LAYER_FILE).length;

/** Asks the engine much at once until the whole catalogue answers, and a little longer: something is always waiting. */
function askThroughout(page: Page) {
  return page.evaluate(async () => {
    const counts = new Set<number>();
    const statuses = new Set<number>();
    let rest = Number.POSITIVE_INFINITY;
    addEventListener("ludex-catalogue-grew", () => {
      rest = 3;
    });
    const ask = async (number: number) => {
      const [list, picture] = await Promise.all([
        fetch(`/api/games?page_size=1&n=${number}`),
        fetch(`/img?url=${encodeURIComponent(`/media/games/4200/background.jpg?v=${number}`)}&w=384&h=256`),
      ]);
      statuses.add(list.status).add(picture.status);
      counts.add((await list.json()).count);
    };
    for (; rest > 0; rest -= 1) await Promise.all(Array.from({ length: 30 }, (_, number) => ask(number)));
    return { counts: [...counts], statuses: [...statuses] };
  });
}

test("[B-01] answers first from what people wrote, then from the whole catalogue, without a request that is lost", async ({
  page,
}) => {
  const release = holdLayer();
  const failed: string[] = [];
  page.on("pageerror", (error) => failed.push(error.message));
  await page.goto(home());
  await expect(cards(page)).toHaveCount(20);
  await expect(counted(page, built.written)).toBeVisible();
  expect(layerAsked()).toBe(0);
  const first = await names(page);

  await expect.poll(layerAsked).toBe(1);
  const asking = askThroughout(page);
  await page.waitForTimeout(300);
  release();
  expect(await asking).toEqual({ counts: [built.written, built.all], statuses: [200] });
  await expect(counted(page, built.all)).toBeVisible();
  expect(await names(page)).toEqual(first);
  expect(built.all).toBeGreaterThan(12_000);
  expect(failed).toEqual([]);
});

test("[B-01] a game that machines made of lists is found, drawn, told of and credited", async ({ page }) => {
  await page.goto(home());
  await expect(counted(page, built.all)).toBeVisible();
  const field = page.getByRole("combobox", { name: "Search games" });
  await field.fill("great basketball");
  await expect(page.getByRole("option").first()).toContainText(LISTED.name);
  await field.press("Enter");
  const card = cards(page).filter({ has: page.getByRole("heading", { name: LISTED.name }) });
  await expectDrawn(card);
  await card.getByRole("link").first().click();
  await expect(heading(page)).toHaveText(LISTED.name);
  await expect(page.getByRole("link", { name: "GameDataBase © PigSaint" })).toHaveAttribute("href", /PigSaint/);
  await expect(page.getByRole("region", { name: /insights/i })).toContainText(/\w{4}/);
});

test("[B-01] the address of such a game waits for the layer on a first visit, and only then is a game unknown", async ({
  page,
}) => {
  const release = holdLayer();
  await page.goto(`${host.address}${LISTED.id}`);
  await expect.poll(layerAsked).toBe(1);
  await expect(page.locator("[aria-busy=true]").first()).toBeVisible();
  await page.waitForTimeout(1500);
  await expect(heading(page)).toHaveCount(0);
  release();
  await expect(heading(page)).toHaveText(LISTED.name);
  await page.goto(`${host.address}${NO_GAME}`);
  await expect(heading(page)).toHaveText("This game does not exist");
  expect(layerAsked()).toBe(1);
});

test("[B-01] a second visit has the whole catalogue without a network", async ({ page }) => {
  await page.goto(home());
  await expect(counted(page, built.all)).toBeVisible();
  for (const file of [LAYER_FILE, TEXTS_FILE, "descriptions.bin"])
    await expect.poll(() => keeps(page, file)).toBe(true);
  await host.stop();
  await page.goto(`${host.address}${LISTED.id}`);
  await expect(heading(page)).toHaveText(LISTED.name);
  await page.goto(home());
  await expect(counted(page, built.all)).toBeVisible();
});

test("[B-01] where the layer cannot be had what people wrote goes on, no game is called unknown, and it is tried again", async ({
  page,
}) => {
  host.faults.refused.add(LAYER_FILE);
  await page.goto(home());
  await expect(cards(page)).toHaveCount(20);
  await expect.poll(layerAsked).toBe(1);
  await expect(counted(page, built.written)).toBeVisible();
  await page.goto(`${host.address}${LISTED.id}`);
  await expect(heading(page)).toHaveText("The game could not be loaded");
  host.faults.refused.clear();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText(LISTED.name);
});

test("[B-01] who saves data has the layer when something is asked for that only it has", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto(home());
  await expect(cards(page)).toHaveCount(20);
  await expect.poll(() => keeps(page, "descriptions.bin")).toBe(true);
  await page.waitForTimeout(5000);
  expect(layerAsked()).toBe(0);
  await page.goto(`${host.address}search?q=portal+2`);
  await expect(cards(page).first()).toContainText("Portal 2");
  expect(layerAsked()).toBe(0);
  await page.goto(`${host.address}?developer=syrox`);
  await expect(cards(page).first()).toBeVisible();
  expect(layerAsked()).toBe(1);
  // It is there now, and costs nobody anything.
  await page.goto(home());
  await expect(counted(page, built.all)).toBeVisible();
  expect(layerAsked()).toBe(1);
});

test("[B-01] a device with little memory has the layer when something is asked for that only it has", async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { value: 2 }));
  await page.goto(home());
  await expect(cards(page)).toHaveCount(20);
  await expect.poll(() => keeps(page, "descriptions.bin")).toBe(true);
  await page.waitForTimeout(5000);
  expect(layerAsked()).toBe(0);
  await page.goto(`${host.address}?developer=syrox`);
  await expect(cards(page).first()).toBeVisible();
  expect(layerAsked()).toBe(1);
});
