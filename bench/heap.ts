// Does a tab that is used for long grow? Sixty games that were never opened before, then two hundred openings of five
// of them, by clicks as a visitor does; after each part the garbage is collected and the heap measured.
import type { CDPSession, Page } from "@playwright/test";
import { cardLinks, goBackToCards, launchBrowser, openCard } from "./browser.ts";
import { slopeOf } from "./slope.ts";
import { startServer, untilQuiet } from "./server.ts";

const NEW_GAMES = 60;
const REVISITS = 200;
const REVISITED = 5;
const CARDS = 20;
const NEW_EVERY = 10;
const REVISITS_EVERY = 25;
const KB = 1024;
const NEW_MAX_KB = 60;
const REVISIT_MAX_KB = 3;
/** What is fetched once for all (code, faces, the first answers) is there by then. */
const WARM_UP = 5;

type Look = { visits: number; heapKb: number; nodes: number; listeners: number };

async function look(session: CDPSession, visits: number): Promise<Look> {
  // What the first collection sets free may hold what the second finds.
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    visits,
    heapKb: metric("JSHeapUsedSize") / KB,
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
  };
}

async function nextList(page: Page): Promise<void> {
  const before = await cardLinks(page).first().textContent();
  await page.getByRole("link", { name: "Next page" }).click();
  await page.waitForFunction(
    (name) =>
      document.querySelector("main article h2 a")?.textContent !== name &&
      document.querySelectorAll("main article").length > 0,
    before,
  );
}

/** Opens cards beginning at the first one, looks every few visits, and turns the page of the list when it must. */
async function visit(
  page: Page,
  session: CDPSession,
  plan: { visits: number; every: number; cards: number },
): Promise<Look[]> {
  const looks: Look[] = [];
  for (let done = 0; done < plan.visits; done += 1) {
    if (done >= CARDS && done % CARDS === 0 && plan.cards === CARDS) await nextList(page);
    await openCard(page, done % plan.cards);
    await goBackToCards(page);
    if ((done + 1) % plan.every === 0) looks.push(await look(session, done + 1));
  }
  return looks;
}

function growth(looks: readonly Look[], value: (look: Look) => number): number {
  return slopeOf(looks.map((one) => [one.visits, value(one)] as const));
}

/** Prints growth per page; fails when it is above what the project allows itself. */
export async function benchHeap(): Promise<void> {
  await using server = await startServer();
  await untilQuiet(server);
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await page.goto(server.address);
  await cardLinks(page).first().waitFor();
  for (let number = 0; number < WARM_UP; number += 1) {
    await openCard(page, number);
    await goBackToCards(page);
  }
  await nextList(page);
  const start = await look(session, 0);
  const fresh = [start, ...(await visit(page, session, { visits: NEW_GAMES, every: NEW_EVERY, cards: CARDS }))];
  // The first round over the five is still new to the list that they stand in.
  await visit(page, session, { visits: REVISITED, every: REVISITED, cards: REVISITED });
  const again = await visit(page, session, { visits: REVISITS, every: REVISITS_EVERY, cards: REVISITED });
  await browser.close();
  const row = (what: string, looks: readonly Look[]) => ({
    what,
    "heap at its beginning and end, MB": `${((looks[0]?.heapKb ?? 0) / KB).toFixed(1)}, ${((looks.at(-1)?.heapKb ?? 0) / KB).toFixed(1)}`,
    "growth a page, KB": growth(looks, ({ heapKb }) => heapKb).toFixed(1),
    "nodes a page": growth(looks, ({ nodes }) => nodes).toFixed(1),
    "listeners a page": growth(looks, ({ listeners }) => listeners).toFixed(1),
  });
  console.table([row(`${NEW_GAMES} new games`, fresh), row(`${REVISITS} revisits among ${REVISITED}`, again)]);
  const [perNew, perRevisit] = [fresh, again].map((looks) => growth(looks, ({ heapKb }) => heapKb));
  if ((perNew ?? 0) > NEW_MAX_KB || (perRevisit ?? 0) > REVISIT_MAX_KB) process.exitCode = 1;
}
