// Does the page keep up with the hand? What its main thread does in ordinary use; frames a second while the mouse sweeps
// over the cards beside those of the page at rest, in turns; what a visitor waits for between a click and its page.
import type { Page } from "@playwright/test";
import { cardLinks, goBackToCards, launchBrowser, openCard } from "./browser.ts";
import { watchMainThread } from "./main-thread.ts";
import { processTimeBelow } from "./process-time.ts";
import { startServer, untilQuiet } from "./server.ts";
import { median } from "./statistics.ts";

const WIDTH_PX = 1440;
const HEIGHT_PX = 900;
const SWEEP_MS = 2500;
const ROUNDS = 4;
const LATE_MS = 34;
const OPENINGS = 10;
const SCROLL_STEPS = 40;
const SCROLLED_TO_PX = 700;
const SETTLE_MS = 400;

/** Lengths of frames, in milliseconds, until the time is over. */
const tick = (page: Page): Promise<number[]> =>
  page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        const stamps: number[] = [];
        const began = performance.now();
        const frame = (now: number) => {
          stamps.push(now);
          if (performance.now() - began < ms) requestAnimationFrame(frame);
          else resolve(stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? stamp)));
        };
        requestAnimationFrame(frame);
      }),
    SWEEP_MS,
  );

/** Back and forth over every row of cards that is in view, for as long as frames are counted. */
async function sweep(page: Page): Promise<number[]> {
  const counted = tick(page);
  const began = performance.now();
  for (let step = 0; performance.now() - began < SWEEP_MS; step += 1) {
    const across = (step * 24) % (2 * WIDTH_PX);
    const x = across < WIDTH_PX ? across : 2 * WIDTH_PX - across;
    await page.mouse.move(x, 200 + ((step * 7) % 600));
  }
  return await counted;
}

const framesASecond = (deltas: readonly number[]) =>
  (1000 * deltas.length) / deltas.reduce((sum, delta) => sum + delta, 0);

type Motion = { fps: number; late: number; costMs: number };

/** Frames a second, frames later than two of sixty, and processor time a frame, while `move` moves the mouse. */
async function watch(page: Page, move: (page: Page) => Promise<number[]>): Promise<Motion> {
  await page.mouse.move(2, 2);
  await page.waitForTimeout(SETTLE_MS);
  const before = processTimeBelow(process.pid);
  const deltas = await move(page);
  return {
    fps: framesASecond(deltas),
    late: (100 * deltas.filter((delta) => delta > LATE_MS).length) / deltas.length,
    costMs: (processTimeBelow(process.pid) - before) / deltas.length,
  };
}

async function sweeps(page: Page): Promise<object[]> {
  const [still, moving]: [Motion[], Motion[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    still.push(await watch(page, tick));
    moving.push(await watch(page, sweep));
  }
  const row = (what: string, motions: Motion[]) => ({
    what,
    "frames a second": median(motions.map(({ fps }) => fps)).toFixed(1),
    "later than 34 ms": `${median(motions.map(({ late }) => late)).toFixed(0)} %`,
    "processor time a frame, ms": median(motions.map(({ costMs }) => costMs)).toFixed(1),
  });
  return [row("page at rest", still), row("sweep over the cards", moving)];
}

/** From the click's own time until the frame after the one in which the game's name stands in the page. */
async function timeToGame(page: Page, number: number): Promise<number> {
  const link = cardLinks(page).nth(number);
  const name = await link.textContent();
  const painted = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        addEventListener(
          "click",
          ({ timeStamp }) => {
            const frame = () => {
              if (document.querySelector("main h1")?.textContent !== wanted) return void requestAnimationFrame(frame);
              requestAnimationFrame((now) => resolve(now - timeStamp));
            };
            requestAnimationFrame(frame);
          },
          { once: true, capture: true },
        );
      }),
    name,
  );
  await link.click();
  return await painted;
}

