// What `npm run catalogue:check` asks of the games that people meet first: that each has a place of its own, that its
// text tells a stranger what it is, and that it leads to other games.
import { problemOf, type Located, type Problem } from "#server/catalogue/catalogue.ts";
import type { GameEntry } from "#server/catalogue/entry.ts";
import { addedFor } from "#server/sources/popularity.ts";
import { kindNamed } from "./kind-words.ts";

/** So many of the best known stand each in a place of their own, */
export const PLACED = 1000;
/** say in their first sentence what kind of game they are, and have two paragraphs. */
export const TOLD_IN_FULL = 300;
const FULL_WORDS_MIN = 75;
/** Of so many of the best known somebody has said which games are loved with them: tags alone answer them badly. */
export const WITH_LOVED = 100;
const LOVED_MIN = 4;

type LocatedGame = Located<GameEntry>;

/** The best known first, as the catalogue orders them. */
export function byPopularity(games: readonly LocatedGame[]): LocatedGame[] {
  return games.toSorted((a, b) => b.entry.popularity - a.entry.popularity || b.entry.id - a.entry.id);
}

function checkPlaces(games: readonly LocatedGame[]): Problem[] {
  return games.flatMap((game, place) => {
    const before = games[place - 1];
    if (before === undefined || addedFor(before.entry.popularity) !== addedFor(game.entry.popularity)) return [];
    return [problemOf(game, `popularity: has the place of ${before.entry.name}, say which of the two is better known`)];
  });
}

function fullTextMessages({ description }: GameEntry): string[] {
  const wordsCount = description.split(/\s+/).length;
  const isWhole = wordsCount >= FULL_WORDS_MIN && /\n\s*\n/.test(description);
  return [
    ...(isWhole
      ? []
      : [
          `description: is one of the ${TOLD_IN_FULL} best known, give it two paragraphs, ${FULL_WORDS_MIN} words or more`,
        ]),
    ...(kindNamed(description) === undefined
      ? ["description: does not say in its first sentence what kind of game it is"]
      : []),
  ];
}

/** Games among the best known without a place of their own, with a text too thin for their weight, or with too few games beside them. */
export function checkPopularity(games: readonly LocatedGame[]): Problem[] {
  const known = byPopularity(games);
  // What is asked of the best known of thousands says nothing about a catalogue of a few.
  if (games.length < PLACED) return [];
  return [
    ...checkPlaces(known.slice(0, PLACED)),
    ...known
      .slice(0, WITH_LOVED)
      .filter(({ entry }) => entry.loved.length < LOVED_MIN)
      .map((game) => problemOf(game, `loved: is one of the ${WITH_LOVED} best known, name ${LOVED_MIN} games or more`)),
    ...known
      .slice(0, TOLD_IN_FULL)
      .flatMap((game) => fullTextMessages(game.entry).map((message) => problemOf(game, message))),
  ];
}
