// Rules for what filters call by name: kinds of game, platforms, stores, and what is not wanted.
import {
  likeness,
  likenessBehind,
  likenessBut,
  likenessMeets,
  likenessWithout,
  maker,
  makersBehind,
  makersOf,
  notMadeBy,
  shortIn,
} from "./makers.ts";
import { anyOption, asUnwanted, led, optionLength, platformsOrStores, rawText, several, together } from "./named.ts";
import type { Context, Match, Rule, Word } from "./rule.ts";

/** `no horror or gore`, `without multiplayer`, `not on pc`: none of these, and none of their kinds. */
const exclusion: Rule = (words, at, context) => {
  const match = led(words, at, { lead: "excluding", look: anyOption(context), context });
  if (match === undefined) return undefined;
  const options = (match.found ?? []).flatMap(({ option }) => [option, ...context.vocabulary.kindsOf(option)]);
  return { ...match, found: options.map(asUnwanted) };
};

/** The word here that is not wanted and is no option, and how many words that takes. */
function unwantedAt(words: readonly Word[], at: number, context: Context): { word: Word; length: number } | undefined {
  const cued = context.cue(words, at, "excluding");
  const word = words[at + cued];
  if (cued === 0 || word === undefined || word.key === "" || context.language.fillers.has(word.key)) return undefined;
  return optionLength(words, at + cued, context) > 0 ? undefined : { word, length: cued + 1 };
}

/** A word that no title is to have. */
const asUnwantedWord = ({ word, length }: { word: Word; length: number }): Match => ({
  length,
  isMeant: true,
  kept: [{ ...word, raw: `-${rawText([word])}`, key: "" }],
});

const asUnwantedTitle = (length: number, name: string): Match => ({
  length,
  isMeant: true,
  kept: [{ raw: `-"${name.replaceAll('"', "")}"`, key: "", endsClause: false }],
});

/** `halo but not infinite`: what goes on with the title before it. */
const unwantedTitleWord: Rule = (words, at, context) => {
  const unwanted = unwantedAt(words, at, context);
  // "show me halo but not infinite"
  const first = words.findIndex(({ key }) => !context.language.fillers.has(key));
  const before = first === -1 ? [] : words.slice(first, at);
  if (unwanted === undefined || before.length === 0) return undefined;
  // "mario games without mario kart" are without that series.
  if ((notMadeBy(words, at, context)?.length ?? 0) > unwanted.length) return undefined;
  const goesOn = context.names.isInTitle(`${rawText(before)} ${rawText([unwanted.word])}`);
  return goesOn ? asUnwantedWord(unwanted) : undefined;
};

/** Do words name a genre, "platformers", before what may be a title: "survival no man's sky"? */
function isBehindGenre(words: readonly Word[], at: number, context: Context): boolean {
  const before = words.slice(0, at);
  const isGenre = before.some((_, place) =>
    nameRule(before, place, context)?.found?.some(({ option }) => option.group === "genres"),
  );
  return isGenre && !context.names.isTitle(rawText(words.slice(at)), "beginning");
}

/** `games without combat`, `platformers but not mario`, `a moba that isn't lol`: what nobody and nothing else is called. */
const unwantedWord: Rule = (words, at, context) => {
  const unwanted = unwantedAt(words, at, context);
  if (unwanted === undefined) return undefined;
  const saysGames = words.some((_, place) => context.cue(words, place, "games") > 0);
  if (!saysGames && !isBehindGenre(words, at, context)) return undefined;
  const short = shortIn(context)(rawText([unwanted.word]));
  return short === undefined ? asUnwantedWord(unwanted) : asUnwantedTitle(unwanted.length, short.name);
};

const TITLE_WORDS_MAX = 8;
const PHRASE_LENGTH_MIN = 3;

/**
 * `cyberpunk games, not cyberpunk 2077`, `without mario kart`: a title of several words, or what titles begin with, is not
 * wanted as a whole, whatever its words say one by one. A series that takes as many words is one.
 */
const unwantedTitle: Rule = (words, at, context) => {
  const cued = context.cue(words, at, "excluding");
  if (cued === 0) return undefined;
  const start = at + cued;
  // "not a hero shooter" is no title H.E.R.O.
  const option = exclusion(words, at, context)?.length ?? 0;
  const taken = Math.max(option, notMadeBy(words, at, context)?.length ?? 0) - cued;
  const least = Math.max(2, taken + 1);
  for (let length = Math.min(TITLE_WORDS_MAX, words.length - start); length >= least; length -= 1) {
    const title = words.slice(start, start + length);
    const text = rawText(title);
    const endsLoosely = context.cue(words, start + length - 1, "joining") > 0;
    if (endsLoosely || title.some(({ key }) => key === "") || !context.names.isInTitle(text)) continue;
    const { name } = context.names.findGame(text) ?? { name: context.names.isTitle(text, "beginning") ? text : "" };
    if (name === "") continue;
    // "survival no man's sky" is what is wanted.
    if (context.names.isTitle(rawText(words.slice(at, start + length)), "whole")) return undefined;
    return asUnwantedTitle(cued + length, name);
  }
  return undefined;
};

/** `on switch or ps5`, `for xbox`, `on steam`. */
export const place: Rule = (words, at, context) =>
  led(words, at, { lead: "placing", look: platformsOrStores(context), context });

/** `for a long flight`, `für meine mutter`: an option by a phrase, whatever its words say one by one. */
export const ledPhrase: Rule = (words, at, context) => {
  const isPhrase = context.cue(words, at, "placing") > 0 && optionLength(words, at, context) >= PHRASE_LENGTH_MIN;
  return isPhrase ? several(words, at, { look: anyOption(context), language: context.language }) : undefined;
};

/** `set in space`, `about pirates`: what is about something is tagged so. */
const subject: Rule = (words, at, context) => led(words, at, { lead: "setting", look: anyOption(context), context });

/** Rules of names that a word leads to. Those that name games come before all others: titles hold any word. */
export const GAME_RULES: readonly Rule[] = [
  makersOf,
  makersBehind,
  likeness,
  likenessBehind,
  likenessBut,
  likenessMeets,
  likenessWithout,
];
export const OPTION_RULES: readonly Rule[] = [
  unwantedTitle,
  unwantedTitleWord,
  notMadeBy,
  exclusion,
  unwantedWord,
  subject,
  maker,
  place,
  together,
];

/** Options by their bare names. They count only where the rest of the sentence is understood. */
export const nameRule: Rule = (words, at, context) =>
  several(words, at, { look: anyOption(context), language: context.language });
