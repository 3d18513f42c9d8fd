// Lists move while they are walked: games rise, fall, come and go between two calls. What has gone past the walk is looked
// for on pages that have been walked, for few calls.
import type { ListPage } from "./list-page.ts";
import type { Seen } from "./seen-games.ts";
import type { Slice } from "./slice.ts";

/** So many pages are looked at once more for each hundred, when lists move, and so many in any walk. */
const AGAIN_PERCENT = 5;
const AGAIN_ANYWAY = 20;

/** What a walk knows of its calls: all of them, and those for pages that are looked at once more. */
type Looks = { calls: number; again: number; isMoving?: boolean | undefined };

/** Where to look for games that have gone past the walk, if something moved. */
export function placeAgain(slice: Slice, page: ListPage, { repeated, isFirstRepeated }: Seen): Slice["again"] {
  // What came twice stands in the place of another.
  if (page.twice > 0) return { page: slice.page, isTrail: false };
  if (slice.page <= 1) return undefined;
  const before = slice.page - 1;
  const isLastAgain = slice.last !== undefined && page.games.some(({ placed }) => placed.id === slice.last);
  const sought = Math.max(1, repeated);
  // Something came in above and pushed all games down.
  if (isFirstRepeated || isLastAgain) return { page: before, isTrail: true, sought };
  // A game fell to here, and those that it had stood before moved up; or it stands in the place of another.
  if (repeated > 0) return { page: slice.page, isTrail: true, sought };
  // Games went away above: as many have moved up from this page to the one before it.
  const hasShrunk = slice.count !== undefined && page.count < slice.count;
  return hasShrunk ? { page: before, isTrail: false } : undefined;
}

const mayLookAgain = (walk: Looks) => walk.again < AGAIN_ANYWAY + (AGAIN_PERCENT * walk.calls) / 100;

/** Notes that `slice` has to be looked at once more, and tells it where it is the first time. */
export function noteAgain(
  walk: Looks,
  slice: Slice,
  { again, isTold }: { again: Slice["again"]; isTold: boolean },
): string[] {
  if (again === undefined || !mayLookAgain(walk)) return [];
  walk.again += 1;
  slice.again = again;
  if (isTold || walk.isMoving === true) return [];
  walk.isMoving = true;
  return ["the list moves while it is walked; pages before are looked at once more"];
}

/** A page has been looked at once more: ends that, or goes on with the page before it. */
export function followTrail(walk: Looks, slice: Slice, { fresh }: Seen): void {
  const { again } = slice;
  delete slice.again;
  if (again?.isTrail !== true) return;
  const sought = (again.sought ?? 1) - fresh;
  if (sought <= 0 || again.page <= 1 || !mayLookAgain(walk)) return;
  walk.again += 1;
  slice.again = { ...again, page: again.page - 1, sought };
}
