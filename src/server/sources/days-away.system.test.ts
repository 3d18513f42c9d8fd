// A source that is away for ten days, in the midst of its first walk and while its games are kept current: connections are
// refused, then a machine on the way answers for it, then it is back. The days pass in the time that those wait for who ask.
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { catalogueFiles, testGame, writeFiles } from "../../../test/support/catalogue-files.ts";
import { createPassingDays, type PassingDays } from "../../../test/support/passing-days.ts";
import { startIgdbAway, startRawgAway, type SourceAway } from "../../../test/support/sources-away.ts";
import { createTellingLog, type TellingLog } from "../../../test/support/take-in-whole.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { startTestApp } from "../../../test/support/test-app.ts";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import { fillCatalogue } from "#server/catalogue/fill-catalogue.ts";
import { openCatalogue } from "#server/catalogue/open.ts";
import { startTakingIn } from "./start-taking-in.ts";

// A busy machine is not a source that is away.
vi.setConfig({ testTimeout: 120_000 });

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Connections are refused for so long, */
const REFUSED_MS = 5 * DAY_MS;
/** then the answers are 502, then 503. */
const UNWELL_MS = [3 * DAY_MS, 2 * DAY_MS] as const;
const AWAY_MS = REFUSED_MS + UNWELL_MS[0] + UNWELL_MS[1];
/** Every hour, less the quarter that is left to chance, */
const CALLS_MAX = AWAY_MS / (0.75 * HOUR_MS);
/** and before the pauses of a process are that long. */
const FIRST_CALLS_MAX = 16;
const BEGIN = Date.parse("2026-03-02T12:00:00Z");
const PROGRESS = /^(?:taking in games|all games are taken in|calls to RAWG this month)$/;
const NEW_DAY = "2031-03-03";

const SOURCES = [
  { source: "rawg", ids: "[Q-01]", start: startRawgAway },
  { source: "igdb", ids: "[Q-05]", start: startIgdbAway },
];

let away: SourceAway;
let days: PassingDays;
let log: TellingLog;
let directory: string;
/** When each call was made, refused ones included. */
let calls: number[];
const onCall = (message: unknown) => {
  // What undici tells of each request.
  const { request } = message as { request: { origin: string } };
  if (request.origin === away.origin) calls.push(days.now());
};
beforeEach(() => {
  days = createPassingDays(BEGIN);
  log = createTellingLog();
  directory = temporaryDirectory();
  calls = [];
  // Pauses are as short as they can be.
  vi.spyOn(Math, "random").mockReturnValue(0.999_999);
  subscribe("undici:request:create", onCall);
});
afterEach(async () => {
  unsubscribe("undici:request:create", onCall);
  await away.close();
});

type Outage = { began: number; callsBefore: number; ended: number; callsInIt: number };

const noOutage = (): Outage => ({ began: 0, callsBefore: 0, ended: 0, callsInIt: 0 });

/** Goes away now, for ten days; `meanwhile` happens after two of them. */
function leave(outage: Outage, meanwhile: () => unknown): void {
  Object.assign(outage, { began: days.now(), callsBefore: calls.length, ended: Infinity });
  void away.goAway();
  days.after(2 * DAY_MS, meanwhile);
  days.after(REFUSED_MS, async () => {
    away.fail(502);
    await away.comeBack();
  });
  days.after(REFUSED_MS + UNWELL_MS[0], () => away.fail(503));
  days.after(AWAY_MS, () => {
    away.behave();
    Object.assign(outage, { ended: days.now(), callsInIt: calls.length - outage.callsBefore });
  });
}

/** Takes games in, as the server does, until `isEnough`, which is asked at every line of the log, or for so long. */
async function takeInUntil(
  isEnough: (message: string) => boolean,
  endAfterMs?: number,
): Promise<{ spent: number | undefined }> {
  const opened = away.open({ directory, days, log });
  const stop = new AbortController();
  if (endAfterMs !== undefined) days.after(endAfterMs, () => stop.abort());
  const info = (fields: unknown, message = "") => {
    log.info(fields, message);
    if (isEnough(message)) stop.abort();
  };
  await startTakingIn({
    ...opened,
    log: { ...log, info },
    onRevision: () => undefined,
    signal: stop.signal,
    clock: days,
    lookAgainMs: 6 * HOUR_MS,
  });
  const spent = await opened.spent();
  await opened.close();
  return { spent };
}

const heldNow = async (source: string) => {
  const { records, close } = away.open({ directory, days, log: createTellingLog() });
  const held = new Map<string, string | undefined>();
  let rows = 0;
  for await (const some of records.records(source)) {
    rows += some.length;
    for (const { key, released } of some) held.set(key, released);
  }
  const cursor = await records.cursor(source);
  await close();
  return { held, rows, cursor };
};

/** What a visitor finds in the catalogue that is made of the records as they are. */
const served = async () => {
  const files = catalogueFiles([testGame({ id: 501, name: "Storm Ring" })]);
  const directories = { dataDirectory: writeFiles(files), stateDirectory: directory };
  const db = openCatalogue({ ...directories, revision: await fillCatalogue(directories) });
  const app = await startTestApp({ deps: createCatalogueSource(db) });
  const { status, body } = await app.get("/api/games?page_size=1");
  await app.close();
  db.close();
  return { status, count: body.count };
};

/** What is told of the outage, at a level that an operator sees. That a list has moved meanwhile is another matter. */
const told = () =>
  log
    .told()
    .filter(({ message, fields }) => !PROGRESS.test(message) && !/the list moves/.test(String(fields["problem"])));

