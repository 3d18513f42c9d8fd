// The taste and its recommendations, rule by rule, over games that are made up for each.
import { describe, expect, it } from "vitest";
import { recommend } from "./recommend.ts";
import { createSameGames } from "./same-game.ts";
import { learnTaste, mostCommon, tellingOf, type TraitGame } from "./taste.ts";
import type { Told } from "./told-by-shelf.ts";

/** How many games have a tag: `common` nearly all, `rare…` few. */
const COUNTS: Readonly<Record<string, number>> = { common: 10_000, usual: 2000 };
const RARE = 20;

let lastId = 0;
function aGame(tags: string, changes: Partial<TraitGame> = {}): TraitGame {
  lastId += 1;
  const slugs = tags.split(" ").filter((tag) => tag !== "");
  return {
    id: lastId,
    name: `Game ${lastId}`,
    tags: slugs.map((slug, at) => ({ id: at + 1, slug, name: slug, games_count: COUNTS[slug] ?? RARE })),
    genres: [],
    developers: [],
    rating: 0,
    metacritic: null,
    ...changes,
  };
}

const aTold = ({ id, name }: TraitGame, weight: number): Told => ({
  id,
  name,
  weight,
  mark: weight > 0 ? "finished" : "dropped",
  halfStars: 0,
  isFavorite: false,
});

/** A taste of whoever has these games, and what it recommends of the others. */
function tasteOf(shelf: readonly (readonly [TraitGame, number])[]) {
  const games = shelf.map(([game]) => game);
  const taste = learnTaste(
    games,
    shelf.map(([game, weight]) => aTold(game, weight)),
    COUNTS["common"] ?? 0,
  );
  const among = (candidates: readonly TraitGame[], count = 10) =>
    recommend(taste, candidates, { known: createSameGames<{ id: number; name: string }>(games), count });
  return { taste, among, ids: (candidates: readonly TraitGame[]) => among(candidates).map(({ game }) => game.id) };
}

describe("[P-06] a taste", () => {
  it("a trait tells the more, the fewer games have it; one that the most have tells nothing", () => {
    expect(tellingOf(10_000, 10_000)).toBe(0);
    expect(tellingOf(20, 10_000)).toBeGreaterThan(tellingOf(2000, 10_000));
    expect(tellingOf(1, 10_000)).toBe(1);
    expect(mostCommon([aGame("common rare"), aGame("usual")])).toBe(10_000);
  });

  it("what shares a rare trait comes before what shares a usual one", () => {
    const { ids } = tasteOf([[aGame("common usual rare"), 1]]);
    const [usual, rare] = [aGame("common usual other1"), aGame("common rare other2")];
    expect(ids([usual, rare])).toEqual([rare.id, usual.id]);
  });

  it("what was disliked takes away, and what is only that is not recommended", () => {
    const { ids } = tasteOf([
      [aGame("rare1"), 1],
      [aGame("rare2"), -1],
    ]);
    const [good, mixed, bad] = [aGame("rare1"), aGame("rare1 rare2 rare3"), aGame("rare2")];
    expect(ids([bad, mixed, good])).toEqual([good.id]);
  });

  it("of two that fit equally well the better one comes first", () => {
    const { ids } = tasteOf([[aGame("rare"), 1]]);
    const [poor, great] = [aGame("rare", { metacritic: 50 }), aGame("rare", { metacritic: 95 })];
    expect(ids([poor, great])).toEqual([great.id, poor.id]);
  });

  it("a game of which little is said is not like all that share it", () => {
    const { ids } = tasteOf([
      [aGame("rare1 rare2 rare3 rare4"), 1],
      [aGame("rare1 rare2 rare3 rare5"), 1],
      [aGame("rare1 rare2 rare3 rare6"), 1],
    ]);
    const [thin, whole] = [aGame("rare1"), aGame("rare1 rare2 rare3 rare9")];
    expect(ids([thin, whole])).toEqual([whole.id, thin.id]);
  });
});

describe("[P-06] a recommendation", () => {
  it("is never a game of the shelf, nor another edition of one, nor the same twice", () => {
    const known = aGame("rare", { name: "Dark Souls" });
    const { ids } = tasteOf([[known, 1]]);
    const [edition, sequel] = [
      aGame("rare", { name: "Dark Souls: Remastered" }),
      aGame("rare", { name: "Dark Souls III" }),
    ];
    expect(ids([known, edition, sequel, sequel])).toEqual([sequel.id]);
  });

  it("says because of which game and by what, what tells the most first, and never what all have", () => {
    const [one, other] = [aGame("common usual rare1"), aGame("rare2")];
    const { among } = tasteOf([
      [one, 1],
      [other, 1],
    ]);
    const [found] = among([aGame("common usual rare1 rare9")]);
    expect(found?.because.map(({ id }) => id)).toEqual([one.id]);
    expect(found?.traits.map(({ slug }) => slug)).toEqual(["rare1", "usual"]);
    expect(among([aGame("common")])).toEqual([]);
  });

  it("names a second game where it speaks nearly as loudly, and the louder first", () => {
    const [one, other, faint] = [aGame("rare1"), aGame("rare1"), aGame("rare1 rare2 rare3 rare4 rare5")];
    const { among } = tasteOf([
      [one, 1],
      [other, 1.5],
      [faint, 0.5],
    ]);
    expect(among([aGame("rare1")])[0]?.because.map(({ id }) => id)).toEqual([other.id, one.id]);
    const { among: amongFew } = tasteOf([
      [one, 1.5],
      [faint, 0.5],
    ]);
    expect(amongFew([aGame("rare1")])[0]?.because.map(({ id }) => id)).toEqual([one.id]);
  });

  it("no more than two are of one studio", () => {
    const { among } = tasteOf([[aGame("rare"), 1]]);
    const developers = [{ id: 1, slug: "studio", name: "Studio" }];
    expect(among(Array.from({ length: 5 }, () => aGame("rare", { developers })))).toHaveLength(2);
  });

  it("one game is not the reason of all, where others could be", () => {
    const shelf = ["rare1", "rare2", "rare3"].map((tag) => [aGame(tag), 1] as const);
    const { among } = tasteOf(shelf);
    const like = (tag: string, count: number) => Array.from({ length: count }, () => aGame(tag, { metacritic: 90 }));
    const reasons = among([...like("rare1", 20), aGame("rare2"), aGame("rare3")], 6).map(
      ({ because }) => because[0]?.id,
    );
    expect(reasons.filter((id) => id === shelf[0]?.[0].id)).toHaveLength(4);
    expect(new Set(reasons).size).toBe(3);
  });

  it("learns from eighty games and chooses among six hundred in less than a frame or two", () => {
    const words = Array.from({ length: 300 }, (_, at) => `tag${at}`);
    const someTags = (seed: number) =>
      Array.from({ length: 14 }, (_, at) => words[(seed * 7 + at * 13) % 300]).join(" ");
    const shelf = Array.from({ length: 80 }, (_, at) => [aGame(someTags(at)), at % 4 === 0 ? -1 : 1] as const);
    const candidates = Array.from({ length: 600 }, (_, at) => aGame(someTags(at + 80)));
    const start = performance.now();
    expect(tasteOf(shelf).among(candidates, 24).length).toBeGreaterThan(0);
    // A hundred of them with a machine that is busy; a dozen or so with one that is not.
    expect(performance.now() - start).toBeLessThan(500);
  });
});
