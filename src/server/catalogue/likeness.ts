// How alike games are. Shared tags count the more the rarer they are; genres, a common studio and a common era add to
// it, and of games equally alike the better known and better liked come first. The weights are measured:
// `npm run bench similarity`.
import { withoutEdition } from "#server/search/titles/editions.ts";
import { spellingsOf, keyWords } from "#server/search/titles/spellings.ts";
import { tokensOf } from "#server/search/texts/tokens.ts";
import { recordOf } from "#shared/catalogue/filters.ts";
import type { GameRecord } from "./record.ts";
import { mapInSteps, type Steps } from "#server/search/steps.ts";
import {
  blended,
  cosine,
  cosines,
  type Holders,
  holdersOf,
  hubness,
  type Key,
  lengthOf,
  NO_TRAITS,
  toVector,
  type Vector,
} from "./trait-vectors.ts";

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
const LOVING_WEIGHT = 0.3;
/** What people named beside the same games: whoever loves one of them has two of a kind before them. */
const COMPANY_WEIGHT = 0.9;
/** Being named together once may be chance: as if each had been named so often without the other. */
const COMPANY_DOUBT = 2;
/** Being known and liked speaks for a game as far as it has so much in common, in content alone. */
const CONTENT_ENOUGH = 0.6;
/** What is announced must be so much like a game, in content alone, to be told beside it; by the same people a little less. */
const NEAR_MIN = 0.62;
const NEAR_RELATED_MIN = 0.5;
/** The tags of a game say at least this part of what a game's usually say: few that many games have do not make it like all of these. */
const TAGS_LENGTH_SHARE = 0.77;
/** Some games are near to nearly all others; this much of it is taken off again. */
const HUB_WEIGHT = 0.6;
/** What a game without a score is taken for, and how many points above it count as one. */
const SCORE_MIDDLE = 72;
const SCORE_RANGE = 25;
const ADDED_LITTLE = 300;
const ADDED_RANGE = 1.8;

/** The years that texts about coming games name. */
function yearsOfReleases(): string {
  return Array.from({ length: 20 }, (_, step) => String(2015 + step)).join(" ");
}

/** What is compared. `released` is `YYYY-MM-DD`; a game without a date counts as one of this year. */
export type Profile = Pick<GameRecord, "id" | "tags" | "genres" | "developers"> &
  Partial<Pick<GameRecord, "description" | "creators" | "series" | "loved">> & { released?: string | undefined };

export type Likeness = ReturnType<typeof createLikeness> extends Steps<infer T> ? T : never;

/** What two games can have in common. */
const KINDS = ["tags", "genres", "words", "creators"] as const;
type Kind = (typeof KINDS)[number];
/** How much each counts; words are what is said of them, the same rare ones. */
const WEIGHTS: Readonly<Record<Kind, number>> = { tags: 0.8, genres: 0.2, words: 1.2, creators: 0.25 };

/** When and for what a game comes says nothing of it; texts about what is announced say little else. */
const OF_RELEASES = new Set(
  tokensOf(
    `announce announced announcement trailer reveal revealed release released date dated year platform version machine console
    pc playstation xbox series switch windows late early working develop development developer publish publisher january
    february march april june july august september october november december ${yearsOfReleases()}`,
  ),
);

const keysOf: Readonly<Record<Kind, (game: Profile) => readonly Key[]>> = {
  tags: ({ tags }) => tags,
  genres: ({ genres }) => genres,
  creators: ({ creators = [] }) => creators,
  words: ({ description = "" }) => [...new Set(tokensOf(description))].filter((word) => !OF_RELEASES.has(word)),
};

/** Games between two rests. */
const EACH = 64;

function* rarityOf(keys: readonly (readonly Key[])[]): Steps<Map<Key, number>> {
  const counts = new Map<Key, number>();
  for (const [at, each] of keys.entries()) {
    for (const id of each) counts.set(id, (counts.get(id) ?? 0) + 1);
    if (at % EACH === 0) yield;
  }
  return new Map([...counts].map(([id, count]) => [id, Math.log(keys.length / count)]));
}

/** By game, those in whose lists it stands; whoever has a list stands in it, too. */
function companyOf(games: readonly GameRecord[]): (game: Profile) => Vector {
  const lists = new Map<number, number[]>();
  for (const { id, loved } of games) {
    for (const each of loved) lists.set(each, [...(lists.get(each) ?? []), id]);
  }
  return ({ id, loved = [] }) => {
    const keys = [...(lists.get(id) ?? []), ...(loved.length > 0 ? [id] : [])];
    return new Map(keys.map((key) => [key, 1 / Math.sqrt(keys.length + COMPANY_DOUBT)]));
  };
}

function yearOf({ released }: Profile): number {
  return released === undefined ? new Date().getUTCFullYear() : Number(released.slice(0, 4));
}

/** What speaks for a game whatever it is compared with. */
function standing({ added, metacritic }: GameRecord): number {
  const popularity = Math.log10(1 + added / ADDED_LITTLE) / ADDED_RANGE;
  return POPULARITY_WEIGHT * popularity + (SCORE_WEIGHT * ((metacritic ?? SCORE_MIDDLE) - SCORE_MIDDLE)) / SCORE_RANGE;
}

/** Games that are editions of another one here: whoever likes the game is not helped by its anniversary. */
function* findEditions(games: readonly GameRecord[]): Steps<ReadonlySet<number>> {
  const titles = yield* mapInSteps(games, ({ id, name }) => ({ id, meant: keyWords(spellingsOf(name).plain) }));
  const known = new Set(titles.map(({ meant }) => meant.join(" ")));
  const isEdition = ({ meant }: { meant: string[] }) => known.has(withoutEdition(meant)?.join(" ") ?? "");
  return new Set(titles.filter(isEdition).map(({ id }) => id));
}

