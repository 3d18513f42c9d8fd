// A page of RAWG's list, read strictly where the walk depends on it: whatever is not what was asked for is refused as a
// whole and asked for again later, because a walk that goes on past it would lose games.
import { z } from "zod";
import type { SourceRecord } from "#server/sources/source-record.ts";
import { readRawgGame, type Vocabulary } from "./read-rawg-game.ts";
import { DATELESS, isWithin, type Placed, type Where } from "./slice.ts";

const STAMP_DAY = 10;
/** A page of which more than this part is not as it should be is no page. */
const BROKEN_MAX = 0.5;
/** Where so many games come twice, as many others are missing. */
const TWICE_MAX = 0.25;

const EnvelopeReader = z.object({
  count: z.int().min(0),
  next: z.string().nullable(),
  results: z.array(z.unknown()),
});

const list = z.array(z.unknown()).nullish();
/** What an item must look like; what its parts hold is read leniently afterwards. */
const ItemShape = z.object({
  id: z.int().positive(),
  name: z.string(),
  added: z.int().min(0),
  released: z.string().nullish(),
  updated: z.string().nullish(),
  background_image: z.string().nullish(),
  platforms: list,
  genres: list,
  tags: list,
  stores: list,
  short_screenshots: list,
});

/** A game of a page: where it stands, and its record or why there is none. */
type Read = { placed: Placed; record: SourceRecord } | { problem: string };

export type ListPage = {
  /** How many games RAWG says there are in all. */
  count: number;
  /** How many there are on this page, broken ones included. */
  size: number;
  isLast: boolean;
  games: readonly { placed: Placed; record: SourceRecord }[];
  /** At most one line: what could not be read. */
  problems: readonly string[];
};

function readItem(item: unknown, known: Vocabulary | undefined): Read {
  const shape = ItemShape.safeParse(item);
  if (!shape.success) return { problem: `${shape.error.issues[0]?.path.join(".") || "it"} is of another shape` };
  const { id, added, released, updated } = shape.data;
  const read = readRawgGame(item, known);
  if ("problem" in read) return { problem: `game ${id}: ${read.problem}` };
  const placed = { id, added, day: released ?? DATELESS, stamp: updated?.slice(0, STAMP_DAY) };
  return { placed, record: read.record };
}

const refuse = (why: string) => new Error(`RAWG's list is not what was asked for: ${why}`);

/** Reads the answer to a question for a page of `where`. Throws where it cannot be that page. */
export function readListPage(body: unknown, where: Where, known?: Vocabulary): ListPage {
  const envelope = EnvelopeReader.safeParse(body);
  if (!envelope.success) throw refuse("it has another shape");
  const { count, next, results } = envelope.data;
  const read = results.map((item) => readItem(item, known));
  const games = read.flatMap((item) => ("problem" in item ? [] : [item]));
  const broken = read.flatMap((item) => ("problem" in item ? [item.problem] : []));
  const most = BROKEN_MAX * results.length;
  if (broken.length > most) throw refuse(`${broken.length} of ${results.length} games, ${broken[0]}`);
  if (games.filter(({ placed }) => !isWithin(where, placed)).length > most) throw refuse("the dates are others");
  const ids = new Set(games.map(({ placed }) => placed.id));
  if (games.length - ids.size > TWICE_MAX * results.length) throw refuse("games come twice");
  const rises = games.filter(({ placed }, index) => placed.added > (games[index - 1]?.placed.added ?? Infinity));
  if (rises.length > most / 2) throw refuse("the order is another");
  return {
    count,
    size: results.length,
    isLast: next === null || results.length === 0,
    games,
    problems: broken.length === 0 ? [] : [`${broken.length} of ${results.length} games left out, ${broken[0]}`],
  };
}

/** What RAWG's 404 amounts to: nothing more. */
export const NO_PAGE: ListPage = { count: 0, size: 0, isLast: true, games: [], problems: [] };
