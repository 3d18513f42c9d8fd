// Finds the game that a recommended title means, or says that there is none. Who compares titles is
// the search; this invents no link.
import type { ShownGame, ShownGroup } from "#shared/insights/events.ts";
import type { RecommendationGroup } from "#shared/insights/insight.ts";
import { namesGame, type TitleFinder } from "#server/games/title-finder.ts";
import type { AskContext } from "#server/http/ask-context.ts";

/** What the first finder does not know is asked of the others for so many titles of one answer: each may cost a call. */
const ASKED_ELSEWHERE_MAX = 12;

export type ResolverOptions = {
  /** Asked in this order, the one that costs nothing first; what one does not know is looked for by the next. */
  finders: readonly TitleFinder[];
  /** Hears of every title that was looked up. */
  onTitle?: (isFound: boolean) => void;
};

/** Turns groups of titles into groups of games. Titles are remembered as long as the function is. */
export type ResolveGroups = (groups: readonly RecommendationGroup[]) => Promise<ShownGroup[]>;

export function createTitleResolver({ finders, onTitle = () => undefined }: ResolverOptions) {
  const resolve = async (title: string, context: AskContext, mayAskElsewhere: () => boolean): Promise<ShownGame> => {
    for (const [index, finder] of finders.entries()) {
      if (index > 0 && !mayAskElsewhere()) break;
      const named = await finder.find(title, context);
      if (named === undefined) continue;
      onTitle(true);
      const { id, name, released, background_image } = named;
      return { title, game: { id, name, released, background_image } };
    }
    onTitle(false);
    return { title, game: null };
  };

  /**
   * For the answer to one question, asked by `context`. `own` is the game that was asked about: it is never recommended
   * to itself.
   */
  return (own: { id: number; name: string }, context: AskContext): ResolveGroups => {
    const known = new Map<string, Promise<ShownGame>>();
    let askedElsewhere = 0;
    const mayAskElsewhere = () => (askedElsewhere += 1) <= ASKED_ELSEWHERE_MAX;
    const resolveOnce = (title: string) => {
      const found = known.get(title) ?? resolve(title, context, mayAskElsewhere);
      known.set(title, found);
      return found;
    };
    const isOwn = ({ title, game }: ShownGame) => (game === null ? namesGame(title, own.name) : game.id === own.id);
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
