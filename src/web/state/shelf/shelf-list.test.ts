import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readList } from "./read-list.ts";
import { saidOfList } from "./said-of.ts";
import {
  adding,
  addingAll,
  gamesOf,
  inverseOfList,
  type ListChange,
  mergeLists,
  moving,
  type ShelfList,
  withListChange,
} from "./shelf-list.ts";

const change: fc.Arbitrary<ListChange> = fc.record(
  {
    name: fc.constantFrom("Top", "Later", null),
    note: fc.constantFrom("", "why"),
    cover: fc.constantFrom(1, 2, null),
    places: fc.dictionary(fc.constantFrom("1", "2", "3"), fc.option(fc.integer({ min: -9, max: 9 }))),
  },
  { requiredKeys: [] },
);
const lists = fc
  .tuple(
    fc.array(fc.record({ change, now: fc.nat(30) }), { minLength: 1, maxLength: 6 }),
    fc.constantFrom("a", "b", "c"),
  )
  .map(([deeds, by]) =>
    deeds.reduce<ShelfList>(
      (list, deed) => withListChange(list, { id: "l", change: deed.change }, { now: deed.now, by }),
      withListChange(undefined, { id: "l", change: { name: "" } }, { now: 0, by }),
    ),
  );

const STAMP = { now: 1, by: "a" };
const listOf = (...games: number[]) =>
  games.reduce(
    (list, game) => withListChange(list, { id: "l", change: adding(list, game) }, STAMP),
    withListChange(undefined, { id: "l", change: { name: "Top" } }, STAMP),
  );
const moved = (list: ShelfList, game: number, index: number) =>
  withListChange(list, { id: "l", change: moving(list, game, index) }, STAMP);

describe("lists of the shelf", () => {
  it("[P-08] come to the same whatever meets first", () => {
    fc.assert(
      fc.property(lists, lists, lists, (a, b, c) => {
        expect(mergeLists(a, b)).toEqual(mergeLists(b, a));
        expect(mergeLists(mergeLists(a, b), c)).toEqual(mergeLists(a, mergeLists(b, c)));
        expect(mergeLists(a, a)).toEqual(a);
      }),
    );
  });

  it("[P-01] keep the order that games were put in, and any that they are moved to", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ from: fc.nat(4), to: fc.nat(4) }), { maxLength: 80 }), (moves) => {
        let list = listOf(11, 12, 13, 14, 15);
        let expected = [11, 12, 13, 14, 15];
        for (const { from, to } of moves) {
          const game = expected[from] ?? 11;
          list = moved(list, game, to);
          expected = expected.toSpliced(from, 1).toSpliced(to, 0, game);
        }
        expect(gamesOf(list)).toEqual(expected);
      }),
    );
  });

  it("[P-01] give out places anew before two are too close", () => {
    let list = listOf(1, 2, 3);
    for (let count = 0; count < 100; count += 1) list = moved(list, gamesOf(list)[2] ?? 0, 1);
    const places = Object.values(list.places).map(({ value }) => value);
    expect(new Set(places).size).toBe(3);
    expect(gamesOf(list)).toEqual([1, 2, 3]);
  });

  it("[P-01] are as before once a change was taken back", () => {
    fc.assert(
      fc.property(lists, change, (before, mine) => {
        const undo = inverseOfList(before, mine);
        const changed = withListChange(before, { id: "l", change: mine }, STAMP);
        const back = withListChange(changed, { id: "l", change: undo }, STAMP);
        expect([back.name.value, back.note?.value ?? "", back.cover?.value ?? null, gamesOf(back)]).toEqual([
          before.name.value,
          before.note?.value ?? "",
          before.cover?.value ?? null,
          gamesOf(before),
        ]);
      }),
    );
  });

  it("[P-01] take several games at their end, in the order given, but those that are in it", () => {
    const list = listOf(5, 2);
    const { places } = addingAll(list, [9, 2, 1]);
    expect(Object.keys(places ?? {})).toEqual(["1", "9"]);
    const longer = withListChange(list, { id: "l", change: { places: places ?? {} } }, { now: 2, by: "a" });
    expect(gamesOf(longer)).toEqual([5, 2, 9, 1]);
    const made = withListChange(
      undefined,
      { id: "m", change: { name: "New", ...addingAll(undefined, [9, 1]) } },
      STAMP,
    );
    expect(gamesOf(made)).toEqual([9, 1]);
  });

  it("[P-05] keep a picture that one side chose and a note that the other wrote at once", () => {
    const start = listOf(1, 2);
    const pictured = withListChange(start, { id: "l", change: { cover: 2 } }, { now: 5, by: "a" });
    const noted = withListChange(start, { id: "l", change: { note: "why" } }, { now: 5, by: "b" });
    const both = mergeLists(pictured, noted);
    expect([both.cover?.value, both.note?.value]).toEqual([2, "why"]);
    expect(saidOfList(both)).not.toBe(saidOfList(noted));
    const back = withListChange(both, { id: "l", change: { cover: null } }, { now: 0, by: "b" });
    expect(mergeLists(pictured, back).cover?.value).toBe(null);
  });

  it("[P-08] are read as they were written", () => {
    fc.assert(
      fc.property(lists, (list) => {
        const written: unknown = JSON.parse(JSON.stringify(list));
        const { list: read, isWhole } = readList(written);
        expect(JSON.parse(JSON.stringify(read))).toEqual(written);
        expect(isWhole).toBe(true);
      }),
    );
  });
});