/**
 * Compares with `games`, the best known ones, and with what `kinOf` a game finds among the others: a game that nobody knows
 * is told to those who look at one of its series or its studio. It takes half a second of a processor, and may rest on its way.
 */
export function* createLikeness(
  games: readonly GameRecord[],
  kinOf: (subject: Profile) => readonly GameRecord[] = () => [],
) {
  const keys = yield* mapInSteps(games, (game) => recordOf(KINDS, (kind) => keysOf[kind](game)));
  const rarity: Record<Kind, Map<Key, number>> = recordOf(KINDS, () => new Map<Key, number>());
  for (const kind of KINDS) {
    rarity[kind] = yield* rarityOf(keys.map((each) => each[kind]));
    yield;
  }
  const lengths = games.map(({ tags }) => lengthOf(tags, rarity.tags)).toSorted((a, b) => a - b);
  const tagsLengthMin = TAGS_LENGTH_SHARE * (lengths[Math.floor(lengths.length / 2)] ?? 0);
  const vectorOf = (ids: readonly Key[], kind: Kind) =>
    toVector(ids, rarity[kind], kind === "tags" ? tagsLengthMin : 0);
  const vectorsOf = (game: Profile) => recordOf(KINDS, (kind) => vectorOf(keysOf[kind](game), kind));
  const own = yield* mapInSteps(keys, (each) => recordOf(KINDS, (kind) => vectorOf(each[kind], kind)));
  const holders: Readonly<Record<Kind, Holders>> = {
    tags: yield* holdersOf(own.map(({ tags }) => tags)),
    genres: yield* holdersOf(own.map(({ genres }) => genres)),
    words: yield* holdersOf(own.map((each) => each.words)),
    creators: yield* holdersOf(own.map(({ creators }) => creators)),
  };
  const hubs = yield* hubness(
    own.map(({ tags }) => tags),
    holders.tags,
  );
  yield;
  const editions = yield* findEditions(games);
  yield;
  const company = companyOf(games);
  const profile = (game: GameRecord, hub: number) => ({
    game,
    company: company(game),
    year: yearOf(game),
    standing: standing(game) - HUB_WEIGHT * hub,
  });
  const known = yield* mapInSteps(games, (game, index) => profile(game, hubs[index] ?? 0));

  /** What those that are named beside a game teach of it. The rest of `own` is not kept: `holders` have it. */
  const teaching = new Map<number, Record<"tags" | "genres", Vector>>();
  for (const [index, { id }] of games.entries()) {
    const { tags = NO_TRAITS, genres = NO_TRAITS } = own[index] ?? {};
    teaching.set(id, { tags, genres });
  }

  /** What is looked for in other games: what the game has, and what those that people named beside it have. */
  const wantedOf = (game: Profile): Record<Kind, Vector> => {
    const vectors = vectorsOf(game);
    const named = (game.loved ?? []).flatMap((id) => teaching.get(id) ?? []);
    const taught = (kind: "tags" | "genres") =>
      blended(
        vectors[kind],
        named.map((each) => each[kind]),
      );
    return { ...vectors, tags: taught("tags"), genres: taught("genres") };
  };

  /** What each of `known` has in common with what is wanted, in content alone. */
  const contents = (wanted: Record<Kind, Vector>): Float64Array => {
    const [sums, shares] = [new Float64Array(known.length), new Float64Array(known.length)];
    for (const kind of KINDS) {
      cosines(wanted[kind], holders[kind], shares);
      for (let place = 0; place < sums.length; place += 1) {
        sums[place] = (sums[place] ?? 0) + WEIGHTS[kind] * (shares[place] ?? 0);
      }
    }
    return sums;
  };

  const named = (place: number) => (place === -1 ? 0 : LOVED_WEIGHT - LOVED_STEP * place);

  /** Every other game but editions of games, with what it has in common and what speaks for it beside that. */
  const compare = (subject: Profile) => {
    const wanted = wantedOf(subject);
    const companions = company(subject);
    const year = yearOf(subject);
    const { loved = [], series = [] } = subject;
    const shared = contents(wanted);
    const ofKnown = known.map((other, place) => ({ other, content: shared[place] ?? 0 }));
    const kin = kinOf(subject).map((game) => {
      const vectors = vectorsOf(game);
      const content = KINDS.reduce((sum, kind) => sum + WEIGHTS[kind] * cosine(wanted[kind], vectors[kind]), 0);
      return { other: profile(game, 0), content };
    });
    return [...ofKnown, ...kin]
      .filter(({ other: { game } }) => game.id !== subject.id && !editions.has(game.id))
      .map(({ other, content }) => {
        const { game } = other;
        const isSameSeries = game.series.some((id) => series.includes(id));
        const isSameStudio = game.developers.some((id) => subject.developers.includes(id));
        const isNamed = named(loved.indexOf(game.id));
        const common =
          content +
          (isSameStudio ? STUDIO_WEIGHT : 0) +
          (isSameSeries ? SERIES_WEIGHT : 0) +
          COMPANY_WEIGHT * cosine(companions, other.company) +
          (isNamed > 0 ? isNamed : game.loved.includes(subject.id) ? LOVING_WEIGHT : 0);
        const era = ERA_WEIGHT * Math.exp(-Math.abs(year - other.year) / ERA_YEARS);
        const praise = other.standing > 0 ? other.standing * Math.min(1, common / CONTENT_ENOUGH) : other.standing;
        const likeness = common + era + praise;
        const isNear = isSameSeries || common >= (isSameStudio ? NEAR_RELATED_MIN : NEAR_MIN);
        return { game, likeness, isNear };
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
