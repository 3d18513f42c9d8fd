// RAWG and IGDB as servers that can be away for days, each with what takes its games in, over records in one folder.
import { join } from "node:path";
import { FRESH_TIMES_DEFAULT } from "../../src/server/gateway/freshness.ts";
import { openRawg } from "../../src/server/gateway/open-gateway.ts";
import type { CatalogueFeed } from "../../src/server/sources/feed.ts";
import { createIgdbFeed } from "../../src/server/sources/igdb/create-igdb-feed.ts";
import { createRawgFeed } from "../../src/server/sources/rawg/rawg-feed.ts";
import type { RecordStore } from "../../src/server/sources/record-store.ts";
import { openSqliteRecordStore } from "../../src/server/sources/sqlite-record-store.ts";
import { failing } from "./answer-faults.ts";
import { startFakeIgdb } from "./fake-igdb.ts";
import { plainGames } from "./igdb-games.ts";
import { startLargeRawg } from "./large-rawg.ts";
import { makeGames } from "./large-rawg-games.ts";
import type { PassingDays } from "./passing-days.ts";
import type { TellingLog } from "./take-in-whole.ts";

const FOREVER = Number.POSITIVE_INFINITY;

type Opened = {
  feed: CatalogueFeed;
  records: RecordStore;
  /** Calls of the month's budget that have been spent; undefined where there is no budget. */
  spent: () => Promise<number | undefined>;
  close: () => Promise<void>;
};

export type SourceAway = {
  /** `http://127.0.0.1:…` */
  origin: string;
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  /** Answers everything with this status, until it behaves. */
  fail: (status: number) => void;
  behave: () => void;
  /** Runs when a page of games is asked for, with its question. */
  onPage: (hook: ((question: string) => void) | undefined) => void;
  /** Of all games; those with the lowest places in its lists come last. */
  keys: () => string[];
  /** These games come out on another day, as has been known since `at`, in milliseconds since 1970. */
  change: (keys: readonly string[], released: string, at: number) => void;
  /** These games become the best known of all. */
  raise: (keys: readonly string[]) => void;
  /** One more game, the best known of all. */
  add: (at: number) => string;
  /** With the pauses that it has in earnest, in the time that passes there. */
  open: (options: { directory: string; days: PassingDays; log: TellingLog }) => Opened;
  close: () => Promise<void>;
};

const openRecords = (directory: string, { now }: PassingDays) =>
  openSqliteRecordStore({ path: join(directory, "records.sqlite"), now });

/** RAWG with 600 games: fifteen pages. */
export async function startRawgAway(): Promise<SourceAway> {
  const rawg = await startLargeRawg({ games: makeGames(600) });
  const { games } = rawg;
  return {
    origin: new URL(rawg.url).origin,
    goAway: rawg.goAway,
    comeBack: rawg.comeBack,
    fail: (status) => rawg.misbehave(failing(status)),
    behave: rawg.behave,
    onPage: (hook) => rawg.before(hook && (() => hook(rawg.calls.at(-1) ?? ""))),
    keys: () => games.toSorted((one, other) => other.added - one.added).map(({ id }) => String(id)),
    change: (keys, released, at) =>
      rawg.change(() => {
        const updated = new Date(at).toISOString().slice(0, 19);
        for (const game of games) if (keys.includes(String(game.id))) Object.assign(game, { released, updated });
      }),
    raise: (keys) =>
      rawg.change(() => {
        for (const game of games) if (keys.includes(String(game.id))) game.added += 30_000;
      }),
    add: (at) => {
      const id = 90_000 + games.length;
      const updated = new Date(at).toISOString().slice(0, 19);
      rawg.change(() => games.push({ id, added: 50_000, released: "2026-01-01", updated }));
      return String(id);
    },
    open: ({ directory, days, log }) => {
      const gateway = openRawg({
        key: rawg.key,
        baseUrl: rawg.url,
        stateDirectory: directory,
        cacheBytes: 1024 * 1024,
        freshTimes: FRESH_TIMES_DEFAULT,
        budget: { limit: 20_000, resetDay: 1 },
        log,
        now: days.now,
        elapsed: days.elapsed,
        backoffMs: 0,
        // A busy machine is not a silent RAWG.
        timeoutMs: 30_000,
      });
      const records = openRecords(directory, days);
      return {
        feed: createRawgFeed({
          ask: gateway.askInBackground,
          top: 600,
          recordsOf: (keys) => records.getAll("rawg", keys),
          now: days.now,
        }),
        records,
        spent: gateway.budget.used,
        close: async () => {
          await gateway.close();
          await records.close();
        },
      };
    },
    close: rawg.close,
  };
}

/** IGDB with 3,000 games: six pages. */
export async function startIgdbAway(): Promise<SourceAway> {
  const igdb = await startFakeIgdb({ games: plainGames(3000), perSecond: FOREVER });
  return {
    origin: new URL(igdb.access.baseUrl).origin,
    goAway: igdb.goAway,
    comeBack: igdb.comeBack,
    fail: (status) => igdb.misbehave(failing(status), { times: FOREVER, path: "any" }),
    behave: igdb.behave,
    onPage: (hook) => igdb.before(hook && (({ body }) => body.startsWith("fields *") && hook(body))),
    keys: () => igdb.games().map(({ id }) => String(id)),
    change: (keys, released, at) => {
      const facts = { first_release_date: Date.parse(released) / 1000, updated_at: Math.floor(at / 1000) };
      igdb.put(...igdb.games().flatMap((game) => (keys.includes(String(game.id)) ? [{ ...game, ...facts }] : [])));
    },
    raise: (keys) => {
      const facts = { total_rating_count: 30_000 };
      igdb.put(...igdb.games().flatMap((game) => (keys.includes(String(game.id)) ? [{ ...game, ...facts }] : [])));
    },
    add: (at) => {
      const id = 1 + Math.max(...igdb.games().map((game) => game.id));
      igdb.put({ id, name: `Game ${id}`, total_rating_count: 9000, updated_at: Math.floor(at / 1000) });
      return String(id);
    },
    open: ({ directory, days, log }) => {
      const records = openRecords(directory, days);
      const recordsOf = (keys: readonly string[]) => records.getAll("igdb", keys);
      const feed = createIgdbFeed({ ...igdb.access, recordsOf, log, now: days.now, clock: days });
      return {
        feed,
        records,
        spent: async () => undefined,
        close: async () => {
          await feed.close();
          await records.close();
        },
      };
    },
    close: igdb.close,
  };
}
