import { describe, expect, it, vi } from "vitest";
import { aGame } from "../../../../test/support/games.ts";
import { MARKS } from "#web/lib/marks.ts";
import { type ShelfChange, type ShelfEntry, withChange } from "#web/state/shelf/shelf-entry.ts";
import { changeOf, draftOf } from "./entry-draft.ts";
import { countTabs, inOrder, pickableOf, SHELF_ORDERS, type ShelfOrder, type ShelfTab, shownOf } from "./shelf-view.ts";
import { yearsInNumbers, yearWords } from "./year-numbers.ts";

const anEntry = (id: number, change: ShelfChange, game: Parameters<typeof aGame>[1] = {}): ShelfEntry =>
  withChange(undefined, { game: aGame(id, game), change }, { now: id, by: "a" });

const ENTRIES = [
  anEntry(1, { mark: "want" }, { name: "Game 10", released: "2001-01-01" }),
  anEntry(2, { mark: "finished", halfStars: 6 }, { name: "game 9", released: null }),
  anEntry(3, { note: "With Éric" }, { name: "Zelda", released: "2020-01-01" }),
  anEntry(4, { mark: null }, { name: "Gone" }),
];
type View = { tab: ShelfTab; order: ShelfOrder; text: string };
const shownEntries = (entries: readonly ShelfEntry[], { tab, order, text }: View) =>
  shownOf(inOrder(entries, order), { tab, text });
const ids = (view: Partial<View>) =>
  shownEntries(ENTRIES, { tab: "all", order: "name", text: "", ...view }).map(({ id }) => id);

describe("what a shelf shows", () => {
  it("[P-01] counts under each tab what stands there", () => {
    expect(countTabs(ENTRIES)).toEqual({
      all: 3,
      want: 1,
      playing: 0,
      finished: 1,
      dropped: 0,
      "not-interested": 0,
    });
    const tabs: ShelfTab[] = ["all", "want", "playing", "finished"];
    expect(tabs.map((tab) => ids({ tab }).length)).toEqual([3, 1, 0, 1]);
  });

  it("[P-01] orders by change, name, stars and release", () => {
    expect(SHELF_ORDERS.map((order) => [order, ids({ order })])).toEqual([
      ["changed", [3, 2, 1]],
      ["name", [2, 1, 3]],
      ["stars", [2, 1, 3]],
      ["released", [3, 1, 2]],
    ]);
  });

  it("[P-01] keeps its order when games change, come and go", () => {
    const order = (entries: readonly ShelfEntry[]) => inOrder(entries, "name").map(({ id }) => id);
    expect(order(ENTRIES)).toEqual([2, 1, 3]);
    const [first, second, third] = ENTRIES as [ShelfEntry, ShelfEntry, ShelfEntry];
    const renamed = anEntry(3, { mark: "want" }, { name: "A game" });
    const added = anEntry(9, { mark: "want" }, { name: "Game 9.5" });
    expect(order([added, first, renamed, second])).toEqual([3, 2, 9, 1]);
    expect(order([third])).toEqual([3]);
    expect(order(ENTRIES)).toEqual([2, 1, 3]);
  });

  it("[P-01] compares what changed with a few of thousands of names, and not all of them again", () => {
    const many = Array.from({ length: 3000 }, (_, index) =>
      anEntry(index + 100, { mark: "want" }, { name: `N ${index}` }),
    );
    const compare = vi.spyOn(Intl.Collator.prototype, "compare", "get");
    const named = (entries: readonly ShelfEntry[]) => inOrder(entries, "name").map(({ game }) => game.value.name);
    named(many);
    compare.mockClear();
    const changed = anEntry(1600, { mark: "want" }, { name: "N 1499.5" });
    const shown = named(many.with(1500, changed));
    expect(compare.mock.calls.length).toBeLessThan(50);
    expect(shown.slice(1498, 1502)).toEqual(["N 1498", "N 1499", "N 1499.5", "N 1501"]);
  });

  it.each([
    ["", [2, 1, 3]],
    ["game", [2, 1]],
    ["  GAME 9 ", [2]],
    ["eric", [3]],
    ["gone", []],
  ])("[P-01] finds “%s” in names and notes", (text, found) => {
    expect(ids({ text })).toEqual(found);
  });

  it("[P-01] orders and searches 5,000 games in less than 100 ms", () => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      anEntry(index + 1, { mark: "want", note: `note ${index}` }),
    );
    shownEntries(many, { tab: "all", order: "name", text: "note" });
    const times = Array.from({ length: 5 }, () => {
      const begun = performance.now();
      shownEntries(many, { tab: "want", order: "name", text: "note 7" });
      countTabs(many);
      yearsInNumbers(many);
      return performance.now() - begun;
    });
    // The best of five: a machine that stands still for a moment is not the shelf's doing.
    expect(Math.min(...times)).toBeLessThan(100);
  });
});