/** How many frames after `popstate` the cards are back where they were; the first one counts as one. */
async function framesToList(page: Page, scrolledTo: number): Promise<{ frames: number; ms: number }> {
  return await page.evaluate(
    (y) =>
      new Promise<{ frames: number; ms: number }>((resolve) => {
        let frames = 0;
        addEventListener(
          "popstate",
          ({ timeStamp }) => {
            const frame = (now: number) => {
              frames += 1;
              const isBack = document.querySelectorAll("main article").length >= 20 && Math.abs(scrollY - y) <= 2;
              if (isBack || frames > 600) resolve({ frames, ms: now - timeStamp });
              else requestAnimationFrame(frame);
            };
            requestAnimationFrame(frame);
          },
          { once: true },
        );
        history.back();
      }),
    scrolledTo,
  );
}

async function openings(page: Page): Promise<object[]> {
  const [cold, warm, frames, backMs]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let number = 0; number < OPENINGS; number += 1) {
    for (const times of [cold, warm]) {
      await cardLinks(page).nth(number).scrollIntoViewIfNeeded();
      await page.waitForTimeout(SETTLE_MS);
      times.push(await timeToGame(page, number));
      await page.waitForTimeout(SETTLE_MS);
      await goBackToCards(page);
    }
  }
  for (let round = 0; round < OPENINGS; round += 1) {
    await page.evaluate((y) => scrollTo(0, y), SCROLLED_TO_PX);
    const scrolledTo = await page.evaluate(() => scrollY);
    await page.waitForTimeout(SETTLE_MS);
    await openByScript(page);
    await page.waitForTimeout(SETTLE_MS);
    const back = await framesToList(page, scrolledTo);
    frames.push(back.frames);
    backMs.push(back.ms);
  }
  const row = (what: string, values: number[]) => ({
    what,
    median: median(values).toFixed(0),
    worst: Math.max(...values).toFixed(0),
  });
  return [
    row("from click to a game never opened, ms", cold),
    row("from click to a game opened before, ms", warm),
    row("from Back to the list at its scroll, frames", frames),
    row("from Back to the list at its scroll, ms", backMs),
  ];
}

/** Opens the first card in view: a click of the mouse would scroll to it. */
async function openByScript(page: Page): Promise<void> {
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main article h2 a")];
    links.find((link) => link.getBoundingClientRect().top > 0)?.click();
  });
  await page.locator("main h1").waitFor();
}

async function scroll(page: Page): Promise<void> {
  for (let step = 0; step < SCROLL_STEPS; step += 1) await page.mouse.wheel(0, step < SCROLL_STEPS / 2 ? 120 : -120);
}

async function filter(page: Page): Promise<void> {
  const before = page.url();
  await page.getByRole("button", { name: "Action", exact: true }).first().click();
  await page.waitForURL((url) => url.href !== before);
  await page.locator("main ul[aria-busy=false] article").first().waitFor();
}

/** What people do, one after another; each is traced by itself. */
async function ordinaryUse(page: Page, address: string): Promise<object[]> {
  const open = async (page_: Page) => void (await openCard(page_, 1));
  const uses: [string, (page: Page) => Promise<unknown>][] = [
    ["load", (page_) => page_.goto(address, { waitUntil: "networkidle" })],
    ["scroll", scroll],
    ["sweep over the cards", sweep],
    ["choose a filter", filter],
    ["Back to the list", goBackToCards],
    ["open a game", open],
    ["Back to the list", goBackToCards],
    ["open the same game", open],
    ["Back to the list", goBackToCards],
  ];
  const rows: object[] = [];
  for (const [what, use] of uses) {
    const tasks = await watchMainThread(page, async () => {
      await use(page);
      await page.waitForTimeout(SETTLE_MS);
    });
    rows.push({
      what,
      "tasks over 50 ms": `${tasks.longByProcessor} (by the clock ${tasks.longByClock})`,
      "longest, ms": `${tasks.longestByProcessorMs.toFixed(0)} (by the clock ${tasks.longestByClockMs.toFixed(0)})`,
      "all tasks, ms": tasks.processorMs.toFixed(0),
    });
  }
  return rows;
}

/** Prints three tables. Times without a remark are the processor's, which a busy machine does not lengthen. */
export async function benchFrames(): Promise<void> {
  await using server = await startServer();
  await untilQuiet(server);
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: WIDTH_PX, height: HEIGHT_PX } });
  await page.goto(server.address, { waitUntil: "networkidle" });
  await openCard(page, 0);
  await goBackToCards(page);
  console.table(await ordinaryUse(page, server.address));
  console.table(await sweeps(page));
  console.table(await openings(page));
  await browser.close();
}
