import { describe, expect, it } from "vitest";
import { aGame } from "../../../../test/support/games.ts";
import { type ShelfEntry, withChange } from "#web/state/shelf/shelf-entry.ts";
import { choicesOf, type Facet, meetGenres, narrowed, NO_FILTERS, type ShelfFilters } from "./shelf-facets.ts";

const genresOf = (...slugs: string[]) =>
  slugs.map((slug, id) => ({ id, slug, name: (slug[0] ?? "").toUpperCase() + slug.slice(1) }));
const platformsOf = (...names: string[]) => names.map((name, id) => ({ platform: { id, name, slug: name } }));

const anEntry = (id: number, genres: string[], platforms: string[]): ShelfEntry => {
  const game = aGame(id, { genres: genresOf(...genres), platforms: platformsOf(...platforms) });
  return withChange(undefined, { game, change: { mark: "want" } }, { now: id, by: "a" });
};

const ENTRIES = [
  anEntry(1, ["puzzle", "action"], ["PC", "PlayStation 4", "PlayStation 5"]),
  anEntry(2, ["puzzle"], ["Xbox One"]),
  anEntry(3, ["action"], []),
  anEntry(4, [], ["PlayStation 3"]),
  anEntry(5, [], []),
];

const view = (filters: Partial<ShelfFilters>) => narrowed(ENTRIES, { ...NO_FILTERS, ...filters });
const ids = (filters: Partial<ShelfFilters>) => view(filters).entries.map(({ id }) => id);
const labels = (facet: Facet, filters: Partial<ShelfFilters> = {}) =>
  choicesOf(facet, view(filters), filters[facet] ?? "").map(({ label }) => label);

describe("a shelf narrowed by genre and platform", () => {
  it.each([
    [{}, [1, 2, 3, 4, 5]],
    [{ genre: "puzzle" }, [1, 2]],
    [{ platform: "playstation" }, [1, 4]],
    [{ genre: "puzzle", platform: "playstation" }, [1]],
    [{ genre: "unknown" }, [4, 5]],
    [{ platform: "unknown" }, [3, 5]],
    [{ genre: "racing" }, []],
  ])("[P-01] leaves of %o the games that fit, in the order they had", (filters, left) => {
    expect(ids(filters)).toEqual(left);
  });

  it("[P-01] says of each choice how many games it leaves, a family of platforms once, and what is not known last", () => {
    expect(labels("genre")).toEqual(["Action (2)", "Puzzle (2)", "Not known (2)"]);
    expect(labels("platform")).toEqual(["PC (1)", "PlayStation (2)", "Xbox (1)", "Not known (2)"]);
  });

  it("[P-01] counts a choice within the other, and keeps what is chosen where nothing is left of it", () => {
    expect(labels("genre", { platform: "playstation" })).toEqual(["Action (1)", "Puzzle (1)", "Not known (1)"]);
    expect(labels("platform", { genre: "puzzle" })).toEqual(["PC (1)", "PlayStation (1)", "Xbox (1)"]);
    expect(labels("platform", { genre: "puzzle", platform: "sega" })).toContain("Sega (0)");
    const rpg = { id: 5, slug: "role-playing-games-rpg", name: "RPG" };
    const elsewhere = { game: aGame(8, { genres: [rpg] }), change: { mark: "dropped" } } as const;
    meetGenres([withChange(undefined, elsewhere, { now: 1, by: "a" })]);
    expect(labels("genre", { genre: rpg.slug })).toContain("RPG (0)");
    expect(labels("genre", { genre: "pinball-machines" })).toContain("Pinball machines (0)");
    const numbers = choicesOf("genre", view({ platform: "xbox" }), "").map(
      ({ value }) => [value, ids({ platform: "xbox", genre: value }).length] as const,
    );
    expect(numbers).toEqual([["puzzle", view({ platform: "xbox" }).counts.genre.get("puzzle")]]);
  });

  it("[P-01] tells how many are left out only because nobody knows whether they fit", () => {
    expect(view({}).leftOut).toBe(0);
    expect(view({ genre: "action" }).leftOut).toBe(2);
    expect(view({ genre: "action", platform: "pc" }).leftOut).toBe(2);
    expect(view({ genre: "puzzle", platform: "playstation" }).leftOut).toBe(2);
    expect(view({ genre: "unknown" }).leftOut).toBe(0);
  });

  it("[P-01] takes a genre that a file brought without a slug by its name", () => {
    const game = aGame(9, { genres: [{ id: 1, slug: "", name: "Board Games!" }] });
    const entry = withChange(undefined, { game, change: { mark: "want" } }, { now: 1, by: "a" });
    expect(narrowed([entry], { ...NO_FILTERS, genre: "board-games-" }).entries).toEqual([entry]);
  });

  it("[P-01] narrows and counts 5,000 games in less than 50 ms, also when it meets them for the first time", () => {
    const times = Array.from({ length: 5 }, () => {
      const many = Array.from({ length: 5000 }, (_, index) => anEntry(index + 1, ["puzzle"], ["PC", "Wii U", "Web"]));
      const begun = performance.now();
      const left = narrowed(many, { genre: "puzzle", platform: "nintendo" });
      choicesOf("genre", left, "puzzle");
      choicesOf("platform", left, "nintendo");
      return performance.now() - begun;
    });
    // The best of five: a machine that stands still for a moment is not the shelf's doing.
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
