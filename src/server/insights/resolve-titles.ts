// Finds the game that a recommended title means, or says that there is none. It searches and compares; it invents no
// link.
import type { ShownGame, ShownGroup } from "#shared/insights/events.ts";
import type { RecommendationGroup } from "#shared/insights/insight.ts";
import { parseGamesQuery } from "#server/games/query.ts";
import type { GameSource } from "#server/games/source.ts";
import type { GameListItem } from "#server/games/wire.ts";
import { likelihood } from "./likely-title.ts";

const CANDIDATES = 9;

export type ResolverOptions = {
  /** Searched in this order; what one does not know is looked for in the next. */
  sources: readonly GameSource[];
  /** Hears of every title that was looked up. */
  onTitle?: (isFound: boolean) => void;
};

/** Turns groups of titles into groups of games. Titles are remembered as long as the function is. */
export type ResolveGroups = (groups: readonly RecommendationGroup[]) => Promise<ShownGroup[]>;

async function search(source: GameSource, title: string): Promise<GameListItem[]> {
  const query = parseGamesQuery(new URLSearchParams({ search: title }), CANDIDATES);
  // A title that cannot be looked up is shown as text: that is better than no answer.
  const found = await source.listGames(query).catch(() => undefined);
  return found?.results ?? [];
}

/** The surest of `games`, ties to the first, which is the best known. */
function bestOf(title: string, games: readonly GameListItem[]): GameListItem | undefined {
  const likely = games
    .map((game) => ({ game, likelihood: likelihood(title, game.name) }))
    .filter((candidate) => candidate.likelihood > 0)
    .toSorted((a, b) => b.likelihood - a.likelihood);
  return likely[0]?.game;
}

export function createTitleResolver({ sources, onTitle = () => undefined }: ResolverOptions) {
  const resolve = async (title: string): Promise<ShownGame> => {
    for (const source of sources) {
      const best = bestOf(title, await search(source, title));
      if (best === undefined) continue;
      onTitle(true);
      const { id, name, released, background_image } = best;
      return { title, game: { id, name, released, background_image } };
    }
    onTitle(false);
    return { title, game: null };
  };

  /** For the answer to one question. `own` is the game that was asked about: it is never recommended to itself. */
  return (own: { id: number; name: string }): ResolveGroups => {
    const known = new Map<string, Promise<ShownGame>>();
    const resolveOnce = (title: string) => {
      const found = known.get(title) ?? resolve(title);
      known.set(title, found);
      return found;
    };
    const isOwn = ({ title, game }: ShownGame) =>
      game === null ? likelihood(title, own.name) > 0 : game.id === own.id;
    return async (groups) => {
      const shown = await Promise.all(
        groups.map(async (group) => ({ ...group, games: await Promise.all(group.games.map(resolveOnce)) })),
      );
      return shown.map((group) => ({ ...group, games: distinct(group.games.filter((game) => !isOwn(game))) }));
    };
  };
}

/** Two titles of one game are one recommendation. */
function distinct(games: readonly ShownGame[]): ShownGame[] {
  const seen = new Set<number>();
  return games.filter(({ game }) => {
    if (game === null) return true;
    const isNew = !seen.has(game.id);
    seen.add(game.id);
    return isNew;
  });
}
