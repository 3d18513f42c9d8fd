// The folder without a server on a first visit: when something is painted, when the cards stand with their pictures, when
// what people wrote answers, when the whole catalogue does, and how long answers take while it is opened beside. As a slow
// phone the same up to the first answer; what its service worker fetches goes through its network at full speed, which
// cannot be held back. A host of files on this machine, an empty browser for each round. With `--checkout DIRECTORY`
// another version's folder is built and asked in turns; of one that knows no whole catalogue only the cards are timed.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { serveFiles } from "../e2e/support/file-server.ts";
import { CATALOGUE_FILES, LAYER_FILE, TEXTS_FILE } from "../src/shared/alone.ts";
import { launchBrowser } from "./browser.ts";
import { PHONE, slowDown } from "./slow-phone.ts";
import { median, quantile } from "./statistics.ts";

const ROOT = join(import.meta.dirname, "..");
const ROUNDS = 5;
const LIMIT_MS = 60_000;

function buildIn(checkout: string): string {
  const folder = mkdtempSync(join(tmpdir(), "ludex-alone-"));
  const build = ["scripts/build-static.ts", "--base", "/ludex/", "--out", folder];
  const { status, stderr } = spawnSync(process.execPath, build, { cwd: checkout, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return folder;
}

/** Notes when the second engine is started and when it takes over; in the page. */
function watchEngines(): void {
  const noted = { begunMs: 0, grownMs: 0 };
  Object.assign(globalThis, { noted });
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (options?.name === "whole") noted.begunMs = performance.now();
    }
  };
  addEventListener("ludex-catalogue-grew", () => {
    noted.grownMs = performance.now();
  });
}

/** Searches without a pause while the whole catalogue is opened; milliseconds of each answer, and of the opening. */
function searchMeanwhile(page: Page) {
  return page.evaluate(async (limit) => {
    const { noted } = globalThis as unknown as { noted: { begunMs: number; grownMs: number } };
    const times: number[] = [];
    while (noted.begunMs === 0 && performance.now() < limit) await new Promise((resolve) => setTimeout(resolve, 5));
    for (let number = 0; noted.grownMs === 0 && performance.now() < limit; number += 1) {
      const began = performance.now();
      await (await fetch(`/api/games?search=port&page_size=9&n=${number}`)).arrayBuffer();
      times.push(performance.now() - began);
    }
    return { times, ...noted };
  }, LIMIT_MS);
}

/** Megabytes that the browser's processes of pages have, what they share counted in each. */
async function megabytes(browser: Browser): Promise<number> {
  const { processInfo } = await (await browser.newBrowserCDPSession()).send("SystemInfo.getProcessInfo");
  const sizes = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Until every picture in view is there; in the page. */
async function untilPictured(): Promise<number> {
  const inView = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && width > 0;
  };
  // What a document keeps the place of a picture with is a pixel wide.
  const isThere = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 1;
  for (;;) {
    const pictures = [...document.querySelectorAll<HTMLImageElement>("article img")].filter(inView);
    if (pictures.length > 0 && pictures.every(isThere)) return performance.now();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Until the engine has answered a search, its first question: a sentence, for which words have to be ready; in the page. */
async function untilAnswered(): Promise<number> {
  for (;;) {
    const answer = await fetch("/api/games?search=cozy+rpg+on+switch&page_size=9").catch(() => undefined);
    if (answer?.ok === true) return performance.now();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** When the last of the files that the first engine waits for was there, by the clock of the page. */
async function untilFiles(page: Page): Promise<number> {
  const times = await page.workers()[0]?.evaluate((files) => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => files.some((file) => name.endsWith(file)))
      .map(({ responseEnd }) => performance.timeOrigin + responseEnd);
  }, CATALOGUE_FILES);
  if (times?.length !== CATALOGUE_FILES.length) throw new Error("the engine has not told of its files");
  return Math.max(...times) - (await page.evaluate(() => performance.timeOrigin));
}

async function firstFigures(page: Page, address: string) {
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("article").nth(19).waitFor({ timeout: LIMIT_MS });
  const cardsMs = await page.evaluate(() => performance.now());
  const picturesMs = await page.evaluate(untilPictured);
  const answersMs = await page.evaluate(untilAnswered);
  const paintMs = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
  return { paintMs, cardsMs, picturesMs, answersMs, madeMs: answersMs - (await untilFiles(page)) };
}

async function visitAsPhone(address: string) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ ...PHONE, reducedMotion: "reduce" });
    await slowDown(page);
    const { paintMs, cardsMs, picturesMs, answersMs, madeMs } = await firstFigures(page, address);
    return {
      phonePaintMs: paintMs,
      phoneCardsMs: cardsMs,
      phonePicturesMs: picturesMs,
      phoneAnswersMs: answersMs,
      phoneMadeMs: madeMs,
    };
  } finally {
    await browser.close();
  }
}

