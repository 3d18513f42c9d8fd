// What a visitor waits for behind a network: 60 ms for each answer of the API, 30 ms for each picture, HTTP/2. Twenty cards
// with their pictures, a game from its card, the next page, Back. With `--checkout DIRECTORY` a built checkout of another
// version is asked in turns with this one.
import { basename } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { cardLinks, launchBrowser } from "./browser.ts";
import { startFront } from "./latency-front.ts";
import { startServer, untilQuiet } from "./server.ts";
import { median } from "./statistics.ts";

const LATENCY = { apiMs: 60, pictureMs: 30 };
const WINDOW = { width: 1440, height: 900 };
const ROUNDS = 5;
/** A hand rests on what it is about to press. */
const AIM_MS = 250;
const SETTLE_MS = 1200;
const LIMIT_MS = 10_000;

const STEPS = {
  cards: "twenty cards with their pictures",
  name: "a game from its card: its name",
  hero: "a game from its card: its picture, too",
  whole: "a game from its card: all that is known of it",
  next: "the next page: its cards",
  nextPictures: "the next page: its pictures, too",
  back: "Back: the cards with their pictures",
} as const;
type Step = keyof typeof STEPS;
type Times = Record<Step, number>;
type Check = "hasName" | "hasHero" | "isWhole" | "isNext" | "isNextPainted" | "isBack";

/**
 * Milliseconds from what starts it (`click` or `popstate`) to the frame after the one in which each check holds for the first
 * time.
 */
function watchFrom(page: Page, event: "click" | "popstate", checks: readonly Check[]): Promise<number[]> {
  return page.evaluate(
    async ({ type, names, limit }) => {
      const defined = window as unknown as Record<string, (before: string) => boolean>;
      const tests = names.map((name) => defined[name]);
      const before = document.querySelector("main article h2")?.textContent ?? "";
      const began = await new Promise<number>((resolve) =>
        addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { once: true, capture: true }),
      );
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const times: number[] = tests.map(() => Number.NaN);
      while (times.some((time) => Number.isNaN(time)) && performance.now() - began < limit) {
        await frame();
        const holds = tests.map((holdsNow) => holdsNow?.(before) === true);
        const painted = await frame();
        for (const [index, held] of holds.entries())
          if (held && Number.isNaN(times[index])) times[index] = painted - began;
      }
      return times;
    },
    { type: event, names: [...checks], limit: LIMIT_MS },
  );
}

/** What is looked for, in the page; `before` is the first card's name at the start. */
function defineChecks(): void {
  const inView = (image: HTMLImageElement) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const arePicturesThere = () => {
    // The card's own; what plays over it comes with the mouse.
    const first = [...document.querySelectorAll("main article")].map((card) => card.querySelector("img"));
    const pictures = first.filter((image) => image !== null).filter(inView);
    return pictures.length > 0 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
  };
  const hasCards = () => document.querySelectorAll("main article h2").length >= 20;
  const isOther = (before: string) => hasCards() && document.querySelector("main article h2")?.textContent !== before;
  const hasName = () =>
    document.querySelector("main h1[tabindex]") !== null && !hasCards() && /\/\d+$/.test(location.pathname);
  const hasHero = () => {
    const image = document.querySelector<HTMLImageElement>("[data-transition-picture] img");
    return hasName() && image !== null && (image.complete || getComputedStyle(image).backgroundImage.includes("url("));
  };
  const isWhole = () => hasHero() && document.querySelector("main section dl a") !== null;
  const isNext = isOther;
  const isNextPainted = (before: string) => isOther(before) && arePicturesThere();
  const isBack = () => hasCards() && arePicturesThere();
  Object.assign(window, { hasName, hasHero, isWhole, isNext, isNextPainted, isBack });
}

async function untilCards(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    for (;;) {
      const images = [...document.querySelectorAll<HTMLImageElement>("main article img")].slice(0, 20);
      for (const image of images) image.loading = "eager";
      if (images.length === 20 && images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0)) {
        await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
        return performance.now();
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
}

/** One visit in a browser that keeps nothing from before. `number` is that of the card that is opened. */
async function visit(browser: Browser, address: string, number: number): Promise<Times> {
  const context = await browser.newContext({ viewport: WINDOW, ignoreHTTPSErrors: true, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(defineChecks);
  await page.goto(address, { waitUntil: "commit" });
  const cards = await untilCards(page);
  await page.waitForTimeout(SETTLE_MS);
  const link = cardLinks(page).nth(number);
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  const opened = watchFrom(page, "click", ["hasName", "hasHero", "isWhole"]);
  await page.waitForTimeout(AIM_MS);
  await page.mouse.down();
  await page.mouse.up();
  const [name, hero, whole] = await opened;
  await page.waitForTimeout(SETTLE_MS);
  const returned = watchFrom(page, "popstate", ["isBack"]);
  await page.evaluate(() => history.back());
  const [back] = await returned;
  await page.waitForTimeout(SETTLE_MS);
  const next = page.getByRole("link", { name: "Next page" });
  await next.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS);
  await next.hover();
  const turned = watchFrom(page, "click", ["isNext", "isNextPainted"]);
  await page.waitForTimeout(AIM_MS);
  await page.mouse.down();
  await page.mouse.up();
  const [cardsOfNext, nextPictures] = await turned;
  await context.close();
  const of = (time: number | undefined) => time ?? Number.NaN;
  return {
    cards,
    name: of(name),
    hero: of(hero),
    whole: of(whole),
    next: of(cardsOfNext),
    nextPictures: of(nextPictures),
    back: of(back),
  };
}

/** Prints a row for each thing that is waited for, medians of five visits. */
export async function benchOpening(checkouts: readonly string[]): Promise<void> {
  const browser = await launchBrowser();
  await using stack = new AsyncDisposableStack();
  stack.defer(() => browser.close());
  const sides: { label: string; address: string; visits: Times[] }[] = [];
  for (const checkout of [undefined, ...checkouts]) {
    const server = stack.use(await startServer({}, { checkout }));
    await untilQuiet(server);
    const front = stack.use(await startFront(server.address, LATENCY));
    sides.push({
      label: checkout === undefined ? "this version" : basename(checkout),
      address: front.address,
      visits: [],
    });
  }
  // A round beforehand draws every picture.
  for (let round = -1; round < ROUNDS; round += 1)
    for (const side of sides) {
      const times = await visit(browser, side.address, Math.max(0, round) + 1);
      if (round >= 0) side.visits.push(times);
    }
  console.table(
    Object.entries(STEPS).map(([step, what]) => {
      const figures = sides.map(({ label, visits }) => [
        `${label}, ms`,
        Math.round(median(visits.map((times) => times[step as Step]))),
      ]);
      return { what, ...Object.fromEntries(figures) };
    }),
  );
}
