// Rules for games and for who made them: what is to be like a game, and by or not by somebody.
import { anyOf, type Found } from "#shared/search/chips.ts";
import { FILTERS, type TermGroup } from "#shared/catalogue/filters.ts";
import type { Option } from "#shared/search/vocabulary.ts";
import { keyOf } from "#shared/search/keys.ts";
import {
  anyOption,
  asUnwanted,
  inGroups,
  led,
  longestName,
  type Look,
  nameWords,
  platformsOrStores,
  OPTION_WORDS_MAX,
  optionLength,
  rawText,
  type Stretch,
} from "./named.ts";
import { keyAt, type Context, type NamedGame, type NamedMakers, type Names, type Rule, type Word } from "./rule.ts";

const TITLE_WORDS_MAX = 9;
/** `EA`, `id`: nobody means anything else by so few letters. */
const SHORT_NAME_MAX = 3;

/** What the initials stand for; a word that means something by itself is none. */
export const shortIn =
  (context: Context) =>
  (text: string): NamedGame | undefined => {
    const key = keyOf(text);
    const isWord = context.language.fillers.has(key) || anyOption(context)(key).length > 0;
    return isWord ? undefined : context.names.findShort(text);
  };

/** Is the text a kind of game or another option, with or without an article: "like a puzzle"? */
const isOption = (text: string, context: Context): boolean => {
  const [first = "", ...rest] = text.split(" ");
  const bare = context.language.cues.article.has(keyOf(first)) ? rest.join(" ") : text;
  return [text, bare].some((name) => anyOption(context)(keyOf(name)).length > 0);
};

/** The game named at this place: a whole title before a part of one, the longest of each. */
function gameAt(words: readonly Word[], at: number, context: Context): Stretch<NamedGame> | undefined {
  const name = nameWords(words, at, { most: TITLE_WORDS_MAX, context });
  const { findGame, isTitle } = context.names;
  const whole = longestName(name, context, (text) => (isTitle(text, "whole") ? findGame(text) : undefined));
  return whole ?? longestName(name, context, (text) => (isOption(text, context) ? undefined : findGame(text)));
}

/**
 * The same, or the best known game of the series that is named here: whoever says "like Zelda" thinks of that. Or the one
 * that these initials are best known for: "wow", and "gta 5" before what "gta" is.
 */
function gameOrSeriesAt(words: readonly Word[], at: number, context: Context): Stretch<NamedGame> | undefined {
  const game = gameAt(words, at, context);
  if (game !== undefined) return game;
  const name = nameWords(words, at, { most: TITLE_WORDS_MAX, context });
  const series = longestName(name, context, (text) =>
    isOption(text, context) ? undefined : context.names.findBestOfSeries(text),
  );
  const short = longestName(name, context, shortIn(context));
  return (short?.length ?? 0) > (series?.length ?? 0) ? short : series;
}

const asOption = ({ id, slug, name }: NamedGame): Option => ({ group: FILTERS.like.wire, id, slug, name });

/** `like Stardew Valley`, `similar to Hades or Dead Cells`, `for fans of Zelda`. */
export const likeness: Rule = (words, at, context) => {
  let length = context.cue(words, at, "liking");
  if (length === 0) return undefined;
  const games: NamedGame[] = [];
  for (;;) {
    // "wie die sims", where nothing is called "die sims".
    const named = gameOrSeriesAt(words, at + length, context);
    const isArticle = games.length === 0 && context.language.cues.article.has(keyAt(words, at + length));
    const game = named ?? (isArticle ? gameOrSeriesAt(words, at + length + 1, context) : undefined);
    if (game === undefined) break;
    games.push(game.value);
    length += game.length + (named === undefined ? 1 : 0);
    const joint = context.language.cues.joining.has(keyAt(words, at + length)) ? 1 : 0;
    if (joint === 0 && words[at + length - 1]?.endsClause !== true) break;
    if (gameOrSeriesAt(words, at + length + joint, context) === undefined) break;
    length += joint;
  }
  if (games.length === 0) return undefined;
  return { length, found: games.map((game) => ({ option: asOption(game), how: "any" }) as const) };
};

/** In the four languages; what limits ("only", "just") is no other wish. */
const BUT: ReadonlySet<string> = new Set(["but", "pero", "aber", "mais"]);

/** `zelda meets pokemon`. */
const MEETS: ReadonlySet<string> = new Set(["meets", "trifft", "rencontre"]);

/** The game or series that the words from `at` to `end` name, where only fillers stand before and something behind. */
function gameUpTo(
  words: readonly Word[],
  { at, end }: Record<"at" | "end", number>,
  context: Context,
): NamedGame | undefined {
  const isFirst = words.slice(0, at).every(({ key }) => context.language.fillers.has(key));
  if (!isFirst || end <= at || end + 1 >= words.length || end - at > TITLE_WORDS_MAX) return undefined;
  const game = gameOrSeriesAt(words.slice(0, end), at, context);
  return game?.length === end - at ? game.value : undefined;
}