async function visit(address: string, hasWhole: boolean) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await page.addInitScript(watchEngines);
    const first = await firstFigures(page, address);
    const smallMb = await megabytes(browser);
    if (!hasWhole) return { ...first, smallMb, times: [] };
    const { times, begunMs, grownMs } = await searchMeanwhile(page);
    await page.waitForTimeout(2000);
    const wholeMb = await megabytes(browser);
    return {
      ...first,
      smallMb,
      wholeMs: grownMs,
      openingMs: grownMs - begunMs,
      slowestMs: Math.max(...times),
      times,
      wholeMb,
    };
  } finally {
    await browser.close();
  }
}

type Visit = Awaited<ReturnType<typeof visit>> & Partial<Awaited<ReturnType<typeof visitAsPhone>>>;
const ROWS = {
  paintMs: "ms to the first paint",
  cardsMs: "ms to twenty cards",
  picturesMs: "ms to the pictures in view",
  answersMs: "ms to the engine's first answer",
  madeMs: "ms of it from the last file of the catalogue",
  wholeMs: "ms to the whole catalogue",
  openingMs: "ms of it from the second worker's start",
  slowestMs: "ms of the slowest search meanwhile",
  smallMb: "MB of the page's process when it answers",
  wholeMb: "MB of it with the whole catalogue",
  phonePaintMs: "slow phone: ms to the first paint",
  phoneCardsMs: "slow phone: ms to twenty cards",
  phonePicturesMs: "slow phone: ms to the pictures in view",
  phoneAnswersMs: "slow phone: ms to the engine's first answer",
  phoneMadeMs: "slow phone: ms of it from the last file of the catalogue",
} as const;

/** Prints the sizes of the files, and medians over the rounds. */
export async function benchAlone(checkouts: readonly string[]): Promise<void> {
  const versions = [ROOT, ...checkouts].map((root) => ({ root, folder: buildIn(root), visits: [] as Visit[] }));
  for (const { root, folder } of versions) {
    const sizes = [...CATALOGUE_FILES, TEXTS_FILE, LAYER_FILE].map((name) => {
      const bytes = statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
      return `${name} ${(bytes / 1e6).toFixed(2)} MB`;
    });
    console.log(`${basename(root)}: ${sizes.join(", ")}`);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { folder, visits } of versions) {
      const host = await serveFiles(folder, "/ludex/");
      const hasWhole = statSync(join(folder, LAYER_FILE), { throwIfNoEntry: false }) !== undefined;
      visits.push({ ...(await visit(host.address, hasWhole)), ...(await visitAsPhone(host.address)) });
      await host.stop();
    }
  }
  for (const { root, folder, visits } of versions) {
    console.log(`\n${basename(root)}`);
    for (const [row, words] of Object.entries(ROWS)) {
      const values = visits.flatMap((one) => (one as Record<string, unknown>)[row] ?? []) as number[]; // By its own keys.
      if (values.length > 0)
        console.log(`${words}: ${Math.round(median(values))} (${values.map(Math.round).join(", ")})`);
    }
    const times = visits.flatMap((one) => one.times ?? []);
    if (times.length > 0) {
      const [half, most] = [median(times), quantile(times, 0.99)].map((time) => time.toFixed(1));
      console.log(`ms of ${times.length} searches meanwhile, p50 / p99: ${half} / ${most}`);
    }
    rmSync(folder, { recursive: true });
  }
}
