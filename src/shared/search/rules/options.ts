// Rules for what filters call by name: kinds of game, platforms, stores, makers, games to be like.
import { FILTERS, type TermGroup } from "#shared/catalogue/filters.ts";
import type { Option, Vocabulary } from "#shared/search/vocabulary.ts";
import type { CueName, Language } from "#shared/search/languages/language.ts";
import { keyAt, type Context, type Match, type NamedGame, type Rule, type Word } from "./rule.ts";

const OPTION_WORDS_MAX = 5;
const TITLE_WORDS_MAX = 9;

type Look = (text: string) => Option[];

const rawText = (words: readonly Word[]) =>
  words.map(({ raw, endsClause }) => (endsClause ? raw.slice(0, -1) : raw)).join(" ");

/** The longest stretch of words here that `look` knows. */
function longest(words: readonly Word[], at: number, look: Look): { length: number; options: Option[] } | undefined {
  for (let length = Math.min(OPTION_WORDS_MAX, words.length - at); length > 0; length -= 1) {
    const stretch = words.slice(at, at + length);
    if (stretch.some(({ key }) => key === "") || stretch.slice(0, -1).some(({ endsClause }) => endsClause)) continue;
    const options = look(stretch.map(({ key }) => key).join(""));
    if (options.length > 0) return { length, options };
  }
  return undefined;
}

/** Options joined by `or`, `and` or commas: alternatives where an `or` is among them. */
function several(
  words: readonly Word[],
  at: number,
  { look, language }: { look: Look; language: Language },
): Match | undefined {
  const found: Option[] = [];
  let [length, isEither] = [0, false];
  for (let step = 0; ;) {
    const next = longest(words, at + length + step, look);
    if (next === undefined) break;
    if (step > 0 && language.cues.or.has(keyAt(words, at + length))) isEither = true;
    length += step + next.length;
    found.push(...next.options);
    if (language.cues.joining.has(keyAt(words, at + length))) step = 1;
    else if (words[at + length - 1]?.endsClause === true) step = 0;
    else break;
  }
  if (length === 0) return undefined;
  const how = isEither ? "any" : "all";
  return { length, found: found.map((option) => ({ option, how })) };
}

const inGroups =
  (vocabulary: Vocabulary, language: Language, groups: readonly TermGroup[]): Look =>
  (text) =>
    groups.flatMap((group) => vocabulary.find(group, text, language) ?? []).slice(0, 1);

const platformsOrStores =
  ({ vocabulary, language }: Context): Look =>
  (text) => {
    const platforms = vocabulary.platforms(text, language);
    return platforms.length > 0 ? platforms : inGroups(vocabulary, language, ["stores"])(text);
  };

/** Kinds of game first: what is a genre and a tag is meant as a genre. */
const anyOption =
  (context: Context): Look =>
  (text) => {
    const kind = inGroups(context.vocabulary, context.language, ["genres", "tags"])(text);
    return kind.length > 0 ? kind : platformsOrStores(context)(text);
  };

/** Takes the words of `lead`, an article, and then the options that `look` knows. */
function led(
  words: readonly Word[],
  at: number,
  { lead, look, context }: { lead: CueName; look: Look; context: Context },
) {
  const { language } = context;
  const cued = context.cue(words, at, lead);
  if (cued === 0) return undefined;
  const article = language.cues.article.has(keyAt(words, at + cued)) ? 1 : 0;
  for (const skipped of article === 0 ? [0] : [0, 1]) {
    const match = several(words, at + cued + skipped, { look, language });
    if (match !== undefined) return { ...match, length: cued + skipped + match.length };
  }
  return undefined;
}

/** `no horror or gore`, `without multiplayer`, `not on pc`. */
const exclusion: Rule = (words, at, context) => {
  const match = led(words, at, { lead: "excluding", look: anyOption(context), context });
  return match && { ...match, found: (match.found ?? []).map(({ option }) => ({ option, how: "none" })) };
};

/** The words from `at` on that may be one name: to the end of the clause, and to a word that begins another thought. */
function nameWords(words: readonly Word[], at: number, { most, context }: { most: number; context: Context }): Word[] {
  const name: Word[] = [];
  for (const word of words.slice(at, at + most)) {
    if (name.length > 0 && context.cue(words, at + name.length, "but") > 0) break;
    name.push(word);
    if (word.endsClause) break;
  }
  return name;
}

type Stretch<T> = { length: number; value: T };

