// How much a game is of what is asked for: "beat em ups" are Streets of Rage before Spider-Man, and games for the Game Boy
// Advance those that are for nothing else.
import type { GamesFilters, Ref } from "#server/games/source.ts";
import { termFinder } from "./find-term.ts";
import type { GameRecord } from "./record.ts";
import type { Statements } from "./statements.ts";
import type { Terms } from "./terms.ts";

/**
 * What being wholly of a kind is worth: as much as being known to eight times as many. Measured on the written names of
 * kinds and platforms (`npm run bench -- understanding`).
 */
const WHOLLY = 3;

type Share = (game: GameRecord) => number;
type KindGroup = "genres" | "tags" | "platforms";

/** From 0 to 1. A game names its kinds with the first of them first, and is less of a machine the more it is for. */
const SHARES: Readonly<Record<KindGroup, (game: GameRecord, id: number) => number>> = {
  genres: ({ genres }, id) => (genres.includes(id) ? 1 / (1 + genres.indexOf(id)) : 0),
  tags: ({ tags }, id) => (tags.includes(id) ? 1 / Math.sqrt(1 + tags.indexOf(id)) : 0),
  platforms: ({ platforms }, id) => (platforms.includes(id) ? 1 / Math.sqrt(platforms.length) : 0),
};

const isKind = (group: string): group is KindGroup => Object.hasOwn(SHARES, group);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * For the filters of a question the order of its games, the highest number first: how well known they are and how much of
 * the kinds, tags and platforms that are asked for. Undefined where none is.
 */
export function createTypicality(deps: { terms: Terms; statements: Statements }) {
  return (filters: GamesFilters): ((game: GameRecord, isOut: boolean) => number) | undefined => {
    const find = termFinder(deps, filters);
    const sharesOf = (group: KindGroup, refs: readonly Ref[] = []): Share[] =>
      refs.flatMap((ref) => {
        const term = find(group, ref);
        const kind = term !== undefined && isKind(term.group) ? term.group : undefined;
        return term === undefined || kind === undefined ? [] : [(game) => SHARES[kind](game, term.id)];
      });
    const any = (shares: readonly Share[]): Share[] =>
      shares.length === 0 ? [] : [(game) => Math.max(...shares.map((share) => share(game)))];
    const asked = [
      ...any(sharesOf("genres", filters.genres)),
      ...any(sharesOf("tags", filters.tags)),
      ...any(sharesOf("platforms", filters.platforms)),
      ...sharesOf("genres", filters.genres_all),
      ...sharesOf("tags", filters.tags_all),
      ...sharesOf("platforms", filters.platforms_all),
    ];
    if (asked.length === 0) return undefined;
    // What nobody can play yet stands by how well known it is.
    return (game, isOut) => Math.log2(1 + game.added) + (isOut ? WHOLLY * mean(asked.map((share) => share(game))) : 0);
  };
}