describe("what chance picks from", () => {
  const marked = MARKS.map((mark, at) => anEntry(at + 1, { mark }));
  const all = [...marked, anEntry(8, { halfStars: 8 }), anEntry(9, { mark: null, note: "Soon" })];

  it("[P-07] is on the tab of all what may still be played, and what has no mark", () => {
    expect(pickableOf(all, "all")).toEqual([1, 2, 8, 9]);
  });

  it.each(MARKS)("[P-07] is on the tab of %s all that is there", (tab) => {
    const shown = shownOf(all, { tab, text: "" });
    expect(pickableOf(shown, tab)).toEqual(shown.map(({ id }) => id));
    expect(shown).toHaveLength(1);
  });
});

describe("a year in numbers", () => {
  it("[P-01] counts what was finished, by month and genre, and each time it was", () => {
    const puzzle = { id: 7, name: "Puzzle", slug: "puzzle" };
    const plays = {
      a: { begun: "2024-12-30", finished: "2025-01-05" },
      b: { begun: "", finished: "2025-12-31" },
      c: { begun: "2025-06-01", finished: "" },
      d: { begun: "", finished: "2023-06-01" },
    };
    const years = yearsInNumbers([
      anEntry(1, { plays }, { genres: [puzzle], playtime: 10 }),
      anEntry(2, { plays: { e: { begun: "", finished: "2025-01-09" } } }, { playtime: 2 }),
    ]);
    expect(years.map(({ year, games, finished, hours }) => [year, games, finished, hours])).toEqual([
      [2025, 2, 3, 22],
      [2023, 1, 1, 10],
    ]);
    expect(years[0]?.months).toEqual([2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    expect(years[0]?.genres.map(({ count }) => count)).toEqual([2, 1]);
  });
});

describe("what is said of a year", () => {
  it.each([
    [{ games: 1, finished: 1, hours: 0 }, "1 game finished."],
    [{ games: 1, finished: 2, hours: 4 }, "1 game finished, 2 times in all, usually 4 hours of play."],
    [{ games: 3, finished: 3, hours: 1 }, "3 games finished, usually 1 hour of play."],
    [{ games: 3, finished: 5, hours: 0 }, "3 games finished, 5 times in all."],
  ])("[P-01] counts games, and the times where a game was finished again: %o", (numbers, words) => {
    expect(yearWords(numbers)).toBe(words);
  });
});

describe("the dialog of an entry", () => {
  const before = draftOf(anEntry(1, { note: "n", halfStars: 4, plays: { a: { begun: "2025-01-01", finished: "" } } }));

  it("[P-01] changes nothing that was left as it was", () => {
    expect(changeOf(before, before)).toBeUndefined();
    expect(changeOf(before, { ...before, note: " n " })).toBeUndefined();
  });

  it("[P-01] says which parts changed", () => {
    expect(changeOf(before, { ...before, halfStars: 0 })).toEqual({ halfStars: null });
    expect(changeOf(before, { ...before, note: "m" })).toEqual({ note: "m" });
    expect(changeOf(before, { ...before, plays: [] })).toEqual({ plays: { a: null } });
    const again = { name: "b", begun: "", finished: "2025-02-01" };
    const empty = { name: "c", begun: "", finished: "" };
    expect(changeOf(before, { ...before, plays: [...before.plays, again, empty] })).toEqual({
      plays: { b: { begun: "", finished: "2025-02-01" } },
    });
  });
});
