// A taste is a direction among the traits of games: what those that somebody likes have, less what those have that they do
// not. A trait counts the more, the fewer games have it. Everything here is arithmetic; it asks nobody.
import type { GameListItem } from "#shared/rawg/game.ts";
import type { Told } from "./told-by-shelf.ts";

/** Genres are few and wide, and a studio has a handful of games. Of tags it is known how many games have them. */
const GENRE_TELLING = 0.15;
const STUDIO_TELLING = 0.5;
const UNKNOWN_TELLING = 0.2;
/** A game of which little is said is not like all that share it: its traits say at least this much of what one's usually say. */
const LENGTH_SHARE = 0.75;
/** Of two games that fit equally well, the better one. */
const PRAISE_WEIGHT = 0.3;
const UNPRAISED = 0.6;

export type Trait = {
  readonly group: "tag" | "genre" | "developer";
  readonly slug: string;
  readonly name: string;
  /** From 0, for what the most games have, to 1. */
  readonly telling: number;
};

export type TraitGame = Pick<GameListItem, "id" | "name" | "tags" | "genres" | "developers" | "rating" | "metacritic">;

/** How much a tag tells that `count` of the `most` games have. */
export function tellingOf(count: number | undefined, most: number): number {
  if (count === undefined || count < 1 || most < 2) return UNKNOWN_TELLING;
  return Math.max(0, Math.log(most / count) / Math.log(most));
}

/** The count of the tag that the most games have, of all that are known. */
export const mostCommon = (games: readonly TraitGame[]): number =>
  Math.max(1, ...games.flatMap(({ tags }) => tags.map(({ games_count: count = 0 }) => count)));

/** The traits of a game by their names. */
export function traitsOf(game: TraitGame, most: number): ReadonlyMap<string, Trait> {
  const traits: Trait[] = [
    ...game.genres.map(({ slug, name }) => ({ group: "genre" as const, slug, name, telling: GENRE_TELLING })),
    ...(game.developers ?? []).map(({ slug, name }) => ({
      group: "developer" as const,
      slug,
      name,
      telling: STUDIO_TELLING,
    })),
    ...game.tags.map(({ slug, name, games_count: count }) => ({
      group: "tag" as const,
      slug,
      name,
      telling: tellingOf(count, most),
    })),
  ];
  return new Map(traits.map((trait) => [`${trait.group} ${trait.slug}`, trait]));
}

type Vector = ReadonlyMap<string, number>;

const lengthOf = (values: Iterable<number>) => Math.hypot(...values);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The shorter one is gone through: a taste has hundreds of traits, a game a dozen. */
const dot = (one: Vector, other: Vector): number => {
  if (other.size < one.size) return dot(other, one);
  let sum = 0;
  for (const [key, value] of one) sum += value * (other.get(key) ?? 0);
  return sum;
};

/** `make`, asked once for each game. */
function once<Made>(make: (game: TraitGame) => Made): (game: TraitGame) => Made {
  const known = new WeakMap<TraitGame, Made>();
  return (game) => {
    const made = known.get(game) ?? make(game);
    known.set(game, made);
    return made;
  };
}

const praiseOf = ({ metacritic, rating }: TraitGame) =>
  metacritic === null ? (rating > 0 ? rating / 5 : UNPRAISED) : metacritic / 100;

/** A game that the taste was learnt from, with how much of it speaks for another game. */
export type Because = { readonly told: Told; readonly part: number };

/** The taste of whoever has these games, as `told` says. `most` is how many games have the commonest tag. */
export function learnTaste(games: readonly TraitGame[], told: readonly Told[], most: number) {
  const traits = once((game) => traitsOf(game, most));
  const tellings = (game: TraitGame) => lengthOf([...traits(game).values()].map(({ telling }) => telling));
  const least = Math.max(LENGTH_SHARE * median(games.map(tellings)), Number.MIN_VALUE);
  const vectorOf = once((game): Vector => {
    const length = Math.max(least, tellings(game));
    return new Map([...traits(game)].map(([key, { telling }]) => [key, telling / length]));
  });
  const byId = new Map(games.map((game) => [game.id, game]));
  const learnt = told.flatMap((each) => {
    const game = byId.get(each.id);
    return game === undefined ? [] : [{ told: each, vector: vectorOf(game) }];
  });
  const taste = new Map<string, number>();
  for (const { told: each, vector } of learnt) {
    for (const [key, value] of vector) taste.set(key, (taste.get(key) ?? 0) + each.weight * value);
  }
  const strength = lengthOf(taste.values()) || 1;

  return {
    /** How many games there are that can be a reason; at least one, to be divided by. */
    likedGames: Math.max(1, learnt.filter(({ told: each }) => each.weight > 0).length),
    /** The traits that are liked most, the strongest first. */
    liked: (): Trait[] => {
      const known = new Map(games.flatMap((game) => [...traits(game)]));
      return [...taste]
        .filter(([, value]) => value > 0)
        .toSorted(([, a], [, b]) => b - a)
        .flatMap(([key]) => known.get(key) ?? []);
    },
    /** How well a game fits: the more the better; below zero it rather does not. */
    fit: (game: TraitGame): number => dot(taste, vectorOf(game)) / strength,
    /** The order of what is recommended: what fits, and is good. */
    score: (game: TraitGame): number => dot(taste, vectorOf(game)) / strength + PRAISE_WEIGHT * praiseOf(game),
    /** The liked games that speak for it, the loudest first. */
    because: (game: TraitGame): Because[] => {
      const vector = vectorOf(game);
      return learnt
        .map(({ told: each, vector: known }) => ({ told: each, part: each.weight * dot(known, vector) }))
        .filter(({ part }) => part > 0)
        .toSorted((a, b) => b.part - a.part);
    },
    /** What it shares with these games of the shelf, what tells the most first. */
    shared: (game: TraitGame, ids: readonly number[]): Trait[] => {
      const known = ids.flatMap((id) => learnt.filter(({ told: each }) => each.id === id));
      const parts = [...traits(game)].map(([key, trait]) => ({
        trait,
        part:
          known.reduce((sum, { told: each, vector }) => sum + each.weight * (vector.get(key) ?? 0), 0) * trait.telling,
      }));
      return parts
        .filter(({ part }) => part > 0)
        .toSorted((a, b) => b.part - a.part)
        .map(({ trait }) => trait);
    },
  };
}

export type Taste = ReturnType<typeof learnTaste>;
