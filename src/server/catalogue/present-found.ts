// The games of a list in RAWG's shape, each made once for as long as its record is at hand.
import { withMore } from "#server/games/kept-items.ts";
import type { GamesQuery, Includes } from "#server/games/source.ts";
import type { GameListItem } from "#server/games/wire.ts";
import type { FoundGame } from "./list-games.ts";
import { presentListItem, type Presenting } from "./present-game.ts";
import type { GameRecord } from "./record.ts";

const NEARNESS_MAX = 10;

/** RAWG's score is a decimal as text; ours falls with nearness, within which popularity counts. */
function scoreOf({ nearness }: FoundGame): string {
  return ((NEARNESS_MAX - Math.min(NEARNESS_MAX, nearness ?? 0)) * 10).toFixed(6);
}

/** Equal for questions whose games are presented alike. */
const formOf = ({ screenshots, movies, developers, series = false }: Includes): string =>
  [screenshots, movies, developers, series].map(Number).join("");

/** Presents a game that a question found; `more` is what else the question adds to it. */
export function createPresentFound(presenting: Presenting) {
  const presented = new WeakMap<GameRecord, Map<string, GameListItem>>();
  const itemOf = (record: GameRecord, include: Includes): GameListItem => {
    const forms = presented.get(record) ?? new Map<string, GameListItem>();
    presented.set(record, forms);
    const form = formOf(include);
    const item = forms.get(form) ?? presentListItem(record, presenting, include);
    forms.set(form, item);
    return item;
  };
  return (found: FoundGame, query: GamesQuery, more: Pick<GameListItem, "shared">): GameListItem => {
    const score = query.isFiltered ? { score: query.search === undefined ? null : scoreOf(found) } : {};
    return withMore(itemOf(found.record, query.include), { ...score, ...more });
  };
}