/** The longest beginning of a name's words that `find` knows. */
function longestName<T>(name: readonly Word[], find: (text: string) => T | undefined): Stretch<T> | undefined {
  for (let length = name.length; length > 0; length -= 1) {
    const value = find(rawText(name.slice(0, length)));
    if (value !== undefined) return { length, value };
  }
  return undefined;
}

/** The game named at this place: a whole title before a part of one, the longest of each. */
function gameAt(words: readonly Word[], at: number, context: Context): Stretch<NamedGame> | undefined {
  const name = nameWords(words, at, { most: TITLE_WORDS_MAX, context });
  const { findGame, isTitle } = context.names;
  const whole = longestName(name, (text) => (isTitle(text, "whole") ? findGame(text) : undefined));
  if (whole !== undefined) return whole;
  const isOption = (text: string) => anyOption(context)(text.replaceAll(/\s/g, "")).length > 0;
  return longestName(name, (text) => (isOption(text) ? undefined : findGame(text)));
}

/** The same, or the best known game of the series that is named here: whoever says "like Zelda" thinks of that. */
function gameOrSeriesAt(words: readonly Word[], at: number, context: Context): Stretch<NamedGame> | undefined {
  const name = nameWords(words, at, { most: TITLE_WORDS_MAX, context });
  return gameAt(words, at, context) ?? longestName(name, context.names.findBestOfSeries);
}

const asOption = ({ id, slug, name }: NamedGame): Option => ({ group: FILTERS.like.wire, id, slug, name });

/** `like Stardew Valley`, `similar to Hades or Dead Cells`, `for fans of Zelda`. */
const likeness: Rule = (words, at, context) => {
  let length = context.cue(words, at, "liking");
  if (length === 0) return undefined;
  const games: NamedGame[] = [];
  for (;;) {
    const game = gameOrSeriesAt(words, at + length, context);
    if (game === undefined) break;
    games.push(game.value);
    length += game.length;
    const joint = context.language.cues.joining.has(keyAt(words, at + length)) ? 1 : 0;
    if (joint === 0 && words[at + length - 1]?.endsClause !== true) break;
    if (gameOrSeriesAt(words, at + length + joint, context) === undefined) break;
    length += joint;
  }
  if (games.length === 0) return undefined;
  return { length, found: games.map((game) => ({ option: asOption(game), how: "any" }) as const) };
};

/** `from the makers of Celeste`: everything by the studio that made it. */
const makersOf: Rule = (words, at, context) => {
  const lead = context.cue(words, at, "makersOf");
  const game = lead === 0 ? undefined : gameAt(words, at + lead, context);
  if (game === undefined || game.value.makers.length === 0) return undefined;
  const found = game.value.makers.map((option) => ({ option, how: "any" }) as const);
  return { length: lead + game.length, found };
};

/** `by fromsoftware`, `from nintendo`, `published by sega`. */
const maker: Rule = (words, at, context) => {
  const { vocabulary, language } = context;
  const look = (groups: readonly TermGroup[]) => inGroups(vocabulary, language, groups);
  const published = led(words, at, { lead: "publishing", look: look(["publishers"]), context });
  if (published !== undefined) return published;
  const lead = context.cue(words, at, "making");
  if (lead === 0) return undefined;
  const name = nameWords(words, at + lead, { most: OPTION_WORDS_MAX, context });
  const { findMakers } = context.names;
  const known =
    longestName(name, (text) => findMakers(text, { forgives: false })) ??
    longestName(name, (text) => findMakers(text, { forgives: true }));
  if (known === undefined) return led(words, at, { lead: "making", look: look(["developers", "publishers"]), context });
  return {
    length: lead + known.length,
    found: known.value.options.map((option) => ({ option, how: "any" }) as const),
  };
};

/** `on switch or ps5`, `for xbox`, `on steam`. */
const place: Rule = (words, at, context) =>
  led(words, at, { lead: "placing", look: platformsOrStores(context), context });

/** `set in space`, `about pirates`: what is about something is tagged so. */
const subject: Rule = (words, at, context) => led(words, at, { lead: "setting", look: anyOption(context), context });

/** How many words at this place are the name of an option. */
export const optionLength = (words: readonly Word[], at: number, context: Context): number =>
  longest(words, at, anyOption(context))?.length ?? 0;

/** Rules of names that a word leads to. Those that name games come before all others: titles hold any word. */
export const GAME_RULES: readonly Rule[] = [makersOf, likeness];
export const OPTION_RULES: readonly Rule[] = [exclusion, subject, maker, place];

/** Options by their bare names. They count only where the rest of the sentence is understood. */
export const nameRule: Rule = (words, at, context) =>
  several(words, at, { look: anyOption(context), language: context.language });
