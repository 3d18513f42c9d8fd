// Games like a given one: those that share its rarest words. A tag that half of the catalogue carries says little, so
// every shared term weighs the less the more games have it.
import { readRecord } from "./list-games.ts";
import { SUGGESTIONS_MAX } from "./present-game.ts";
import type { GameRecord } from "./record.ts";
import type { Statements } from "./statements.ts";

/**
 * Up to `SUGGESTIONS_MAX` games, the most alike first, ties by popularity. Games that share nothing fill up the end,
 * so that every catalogue larger than that has a full list.
 */
export function suggestGames(statements: Statements, game: GameRecord): GameRecord[] {
  const shared = ["genres", "tags", "developers"] as const;
  const wanted = shared.flatMap((kind) => game[kind].map((id) => ({ kind, id })));
  const rows = statements.all(
    `SELECT game.record FROM game LEFT JOIN (
       SELECT game_term.rank AS rank, sum(1.0 / (1 + term.games_count)) AS likeness
       FROM json_each(?) AS wanted
       JOIN term ON term.kind = wanted.value ->> 'kind' AND term.id = wanted.value ->> 'id'
       JOIN game_term ON game_term.kind = term.kind AND game_term.term_id = term.id
       GROUP BY game_term.rank
     ) AS alike ON alike.rank = game.rank
     WHERE game.id <> ? ORDER BY coalesce(alike.likeness, 0) DESC, game.rank LIMIT ?`,
    JSON.stringify(wanted),
    game.id,
    SUGGESTIONS_MAX,
  );
  return rows.map(readRecord);
}
