// What is recommended for its series among what is recommended for a taste: one after the other, the taste first, so that a
// shelf of sequels brings something new all the same.
import type { GameListItem } from "#shared/rawg/game.ts";
import type { Recommendation } from "./recommend.ts";
import { createSameGames } from "./same-game.ts";
import type { SeriesPick } from "./series.ts";

/** So many games of series among what is shown. */
const SERIES_MAX = 6;

/** `count` recommendations at most; none is twice in it. */
export function weave(
  tastes: readonly Recommendation[],
  picks: readonly SeriesPick<GameListItem>[],
  count: number,
): Recommendation[] {
  const parts: Recommendation[] = picks
    .slice(0, SERIES_MAX)
    .map(({ game, told, series }) => ({ game, because: [told], traits: [], series }));
  const ofSeries = createSameGames(parts.map(({ game }) => game));
  const others = tastes.filter(({ game }) => ofSeries.find(game) === undefined);
  const woven = others.flatMap((other, at) => [other, parts[at] ?? []].flat());
  return [...woven, ...parts.slice(others.length)].slice(0, count);
}