/** `stardew valley but scary`, `half life but in russia`: a game that would be like it, but for something; not `but on switch`. */
export const likenessBut: Rule = (words, at, context) => {
  const end = words.findIndex(({ key }, place) => place > at && BUT.has(key));
  const game = gameUpTo(words, { at, end }, context);
  if (game === undefined || context.cue(words, end + 1, "excluding") > 0) return undefined;
  if (led(words, end + 1, { lead: "placing", look: platformsOrStores(context), context }) !== undefined)
    return undefined;
  return { length: end - at, found: [{ option: asOption(game), how: "any" }] };
};

/** `dark souls meets golf`, `zelda meets pokemon`: like the one, and like the other or about it. */
export const likenessMeets: Rule = (words, at, context) => {
  const end = words.findIndex(({ key }, place) => place > at && MEETS.has(key));
  const one = gameUpTo(words, { at, end }, context);
  if (one === undefined) return undefined;
  const other = gameOrSeriesAt(words, end + 1, context);
  const games = other === undefined ? [one] : [one, other.value];
  return {
    length: end + 1 - at + (other?.length ?? 0),
    found: anyOf(games.map(asOption)),
  };
};

/** `stardew valley without romance`: like a game that has no others of its name, for it has what is not wanted. */
export const likenessWithout: Rule = (words, at, context) => {
  const { cue, names, language } = context;
  const end = words.findIndex((_, place) => {
    const cued = place > at ? cue(words, place, "excluding") : 0;
    const article = language.cues.article.has(keyAt(words, place + cued)) ? 1 : 0;
    return cued > 0 && optionLength(words, place + cued + article, context) > 0;
  });
  const game = gameUpTo(words, { at, end }, context);
  if (game === undefined) return undefined;
  const title = rawText(words.slice(at, end));
  const isSeries = (names.findMakers(title, { isSeries: true, forgives: false })?.games ?? 0) > 1;
  if (isSeries || !names.isTitle(title, "whole")) return undefined;
  return { length: end - at, found: [{ option: asOption(game), how: "any" }] };
};

/** A word that stands behind a title with a hyphen: `Zelda-like`, `Hades-artige`. */
const HYPHENED = /^(.+)[-‐](\p{L}+)$/u;
/** Of games it is said in all four languages. */
const LIKE = "like";

const isResembling = (key: string, { language }: Context) => key === LIKE || language.cues.resembling.has(key);

/** Does the word here say that something is like what stands in front? */
export const resembles = (words: readonly Word[], at: number, context: Context): boolean =>
  isResembling(keyAt(words, at), context);

/** The words of a title and how many words they take with what says "like" behind them. */
function resembled(words: readonly Word[], at: number, context: Context): Stretch<string> | undefined {
  for (let length = 1; length <= TITLE_WORDS_MAX && at + length <= words.length; length += 1) {
    const last = words[at + length - 1];
    const [, name = "", tail = ""] = HYPHENED.exec(last?.raw ?? "") ?? [];
    if (last === undefined) return undefined;
    const before = rawText(words.slice(at, at + length - 1));
    if (isResembling(keyOf(tail), context)) return { length, value: `${before} ${name}`.trim() };
    if (resembles(words, at + length, context) && !context.language.fillers.has(last.key))
      return { length: length + 1, value: rawText(words.slice(at, at + length)) };
    if (last.endsClause) return undefined;
  }
  return undefined;
}

/** `zelda like games`, `Hades-artige Spiele`: games like what stands in front. `Roguelike` is a kind of game. */
export const likenessBehind: Rule = (words, at, context) => {
  const found = resembled(words, at, context);
  if (found === undefined) return undefined;
  // "football manager like games", whatever its words say one by one.
  const isSeries = /\s/.test(found.value) && context.names.findBestOfSeries(found.value) !== undefined;
  if (!isSeries && optionLength(words, at, context) > 0) return undefined;
  const end = at + found.length;
  const isEnd =
    end === words.length ||
    words[end - 1]?.endsClause === true ||
    HYPHENED.test(words[end - 1]?.raw ?? "") ||
    optionLength(words, end, context) > 0 ||
    (["games", "but", "placing"] as const).some((name) => context.cue(words, end, name) > 0);
  const { findGame, findBestOfSeries } = context.names;
  const { value } = found;
  // "Die Sims ähnliche Spiele"
  const [article = "", ...rest] = value.split(" ");
  const bare = context.language.cues.article.has(keyOf(article)) ? rest.join(" ") : value;
  const gameOf = (name: string) => findBestOfSeries(name) ?? findGame(name) ?? shortIn(context)(name);
  const game = isEnd ? (gameOf(value) ?? (bare === value ? undefined : gameOf(bare))) : undefined;
  return game && { length: found.length, found: [{ option: asOption(game), how: "any" }] };
};

/** `from the makers of Celeste`: everything by the studio that made it. */
export const makersOf: Rule = (words, at, context) => {
  const lead = context.cue(words, at, "makersOf");
  const game = lead === 0 ? undefined : gameAt(words, at + lead, context);
  if (game === undefined || game.value.makers.length === 0) return undefined;
  const found = game.value.makers.map((option) => ({ option, how: "any" }) as const);
  return { length: lead + game.length, found };
};

