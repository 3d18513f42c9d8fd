// RAWG's most added games, forty a call, the most added first; after that what RAWG has changed of them, and from time to
// time all of them anew, because figures such as `added` drift without a new stamp, and games that moved past a walk are
// found by the next.
import type { CatalogueFeed, FeedBatch } from "#server/sources/feed.ts";
import { untilAborted, type Ask } from "#server/sources/ask.ts";
import { NO_PAGE, readListPage, type ListPage } from "./list-page.ts";
import { readRawgCursor, writeRawgCursor, type RawgCursor } from "./rawg-cursor.ts";
import type { Vocabulary } from "./read-rawg-game.ts";
import { createSeenGames, type SeenGamesOptions } from "./seen-games.ts";
import { queryOf, type Slice } from "./slice.ts";
import { advance, beginWalk, certainOf, frontierOf, isEnough, nextPage, type Depths, type Walk } from "./slice-walk.ts";

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
/** RAWG's own: the largest page, and the depth behind which no list is served. */
const DEPTHS: Depths = { pageSize: 40, cap: 10_000 };
const HEAD_EVERY_MS = 30 * DAY_MS;
const CHANGES_EVERY_MS = DAY_MS;
/** A walk of many calls is followed by a rest in proportion: 288 calls a day on average, however much RAWG changes. */
const REST_PER_CALL_MS = 5 * MINUTE_MS;
/** Stamps are RAWG's time, days are ours. */
const OVERLAP_MS = DAY_MS;
const LAST_DAY = "2200-12-31";
/** RAWG has to say so often that a page is not there, though it counts further, before it is taken at its word. */
const MISSING_MAX = 5;

export type RawgFeedOptions = SeenGamesOptions & {
  ask: Ask;
  /** How many games, the most added first. */
  top: number;
  /** What the catalogue knows of genres and the like: other slugs are left out. */
  known?: Vocabulary;
  depths?: Depths;
  now?: () => number;
  /** How often all games are fetched anew, in milliseconds. */
  headEveryMs?: number;
  /** How often changes are asked for at most, in milliseconds. */
  changesEveryMs?: number;
};

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The feed of RAWG's `top` most added games. */
export function createRawgFeed(options: RawgFeedOptions): CatalogueFeed {
  const { ask, top, known, depths = DEPTHS, now = Date.now } = options;
  const { headEveryMs = HEAD_EVERY_MS, changesEveryMs = CHANGES_EVERY_MS } = options;
  const missing = { question: "", times: 0 };
  const seenGames = createSeenGames(options);

  /** Begins the walk that is due, if none is under way; false when there is nothing to do yet. */
  const begin = (cursor: RawgCursor): boolean => {
    const isHeadDue = cursor.headAt === 0 || cursor.top < top || now() - cursor.headAt >= headEveryMs;
    if (isHeadDue ? cursor.kind === "head" : cursor.walk !== undefined) return true;
    const { since } = cursor;
    if (!isHeadDue && (now() < cursor.restUntil || since === undefined)) return false;
    const where = isHeadDue || since === undefined ? {} : { updated: [since, LAST_DAY] as [string, string] };
    Object.assign(cursor, {
      kind: isHeadDue ? "head" : "changes",
      walk: beginWalk(where),
      began: dayOf(now() - OVERLAP_MS),
    } satisfies Partial<RawgCursor>);
    return true;
  };

  /** A page that RAWG does not have although it counts as many games is asked for again, later. */
  const missingPage = (slice: Slice, question: string): ListPage => {
    const isExpected = slice.entry === undefined && slice.again === undefined && (slice.count ?? 0) > slice.rank;
    missing.times = missing.question === question ? missing.times + 1 : 1;
    missing.question = question;
    if (isExpected && missing.times < MISSING_MAX) throw new Error(`RAWG has no page for ${question}`);
    return { ...NO_PAGE, problems: isExpected ? [`RAWG has no page for ${question}, and nothing behind it`] : [] };
  };

  const end = (cursor: RawgCursor, walk: Walk): void => {
    if (cursor.kind === "head") {
      const threshold = Math.max(0, frontierOf(walk));
      Object.assign(cursor, { top, held: Math.min(top, certainOf(walk)), threshold, headAt: now() });
    }
    cursor.since = cursor.began;
    cursor.restUntil = now() + Math.max(changesEveryMs, Math.min(headEveryMs, walk.calls * REST_PER_CALL_MS));
    delete cursor.kind;
    delete cursor.walk;
    delete cursor.began;
  };

  async function* walkFrom(text: string | undefined, signal: AbortSignal): AsyncGenerator<FeedBatch> {
    const cursor = readRawgCursor(text);
    if (!begin(cursor)) return;
    while (cursor.walk !== undefined) {
      const { walk, kind, threshold } = cursor;
      const next = nextPage(walk);
      if (next === undefined) return;
      const { slice } = next;
      const question = queryOf(slice, next.page, depths.pageSize);
      const body = await untilAborted(ask("games", question), signal);
      if (signal.aborted || body === undefined) return;
      const page = body === null ? missingPage(slice, question) : readListPage(body, slice, known);
      const seen = await seenGames.look(walk, slice, { page, isFirst: cursor.headAt === 0 });
      const { isNew, problems } = advance(walk, next, { page, depths, seen });
      const games = isNew ? page.games : [];
      const wanted = kind === "head" ? games : games.filter(({ placed }) => placed.added >= threshold);
      const total = kind === "head" ? Math.min(top, walk.total) : cursor.held;
      const done = Math.min(total, Math.max(cursor.held, certainOf(walk)));
      if (isEnough(walk, kind === "head" ? { top } : { threshold })) end(cursor, walk);
      yield {
        records: wanted.map(({ record }) => record),
        gone: [],
        cursor: writeRawgCursor(cursor),
        progress: { done, total },
        problems: [...page.problems, ...problems].map((line) => `${question}: ${line}`),
      };
      // Whoever asks for more has kept them.
      seenGames.note(walk, slice, games);
    }
  }

  return { source: "rawg", walk: ({ cursor, signal }) => walkFrom(cursor, signal) };
}
