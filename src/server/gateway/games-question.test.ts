// A filter that RAWG is not asked for and that nobody looks for in the answer would give two questions one answer.
import { describe, expect, it } from "vitest";
import {
  DAYS_PARAMETERS,
  FLAG_PARAMETERS,
  GAMES_PARAMETERS,
  NUMBER_PARAMETERS,
  NUMBERS,
  NUMBERS_PARAMETERS,
  TERM_GROUPS,
} from "#shared/catalogue/filters.ts";
import { parseGamesQuery } from "#server/games/query.ts";
import { askForGames } from "./games-question.ts";

/** Two values of each parameter, of which the second means something else. */
const SAMPLES: Readonly<Record<string, readonly [string, string]>> = Object.fromEntries([
  ...[...TERM_GROUPS, ...GAMES_PARAMETERS].map((wire) => [wire, ["1", "2"]] as const),
  ...DAYS_PARAMETERS.map((wire) => [wire, ["2015-01-01,2015-12-31", "2016-01-01,2016-12-31"]] as const),
  ...NUMBERS_PARAMETERS.map((wire) => {
    const [least] = NUMBERS[wire].limits;
    return [wire, [`${least},${least + 1}`, `${least + 2},${least + 3}`]] as const;
  }),
  ...NUMBER_PARAMETERS.map((wire) => [wire, ["1", "2"]] as const),
  ...FLAG_PARAMETERS.map((wire) => [wire, ["true", "false"]] as const),
]);

const ask = (wire: string, value: string) => askForGames(parseGamesQuery(new URLSearchParams({ [wire]: value }), 20));

describe("questions to RAWG", () => {
  it.each(Object.entries(SAMPLES))(
    "tell two values of %s apart: by their text, or by what is looked for",
    (wire, [one, other]) => {
      const [first, second] = [ask(wire, one), ask(wire, other)];
      const isLookedFor = first.isMeant !== undefined && second.isMeant !== undefined;
      expect(first.query !== second.query || isLookedFor).toBe(true);
    },
  );

  it.each(Object.entries(SAMPLES))("are one for equal values of %s", (wire, [one]) => {
    expect(ask(wire, one).query).toBe(ask(wire, ` ${one} `).query);
  });
});
