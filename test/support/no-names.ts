// A catalogue in which nothing has a name: tests of sentences say what they need of one.
import type { Names } from "../../src/shared/search/rules/rule.ts";

/** Knows no title, studio or series; of whatever is asked for there are games. */
export const NO_NAMES: Names = {
  isTitle: () => false,
  isInTitle: () => false,
  hasGames: () => true,
  elsewhere: () => undefined,
  findGame: () => undefined,
  findSequel: () => undefined,
  findBestOfSeries: () => undefined,
  findShort: () => undefined,
  findMakers: () => undefined,
  famesOf: () => ({ fame: 0, titleFame: 0 }),
  isKnown: () => true,
  findFamily: () => [],
};
