// What a series has for whoever likes a game of it, rule by rule.
import { describe, expect, it } from "vitest";
import { createSameGames } from "./same-game.ts";
import { enjoyedSeries, isEnjoyed, picksOfSeries, type SeriesGame } from "./series.ts";
import type { Told } from "./told-by-shelf.ts";

const SERIES = { id: 1, slug: "rings", name: "Rings" };
const NAMES = ["Rings", "Rings II", "Rings: The Side Road", "Rings III"];
const GAMES: SeriesGame[] = NAMES.map((name, at) => ({ id: at + 1, name, released: `200${at}-01-01` }));
const [ONE, TWO, SIDE, THREE] = GAMES as [SeriesGame, SeriesGame, SeriesGame, SeriesGame];

const told = ({ id, name }: SeriesGame, changes: Partial<Told> = {}): Told => ({
  id,
  name,
  weight: 1,
  mark: "finished",
  halfStars: 0,
  isFavorite: false,
  ...changes,
});
/** What is recommended of the series to whoever says this; what is `also` known tells nothing. */
const picks = (said: readonly Told[], also: readonly SeriesGame[] = [], games: readonly SeriesGame[] = GAMES) =>
  picksOfSeries(SERIES, games, {
    told: said,
    known: createSameGames<{ id: number; name: string }>([...said, ...also]),
  }).map(({ game, series }) => [series.place, game.name]);

describe("[P-06] a series", () => {
  it("has the next game for whoever has finished one", () => {
    expect(picks([told(ONE)])).toEqual([["next", "Rings II"]]);
    expect(picks([told(ONE), told(TWO)])).toEqual([["next", "Rings III"]]);
  });

  it.each<[string, Partial<Told>, boolean]>([
    ["four stars", { mark: null, halfStars: 8, weight: 0.9 }, true],
    ["a heart", { mark: null, isFavorite: true, weight: 0.9 }, true],
    ["a game that was finished and found poor", { halfStars: 2, weight: -0.9 }, false],
    ["a game that is only wanted", { mark: "want", weight: 0.5 }, false],
    ["a game that was dropped", { mark: "dropped", weight: -0.8 }, false],
  ])("goes on after %s: %j", (_what, changes, isGoingOn) => {
    expect(isEnjoyed(told(ONE, changes))).toBe(isGoingOn);
    expect(picks([told(ONE, changes)]).length).toBe(isGoingOn ? 1 : 0);
  });

  it("goes by numbers where there are some, and else by when a game came out", () => {
    expect(picks([told(ONE), told(TWO)])[0]).toEqual(["next", "Rings III"]);
    expect(picks([told(ONE), told(SIDE)])[0]).toEqual(["next", "Rings III"]);
    const later = { id: 9, name: "Rings: Origins", released: "2010-01-01" };
    expect(picks([told(ONE), told(THREE)], [], [...GAMES, later])).toEqual([["next", "Rings: Origins"]]);
  });

  it("has its beginning for whoever liked a later one, beside the next", () => {
    expect(picks([told(TWO)])).toEqual([
      ["next", "Rings III"],
      ["first", "Rings"],
    ]);
    expect(picks([told(THREE)])).toEqual([["first", "Rings"]]);
    expect(picks([told(THREE)], [ONE])).toEqual([]);
  });

  it("has nothing more where the next one is on the shelf, and passes over what does not interest", () => {
    expect(picks([told(ONE)], [TWO])).toEqual([]);
    expect(picks([told(ONE), told(TWO, { mark: "not-interested", weight: -1 })])).toEqual([
      ["next", "Rings: The Side Road"],
    ]);
  });

  it("never has a second edition of what is marked, whichever of both that is", () => {
    const editions = [
      { id: 11, name: "Rings: Remastered", released: "2018-01-01" },
      { id: 12, name: "Rings II - Definitive Edition", released: "2019-01-01" },
      { id: 13, name: "Rings II (2020)", released: "2020-01-01" },
    ];
    const all = [...GAMES, ...editions];
    expect(picks([told(ONE), told(TWO), told(THREE)], [], all)).toEqual([]);
    // The edition that is finished stands for the game.
    expect(picks([told({ id: 11, name: "Rings: Remastered", released: null })], [], all)).toEqual([
      ["next", "Rings II"],
    ]);
    expect(picks([told({ id: 12, name: "Rings II - Definitive Edition", released: null })], [], all)[0]).toEqual([
      "next",
      "Rings III",
    ]);
  });

  it("is asked for once, of what was enjoyed most, as far as somebody says which it is", () => {
    const game = (id: number, slug?: string) => ({ id, ...(slug && { series: [{ id, slug, name: slug }] }) });
    const games = [game(1, "a"), game(2, "a"), game(3), game(4, "b"), game(5, "c")] as never[];
    const said = [5, 1, 2, 3, 4].map((id) => told({ id, name: `g${id}`, released: null }));
    expect(enjoyedSeries(games, said, 2).map(({ slug }) => slug)).toEqual(["c", "a"]);
  });
});
