// A first visit with a slow phone as it is, beside the ideal page: pictures come when they come near, letters are typed into
// the search field as soon as it is painted, a game is opened from its card with a finger. Both pages from the same server
// process, in turn; medians of five. With `--checkout DIRECTORY` a built checkout of another version takes its turn, too.
import { basename } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { cardLinks, launchBrowser } from "./browser.ts";
import { IDEAL_PATH, removeIdealPage, writeIdealPage } from "./ideal-page.ts";
import { startServer, untilQuiet } from "./server.ts";
import { PHONE, slowDown } from "./slow-phone.ts";
import { median } from "./statistics.ts";

const RUNS = 5;
const TYPED = "zel";
/** Between two letters. */
const TYPING_MS = 120;
/** A visitor looks at what is there before choosing. */
const LOOK_MS = 6000;
const TAP_MS = 80;
const LIMIT_MS = 30_000;
/** So many names are in view. */
const CARDS = 4;

const ROWS = {
  paint: "first contentful paint",
  pictures: "pictures in view, decoded",
  listens: "the app takes presses",
  suggestions: "suggestions, typed for from the first paint on",
  game: "a game from its card: its name and its picture",
  frames: "frames of that",
} as const;
type Row = keyof typeof ROWS;
type Figures = Partial<Record<Row, number>>;

/** Notes in the page when something is there for the first time. */
function noteTimes(): void {
  addEventListener("app-listens", () => performance.mark("listens"));
  const inView = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && width > 0;
  };
  let isDecoding = false;
  const look = () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>("article img")].filter(inView);
    if (
      !isDecoding &&
      pictures.length > 0 &&
      pictures.every(({ complete, naturalWidth }) => complete && naturalWidth)
    ) {
      isDecoding = true;
      void Promise.all(pictures.map((image) => image.decode())).then(() => performance.mark("pictures"));
    }
    const isSuggested = document.querySelector("[role=option]") !== null;
    if (isSuggested && performance.getEntriesByName("suggestions").length === 0)
      requestAnimationFrame(() => performance.mark("suggestions"));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const timeOf = (page: Page, name: string) =>
  page.evaluate(
    async ([wanted, limit]) => {
      for (;;) {
        const entry = performance.getEntriesByName(wanted)[0];
        if (entry !== undefined) return entry.startTime;
        if (performance.now() > limit) throw new Error(`there was no ${wanted}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    [name, LIMIT_MS] as const,
  );

/** A page on the phone, its first address asked for. */
async function open(browser: Browser, address: string) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  const page = await context.newPage();
  const session = await slowDown(page);
  await page.addInitScript(noteTimes);
  await page.goto(address, { waitUntil: "commit" });
  return { page, session, [Symbol.asyncDispose]: () => context.close() };
}

async function ideal(browser: Browser, address: string): Promise<Figures> {
  await using opened = await open(browser, `${address}${IDEAL_PATH}`);
  const { page } = opened;
  return { pictures: await timeOf(page, "pictures"), paint: await timeOf(page, "first-contentful-paint") };
}

/** From the lifted finger to the frame after the one in which the game's name and picture stand. */
async function openGame(browser: Browser, address: string, number: number): Promise<Figures> {
  await using opened = await open(browser, `${address}/`);
  const { page, session } = opened;
  const [pictures, listens] = [await timeOf(page, "pictures"), await timeOf(page, "listens")];
  const paint = await timeOf(page, "first-contentful-paint");
  await page.waitForTimeout(LOOK_MS);
  const box = await cardLinks(page).nth(number).boundingBox();
  if (box === null) throw new Error("the card has no link");
  const watched = page.evaluate(
    (limit) =>
      new Promise<{ game: number; frames: number }>((resolve, refuse) => {
        const follow = ({ timeStamp }: Event) => {
          let frames = 0;
          const frame = () => {
            frames += 1;
            const picture = document.querySelector<HTMLImageElement>("[data-transition-picture] img");
            const isThere = picture !== null && (picture.complete || picture.style.background !== "");
            if (isThere && document.querySelector("main h1[tabindex]") !== null)
              requestAnimationFrame((painted) => resolve({ game: painted - timeStamp, frames }));
            else requestAnimationFrame(frame);
          };
          requestAnimationFrame(frame);
        };
        addEventListener("click", follow, { once: true, capture: true });
        setTimeout(() => refuse(new Error("the game did not open")), limit);
      }),
    LIMIT_MS,
  );
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await page.waitForTimeout(TAP_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  return { paint, pictures, listens, ...(await watched) };
}

/** A finger touches the search field as soon as it is painted, and letters follow. */
async function suggest(browser: Browser, address: string): Promise<Figures> {
  await using opened = await open(browser, `${address}/`);
  const { page, session } = opened;
  await timeOf(page, "first-contentful-paint");
  const point = await page.evaluate(() => {
    const { left, top, width, height } = document.querySelector("#search")?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  for (const letter of TYPED) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(TYPING_MS);
  }
  return { suggestions: await timeOf(page, "suggestions") };
}

/** Prints the figures as a Markdown table. */
export async function benchPhone(checkouts: readonly string[]): Promise<void> {
  const browser = await launchBrowser();
  await using stack = new AsyncDisposableStack();
  stack.defer(() => browser.close());
  stack.defer(removeIdealPage);
  await writeIdealPage();
  const sides: { label: string; address: string; figures: Figures[] }[] = [];
  for (const checkout of [undefined, ...checkouts]) {
    const server = stack.use(await startServer({}, { checkout }));
    await untilQuiet(server);
    sides.push({ label: checkout === undefined ? "Ludex" : basename(checkout), address: server.address, figures: [] });
  }
  const [own] = sides;
  const ideals: Figures[] = [];
  // The first turn draws every picture.
  for (let run = -1; run < RUNS; run += 1) {
    for (const { address, figures } of sides) {
      const all = [await openGame(browser, address, Math.max(0, run) % CARDS), await suggest(browser, address)];
      if (run >= 0) figures.push(...all);
    }
    const figures = await ideal(browser, own?.address ?? "");
    if (run >= 0) ideals.push(figures);
  }
  const of = (figures: Figures[], row: Row) => median(figures.flatMap((some) => some[row] ?? []));
  const written = (value: number, row: Row) => (row === "frames" ? String(value) : `${value.toFixed(0)} ms`);
  console.log(
    `| a slow phone, medians of ${RUNS} | ${sides.map(({ label }) => label).join(" | ")} | ideal page | ratio |`,
  );
  console.log(`| --- | --- | --- |${sides.map(() => " --- |").join("")}`);
  for (const [key, label] of Object.entries(ROWS)) {
    const row = key as Row; // Object.entries forgets the keys' type.
    const best = ideals.some((some) => some[row] !== undefined) ? of(ideals, row) : undefined;
    const ours = sides.map(({ figures }) => of(figures, row));
    const comparison = best === undefined ? " | " : `${written(best, row)} | ${((ours[0] ?? 0) / best).toFixed(2)}`;
    console.log(`| ${label} | ${ours.map((value) => written(value, row)).join(" | ")} | ${comparison} |`);
  }
}
