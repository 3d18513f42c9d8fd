// "the third elder scrolls", "second witcher", "the second part of the witcher", "the sequel to portal": a game by its place among those of its name.
import { keyOf } from "#shared/search/keys.ts";
import { LANGUAGES } from "#shared/search/languages/languages.ts";
import type { WholeNames } from "#shared/search/whole-names.ts";
import { rawText } from "./named.ts";
import { cuesOf, keyAt, type Context, type NamedGame, type Word } from "./rule.ts";

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

type Place = { place: number; name: readonly Word[]; isSequel?: true };

/** Where the name begins, and the place that is said of it: "the third", "second part of", "the sequel to". */
function placeOf(words: readonly Word[], context: Context): Place | undefined {
  const { cue } = context;
  const start = context.language.cues.article.has(keyAt(words, 0)) ? 1 : 0;
  const sequel = cue(words, 0, "sequelTo") || start + cue(words, start, "sequelTo");
  if (sequel > start) return { place: 2, name: words.slice(sequel), isSequel: true };
  const place = ordinalAt(words, start, context);
  // The first of a name seldom has a number: it is the oldest of its series.
  if (place === undefined || place < 2) return undefined;
  return { place, name: words.slice(start + 1 + cue(words, start + 1, "partOf")) };
}

/** The game whose title has the number; of a sequel, where none has, the one that goes on. */
export function nthGame(words: readonly Word[], whole: WholeNames, context: Context): NamedGame | undefined {
  // A question is in the language of most of its words, and these may be a title's: "la segunda parte de the last of us".
  const others = LANGUAGES.filter((language) => language !== context.language);
  for (const language of [context.language, ...others]) {
    const said = placeOf(words, { ...context, language, cue: cuesOf(language) });
    const game = said && gameAt(said, whole, context);
    if (game !== undefined) return game;
  }
  return undefined;
}

function gameAt(said: Place, whole: WholeNames, context: Context): NamedGame | undefined {
  // "The Last of Us" is made of small words; behind "the 2nd portal game" is one too many.
  for (const name of [said.name, whole.withoutFillers(said.name)]) {
    const text = rawText(name);
    const numbered = name.length === 0 ? [] : [`${text} ${said.place}`, `${text} part ${said.place}`];
    const game = numbered.map((title) => context.names.findGame(title)).find((found) => found !== undefined);
    // "the second world war" has no title with that number.
    if (game !== undefined && keyOf(game.name).length > keyOf(text).length) return game;
    const sequel = said.isSequel === true && name.length > 0 ? context.names.findSequel(text) : undefined;
    if (sequel !== undefined) return sequel;
  }
  return undefined;
}
