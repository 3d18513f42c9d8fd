// How alike games are. Shared tags count the more the rarer they are; genres, a common studio and a common era add to
// it, and of games equally alike the better known and better liked come first. The weights are measured:
// `npm run bench similarity`.
import { withoutEdition } from "#server/search/titles/editions.ts";
import { spellingsOf, keyWords } from "#server/search/titles/spellings.ts";
import { tokensOf } from "#server/search/texts/tokens.ts";
import type { GameRecord } from "./record.ts";

const TAGS_WEIGHT = 0.8;
const GENRES_WEIGHT = 0.2;
/** What is said of them: the same rare words. */
const WORDS_WEIGHT = 1.2;
const PEOPLE_WEIGHT = 0.5;
const STUDIO_WEIGHT = 0.12;
const SERIES_WEIGHT = 0.05;
const ERA_WEIGHT = 0.12;
const ERA_YEARS = 10;
const POPULARITY_WEIGHT = 0.2;
const SCORE_WEIGHT = 0.3;
/** A game that a person named beside another; the first named counts a little more than the last. */
const LOVED_WEIGHT = 1.5;
const LOVED_STEP = 0.05;
/** The same the other way round: who loves the one may love the other. */
const LOVING_WEIGHT = 0.45;
/** What is announced must be so much like a game, in content alone, to be told beside it. */
const NEAR_MIN = 0.62;
/** Some games are near to nearly all others; this much of it is taken off again. */
const HUB_WEIGHT = 0.6;
const HUB_NEIGHBOURS = 20;
/** What a game without a score is taken for, and how many points above it count as one. */
const SCORE_MIDDLE = 72;
const SCORE_RANGE = 25;
const ADDED_LITTLE = 300;
const ADDED_RANGE = 1.8;

/** What is compared. `released` is `YYYY-MM-DD`; a game without a date counts as one of this year. */
export type Profile = Pick<GameRecord, "id" | "tags" | "genres" | "developers"> &
  Partial<Pick<GameRecord, "description" | "creators" | "series" | "loved">> & { released?: string | undefined };

export type Likeness = ReturnType<typeof createLikeness>;

/** Weights by id, of length 1 all together. */
type Key = number | string;
type Vector = ReadonlyMap<Key, number>;
/** What two games can have in common. */
type Kind = "tags" | "genres" | "creators" | "words";

const keysOf: Readonly<Record<Kind, (game: Profile) => readonly Key[]>> = {
  tags: ({ tags }) => tags,
  genres: ({ genres }) => genres,
  creators: ({ creators = [] }) => creators,
  words: ({ description = "" }) => [...new Set(tokensOf(description))],
};

function rarityOf(games: readonly Profile[], kind: Kind): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const game of games) for (const id of keysOf[kind](game)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Map([...counts].map(([id, count]) => [id, Math.log(games.length / count)]));
}

function toVector(ids: readonly Key[], rarity: ReadonlyMap<Key, number>): Vector {
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
  const holders = new Map<Key, { index: number; weight: number }[]>();
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
  const rarity = {
    tags: rarityOf(games, "tags"),
    genres: rarityOf(games, "genres"),
    creators: rarityOf(games, "creators"),
    words: rarityOf(games, "words"),
  };
  const vectorOf = (game: Profile, kind: Kind) => toVector(keysOf[kind](game), rarity[kind]);
  const tagVectors = games.map((game) => vectorOf(game, "tags"));
  const hubs = hubness(tagVectors);
  const editions = findEditions(games);
  const known = games.map((game, index) => ({
    game,
    tags: tagVectors[index] ?? new Map<Key, number>(),
    genres: vectorOf(game, "genres"),
    creators: vectorOf(game, "creators"),
    words: vectorOf(game, "words"),
    year: yearOf(game),
    standing: standing(game) - HUB_WEIGHT * (hubs[index] ?? 0),
  }));

  const named = (place: number) => (place === -1 ? 0 : LOVED_WEIGHT - LOVED_STEP * place);

  /** Every other game but editions of games, with what it has in common and what speaks for it beside that. */
  const compare = (subject: Profile) => {
    const own = {
      tags: vectorOf(subject, "tags"),
      genres: vectorOf(subject, "genres"),
      creators: vectorOf(subject, "creators"),
      words: vectorOf(subject, "words"),
    };
    const year = yearOf(subject);
    const { loved = [], series = [] } = subject;
    return known
      .filter(({ game }) => game.id !== subject.id && !editions.has(game.id))
      .map((other) => {
        const { game } = other;
        const isNamed = named(loved.indexOf(game.id));
        const common =
          TAGS_WEIGHT * cosine(own.tags, other.tags) +
          GENRES_WEIGHT * cosine(own.genres, other.genres) +
          WORDS_WEIGHT * cosine(own.words, other.words) +
          PEOPLE_WEIGHT * cosine(own.creators, other.creators) +
          (game.developers.some((id) => subject.developers.includes(id)) ? STUDIO_WEIGHT : 0) +
          (game.series.some((id) => series.includes(id)) ? SERIES_WEIGHT : 0) +
          (isNamed > 0 ? isNamed : game.loved.includes(subject.id) ? LOVING_WEIGHT : 0);
        const isSameSeries = game.series.some((id) => series.includes(id));
        const likeness = common + ERA_WEIGHT * Math.exp(-Math.abs(year - other.year) / ERA_YEARS) + other.standing;
        return { game, likeness, isNear: isSameSeries || common >= NEAR_MIN };
      })
      .toSorted((a, b) => b.likeness - a.likeness || b.game.added - a.game.added);
  };

  return {
    /** How much a shared tag tells: 0 for one that every game has. */
    tellingOf: (tag: number): number => rarity.tags.get(tag) ?? 0,
    /** Every other game but editions of games, the most alike first. */
    rank: (subject: Profile): GameRecord[] => compare(subject).map(({ game }) => game),
    /** Those of them that have enough in common to be told beside the game, the most alike first. */
    near: (subject: Profile): GameRecord[] => compare(subject).flatMap(({ game, isNear }) => (isNear ? [game] : [])),
  };
}
