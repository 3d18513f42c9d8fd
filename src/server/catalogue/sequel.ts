// The game that goes on where another ends. Nobody says of a game which one that is: it has the next number in its series,
// or is the next of a series of few games.
import { titlesOfEdition } from "#server/search/titles/editions.ts";
import { words } from "#server/search/titles/fold.ts";
import { isNumber, withDigits } from "#server/search/titles/numerals.ts";
import { readRecord } from "./list-games.ts";
import type { GameRecord } from "./record.ts";
import type { Statements } from "./statements.ts";

/** In a longer series the next game is seldom the one that goes on: it is for another machine, or a remake. */
const SHORT_SERIES_MAX = 4;
/** A year in a title counts nothing. */
const NUMBER_MAX = 20;

/** The number that a title has within its series: 3 of "Uncharted 3: Drake's Deception". */
function numberIn(title: string): number | undefined {
  const number = words(title).find((word, at) => at > 0 && isNumber(word));
  const value = Number(withDigits(number ?? ""));
  return number !== undefined && value <= NUMBER_MAX ? value : undefined;
}

/** Finds the sequel of a game among the others of its series; undefined where there is none, or none that is certain. */
export function createFindSequel(statements: Statements) {
  return (game: GameRecord): GameRecord | undefined => {
    const [series] = game.series;
    if (series === undefined) return undefined;
    const whole = statements
      .all(
        "SELECT record FROM game WHERE series = ? AND parent IS NULL ORDER BY released IS NULL, released, id",
        series,
      )
      .map(readRecord);
    const number = numberIn(game.name);
    const next = number === undefined ? undefined : whole.find(({ name }) => numberIn(name) === number + 1);
    if (next !== undefined || whole.length > SHORT_SERIES_MAX) return next;
    const place = whole.findIndex(({ id }) => id === game.id);
    return place === -1
      ? undefined
      : whole.slice(place + 1).find(({ name }) => titlesOfEdition(words(name)).length === 0);
  };
}
