// Whatever the clocks say: a change that was made after another was seen stands, on all devices. What each device takes from
// another goes through the text that is stored and sent, and is read without trust.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aGame } from "../../../../test/support/games.ts";
import { createHistory } from "../../../../test/support/history.ts";
import { type FavoriteChanges, mergeFavorites, withFavorite, withoutFavorites } from "#web/state/favorite-changes.ts";
import { INITIAL_STATE, readState, writeState } from "#web/state/stored-state.ts";
import { readEntry } from "./read-entry.ts";
import { mergeEntries, type ShelfEntry, withChange } from "./shelf-entry.ts";

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 0, 1);
const DEVICES = [0, 1, 2] as const;

/** Days ahead or behind, a minute or so, and clocks without a battery or from another age. */
const clock = fc.oneof(
  fc.integer({ min: -9, max: 9 }).map((days) => NOW + days * DAY_MS),
  fc.integer({ min: -90_000, max: 90_000 }).map((ms) => NOW + ms),
  fc.constantFrom(0, 1, Date.UTC(2099, 0, 1), 8.64e15),
);
type Deed = { at: number } & ({ kind: "change" } | { kind: "hear"; from: number } | { kind: "clock"; time: number });
const device = fc.constantFrom(...DEVICES);
/** A device changes something, hears of another one, or has its clock set. */
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("change"), at: device }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("hear"), at: device, from: device }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("clock"), at: device, time: clock }) },
);

const sent = (entry: ShelfEntry) => readEntry(JSON.parse(JSON.stringify(entry))).entry;

/** What all devices show in the end, and what was made by whom after having seen what. */
function runCourse(course: readonly Deed[], times: readonly number[]) {
  const entries: (ShelfEntry | undefined)[] = [];
  const clocks = [...times];
  const history = createHistory();
  const hear = (at: number, from: number) => {
    const theirs = entries[from] && sent(entries[from]);
    if (theirs === undefined) return;
    entries[at] = mergeEntries(theirs, entries[at]);
    history.see(String(at), entries[at].note?.value);
  };
  for (const [index, each] of course.entries()) {
    if (each.kind === "clock") clocks[each.at] = each.time;
    else if (each.kind === "hear") hear(each.at, each.from);
    else {
      const note = `change ${index}`;
      const stamp = { now: clocks[each.at] ?? 0, by: `d${each.at}` };
      entries[each.at] = withChange(entries[each.at], { game: aGame(7), change: { note } }, stamp);
      history.make(String(each.at), note);
    }
  }
  for (const _round of [1, 2]) for (const at of DEVICES) for (const from of DEVICES) hear(at, from);
  return { shown: DEVICES.map((at) => entries[at]?.note?.value), history };
}

/** Favourites as they come out of the text in which they are stored and sent. */
const read = (hearts: FavoriteChanges): FavoriteChanges => {
  const { favorites, removed } = readState(writeState({ ...INITIAL_STATE, ...hearts })).state;
  return { favorites, removed };
};
const pressed = (hearts: FavoriteChanges, now: number) =>
  hearts.favorites.length > 0 ? withoutFavorites(hearts, [7], now) : withFavorite(hearts, aGame(7), { now });

describe("devices with wrong clocks", () => {
  it("[P-05] keep of each part a change that nobody had seen and then changed", () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 1, maxLength: 60 }), fc.tuple(clock, clock, clock), (course, times) => {
        const { shown, history } = runCourse(course, times);
        expect(new Set(shown).size).toBe(1);
        expect(history.laterThan(shown[0])).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it("[P-05] do with a heart what was asked last by whoever had seen it", () => {
    fc.assert(
      fc.property(fc.array(clock, { maxLength: 8 }), clock, (before, now) => {
        const theirs = before.reduce<FavoriteChanges>((hearts, at) => read(pressed(hearts, at)), {
          favorites: [],
          removed: {},
        });
        const mine = pressed(theirs, now);
        for (const merged of [mergeFavorites(read(mine), theirs), mergeFavorites(theirs, read(mine))])
          expect(merged.favorites.length).toBe(mine.favorites.length);
      }),
      { numRuns: 1000 },
    );
  });
});
