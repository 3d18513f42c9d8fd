// What a library changes on a shelf: it adds, and leaves what stands there already.
import type { Mark } from "#web/lib/marks.ts";
import type { KeptGame } from "#web/state/read-kept-game.ts";
import type { GameChange } from "#web/state/shelf/create-shelf.ts";
import { isOnShelf, playsOf, type ShelfChange, type ShelfEntry } from "#web/state/shelf/shelf-entry.ts";
import type { LibraryGame } from "./library-game.ts";

export type Chosen = { readonly entry: LibraryGame; readonly game: KeptGame };

/** The same play has the same name, so that a library that is read twice adds it once. */
const playName = ({ begun = "", finished = "" }: Pick<LibraryGame, "begun" | "finished">) =>
  `import-${begun || "0"}-${finished || "0"}`;

/** The days of a play; nobody begins after the end. */
const daysOf = ({ begun = "", finished = "" }: LibraryGame) => ({
  begun: finished !== "" && begun > finished ? "" : begun,
  finished,
});

function changeOf({ entry }: Chosen, known: ShelfEntry | undefined, otherwise: Mark): ShelfChange {
  const { mark, halfStars, note } = entry;
  const { begun, finished } = daysOf(entry);
  const has = (value: unknown) => value !== undefined && value !== null && value !== "";
  const isPlayed = begun !== "" || finished !== "";
  const isKnownPlay = playsOf(known).some((play) => play.begun === begun && play.finished === finished);
  const isMarkless = !has(known?.mark?.value);
  return {
    ...(isMarkless && (mark !== undefined || known === undefined || !isOnShelf(known)) && { mark: mark ?? otherwise }),
    ...(halfStars !== undefined && !has(known?.halfStars?.value) && { halfStars }),
    ...(note !== undefined && !has(known?.note?.value) && { note }),
    ...(isPlayed && !isKnownPlay && { plays: { [playName({ begun, finished })]: { begun, finished } } }),
  };
}

/** How many games were chosen: two lines of a library may be one. */
export const gamesAmong = (chosen: readonly Chosen[]) => new Set(chosen.map(({ game }) => game.id)).size;

/** Only what is new. A game that says nothing of itself gets the mark `otherwise`. */
export function changesFor(
  chosen: readonly Chosen[],
  entries: ReadonlyMap<number, ShelfEntry>,
  otherwise: Mark,
): GameChange[] {
  // A game that a library has twice, on two platforms, is one here: the first that says something counts.
  const byGame = new Map<number, GameChange>();
  for (const each of chosen) {
    const change = changeOf(each, entries.get(each.game.id), otherwise);
    const before = byGame.get(each.game.id)?.change;
    const plays = { ...change.plays, ...before?.plays };
    byGame.set(each.game.id, {
      game: each.game,
      change: { ...change, ...before, ...(Object.keys(plays).length > 0 && { plays }) },
    });
  }
  return [...byGame.values()].filter(({ change }) => Object.keys(change).length > 0);
}
