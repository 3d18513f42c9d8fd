// From a key to painted suggestions in Chromium, the debounce of 100 ms included: realistic queries are typed into the
// built app, each keystroke is waited for, and none is answered from the app's own cache. Needs a built app; starts its
// own server.
import type { Page } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { startServer, untilQuiet } from "./server.ts";
import { quantile } from "./statistics.ts";

const KEYSTROKES = 200;
const PAUSE_MS = 60;
const QUERIES = (
  "the witcher 3, zelda breath, half-life 2, minecraft, hollow knight, red dead, portal 2, stardew, god of war, " +
  "dark souls, mass effect, civilization, tetris, doom eternal, final fantasy, hades, resident evil, celeste, " +
  "cyberpunk, super mario, skyrim, bioshock, gta v, metroid, sekiro, disco elysium, " +
  "outer wilds, baldurs gate, pokemon, undertale, counter strike, limbo, okami"
).split(", ");

/** Milliseconds from the key, each ending where the next begins. */
type Keystroke = { toQuestionMs: number; toAnswerMs: number; toPaintMs: number };

type Watch = { keystroke: Promise<Keystroke> | undefined; next: (text: string) => Promise<Keystroke> };

declare global {
  // Put there by `watchKeystrokes`, in the page.
  var watch: Watch;
}

/** Lets the page itself measure: from the key event's own time to the frame that shows the list for the text. */
function watchKeystrokes(): void {
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve(performance.now()), { once: true });
        port1.start();
        port2.postMessage("");
      });
    });
  const isShown = () =>
    document.querySelector('[role="listbox"] [role="option"]') !== null ||
    [...document.querySelectorAll('search [role="status"]')].some(
      ({ textContent }) => textContent === "No results found",
    );
  const next = async (text: string): Promise<Keystroke> => {
    const key = await new Promise<number>((resolve) => {
      addEventListener("keydown", ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true });
    });
    await new Promise((resolve) => {
      addEventListener("input", resolve, { once: true });
    });
    // The app answers the key in the same task: from the next frame on, a list can only be the new one.
    let now = await painted();
    while (!isShown()) now = await painted();
    const address = `search=${encodeURIComponent(text)}`;
    const question = performance
      .getEntriesByType("resource")
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .findLast(({ name, startTime }) => startTime > key && `${name}&`.includes(`${address}&`));
    if (question === undefined) throw new Error(`nobody asked for "${text}"`);
    return {
      toQuestionMs: question.startTime - key,
      toAnswerMs: question.responseEnd - question.startTime,
      toPaintMs: now - question.responseEnd,
    };
  };
  globalThis.watch = { keystroke: undefined, next };
}

/** Types the queries letter by letter; texts that were typed before are in the app's cache and are not measured. */
async function typeQueries(page: Page): Promise<Keystroke[]> {
  const field = page.getByRole("combobox", { name: "Search games" });
  const known = new Set<string>();
  const keystrokes: Keystroke[] = [];
  for (const query of QUERIES) {
    await field.fill("");
    for (let length = 1; length <= query.length && keystrokes.length < KEYSTROKES; length += 1) {
      const text = query.slice(0, length).trim();
      const isMeasured = text.length >= 2 && text.length === length && !known.has(text);
      known.add(text);
      await page.waitForTimeout(PAUSE_MS);
      if (isMeasured) await page.evaluate((wanted) => void (watch.keystroke = watch.next(wanted)), text);
      await page.keyboard.press(query.charAt(length - 1) === " " ? "Space" : query.charAt(length - 1));
      const measured = isMeasured ? await page.evaluate(() => watch.keystroke) : undefined;
      if (measured !== undefined) keystrokes.push(measured);
    }
    await page.evaluate(() => performance.clearResourceTimings());
  }
  return keystrokes;
}

/** Prints the figures as a Markdown table. */
export async function benchSuggestions(): Promise<void> {
  await using server = await startServer();
  await untilQuiet(server);
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watchKeystrokes);
  await page.goto(`${server.address}/favorites`, { waitUntil: "networkidle" });
  await page.getByRole("combobox", { name: "Search games" }).focus();
  const keystrokes = await typeQueries(page);
  await browser.close();
  const row = (name: string, of: (keystroke: Keystroke) => number) => {
    const values = keystrokes.map(of);
    const figures = [0.5, 0.95, 0.99].map((share) => `${quantile(values, share).toFixed(0)} ms`);
    console.log(`| ${[name, ...figures].join(" | ")} |`);
  };
  console.log(`| ${keystrokes.length} keystrokes, 1440 px | p50 | p95 | p99 |`);
  console.log("| --- | --- | --- | --- |");
  row("key to painted suggestions", (one) => one.toQuestionMs + one.toAnswerMs + one.toPaintMs);
  row("of it: key to question, 100 ms of debounce included", (one) => one.toQuestionMs);
  row("question to answer", (one) => one.toAnswerMs);
  row("answer to paint", (one) => one.toPaintMs);
}