/** What people call those who make games, behind the name of one. */
const MAKERS: ReadonlySet<string> = new Set(
  "dev devs developer developers maker makers creator creators team guys people studio".split(" "),
);

/** `everything by the disco elysium devs`; `of the flower people` is what a game is about, and `the same studio` that of no game. */
export const makersBehind: Rule = (words, at, context) => {
  const lead = context.cue(words, at, "making");
  if (lead === 0 || keyAt(words, at) === "of") return undefined;
  const start = at + lead + (context.language.cues.article.has(keyAt(words, at + lead)) ? 1 : 0);
  const length = words.slice(start, start + TITLE_WORDS_MAX + 1).findIndex(({ key }) => MAKERS.has(key));
  const title = rawText(words.slice(start, start + Math.max(0, length)));
  const isNamed = context.names.isTitle(title, "whole") || /\s/.test(title);
  const game = length < 1 || !isNamed ? undefined : gameAt(words.slice(0, start + length), start, context);
  if (game?.length !== length || game.value.makers.length === 0) return undefined;
  return {
    length: start + length + 1 - at,
    found: anyOf(game.value.makers),
  };
};

/** Who is called by one word is meant inside a sentence only if known: `made of cubes` names no studio Cube. */
export const meantInside = (
  makers: NamedMakers | undefined,
  text: string,
  { isKnown }: Names,
): NamedMakers | undefined => (/\s/.test(text) || makers?.options.some(isKnown) === true ? makers : undefined);

/** `by fromsoftware`, `from nintendo`, `published by sega`. */
export const maker: Rule = (words, at, context) => {
  const { vocabulary, language } = context;
  const { findMakers, isKnown } = context.names;
  const look =
    (groups: readonly TermGroup[]): Look =>
    (text) =>
      inGroups(vocabulary, language, groups)(text).filter(isKnown);
  const published = led(words, at, { lead: "publishing", look: look(["publishers"]), context });
  if (published !== undefined) return published;
  const lead = context.cue(words, at, "making");
  if (lead === 0) return undefined;
  const name = nameWords(words, at + lead, { most: OPTION_WORDS_MAX, context });
  const isPlain = (text: string) => text.split(/\s+/).every((word) => language.fillers.has(keyOf(word)));
  const known =
    // "the name of the game from the nineties": The Game Kitchen is called so, and is not meant.
    longestName(name, context, (text) =>
      isPlain(text) ? undefined : meantInside(findMakers(text, { forgives: false }), text, context.names),
    ) ??
    // "de samurai" is no slip of somebody's name.
    (optionLength(words, at + lead, context) > 0
      ? undefined
      : longestName(name, context, (text) => (isPlain(text) ? undefined : findMakers(text, { forgives: true }))));
  // `de xbox 360` is the platform, whoever is called Xbox, and `de pirates` what is better known than Sid Meier's.
  const taken = optionLength(words, at + lead, context);
  const options = known?.length === taken ? anyOption(context)(rawText(name.slice(0, taken)).replaceAll(" ", "")) : [];
  const isSubject = options.length > 0 && context.names.famesOf(options, "").fame > (known?.value.fame ?? 0);
  if (known !== undefined && (taken > known.length || isSubject)) return undefined;
  if (known === undefined) return led(words, at, { lead: "making", look: look(["developers", "publishers"]), context });
  // "by capcom devs"
  const noun = MAKERS.has(keyAt(words, at + lead + known.length)) ? 1 : 0;
  return {
    length: lead + known.length + noun,
    found: known.value.options.map((option) => ({ option, how: "any" }) as const),
  };
};

/** Words that are a name and mean something else in most sentences: `without dice`. */
const isNamedSo = (text: string, options: readonly Option[]) => {
  const key = keyOf(text);
  return key.length <= SHORT_NAME_MAX || /\s/.test(text) || options.some(({ name }) => keyOf(name).startsWith(key));
};

/** `not from square enix`, `without ubisoft`: nothing of anybody of that name. */
export const notMadeBy: Rule = (words, at, context) => {
  const cued = context.cue(words, at, "excluding");
  if (cued === 0) return undefined;
  const lead = context.cue(words, at + cued, "publishing") || context.cue(words, at + cued, "making");
  const isNamed = optionLength(words, at + cued, context) > 0;
  if (lead === 0 && isNamed) return undefined;
  const knownAt = (start: number) =>
    longestName(nameWords(words, at + start, { most: OPTION_WORDS_MAX, context }), context, (text) => {
      const options = context.names.findFamily(text).filter(context.names.isKnown);
      return options.length > 0 && (lead > 0 || isNamedSo(text, options)) ? options : undefined;
    });
  let length = cued + lead;
  const found: Found[] = [];
  // `not final fantasy or persona`
  for (let joint = 0; ; joint = context.cue(words, at + length, "joining")) {
    const known = found.length > 0 && joint === 0 ? undefined : knownAt(length + joint);
    if (known === undefined) break;
    found.push(...known.value.map(asUnwanted));
    length += joint + known.length;
  }
  return found.length === 0 ? undefined : { length, found };
};
