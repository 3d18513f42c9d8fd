// Pages of RAWG's list that are not what was asked for.
import { describe, expect, it } from "vitest";
import { asItem, makeGames } from "../../../../test/support/large-rawg-games.ts";
import { readListPage } from "./list-page.ts";

const items = makeGames(40).map((game) => asItem(game, "B"));
const page = (results: unknown, more: object = {}) => ({ count: 400, next: "https://…", results, ...more });
const change = (from: number, by: object) => items.map((item, index) => (index >= from ? { ...item, ...by } : item));

describe("a page of the list", () => {
  it("[Q-01] gives its games, and where they stand", () => {
    const read = readListPage(page(items), {});
    expect(read).toMatchObject({ count: 400, size: 40, isLast: false, problems: [] });
    expect(read.games).toHaveLength(40);
    expect(readListPage(page(items, { next: null }), {}).isLast).toBe(true);
    expect(readListPage(page([]), {}).isLast).toBe(true);
  });

  it("[Q-01] leaves out single games that cannot be read, in one line", () => {
    const { games, size, problems } = readListPage(page(change(37, { name: 7 })), {});
    expect([games.length, size]).toEqual([37, 40]);
    expect(problems).toEqual(["3 of 40 games left out, name is of another shape"]);
    expect(readListPage(page(change(39, { name: " " })), {}).problems).toEqual([
      expect.stringMatching(/^1 of 40 games left out, game \d+: name: is empty$/),
    ]);
  });

  it("[Q-01] tells what single games are taken without, and what comes twice", () => {
    const odd = items.map((item, index) => (index === 4 ? { ...item, rating: "good" } : item));
    const read = readListPage(page([...odd.slice(0, 39), odd[0]]), {});
    expect([read.games.length, read.twice]).toEqual([40, 1]);
    expect(read.problems).toEqual([
      expect.stringMatching(/^1 of 40 games taken without a field of another shape, game \d+: rating$/),
      "1 of 40 games came twice",
    ]);
    const other = items.map((item, index) => (index === 4 ? { ...item, platforms: [{ id: 4 }, { id: 5 }] } : item));
    expect(readListPage(page(other), {}).problems).toEqual(["1 of 40 games left out, platforms is of another shape"]);
  });

  it("[Q-01] is taken however short it is and whatever one or two games of it are like", () => {
    expect(readListPage(page([{ ...items[0], name: 7 }]), {})).toMatchObject({ size: 1, games: [], twice: 0 });
    expect(readListPage(page([items[1], items[0], items[1]]), {})).toMatchObject({ size: 3, twice: 1 });
    const dates = ["1950-01-01", "1960-01-01"] as [string, string];
    expect(readListPage(page(items.slice(0, 2)), { dates }).games).toHaveLength(2);
  });

  it.each([
    ["no envelope", "none", "it has another shape"],
    ["no count", page(items, { count: "many" }), "it has another shape"],
    ["nothing about a next page", { count: 400, results: items }, "it has another shape"],
    ["no list", page("none"), "it has another shape"],
    ["games of another shape", page(change(10, { added: { value: 3 } })), "30 of 40 games, added is of another shape"],
    ["texts for lists", page(change(0, { genres: "none" })), "40 of 40 games, genres is of another shape"],
    ["games that come twice", page([...items.slice(0, 20), ...items.slice(0, 20)]), "games come twice"],
    ["another order", page(items.toReversed()), "the order is another"],
  ])("[Q-01] is refused with %s", (_what, body, why) => {
    expect(() => readListPage(body, {})).toThrow(`RAWG's list is not what was asked for: ${why}`);
  });

  it("[Q-01] is refused when its games are of other days", () => {
    const ours = { dates: ["1970-01-01", "2030-01-01"] as [string, string] };
    expect(readListPage(page(items.filter(({ released }) => released !== null)), ours).games.length).toBeGreaterThan(
      20,
    );
    expect(() => readListPage(page(items), { dates: ["1950-01-01", "1960-01-01"] })).toThrow("the dates are others");
    expect(() => readListPage(page(items), { updated: ["2050-01-01", "2060-01-01"] })).toThrow("the dates are others");
    // A game without a date stands where RAWG keeps it, one without a stamp anywhere.
    const dateless = change(0, { released: null, updated: undefined });
    const where = { dates: ["1900-01-01", "1900-01-01"], updated: ["2050-01-01", "2060-01-01"] };
    expect(readListPage(page(dateless), where as Parameters<typeof readListPage>[1]).games).toHaveLength(40);
  });
});
