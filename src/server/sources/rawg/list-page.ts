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
const RISES_MAX = 0.25;
/** So few are single games, however short the page is: a last page of one game must not hold the walk up for good. */
const FEW = 2;

const EnvelopeReader = z.object({
  count: z.int().min(0),
  next: z.string().nullable(),
  results: z.array(z.unknown()),
});

/** A list that is not of other things altogether: of single members that cannot be read it is read without them. */
const listOf = (member: z.ZodType) =>
  z
    .array(z.unknown())
    .refine((given) => given.length === 0 || given.some((each) => member.safeParse(each).success))
    .nullish();
const Term = z.object({ slug: z.string() });

/** What an item must look like; what its parts hold is read leniently afterwards. */
const ItemShape = z.object({
  id: z.int().positive(),
  name: z.string(),
  added: z.int().min(0),
  released: z.string().nullish(),
  updated: z.string().nullish(),
  background_image: z.string().nullish(),
  platforms: listOf(z.object({ platform: Term })),
  genres: listOf(Term),
  tags: listOf(Term),
  stores: listOf(z.object({ store: Term })),
  short_screenshots: listOf(z.object({ image: z.string() })),
});

/** What a game can do without: where one of these is of another type, the game is taken without it. */
const SpareShape = z.object({
  slug: z.string().nullish(),
  released: z.iso.date().nullish(),
  rating: z.number().nullish(),
  ratings_count: z.coerce.number().nullish(),
  metacritic: z.number().nullish(),
  playtime: z.coerce.number().nullish(),
  esrb_rating: z.looseObject({}).nullish(),
});

type Taken = { placed: Placed; record: SourceRecord };
/** A game of a page: where it stands, its record and the field that it lacks, or why there is none. */
type Read = (Taken & { lacks: string | undefined }) | { problem: string };

export type ListPage = {
  /** How many games RAWG says there are in all. */
  count: number;
  /** How many there are on this page, broken ones included. */
  size: number;
  isLast: boolean;
  games: readonly Taken[];
  /** How many of these came before on the same page: as many others are missing on it. */
  twice: number;
  /** A line for each way in which it is not as it should be. */
  problems: readonly string[];
};

function readItem(item: unknown, known: Vocabulary | undefined): Read {
  const shape = ItemShape.safeParse(item);
  if (!shape.success) return { problem: `${shape.error.issues[0]?.path.join(".") || "it"} is of another shape` };
  const { id, added, released, updated } = shape.data;
  const read = readRawgGame(item, known);
  if ("problem" in read) return { problem: `game ${id}: ${read.problem}` };
  const placed = { id, added, day: released ?? DATELESS, stamp: updated?.slice(0, STAMP_DAY) };
  const lacks = SpareShape.safeParse(item).error?.issues[0]?.path.join(".");
  return { placed, record: read.record, lacks: lacks && `game ${id}: ${lacks}` };
}

const refuse = (why: string) => new Error(`RAWG's list is not what was asked for: ${why}`);

const isMost = (number: number, part: number, size: number) => number > Math.max(FEW, part * size);

/** Throws where games cannot be those of the page that was asked for. */
function checkPlaces(games: readonly Taken[], where: Where, { size, twice }: { size: number; twice: number }): void {
  const others = games.filter(({ placed }) => !isWithin(where, placed)).length;
  if (isMost(others, BROKEN_MAX, size)) throw refuse("the dates are others");
  if (isMost(twice, TWICE_MAX, size)) throw refuse("games come twice");
  const rises = games.filter(({ placed }, index) => placed.added > (games[index - 1]?.placed.added ?? Infinity)).length;
  if (isMost(rises, RISES_MAX, size)) throw refuse("the order is another");
}

/** Reads the answer to a question for a page of `where`. Throws where it cannot be that page. */
export function readListPage(body: unknown, where: Where, known?: Vocabulary): ListPage {
  const envelope = EnvelopeReader.safeParse(body);
  if (!envelope.success) throw refuse("it has another shape");
  const { count, next, results } = envelope.data;
  const read = results.map((item) => readItem(item, known));
  const games = read.flatMap((item) => ("problem" in item ? [] : [item]));
  const broken = read.flatMap((item) => ("problem" in item ? [item.problem] : []));
  const size = results.length;
  if (isMost(broken.length, BROKEN_MAX, size)) throw refuse(`${broken.length} of ${size} games, ${broken[0]}`);
  const twice = games.length - new Set(games.map(({ placed }) => placed.id)).size;
  checkPlaces(games, where, { size, twice });
  const lacking = games.flatMap(({ lacks }) => lacks ?? []);
  const tell = (number: number, what: string) => (number === 0 ? [] : [`${number} of ${size} games ${what}`]);
  return {
    count,
    size,
    isLast: next === null || size === 0,
    games,
    twice,
    problems: [
      ...tell(broken.length, `left out, ${broken[0]}`),
      ...tell(lacking.length, `taken without a field of another shape, ${lacking[0]}`),
      ...tell(twice, "came twice"),
    ],
  };
}

/** What RAWG's 404 amounts to: nothing more. */
export const NO_PAGE: ListPage = { count: 0, size: 0, isLast: true, games: [], twice: 0, problems: [] };
