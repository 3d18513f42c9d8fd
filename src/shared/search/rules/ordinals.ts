// "the third elder scrolls", "second witcher": a game by its place among those of its name.
import { keyOf } from "#shared/search/keys.ts";
import type { WholeNames } from "#shared/search/whole-names.ts";
import { rawText } from "./named.ts";
import { keyAt, type Context, type NamedGame, type Word } from "./rule.ts";

/** `3rd`, `4th`, `2e`, `2eme`. */
const FIGURE = /^(\d{1,2})(?:st|nd|rd|th|e|eme)$/;

/** The number that the word here stands for: `third` as 3. */
function ordinalAt(words: readonly Word[], at: number, { language }: Context): number | undefined {
  const key = keyAt(words, at);
  const [, figure] = FIGURE.exec(key) ?? [];
  if (figure !== undefined) return Number(figure);
  const place = key === "" ? -1 : language.ordinals.findIndex((names) => names.includes(key));
  return place === -1 ? undefined : place + 1;
}

/** The game whose title has the number; most that are the first of their name have none, and are the oldest of a series. */
export function nthGame(words: readonly Word[], whole: WholeNames, context: Context): NamedGame | undefined {
  const start = context.language.cues.article.has(keyAt(words, 0)) ? 1 : 0;
  const place = ordinalAt(words, start, context);
  const name = whole.withoutFillers(words.slice(start + 1));
  if (place === undefined || name.length === 0) return undefined;
  const text = rawText(name);
  const game = context.names.findGame(`${text} ${place}`);
  // "the second world war" has no title with that number.
  return game !== undefined && keyOf(game.name).length > keyOf(text).length ? game : undefined;
}
