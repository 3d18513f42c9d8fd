import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aGame } from "../../../../test/support/games.ts";
import { MARKS } from "#web/lib/marks.ts";
import { readEntry } from "./read-entry.ts";
import {
  changedAt,
  inverseOf,
  isOnShelf,
  mergeEntries,
  playsOf,
  type ShelfChange,
  type ShelfEntry,
  withChange,
} from "./shelf-entry.ts";

const game = aGame(7);
const play = fc.option(
  fc.record({ begun: fc.constantFrom("", "2025-01-02"), finished: fc.constantFrom("2025-02-03", "2026-01-01") }),
);
const change: fc.Arbitrary<ShelfChange> = fc.record(
  {
    mark: fc.option(fc.constantFrom(...MARKS)),
    halfStars: fc.option(fc.integer({ min: 1, max: 10 })),
    note: fc.constantFrom("", "with Anna", "on the train"),
    plays: fc.dictionary(fc.constantFrom("a", "b", "constructor"), play),
  },
  { requiredKeys: [] },
);
/** What one page did, at its own clock. */
const deeds = fc.array(fc.record({ change, now: fc.nat(40) }), { minLength: 1, maxLength: 8 });
const entries = fc.tuple(deeds, fc.constantFrom("a", "b", "c")).map(([list, by]) => after(list, by));

function after(list: { change: ShelfChange; now: number }[], by: string, start?: ShelfEntry): ShelfEntry {
  const done = list.reduce<ShelfEntry | undefined>(
    (entry, each) => withChange(entry, { game, change: each.change }, { now: each.now, by }),
    start,
  );
  if (done === undefined) throw new Error("no deeds");
  return done;
}

const NOW = 1000;
const DAY_MS = 86_400_000;
const partsOf = ({ mark, halfStars, note, plays }: ShelfEntry) => ({ mark, halfStars, note, plays });

describe("entries of the shelf", () => {
  it("[P-08] come to the same whatever meets first", () => {
    fc.assert(
      fc.property(entries, entries, entries, (a, b, c) => {
        expect(mergeEntries(a, b)).toEqual(mergeEntries(b, a));
        expect(mergeEntries(mergeEntries(a, b), c)).toEqual(mergeEntries(a, mergeEntries(b, c)));
        expect(mergeEntries(a, a)).toEqual(a);
        const all = mergeEntries(mergeEntries(a, b), c);
        expect(mergeEntries(all, b)).toEqual(all);
        // Itself, so that nothing is drawn again.
        expect(mergeEntries(structuredClone(all), all)).toBe(all);
        expect(mergeEntries(b, all)).toBe(all);
      }),
    );
  });

  it("[P-05] keep what was changed after the other side was seen, however far behind the clock is", () => {
    fc.assert(
      fc.property(entries, change, (theirs, mine) => {
        const changed = withChange(theirs, { game, change: mine }, { now: 0, by: "0" });
        expect(partsOf(mergeEntries(theirs, changed))).toEqual(partsOf(changed));
      }),
    );
  });

  it("[P-05] keep different parts that two sides changed at once", () => {
    const start = withChange(undefined, { game, change: { mark: "want" } }, { now: 1, by: "a" });
    const stars = withChange(start, { game, change: { halfStars: 9 } }, { now: 2, by: "a" });
    const noted = withChange(start, { game, change: { note: "later", mark: "playing" } }, { now: 2, by: "b" });
    const merged = mergeEntries(stars, noted);
    expect([merged.mark?.value, merged.halfStars?.value, merged.note?.value]).toEqual(["playing", 9, "later"]);
  });

  it("[P-01] are as before once a change was taken back", () => {
    fc.assert(
      fc.property(entries, change, (before, mine) => {
        const changed = withChange(before, { game, change: mine }, { now: 50, by: "a" });
        const back = withChange(changed, { game, change: inverseOf(before, mine) }, { now: 50, by: "a" });
        expect(back.mark?.value ?? null).toBe(before.mark?.value ?? null);
        expect(back.halfStars?.value ?? null).toBe(before.halfStars?.value ?? null);
        expect(back.note?.value ?? "").toBe(before.note?.value ?? "");
        expect(playsOf(back)).toEqual(playsOf(before));
        expect(isOnShelf(back)).toBe(isOnShelf(before));
      }),
    );
  });

  it("[P-01] remember what was taken away, and are then on no shelf", () => {
    const marked = withChange(undefined, { game, change: { mark: "want" } }, { now: 5, by: "a" });
    const cleared = withChange(marked, { game, change: { mark: null } }, { now: 5, by: "a" });
    expect([isOnShelf(marked), isOnShelf(cleared)]).toEqual([true, false]);
    expect(isOnShelf(mergeEntries(marked, cleared))).toBe(false);
    expect(changedAt(cleared)).toBe(6);
  });

  it("[P-01] list the times a game was played, the earliest first", () => {
    const plays = {
      second: { begun: "2026-03-01", finished: "" },
      first: { begun: "", finished: "2020-01-01" },
      gone: null,
    };
    const entry = withChange(undefined, { game, change: { plays } }, { now: 5, by: "a" });
    expect(playsOf(entry).map(({ name }) => name)).toEqual(["first", "second"]);
    expect(isOnShelf(entry)).toBe(true);
  });

  it("[P-08] are read as they were written", () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const written: unknown = JSON.parse(JSON.stringify(entry));
        const { entry: read, isWhole } = readEntry(written);
        expect(JSON.parse(JSON.stringify(read))).toEqual(written);
        expect(isWhole).toBe(true);
      }),
    );
  });
});

const WHOLE = withChange(
  undefined,
  { game, change: { mark: "finished", halfStars: 7, note: "n", plays: { a: { begun: "", finished: "2024-02-29" } } } },
  { now: 9, by: "a" },
);

describe("entries that may be broken", () => {
  it.each([NOW + 9 * DAY_MS, Date.UTC(2099, 0, 1), 8.64e15, 9e15, Number.MAX_SAFE_INTEGER])(
    "[T-04] from a clock far ahead (%i) do not win over what is changed after them",
    (at) => {
      const { entry } = readEntry({ ...WHOLE, mark: { value: "want", at, by: "a" } });
      const changed = withChange(entry, { game, change: { mark: "dropped" } }, { now: NOW, by: "0" });
      const { entry: read } = readEntry(JSON.parse(JSON.stringify(changed)));
      if (entry === undefined || read === undefined) throw new Error("not read");
      expect([mergeEntries(entry, read).mark?.value, mergeEntries(read, entry).mark?.value]).toEqual([
        "dropped",
        "dropped",
      ]);
    },
  );

  it("[T-04] of whatever else a disk may hold never throw", () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, part) => {
        expect(() => readEntry(value)).not.toThrow();
        expect(() => readEntry({ ...WHOLE, mark: part, plays: value })).not.toThrow();
      }),
    );
  });
});
