// What the trials of the chaos have in common: a server with the gateway before a double of RAWG, pages that were seen
// before the trouble, and a load over them whose answers are counted.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { presetImageUrl } from "../../src/shared/images.ts";
import { CANARY_KEY, type FakeRawg } from "../../test/support/fake-rawg.ts";
import { startServerProcess, type ProcessOptions, type ServerProcess } from "../../test/support/server-process.ts";
import { unheardSearch } from "../../test/support/unheard-search.ts";
import { createTally, isServerError, startLoad, type Question, type Tally } from "../load.ts";
import { picturePath } from "../picture-path.ts";

const CLOCK = join(import.meta.dirname, "../../test/support/shifted-clock.ts");
const COMPILE_CACHE = process.env["NODE_COMPILE_CACHE"];
const POLL_MS = 20;
const INCLUDE = "include=developers,movies,screenshots";
/** Games that a person wrote, and games that only RAWG knows. */
const OWN_GAMES = [3498, 4200, 3328];
const RAWGS_GAMES = [102, 103, 104, 105, 106, 109];

export type Chaos = {
  rawg: FakeRawg;
  /** Requests a second. */
  rate: number;
  /** How long a trial keeps its load up at each stage. */
  stageMs: number;
  /** More kills, all faults, longer waits. */
  isFull: boolean;
  /** Something that must hold does not. */
  complain: (problem: string) => void;
};

export type Row = Record<string, string | number>;

/** Everything that a visitor has looked at before the trouble begins. */
export const SEEN: readonly Question[] = [
  { kind: "seen", path: "/", headers: { accept: "text/html" } },
  ...[OWN_GAMES[0], RAWGS_GAMES[0]].map((id) => ({
    kind: "seen",
    path: `/game/${id}`,
    headers: { accept: "text/html" },
  })),
  { kind: "seen", path: `/api/games?${INCLUDE}&page=1&page_size=20` },
  { kind: "seen", path: `/api/games?${INCLUDE}&page=2&page_size=20` },
  { kind: "seen", path: "/api/games?genres=action&page_size=20" },
  ...[1, 2, 3].map((number) => ({ kind: "seen", path: `/api/${unheardSearch(number)}` })),
  ...[...OWN_GAMES, ...RAWGS_GAMES].flatMap((id) =>
    ["", "/screenshots?page_size=7", "/stores"].map((part) => ({ kind: "seen", path: `/api/games/${id}${part}` })),
  ),
  { kind: "seen", path: "/api/genres" },
  { kind: "seen", path: "/api/platforms" },
  { kind: "seen", path: `/api/insights/${OWN_GAMES[0]}` },
  { kind: "seen", path: presetImageUrl(picturePath(OWN_GAMES[0] ?? 0), "card") },
];

let unseen = 1000;
/** A search that nobody has asked, and that RAWG has to answer. */
export function unseenSearch(): Question {
  unseen += 1;
  return { kind: "new", path: `/api/${unheardSearch(unseen)}` };
}

let turn = 0;
/** What was seen, in turn. */
export function seenInTurn(): Question {
  turn += 1;
  return SEEN[turn % SEEN.length] ?? unseenSearch();
}

/** One new search among twenty requests. */
export const mostlySeen = (): Question => (Math.random() < 0.05 ? unseenSearch() : seenInTurn());

/** A data directory that is gone at the end of the trial. */
export function workingDirectory(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), "ludex-chaos-"));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

/** A server over RAWG's double in `directory`. Finished answers are not kept: what is shown is what stands behind them. */
export function startTrial(
  { rawg }: Chaos,
  directory: string,
  { environment = {}, ...options }: ProcessOptions & { environment?: Record<string, string> } = {},
): Promise<ServerProcess> {
  return startServerProcess(
    {
      DATA_DIRECTORY: directory,
      RAWG_API_KEY: CANARY_KEY,
      RAWG_API_URL: rawg.url,
      RAWG_MONTHLY_BUDGET: "100000000",
      // Whoever tries it is one client.
      RAWG_CLIENT_SHARE: "100",
      RATE_LIMIT_API: "10000000",
      RATE_LIMIT_IMAGES: "10000000",
      RATE_LIMIT_INSIGHTS: "10000000",
      LOG_LEVEL: "warn",
      ANSWER_CACHE_MB: "0",
      // As `npm start` starts it.
      ...(COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE: COMPILE_CACHE }),
      ...environment,
    },
    options,
  );
}

/** A clock for `startTrial`, and the hand that sets it, in milliseconds from the real time. */
export function createClock(directory: string) {
  const file = join(directory, "clock");
  const set = (offsetMs: number) => writeFileSync(file, String(offsetMs));
  set(0);
  return { nodeArguments: ["--import", CLOCK], environment: { CLOCK_FILE: file }, set };
}

/** Looks at everything once. */
export async function seeAll({ base }: ServerProcess): Promise<void> {
  for (const { path, headers } of SEEN) {
    const answer = await fetch(base + path, headers === undefined ? {} : { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  }
}

export type Load = {
  server: ServerProcess;
  /** The load ends when this has ended. */
  during: () => Promise<unknown>;
  next?: () => Question;
};

/** Asks at the trial's rate; tallies what was seen and what was new apart. */
export async function underLoad(
  { rate }: Chaos,
  { server: { base }, during, next = mostlySeen }: Load,
): Promise<{ seen: Tally; fresh: Tally }> {
  const tallies = { seen: createTally(), fresh: createTally() };
  const stop = startLoad({
    address: base,
    rate,
    next,
    onOutcome: (outcome) => (outcome.question.kind === "seen" ? tallies.seen : tallies.fresh).add(outcome),
  });
  await during();
  await stop();
  return tallies;
}

/** Complains of every answer from 500 up, and of every request that was lost. */
export function expectNoFailure({ complain }: Chaos, name: string, tally: Tally): void {
  const failed = tally.count((status) => isServerError(status) || status === "lost");
  if (failed > 0) complain(`${name}: ${failed} failed, ${tally.row().statuses}`);
}

/** Milliseconds until `isSo`; undefined when it has not become so in time. */
export async function timeUntil(isSo: () => Promise<boolean>, limitMs: number): Promise<number | undefined> {
  const began = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - began > limitMs) return undefined;
    await sleep(POLL_MS);
  }
  return performance.now() - began;
}

/** Is a new search answered by RAWG itself? */
export async function isRawgBack({ base }: ServerProcess): Promise<boolean> {
  const answer = await fetch(base + unseenSearch().path);
  await answer.arrayBuffer();
  return answer.headers.get("ludex-data") === "rawg";
}

/** The messages of a log that has ended. */
export async function messagesOf({ log }: ServerProcess): Promise<string[]> {
  const lines = (await log).split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => String((JSON.parse(line) as { msg: unknown }).msg));
}
