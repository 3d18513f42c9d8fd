// How alike games are. Shared tags count the more the rarer they are; genres, a common studio and a common era add to
// it, and of games equally alike the better known and better liked come first. The weights are measured:
// `npm run bench similarity`.
import { withoutEdition } from "#server/search/titles/editions.ts";
import { spellingsOf, keyWords } from "#server/search/titles/spellings.ts";
import type { GameRecord } from "./record.ts";

const GENRES_WEIGHT = 0.3;
const STUDIO_WEIGHT = 0.2;
const ERA_WEIGHT = 0.15;
const ERA_YEARS = 10;
const POPULARITY_WEIGHT = 0.08;
const SCORE_WEIGHT = 0.1;
/** Some games are near to nearly all others; this much of it is taken off again. */
const HUB_WEIGHT = 0.5;
const HUB_NEIGHBOURS = 20;
/** What a game without a score is taken for, and how many points above it count as one. */
const SCORE_MIDDLE = 72;
const SCORE_RANGE = 25;
const ADDED_LITTLE = 300;
const ADDED_RANGE = 1.8;

/** What is compared. `released` is `YYYY-MM-DD`; a game without a date counts as one of this year. */
export type Profile = Pick<GameRecord, "id" | "tags" | "genres" | "developers"> & { released?: string | undefined };

export type Likeness = ReturnType<typeof createLikeness>;

/** Weights by id, of length 1 all together. */
type Vector = ReadonlyMap<number, number>;

function rarityOf(games: readonly Profile[], kind: "tags" | "genres"): Map<number, number> {
  const counts = new Map<number, number>();
  for (const game of games) for (const id of game[kind]) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Map([...counts].map(([id, count]) => [id, Math.log(games.length / count)]));
}

function toVector(ids: readonly number[], rarity: ReadonlyMap<number, number>): Vector {
  const weights = ids.map((id) => [id, rarity.get(id) ?? 0] as const);
  const length = Math.hypot(...weights.map(([, weight]) => weight));
  return new Map(length === 0 ? [] : weights.map(([id, weight]) => [id, weight / length]));
}

function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  for (const [id, weight] of a) sum += weight * (b.get(id) ?? 0);
  return sum;
}

function yearOf({ released }: Profile): number {
  return released === undefined ? new Date().getUTCFullYear() : Number(released.slice(0, 4));
}

/** What speaks for a game whatever it is compared with. */
function standing({ added, metacritic }: GameRecord): number {
  const popularity = Math.log10(1 + added / ADDED_LITTLE) / ADDED_RANGE;
  return POPULARITY_WEIGHT * popularity + (SCORE_WEIGHT * ((metacritic ?? SCORE_MIDDLE) - SCORE_MIDDLE)) / SCORE_RANGE;
}

/** How near the nearest neighbours of each game are, in the order of `vectors`. */
function hubness(vectors: readonly Vector[]): number[] {
  const holders = new Map<number, { index: number; weight: number }[]>();
  for (const [index, vector] of vectors.entries()) {
    for (const [id, weight] of vector) {
      const known = holders.get(id);
      if (known === undefined) holders.set(id, [{ index, weight }]);
      else known.push({ index, weight });
    }
  }
  return vectors.map((vector, own) => {
    const near = new Float64Array(vectors.length);
    for (const [id, weight] of vector) {
      for (const holder of holders.get(id) ?? [])
        near[holder.index] = (near[holder.index] ?? 0) + weight * holder.weight;
    }
    near[own] = 0;
    return (
      near
        .toSorted()
        .slice(-HUB_NEIGHBOURS)
        .reduce((sum, value) => sum + value, 0) / HUB_NEIGHBOURS
    );
  });
}

/** Games that are editions of another one here: whoever likes the game is not helped by its anniversary. */
function findEditions(games: readonly GameRecord[]): ReadonlySet<number> {
  const titles = games.map(({ id, name }) => ({ id, meant: keyWords(spellingsOf(name).plain) }));
  const known = new Set(titles.map(({ meant }) => meant.join(" ")));
  const isEdition = ({ meant }: { meant: string[] }) => known.has(withoutEdition(meant)?.join(" ") ?? "");
  return new Set(titles.filter(isEdition).map(({ id }) => id));
}

/** Compares with `games`; nothing is read again afterwards. */
export function createLikeness(games: readonly GameRecord[]) {
  const rarity = { tags: rarityOf(games, "tags"), genres: rarityOf(games, "genres") };
  const tagVectors = games.map((game) => toVector(game.tags, rarity.tags));
  const hubs = hubness(tagVectors);
  const editions = findEditions(games);
  const known = games.map((game, index) => ({
    game,
    tags: tagVectors[index] ?? new Map(),
    genres: toVector(game.genres, rarity.genres),
    year: yearOf(game),
    standing: standing(game) - HUB_WEIGHT * (hubs[index] ?? 0),
  }));

  return {
    /** How much a shared tag tells: 0 for one that every game has. */
    tellingOf: (tag: number): number => rarity.tags.get(tag) ?? 0,
    /** Every other game but editions of games, the most alike first. */
    rank: (subject: Profile): GameRecord[] => {
      const tags = toVector(subject.tags, rarity.tags);
      const genres = toVector(subject.genres, rarity.genres);
      const year = yearOf(subject);
      return known
        .filter(({ game }) => game.id !== subject.id && !editions.has(game.id))
        .map((other) => ({
          game: other.game,
          likeness:
            cosine(tags, other.tags) +
            GENRES_WEIGHT * cosine(genres, other.genres) +
            (other.game.developers.some((id) => subject.developers.includes(id)) ? STUDIO_WEIGHT : 0) +
            ERA_WEIGHT * Math.exp(-Math.abs(year - other.year) / ERA_YEARS) +
            other.standing,
        }))
        .toSorted((a, b) => b.likeness - a.likeness || b.game.added - a.game.added)
        .map(({ game }) => game);
    },
  };
}
