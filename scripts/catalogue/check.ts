// Everything that `npm run catalogue:check` asks of data/, put together. It finds all problems at once and changes
// nothing.
import { problemOf, readCatalogue, type Catalogue, type Located, type Problem } from "#server/catalogue/catalogue.ts";
import { checkCredits } from "./check-credits.ts";
import { checkEntry } from "./check-entry.ts";
import { checkLifetimes } from "./check-lifetimes.ts";
import { checkNames, checkSeries } from "./check-names.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkPopularity } from "./check-popularity.ts";
import { checkTerms } from "./check-terms.ts";
import { checkTricks } from "./check-tricks.ts";
import { checkDescriptions, checkTrickWording } from "./check-wording.ts";
import type { DataFile } from "#server/catalogue/data-files.ts";
import type { GameEntry } from "#server/catalogue/entry.ts";
import { readPartialDay } from "#shared/catalogue/partial-day.ts";

type LocatedGame = Located<GameEntry>;

/** Games of one file that stand after a later one. */
function checkOrder(games: readonly LocatedGame[]): Problem[] {
  const problems: Problem[] = [];
  let latest = "";
  for (const game of games) {
    // What is known of the year only stands where its last day does.
    const released = readPartialDay(game.entry.released ?? "")?.day ?? "";
    if (released < latest)
      problems.push(problemOf(game, `released: ${released} stands after ${latest}, order the file by date`));
    else latest = released;
  }
  return problems;
}

/** Second and later games that have the same in `field`. */
function checkUnique(games: readonly LocatedGame[], field: "id" | "slug" | "steam"): Problem[] {
  const first = new Map<string | number, LocatedGame>();
  return games.flatMap((game) => {
    const value = game.entry[field];
    if (value === undefined) return [];
    const other = first.get(value);
    first.set(value, other ?? game);
    if (other === undefined) return [];
    return [problemOf(game, `${field}: ${value} is already that of ${other.entry.name} in ${other.file}`)];
  });
}

function checkParents(games: readonly LocatedGame[]): Problem[] {
  const ids = new Set(games.map(({ entry }) => entry.id));
  return games.flatMap((game) => {
    const { parent, id } = game.entry;
    if (parent === undefined || (ids.has(parent) && parent !== id)) return [];
    return [problemOf(game, `parent: ${parent} is no other game of the catalogue`)];
  });
}

/** All problems of the data, check by check, and what was read. */
export function checkCatalogue(files: readonly DataFile[]): { catalogue: Catalogue; problems: Problem[] } {
  const { catalogue, problems } = readCatalogue(files);
  const { games } = catalogue;
  const found = [
    ...problems,
    ...games.flatMap(checkEntry),
    ...games.flatMap(checkPictures),
    ...checkTerms(catalogue),
    ...checkCredits(catalogue),
    ...[...Map.groupBy(games, ({ file }) => file).values()].flatMap(checkOrder),
    ...checkUnique(games, "id"),
    ...checkUnique(games, "slug"),
    ...checkUnique(games, "steam"),
    ...checkPopularity(games),
    ...checkNames(games),
    ...checkSeries(games),
    ...checkParents(games),
    ...checkLifetimes(catalogue),
    ...checkDescriptions(games),
    ...checkTricks(catalogue),
    ...checkTrickWording(catalogue),
  ];
  return { catalogue, problems: found };
}
