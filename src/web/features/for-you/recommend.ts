// Which of many games to recommend to a taste, and why: what fits best, but not ten games of one kind.
import type { GameListItem } from "#shared/rawg/game.ts";
import type { SameGames } from "./same-game.ts";
import type { SeriesReason } from "./series.ts";
import type { Because, Taste, Trait, TraitGame } from "./taste.ts";
import type { Told } from "./told-by-shelf.ts";

const PER_STUDIO_MAX = 2;
/** Because of one and the same game, unless there are few that could be the reason. */
const PER_REASON_MAX = 4;
/** A second game is named where it speaks nearly as loudly as the first. */
const SECOND_SHARE = 0.6;
const TRAITS_SAID = 3;
/** What nearly every game has is no reason. */
const SAID_TELLING_MIN = 0.12;

export type Recommendation<Game extends TraitGame = GameListItem> = {
  readonly game: Game;
  /** One or two games of the shelf, the louder first. */
  readonly because: readonly Told[];
  readonly traits: readonly Trait[];
  /** Where it is recommended for its series, and not for what it shares. */
  readonly series?: SeriesReason;
};

/** Lets each key pass `max` times. What has no key passes. */
function createQuota<Key>(max: number) {
  const taken = new Map<Key, number>();
  const countOf = (key: Key) => taken.get(key) ?? 0;
  return {
    hasRoom: (key: Key | undefined) => key === undefined || countOf(key) < max,
    take: (key: Key | undefined) => key !== undefined && taken.set(key, countOf(key) + 1),
  };
}

/** The one or two games to name, and what they share with `game`; undefined where that says nothing. */
function reasonOf<Game extends TraitGame>(taste: Taste, game: Game): Recommendation<Game> | undefined {
  const [first, second] = taste.because(game);
  if (first === undefined) return undefined;
  const isSaid = ({ part }: Because) => part >= SECOND_SHARE * first.part;
  const because = second !== undefined && isSaid(second) ? [first.told, second.told] : [first.told];
  const traits = taste
    .shared(
      game,
      because.map(({ id }) => id),
    )
    .filter(({ telling }) => telling >= SAID_TELLING_MIN)
    .slice(0, TRAITS_SAID);
  return traits.length === 0 ? undefined : { game, because, traits };
}

/** Those that fit, each once, the best first. */
function ranked<Game extends TraitGame>(taste: Taste, candidates: readonly Game[]): Game[] {
  return [...new Map(candidates.map((game) => [game.id, game])).values()]
    .filter((game) => taste.fit(game) > 0)
    .map((game) => ({ game, score: taste.score(game) }))
    .toSorted((a, b) => b.score - a.score || a.game.id - b.game.id)
    .map(({ game }) => game);
}

/** `known` learns what is recommended, too. */
type Wanted = { count: number; known: SameGames<{ id: number; name: string }> };

/** The best `count` of the candidates; none of them is a game that is known, or another edition of one. */
export function recommend<Game extends TraitGame>(
  taste: Taste,
  candidates: readonly Game[],
  { known, count }: Wanted,
): Recommendation<Game>[] {
  const studios = createQuota<string>(PER_STUDIO_MAX);
  const reasons = createQuota<number>(Math.max(PER_REASON_MAX, Math.ceil((2 * count) / taste.likedGames)));
  const chosen: Recommendation<Game>[] = [];
  for (const game of ranked(taste, candidates)) {
    if (chosen.length === count) break;
    if (known.find(game) !== undefined) continue;
    const found = reasonOf(taste, game);
    const [studio, reason] = [game.developers?.[0]?.slug, found?.because[0]?.id];
    if (found === undefined || !studios.hasRoom(studio) || !reasons.hasRoom(reason)) continue;
    studios.take(studio);
    reasons.take(reason);
    known.add(game);
    chosen.push(found);
  }
  return chosen;
}
