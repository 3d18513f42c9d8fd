// The games like another one as a list: the filter `like`, and its order.
import type { Likeness } from "./likeness.ts";
import { readRecord } from "./list-games.ts";
import type { GameRecord } from "./record.ts";
import type { Statements } from "./statements.ts";

/** A list of games like another one holds so many. */
const LIKES_MAX = 150;
/** So many answers are kept. */
const KEPT_MAX = 200;
/** So many games of other series stand before the first of the game's own. */
const OTHERS_BEFORE_OWN = 3;

/**
 * Whoever asks for games like one knows its series: the most alike of it stands among the others as a hint, the rest
 * behind them all. `alike` begins with the most alike.
 */
function othersFirst(alike: readonly GameRecord[], series: readonly number[]): GameRecord[] {
  const isOwn = (game: GameRecord) => game.series.some((id) => series.includes(id));
  const others = alike.filter((game) => !isOwn(game));
  const [hint, ...rest] = alike.filter(isOwn);
  if (hint === undefined) return others;
  const place = Math.max(OTHERS_BEFORE_OWN, alike.indexOf(hint));
  return [...others.slice(0, place), hint, ...others.slice(place), ...rest];
}

/** Asked by a game's id, it gives documents: the most alike first, the game's own series behind the others. */
export function createLikes({ statements, likeness }: { statements: Statements; likeness: () => Likeness }) {
  const kept = new Map<number, readonly number[]>();
  const docOf = (id: number): number[] => {
    const row = statements.get("SELECT rank FROM game WHERE id = ?", id);
    return row === undefined ? [] : [Number(row["rank"]) - 1];
  };
  const find = (id: number): readonly number[] | undefined => {
    const row = statements.get("SELECT record FROM game WHERE id = ?", id);
    if (row === undefined) return undefined;
    const game = readRecord(row);
    const alike = likeness()
      .rank(game)
      .filter((other) => other.id !== game.parent && other.parent === undefined);
    return othersFirst(alike.slice(0, LIKES_MAX), game.series).flatMap((other) => docOf(other.id));
  };
  return {
    docs: (id: number): readonly number[] | undefined => {
      const known = kept.get(id) ?? find(id);
      if (known === undefined) return undefined;
      kept.delete(id);
      kept.set(id, known);
      const [oldest] = kept.keys();
      if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
      return known;
    },
  };
}
