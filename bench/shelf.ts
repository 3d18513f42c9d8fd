// Does a shelf of thousands of games keep up with the hand? What the page's main thread does for each thing that people do
// on it, beside the same on a small shelf, and how long the way out of the browser and into it takes.
import { readFile, rm } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { watchMainThread } from "./main-thread.ts";
import { startServer, untilQuiet } from "./server.ts";
import { shelfFile } from "./shelf-file.ts";
import { median } from "./statistics.ts";

const SIZES = [50, 5000];
const ROUNDS = 5;
const SETTLE_MS = 800;
const LIMIT_MS = 60_000;
/** On a machine that is busy with other things, too. */
const START_LIMIT_MS = 180_000;

const cards = (page: Page) => page.locator("main [role=tabpanel] article");
const tab = (page: Page, name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });

/** Opens `/shelf` from above, with nothing kept of it in memory. A page that is loaded again would stand where it was left. */
async function open(page: Page): Promise<void> {
  await page.goto(new URL("/shelf", page.url()).href);
  await cards(page).first().waitFor({ timeout: LIMIT_MS });
}

/** With the marks that its cards have. */
async function openHome(page: Page): Promise<void> {
  await page.goto(new URL("/", page.url()).href);
  await page.locator("main article").first().waitFor({ timeout: LIMIT_MS });
}

async function choose(page: Page, label: string, value: string): Promise<void> {
  await page.getByRole("combobox", { name: label }).selectOption(value);
}

const find = (page: Page) => page.getByRole("searchbox", { name: "Find in names and notes" });

/** One thing after another, each from where the one before has led. */
const USES: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ["open /shelf", open],
  ["switch to another tab", (page) => tab(page, "Finished").click()],
  ["switch back", (page) => tab(page, "All").click()],
  ["sort by name", (page) => choose(page, "Sort by", "name")],
  ["sort by stars", (page) => choose(page, "Sort by", "stars")],
  ["filter by genre", (page) => choose(page, "Genre", "action")],
  ["filter by platform, too", (page) => choose(page, "Platform", "pc")],
  ["clear the filters", (page) => page.getByRole("button", { name: "Clear all" }).click()],
  ["search, five letters", (page) => find(page).pressSequentially("train", { delay: 100 })],
  ["leave the search", (page) => find(page).fill("")],
  [
    "mark one game",
    async (page) => {
      await cards(page).nth(1).locator("h2 a").focus();
      await page.keyboard.press("2");
    },
  ],
  ["open a list", (page) => page.locator("details summary").first().click()],
  ["choose another year", (page) => page.getByRole("combobox", { name: "Year" }).selectOption({ index: 2 })],
  ["open the home page", openHome],
];

type Cost = { longest: number; all: number };

/** What one round of all uses costs. */
async function round(page: Page): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  for (const [what, use] of USES) {
    // Elsewhere before, so that nothing of the page is there yet.
    if (use === open) await page.goto(new URL("/favorites", page.url()).href);
    const tasks = await watchMainThread(page, async () => {
      await use(page);
      await page.waitForTimeout(SETTLE_MS);
    });
    costs.set(what, { longest: tasks.longestByProcessorMs, all: tasks.processorMs });
  }
  return costs;
}

async function importFile(page: Page, path: string): Promise<void> {
  const input = page.getByLabel("Import a file", { exact: true }).and(page.locator("input"));
  await input.setInputFiles(path);
  const button = page.getByRole("button", { name: "Take over" });
  await button.waitFor({ timeout: LIMIT_MS });
  await button.click();
  await page.getByText(/taken over\.$/).waitFor({ timeout: LIMIT_MS });
}

async function exportTo(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export (JSON)" }).click();
  return await (await download).path();
}

/** A page with an empty shelf of its own. */
async function emptyShelf(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(LIMIT_MS);
  page.setDefaultTimeout(LIMIT_MS);
  await page.goto(`${address}/shelf`, { waitUntil: "networkidle" });
  return page;
}

async function clocked(action: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await action();
  return performance.now() - began;
}

/** What of the main thread it takes, and how long by the clock when nobody traces it. */
type Timed = Cost & { clock: number };

async function traced(page: Page, action: () => Promise<unknown>): Promise<Cost> {
  const tasks = await watchMainThread(page, action);
  return { longest: tasks.longestByProcessorMs, all: tasks.processorMs };
}

async function timedImport(browser: Browser, address: string, path: string): Promise<Timed> {
  const page = await emptyShelf(browser, address);
  const clock = await clocked(() => importFile(page, path));
  await page.context().close();
  const again = await emptyShelf(browser, address);
  const cost = await traced(again, () => importFile(again, path));
  await again.context().close();
  return { ...cost, clock };
}

async function timedExport(page: Page): Promise<Timed> {
  const take = async () => readFile(await exportTo(page));
  return { clock: await clocked(take), ...(await traced(page, take)) };
}

const figure = (values: readonly number[]) => median(values).toFixed(0);

type Side = { label: string; address: string; imports: Timed[]; exports: Timed[]; rounds: Map<string, Cost>[] };

async function takeTurn(browser: Browser, { address, imports, exports, rounds }: Side, path: string): Promise<void> {
  imports.push(await timedImport(browser, address, path));
  const page = await emptyShelf(browser, address);
  await importFile(page, path);
  exports.push(await timedExport(page));
  rounds.push(await round(page));
  await page.context().close();
}

function table({ imports, exports, rounds }: Side): object {
  const row = (costs: readonly Cost[]) => ({
    "longest task, ms": figure(costs.map(({ longest }) => longest)),
    "all tasks, ms": figure(costs.map(({ all }) => all)),
  });
  const inAll = (costs: readonly Timed[]) => ({
    ...row(costs),
    "by the clock, ms": figure(costs.map(({ clock }) => clock)),
  });
  return {
    ...Object.fromEntries(USES.map(([what]) => [what, row(rounds.flatMap((each) => each.get(what) ?? []))])),
    "export (JSON)": inAll(exports),
    "import the same and take it over": inAll(imports),
  };
}

/**
 * Prints a table for each size of shelf: medians of five rounds, of the processor's time. With `--checkout DIRECTORY` a built
 * checkout of another version takes its turn in each round.
 */
export async function benchShelf(checkouts: readonly string[], games: readonly number[]): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const servers: { label: string; address: string }[] = [];
  for (const checkout of [undefined, ...checkouts]) {
    const server = stack.use(await startServer({}, { checkout, startLimitMs: START_LIMIT_MS }));
    await untilQuiet(server);
    servers.push({ label: checkout === undefined ? "this version" : basename(checkout), address: server.address });
  }
  const browser = await launchBrowser();
  for (const size of games.length > 0 ? games : SIZES) {
    const path = await shelfFile(servers[0]?.address ?? "", size);
    const sides: Side[] = servers.map((server) => ({ ...server, imports: [], exports: [], rounds: [] }));
    for (let count = 0; count < ROUNDS; count += 1) for (const side of sides) await takeTurn(browser, side, path);
    for (const side of sides) {
      console.log(`${size} games: ${side.label}`);
      console.table(table(side));
    }
    await rm(dirname(path), { recursive: true });
  }
  await browser.close();
}
