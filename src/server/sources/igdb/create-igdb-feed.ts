// IGDB as a source of the catalogue: a walk through all its games by id, 500 a request, then through those that have
// changed, and once a week through all ids, to find out which have gone and which are missing. Two requests a page, one of them for how long
// games take. Whatever fails is asked again; what cannot be had ends the walk, and the next one goes on from its cursor.
import type { CatalogueFeed, FeedBatch } from "#server/sources/feed.ts";
import { IGDB_SOURCE } from "#server/sources/merge/source-names.ts";
import type { SourceCredit } from "#server/sources/record-store.ts";
import { readSourceRecord, type SourceRecord } from "#server/sources/source-record.ts";
import { createIgdbClient, type IgdbClientOptions } from "./igdb-client.ts";
import { BEGINNING, readCursor, writeCursor, type IgdbCursor } from "./igdb-cursor.ts";
import { IgdbGameSchema } from "./igdb-game.ts";
import { IgdbError } from "./igdb-error.ts";
import {
  gamesQuery,
  idsQuery,
  NEWEST_QUERY,
  pageSize,
  theseQuery,
  timesQuery,
  whereOf,
  type Stretch,
} from "./queries.ts";
import { isErotic, readIgdbGame } from "./read-igdb-game.ts";
import { readCount, readIds, readNewest, readPage, readThese, readTimes, tell, type Page } from "./read-page.ts";

/** Who is to be named, with a link, on every page that shows what IGDB gave. */
export const IGDB_CREDIT: SourceCredit = { name: "IGDB.com", url: "https://www.igdb.com" };

const WEEK_S = 7 * 24 * 3600;
/** What IGDB changed a moment ago may not be on its lists yet. */
const OVERLAP_S = 3600;
/** More ids than this in a row are not believed to have gone. */
const GONE_MAX = 50_000;

export type IgdbFeedOptions = IgdbClientOptions & {
  /** The records that there are of the games with these keys. */
  recordsOf: (keys: readonly string[]) => Promise<readonly Pick<SourceRecord, "key">[]>;
  now?: () => number;
};
export type IgdbFeed = CatalogueFeed & { close: () => Promise<void> };

type Step = { batch: FeedBatch; next: IgdbCursor; isEnd: boolean };
type Given = Partial<Pick<FeedBatch, "records" | "gone" | "problems">>;

/** Every whole number between two others. */
const between = (low: number, high: number) =>
  Array.from({ length: Math.max(0, high - low - 1) }, (_, at) => low + 1 + at);

/** The ids beyond `after` up to `end` that are not among `ids`, as keys; a line where they are too many. */
function missing(ids: readonly number[], after: number, end: number): { gone: string[]; problems: string[] } {
  const there = [after, ...ids, end + 1];
  const gaps = there.slice(1).map((high, at) => ({ low: there[at] ?? after, high }));
  const isBelieved = ({ low, high }: { low: number; high: number }) => high - low <= GONE_MAX;
  return {
    gone: gaps.filter(isBelieved).flatMap(({ low, high }) => between(low, high).map(String)),
    problems: gaps
      .filter((gap) => !isBelieved(gap))
      .map(({ low, high }) => `games ${low + 1} to ${high - 1}: too many to have gone; left as they are`),
  };
}

