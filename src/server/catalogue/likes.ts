// The games like another one as a list: the filter `like`, and its order.
import type { Likeness } from "./likeness.ts";
import { readRecord } from "./list-games.ts";
import type { Statements } from "./statements.ts";

/** A list of games like another one holds so many. */
const LIKES_MAX = 150;
/** So many answers are kept. */
const KEPT_MAX = 200;

/** Both are asked by a game's id and give documents, the most alike first. */
export function createLikes({ statements, likeness }: { statements: Statements; likeness: () => Likeness }) {
  const kept = new Map<number, readonly number[]>();
  let ranks: ReadonlyMap<number, number> | undefined;
  const docOf = (id: number): number[] => {
    ranks ??= new Map(
      statements.all("SELECT id, rank FROM game").map((row) => [Number(row["id"]), Number(row["rank"]) - 1]),
    );
    const doc = ranks.get(id);
    return doc === undefined ? [] : [doc];
  };
  const find = (id: number): readonly number[] | undefined => {
    const row = statements.get("SELECT record FROM game WHERE id = ?", id);
    if (row === undefined) return undefined;
    const game = readRecord(row);
    const alike = likeness()
      .rank(game)
      .filter((other) => other.id !== game.parent && other.parent === undefined);
    return alike.slice(0, LIKES_MAX).flatMap((other) => docOf(other.id));
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