/** One that it is away, which was told when it had been for `sinceMs`, and one that it is back. */
function expectTwoLines(sinceMs = 0): void {
  const lines = told().map(({ level, message }) => `${level}: ${message}`);
  expect(lines).toEqual([
    expect.stringMatching(/^warn: (?:RAWG did not answer|(?:UND_ERR_SOCKET|ECONNREFUSED); it is asked again)$/),
    expect.stringMatching(/^info: (?:RAWG|IGDB) answers again$/),
  ]);
  const { awayMs } = told()[1]?.fields ?? {};
  const outMs = AWAY_MS - sinceMs;
  expect([Number(awayMs) >= outMs - HOUR_MS, Number(awayMs) <= outMs + HOUR_MS]).toEqual([true, true]);
}

function expectFewCalls(
  { callsBefore, callsInIt, began, ended }: Outage,
  { spent, processes = 1 }: { spent?: number | undefined; processes?: number },
): void {
  expect(callsInIt).toBeLessThanOrEqual(CALLS_MAX + processes * FIRST_CALLS_MAX);
  // It is tried so often that an hour after it is back games come again.
  expect(callsInIt).toBeGreaterThanOrEqual(AWAY_MS / HOUR_MS);
  expect(calls.some((at) => at >= ended && at <= ended + HOUR_MS)).toBe(true);
  // A connection that is refused costs nothing.
  const answered = calls.filter((at, index) => index < callsBefore || at >= began + REFUSED_MS);
  expect(spent ?? answered.length).toBe(answered.length);
}

describe.each(SOURCES)("$source, away for ten days", ({ source, ids, start }) => {
  const isWhole = (message: string) => message === "all games are taken in";

  it(`${ids} in the midst of its first walk: what is there stays and is served, and the walk goes on where it was`, async () => {
    away = await start();
    /** Pages that were answered. */
    const pages: string[] = [];
    const states: { held: number; cursor: string | undefined }[] = [];
    const found: unknown[] = [];
    const look = async () => {
      const { held, cursor } = await heldNow(source);
      states.push({ held: held.size, cursor });
    };
    const outage = noOutage();
    away.onPage((question) => {
      if (pages.length === 3 && outage.began === 0) {
        leave(outage, async () => {
          await look();
          found.push(await served());
        });
        days.after(AWAY_MS, look);
      }
      if (days.now() >= outage.ended) pages.push(question);
    });
    const { spent } = await takeInUntil(isWhole);
    const { held, rows } = await heldNow(source);
    // Three pages, whole and still, and in the catalogue.
    expect(states[0]?.held).toBeGreaterThanOrEqual(120);
    expect(states[1]).toEqual(states[0]);
    expect(found).toEqual([{ status: 200, count: (states[0]?.held ?? 0) + 1 }]);
    expect([...held.keys()].toSorted()).toEqual(away.keys().toSorted());
    expect(rows).toBe(held.size);
    // No page was answered twice, and the walk was not begun anew.
    expect(new Set(pages).size).toBe(pages.length);
    expectFewCalls(outage, { spent });
    expectTwoLines();
  });

  it(`${ids} when the process ends meanwhile and the lists move: the next one goes on, and loses none`, async () => {
    away = await start();
    const outage = noOutage();
    const pages: string[] = [];
    away.onPage((question) => {
      if (pages.length === 3 && outage.began === 0) leave(outage, () => away.raise(away.keys().slice(-50)));
      if (days.now() >= outage.ended) pages.push(question);
    });
    await takeInUntil(() => false, 4 * DAY_MS);
    expect(told().map(({ level }) => level)).toEqual(["warn"]);
    const before = await heldNow(source);
    log.told().length = 0;
    await takeInUntil(isWhole);
    const { held } = await heldNow(source);
    expect(before.held.size).toBeGreaterThanOrEqual(120);
    expect(held.size).toBeGreaterThan(before.held.size);
    expect([...held.keys()].toSorted()).toEqual(away.keys().toSorted());
    // What has moved is looked for on the pages that were walked: each is asked for at most twice.
    expect(pages.length).toBeLessThanOrEqual(new Set(pages).size + 4);
    expectFewCalls(outage, { processes: 2 });
    expectTwoLines(4 * DAY_MS);
  });

  it(`${ids} while its games are kept current: what it changes before, during and after comes in, once`, async () => {
    away = await start();
    const outage = noOutage();
    const [first, second, third] = [away.keys().slice(0, 600), away.keys().slice(80, 90), away.keys().slice(95, 100)];
    const expected = new Map<string, string>();
    const change = (keys: readonly string[], released: string) => {
      away.change(keys, released, days.now());
      for (const key of keys) expected.set(key, released);
    };
    const added: string[] = [];
    await takeInUntil(isWhole);
    const whole = (await heldNow(source)).held.size;
    // Changes of two pages and more, the day after; it leaves behind the first of them.
    days.after(DAY_MS, () => {
      change(first, "2031-01-01");
      let pages = 0;
      away.onPage(() => {
        pages += 1;
        if (pages !== 2) return;
        leave(outage, () => {
          change(second, "2032-02-02");
          added.push(away.add(days.now()));
        });
        days.after(AWAY_MS + DAY_MS, () => change(third, NEW_DAY));
      });
    });
    log.told().length = 0;
    const { spent } = await takeInUntil(() => days.now() >= outage.ended + 2 * DAY_MS && outage.ended > 0);
    const { held } = await heldNow(source);
    expect(added).toHaveLength(1);
    expect(held.size).toBe(whole + 1);
    expect([...held.keys()].toSorted()).toEqual(away.keys().toSorted());
    const others = [...expected].filter(([key, released]) => held.get(key) !== released);
    expect(others).toEqual([]);
    expectFewCalls(outage, { spent });
    expectTwoLines();
  });
});