/** The feed of IGDB. Closes its connections with `close`, not before its walk has ended. */
export function createIgdbFeed(options: IgdbFeedOptions): IgdbFeed {
  const client = createIgdbClient(options);
  const now = () => Math.floor((options.now ?? Date.now)() / 1000);
  const { ask } = client;

  const askCount = (stretch: Stretch, signal: AbortSignal) =>
    ask({ endpoint: "games/count", body: () => whereOf(stretch), read: readCount }, signal);

  const askNewest = (signal: AbortSignal) =>
    ask({ endpoint: "games", body: () => NEWEST_QUERY, read: readNewest }, signal);

  /** A page is only empty where IGDB counts no game either. */
  const isEnd = async (stretch: Stretch, signal: AbortSignal): Promise<boolean> =>
    (await askCount(stretch, signal)) === 0;

  const askUntilNotEmpty = async <T>(
    stretch: Stretch,
    signal: AbortSignal,
    page: () => Promise<readonly [T, isEmpty: boolean]>,
  ): Promise<T> => {
    const [found, isEmpty] = await page();
    if (!isEmpty || (await isEnd(stretch, signal))) return found;
    const [again, isStillEmpty] = await page();
    if (!isStillEmpty || (await isEnd(stretch, signal))) return again;
    throw new IgdbError("shape", "IGDB gives an empty page where it counts games");
  };

  const askPage = (stretch: Stretch, signal: AbortSignal): Promise<Page> =>
    askUntilNotEmpty(stretch, signal, async () => {
      const page = await ask(
        {
          endpoint: "games",
          body: (attempt) => gamesQuery(stretch, pageSize(attempt)),
          read: (json, attempt) => readPage(json, stretch.after, attempt),
        },
        signal,
      );
      return [page, page.rows.length === 0];
    });

  const askIds = (after: number, signal: AbortSignal): Promise<number[]> =>
    askUntilNotEmpty({ after }, signal, async () => {
      const ids = await ask(
        { endpoint: "games", body: () => idsQuery(after), read: (json) => readIds(json, after) },
        signal,
      );
      return [ids, ids.length === 0];
    });

  const askTimes = async (ids: readonly number[], signal: AbortSignal): Promise<ReadonlyMap<number, number>> => {
    if (ids.length === 0) return new Map();
    const body = () => timesQuery(ids);
    return await ask({ endpoint: "game_time_to_beats", body, read: readTimes }, signal);
  };

  const readGames = async ({ rows, problems }: Page, signal: AbortSignal): Promise<Required<Given>> => {
    const games = rows.map(({ id, ...row }) => ({ id, game: IgdbGameSchema.parse({ id, ...row }) }));
    const wanted = games.filter(({ game }) => !isErotic(game));
    // They may have been taken in before they were marked.
    const gone = games.filter(({ game }) => isErotic(game)).map(({ id }) => String(id));
    const times = await askTimes(
      wanted.map(({ id }) => id),
      signal,
    );
    const records: SourceRecord[] = [];
    const unreadable: string[] = [];
    for (const { id, game } of wanted) {
      const read = readSourceRecord(readIgdbGame(game, times.get(id)));
      if ("record" in read) records.push(read.record);
      else unreadable.push(`game ${id} ${read.problem}`);
    }
    return { records, gone, problems: [...problems, ...tell(unreadable, rows.length, "left out")] };
  };

  const step = (next: IgdbCursor, isEndOfWalk: boolean, { records = [], gone = [], problems = [] }: Given): Step => ({
    batch: {
      records,
      gone,
      problems,
      cursor: writeCursor(next),
      progress: { done: next.done, total: next.total === undefined ? undefined : Math.max(next.total, next.done) },
    },
    next,
    isEnd: isEndOfWalk,
  });

  /** Where the next walk begins. */
  const rest = ({ until = 0, top, swept, done }: IgdbCursor): IgdbCursor => ({
    version: 1,
    phase: "changed",
    after: 0,
    since: Math.max(0, until - OVERLAP_S),
    top,
    swept,
    done,
    total: done,
  });

  const begin = async (at: IgdbCursor, signal: AbortSignal): Promise<IgdbCursor> => {
    // Our clock bounds what IGDB says: a change that lies in the future would hide all others.
    const until = Math.min(await askNewest(signal), now());
    return { ...at, until, done: 0, total: await askCount({ after: 0, since: at.since }, signal) };
  };

  /** A page of games, of all or of those that have changed. */
  const walkGames = async (from: IgdbCursor, signal: AbortSignal): Promise<Step> => {
    const at = from.until === undefined ? await begin(from, signal) : from;
    const page = await askPage({ after: at.after, since: at.since }, signal);
    const last = page.rows.at(-1)?.id;
    if (last !== undefined) {
      const next = { ...at, after: last, top: Math.max(at.top, last), done: at.done + page.rows.length };
      return step(next, false, await readGames(page, signal));
    }
    if (at.phase === "all") return step(rest({ ...at, swept: now() }), true, {});
    if (now() - at.swept < WEEK_S) return step(rest(at), true, {});
    const total = await askCount({ after: 0 }, signal);
    return step({ ...at, phase: "ids", after: 0, since: undefined, done: 0, total }, false, {});
  };

  /**
   * Of games that IGDB lists, those that are not there: they had vanished for a while, or been left out as they came. What
   * is still not as it should be was told when it came.
   */
  const findMissing = async (ids: readonly number[], signal: AbortSignal): Promise<Required<Given>["records"]> => {
    const held = new Set((await options.recordsOf(ids.map(String))).map(({ key }) => key));
    const missed = ids.filter((id) => !held.has(String(id)));
    if (missed.length === 0) return [];
    const body = () => theseQuery(missed);
    const page = await ask({ endpoint: "games", body, read: readThese }, signal);
    return (await readGames(page, signal)).records;
  };

  /** A page of all ids: what is not on it has gone, and what is not in the records is asked for. */
  const walkIds = async (at: IgdbCursor, signal: AbortSignal): Promise<Step> => {
    const ids = await askIds(at.after, signal);
    const last = ids.at(-1);
    if (last === undefined) return step(rest({ ...at, swept: now() }), true, missing([], at.after, at.top));
    const next = { ...at, after: last, top: Math.max(at.top, last), done: at.done + ids.length };
    return step(next, false, { ...missing(ids, at.after, last), records: await findMissing(ids, signal) });
  };

  return {
    source: IGDB_SOURCE,
    walk: async function* ({ cursor, signal }) {
      let at = (cursor === undefined ? undefined : readCursor(cursor)) ?? BEGINNING;
      try {
        for (;;) {
          const { batch, next, isEnd: isLast } = await (at.phase === "ids" ? walkIds : walkGames)(at, signal);
          yield batch;
          if (isLast) return;
          at = next;
        }
      } catch (error) {
        // Whoever ended the walk knows that it has ended.
        if (!signal.aborted) throw error;
      }
    },
    close: client.close,
  };
}
