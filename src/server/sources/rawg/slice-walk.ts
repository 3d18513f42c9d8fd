// A walk through all slices at once, the most added games first: the next page is always that of the slice which stands
// highest, so that nobody need know beforehand how deep to go. It holds no games, only where it stands: what it is given
// as JSON is all that it needs to go on.
import { z } from "zod";
import type { ListPage } from "./list-page.ts";
import { followTrail, noteAgain, placeAgain } from "./look-again.ts";
import type { Seen } from "./seen-games.ts";
import { countInParts, SliceSchema, type Slice, type Where } from "./slice.ts";
import { splitSlice } from "./split-slice.ts";

/** More than these pages too early is worth a search for the place where a slice goes on. */
const EARLY_PAGES = 2;

export const WalkSchema = z.object({
  /** Those that are not at their end. */
  slices: z.array(SliceSchema),
  /** Games of those that are. */
  finished: z.int().min(0),
  /** Games seen that have less `added` than the highest slice: how many, by `added`. */
  below: z.array(z.tuple([z.int(), z.int()])),
  /** All games there are, as far as is known. */
  total: z.int().min(0),
  calls: z.int().min(0),
  again: z.int().min(0),
  /** It has been told that the list moves. */
  isMoving: z.boolean().optional(),
});
export type Walk = z.infer<typeof WalkSchema>;

/** How RAWG serves lists: games a page, and the depth after which a list is not served on. */
export type Depths = { pageSize: number; cap: number };

export const beginWalk = (where: Where): Walk => ({
  slices: [{ ...where, page: 0, rank: 0 }],
  finished: 0,
  below: [],
  total: 0,
  calls: 0,
  again: 0,
});

const heightOf = ({ floor = Infinity }: Slice) => floor;

/** Every game with more `added` than this has been seen; -1 when all have. */
export const frontierOf = (walk: Walk): number => Math.max(-1, ...walk.slices.map(heightOf));

/** The slice of which a page is to be looked at once more. */
const againIn = ({ slices }: Walk) => slices.find(({ again }) => again !== undefined);

/** The slice to go on with, and the page to ask for. */
export function nextPage(walk: Walk): { slice: Slice; page: number } | undefined {
  const moved = againIn(walk);
  if (moved?.again !== undefined) return { slice: moved, page: moved.again.page };
  const frontier = frontierOf(walk);
  const slice = walk.slices.find((one) => heightOf(one) === frontier);
  return slice && { slice, page: slice.page + 1 };
}

/** Has everything been seen that has more `added` than `threshold`, or are there `top` games before all that has not? */
export function isEnough(walk: Walk, wanted: { top: number } | { threshold: number }): boolean {
  if (againIn(walk) !== undefined) return false;
  const frontier = frontierOf(walk);
  return frontier < 0 || ("top" in wanted ? certainOf(walk) >= wanted.top : frontier < wanted.threshold);
}

/** Games seen that nothing unseen stands before. */
export function certainOf(walk: Walk): number {
  const seen = walk.slices.reduce((sum, { rank }) => sum + rank, walk.finished);
  return seen - walk.below.reduce((sum, [, count]) => sum + count, 0);
}

/** Notes the games of a new page, and forgets what is no longer below the highest slice. */
function noteBelow(walk: Walk, page: ListPage | undefined): void {
  const below = new Map(walk.below);
  for (const { placed } of page?.games ?? []) below.set(placed.added, (below.get(placed.added) ?? 0) + 1);
  const frontier = frontierOf(walk);
  walk.below = [...below].filter(([added]) => added < frontier);
}

/**
 * One step of the search for the place where a split slice goes on: the page that begins with games seen already and ends
 * with others. False while it is not that page.
 */
function enter(slice: Slice, page: number, { games, isLast, deepest }: ListPage & { deepest: number }): boolean {
  const { entry } = slice;
  if (entry === undefined) return true;
  const first = games[0]?.placed.added ?? -1;
  const last = games.at(-1)?.placed.added ?? -1;
  if (page === 1 || first > entry.above) entry.low = page;
  else entry.high = page;
  const { low, high, step, above } = entry;
  const isBetween = high !== null && high - low <= EARLY_PAGES;
  const isHere = low === page ? isLast || last <= above || isBetween || page === deepest : low === page - 1;
  if (isHere) {
    delete slice.entry;
    return true;
  }
  if (isBetween && low > 0) {
    // The place is behind a page that has been looked at before.
    slice.page = low;
    delete slice.entry;
    return false;
  }
  const guess = low === 0 ? (high ?? 1) - step : high === null ? low + step : Math.floor((low + high) / 2);
  entry.step = step * 2;
  slice.page = Math.min(deepest, Math.max(1, guess)) - 1;
  return false;
}

/** Puts an end, or several slices, in the place of a slice that is walked as deep as it goes. */
function settle(walk: Walk, slice: Slice, { pageSize, cap }: Depths): string[] {
  if (slice.again !== undefined) return [];
  const isAtEnd = slice.isLast === true || slice.page * pageSize >= cap;
  if (!isAtEnd) return [];
  // A list may end before the depth that is known of: what it counts further is in its parts.
  const isDeep = (slice.count ?? 0) > Math.max(cap, slice.rank);
  const parts = isDeep ? splitSlice(slice, pageSize) : undefined;
  walk.slices = walk.slices.flatMap((one) => (one === slice ? (parts ?? []) : [one]));
  if (parts === undefined) walk.finished += slice.rank;
  return isDeep && parts === undefined
    ? [`${(slice.count ?? 0) - slice.rank} games of ${slice.dates?.join(" to ")} cannot be listed`]
    : [];
}

/**
 * Takes the walk past `page`, which `nextPage` said. Games of pages that are only looked at in search of a place are not
 * to be kept (`isNew` false): they come again when the walk is there. `problems` are lines for the log.
 */
export function advance(
  walk: Walk,
  { slice, page: number }: { slice: Slice; page: number },
  { page, depths, seen }: { page: ListPage; depths: Depths; seen: Seen },
): { isNew: boolean; problems: string[] } {
  walk.calls += 1;
  if (slice.again !== undefined) {
    followTrail(walk, slice, seen);
    // It is smaller by now what there was before the page behind it.
    const problems = settle(walk, slice, depths);
    noteBelow(walk, undefined);
    return { isNew: true, problems };
  }
  const deepest = Math.floor(depths.cap / depths.pageSize);
  if (!enter(slice, number, { ...page, deepest })) return { isNew: false, problems: [] };
  slice.page = number;
  const again = placeAgain(slice, page, seen);
  if (page.count > 0 || number === 1) slice.count = page.count;
  if (page.size > 0) slice.rank = (number - 1) * depths.pageSize + page.size;
  slice.floor = page.games.at(-1)?.placed.added ?? slice.floor ?? 0;
  slice.last = page.games.at(-1)?.placed.id;
  if (page.isLast) slice.isLast = true;
  if ((slice.count ?? 0) > depths.cap)
    countInParts(
      slice,
      page.games.map(({ placed }) => placed),
    );
  const moved = noteAgain(walk, slice, { again, isTold: page.twice > 0 });
  const problems = [...moved, ...settle(walk, slice, depths)];
  noteBelow(walk, page);
  if (slice.dates === undefined && number === 1) walk.total = page.count;
  return { isNew: true, problems };
}
