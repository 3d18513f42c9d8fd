// Games like those that are compared: what else could stand beside them, and whether two are a pair that people look for.
import type { GamesParams } from "#shared/rawg/query.ts";

/**
 * The question for the games like one of a comparison: the one with the lowest id, so that the answer is the same in
 * whatever order they stand. `games` has one at least.
 */
export const alikeQuestion = (games: readonly { id: number }[]): GamesParams & { like: string } => ({
  like: String(Math.min(...games.map(({ id }) => id))),
});

/**
 * Are `games` two, of which `alike`, the answer to the question above, has the other? There are some thousands of such pairs,
 * which people do type into a search engine; of all comparisons there are billions.
 */
export function isSoughtPair(games: readonly { id: number }[], alike: readonly { id: number }[] | undefined): boolean {
  const others = new Set(alike?.map(({ id }) => id));
  return games.length === 2 && games.some(({ id }) => others.has(id));
}
