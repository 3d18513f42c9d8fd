import { describe, expect, it } from "vitest";
import { aGame } from "../../../../test/support/games.ts";
import { type ShelfChange, type ShelfEntry, withChange } from "#web/state/shelf/shelf-entry.ts";
import { changesFor, gamesAmong } from "./import-changes.ts";
import type { LibraryGame } from "./library-game.ts";

const shelf = (changes: Readonly<Record<number, ShelfChange>>): ReadonlyMap<number, ShelfEntry> =>
  new Map(
    Object.entries(changes).map(([id, change]) => [
      Number(id),
      withChange(undefined, { game: aGame(Number(id)), change }, { now: 1, by: "a" }),
    ]),
  );
const chosen = (id: number, said: Omit<LibraryGame, "name"> = {}) => ({
  entry: { name: "x", ...said },
  game: aGame(id),
});
const PLAYED = { begun: "2020-01-01", finished: "2020-02-02" };

describe("[P-03] a library", () => {
  it.each([
    [
      "gives a new game its mark, stars, note and dates",
      {},
      { mark: "finished", halfStars: 8, note: "hm", ...PLAYED },
      { mark: "finished", halfStars: 8, note: "hm", plays: { "import-2020-01-01-2020-02-02": PLAYED } },
    ],
    ["gives a game that says nothing the mark that is chosen", {}, {}, { mark: "want" }],
    ["changes no mark that is there", { mark: "dropped" }, { mark: "finished" }, undefined],
    [
      "changes no stars and no note that are there",
      { halfStars: 3, note: "mine" },
      { halfStars: 8, note: "hm" },
      undefined,
    ],
    ["adds what is missing beside what is there", { mark: "dropped" }, { halfStars: 8 }, { halfStars: 8 }],
    ["adds its mark to a game that has a note alone", { note: "mine" }, { mark: "playing" }, { mark: "playing" }],
    ["gives no mark of its own to a game that is on the shelf without one", { note: "mine" }, {}, undefined],
    ["adds a play once, whoever wrote it down", { mark: "finished", plays: { a: PLAYED } }, PLAYED, undefined],
    [
      "keeps of a play that ends before it begins only its end",
      { mark: "finished" },
      { begun: "2020-03-01", finished: "2020-02-02" },
      { plays: { "import-0-2020-02-02": { begun: "", finished: "2020-02-02" } } },
    ],
  ] as const)("%s", (...[_rule, known, said, expected]) => {
    const changes = changesFor([chosen(7, said)], shelf(Object.keys(known).length === 0 ? {} : { 7: known }), "want");
    expect(changes.map(({ change }) => change)).toEqual(expected === undefined ? [] : [expected]);
  });

  it("that is read twice changes nothing the second time", () => {
    const library = [chosen(7, { mark: "finished", ...PLAYED }), chosen(8), chosen(9, { halfStars: 4 })];
    const [first] = [changesFor(library, new Map(), "want")];
    const after = new Map(
      first.map((each) => [each.game.id, withChange(undefined, each, { now: 1, by: "a" })] as const),
    );
    expect(first).toHaveLength(3);
    expect(changesFor(library, after, "want")).toEqual([]);
  });

  it("that has a game twice gives it once, with both plays", () => {
    const again = { begun: "2022-01-01", finished: "" };
    const changes = changesFor(
      [chosen(7, { halfStars: 9, ...PLAYED }), chosen(7, { halfStars: 2, ...again })],
      new Map(),
      "want",
    );
    expect(changes).toHaveLength(1);
    expect(gamesAmong([chosen(7), chosen(7, again), chosen(8)])).toBe(2);
    expect(changes[0]?.change.halfStars).toBe(9);
    expect(Object.values(changes[0]?.change.plays ?? {})).toEqual(expect.arrayContaining([PLAYED, again]));
  });
});
