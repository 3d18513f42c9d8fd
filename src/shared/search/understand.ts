// Reads what a visitor typed: operators and sentences such as "cozy rpg on switch before 2020, no horror" become
// filters, what is left is the text to look for. By rules and tables alone, in four languages. Titles are never taken
// apart.
import { APP_RANGE_KEYS, APP_TERMS_KEYS, FILTERS, type TermGroup } from "#shared/catalogue/filters.ts";
import { anyOf, chipsOf, unique, withoutContradictions, withoutFamilies, type Chip } from "./chips.ts";
import { keyOf } from "./keys.ts";
import { languageOf } from "./languages/languages.ts";
import { readOperators, type Token } from "./operators.ts";
import { besideNames } from "./rules/beside.ts";
import { FIGURE_RULES } from "./rules/figures.ts";
import { keepTitle } from "./kept-titles.ts";
import { meantInside } from "./rules/makers.ts";
import { GAME_RULES, nameRule, ledPhrase, OPTION_RULES, place } from "./rules/options.ts";
import { placeLength } from "./rules/named.ts";
import { nthGame } from "./rules/ordinals.ts";
import { inOrder, ORDER_RULES, SERIES_ORDER_RULES, withoutAnytime } from "./rules/orders.ts";
import {
  type Context,
  cuesOf,
  type NamedMakers,
  type Names,
  type Unknown,
  type WishedOrder,
  type Word,
} from "./rules/rule.ts";
import { bareYearRule, datedAt, lastOne, narrowed, newest, RELEASED_CHIP, TIME_RULES } from "./rules/time.ts";
import { apply, isUnderstood, type Reading } from "./reading.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { KINDS, NAME_LENGTH_MIN, textOf, WholeNames } from "./whole-names.ts";

export type Understanding = {
  /** What is left to look for; quotes and excluded words stay in it. */
  text: string;
  filters: Chip[];
  /** Was anything understood that is no operator? */
  isSentence: boolean;
  /** The order that the words ask for, as the service takes it. */
  ordering?: WishedOrder;
  /** What is asked for that no catalogue here knows. */
  unknown?: Unknown;
  /** The title of a game that exists and is not in the catalogue. */
  elsewhere?: string;
  /** The other way to read the words: the studio, series or filter that a title's words name as well. */
  others?: Chip[];
};

export type Reader = { vocabulary: Vocabulary; names: Names; today: string };

/** Whoever writes more than this writes no question for games. */
const WORDS_MAX = 40;
const CLAUSE_ENDS = /[,;!?]$|[^\d.]\.$/;
/** What the app can show as a filter; other operators stay in the text, where a search understands them. */
const SHOWN: ReadonlySet<string> = new Set([
  ...APP_TERMS_KEYS.map((key) => FILTERS[key].wire).flatMap((wire) => [wire, `${wire}_all`, `${wire}_none`]),
  ...APP_RANGE_KEYS.map((key) => FILTERS[key].wire),
]);

function wordOf({ raw, isQuoted, isNegative, operator }: Token): Word {
  const isOpaque = isQuoted || isNegative || operator !== undefined;
  return { raw, key: isOpaque ? "" : keyOf(raw), endsClause: CLAUSE_ENDS.test(raw) };
}

/** Who makes games, not what they are called after. */
const MAKERS: ReadonlySet<TermGroup> = new Set(["developers", "publishers"]);
const isLeftOut = ({ raw, key }: Word) => key === "" && raw.startsWith("-");
const sizeOf = ({ words }: Reading) => words.length;

class SentenceReader {
  readonly #context: Context;
  readonly #names: Names;
  readonly #whole: WholeNames;
  #typed: readonly Word[] = [];

  constructor(context: Context, whole: WholeNames) {
    this.#context = context;
    this.#names = context.names;
    this.#whole = whole;
  }

  /** The sentence with the bare names of options taken, where that leaves nothing strange. */
  #takeNames(cued: Reading): Reading {
    const { isTitle } = this.#names;
    const rest = textOf(cued.words);
    if (isTitle(rest, "whole")) return cued;
    if (cued.words.every((word) => this.#whole.isFiller(word))) return this.#takeQualities(cued);
    const named = apply([nameRule], cued, this.#context);
    const everything = this.#takeQualities(apply([bareYearRule], named, this.#context));
    if (everything.words.every((word) => this.#whole.isFiller(word))) return everything;
    // "dark souls" on its own, with "dark" no tag: what begins a title is one.
    if (isTitle(rest, "beginning")) return cued;
    const undated = datedAt(named.words, this.#context)?.name ?? [];
    const left = [named.words, this.#whole.withoutFillers(named.words), undated].map(textOf);
    const isMeant = isUnderstood(cued) || left.some((text) => isTitle(text, "beginning"));
    return isMeant || this.#isOfAKind(cued, named) ? named : cued;
  }

  /** "new rpgs", where there is something to be new. */
  #takeQualities(reading: Reading): Reading {
    return isUnderstood(reading) ? this.#withQualities(reading, this.#typed) : reading;
  }

  #withQualities(reading: Reading, typed: readonly Word[]): Reading {
    return apply([besideNames({ ...reading, typed, left: reading.words })], reading, this.#context);
  }

  /** "rpg with cooking", "a relaxing game with whales": games of a kind, and a wish. Not so what a title has. */
  #isOfAKind(cued: Reading, named: Reading): boolean {
    if (this.#names.isInTitle(textOf(cued.words))) return false;
    const isKind = named.found.some(({ option }) => KINDS.has(option.group));
    const saysGames = cued.words.some((_, at) => this.#context.cue(cued.words, at, "games") > 0);
    return isKind || (saysGames && isUnderstood(named));
  }

  /** "naughty dog ps2": a maker of more than one word and a machine, and nothing else, whatever the words say one by one. */
  #makerAtPlace(words: readonly Word[]): Reading | undefined {
    const { findMakers, isTitle } = this.#names;
    const first = placeLength(words, 0, this.#context);
    const last = words.findIndex((_, at) => at > 0 && placeLength(words, at, this.#context) === words.length - at);
    const [start, end] = [first, first > 0 || last === -1 ? words.length : last];
    const machine = [...words.slice(0, start), ...words.slice(end)];
    const text = machine.length === 0 ? "" : textOf(this.#whole.withoutFillers(words.slice(start, end)));
    const makers = /\s/.test(text) && !isTitle(text, "beginning") ? findMakers(text, { forgives: false }) : undefined;
    if (makers === undefined || makers.options.some(({ group }) => !MAKERS.has(group))) return undefined;
    const reading = apply([nameRule], { words: machine, found: anyOf(makers.options), chips: [] }, this.#context);
    return { ...reading, words: [] };
  }

  read(typed: readonly Word[]): Reading {
    const made = this.#makerAtPlace(typed);
    if (made !== undefined) return made;
    this.#typed = keepTitle(typed, this.#context, this.#whole);
    let reading: Reading = { words: this.#typed, found: [], chips: [] };
    reading = apply(GAME_RULES, reading, this.#context);
    for (let size = Infinity; sizeOf(reading) < size;) {
      size = sizeOf(reading);
      reading = this.#takeNames(
        apply([ledPhrase, ...TIME_RULES, ...FIGURE_RULES, ...OPTION_RULES], reading, this.#context),
      );
    }
    reading = this.#takeYear(reading);
    const inItsOrder = this.#takeOrder(reading);
    const isAll = inItsOrder.words.every((word) => this.#whole.isFiller(word));
    if (!isUnderstood(reading)) return isAll ? inItsOrder : reading;
    reading = inItsOrder;
    // "zelda games but not breath of the wild": what is not wanted stays beside whose games they are.
    const unwanted = reading.words.filter(isLeftOut);
    const wanted = reading.words.filter((word) => !isLeftOut(word));
    const makers = unwanted.length > 0 ? this.#betterKnown(wanted) : this.#makersIn(wanted);
    return makers === undefined
      ? reading
      : { ...reading, words: unwanted, found: [...reading.found, ...anyOf(makers.options)] };
  }

  /** "mario switch 2017", "lord of the rings strategy 2004": a year at a name, where games of it are of that year. */
  #takeYear(reading: Reading): Reading {
    const dated = isUnderstood(reading) ? datedAt(reading.words, this.#context) : undefined;
    if (dated === undefined || this.#names.isTitle(textOf(reading.words), "beginning")) return reading;
    const name = textOf(dated.name);
    const isName =
      this.#names.isTitle(name, "beginning") || this.#names.findMakers(name, { forgives: false }) !== undefined;
    const chips = [...reading.chips, dated.chip];
    const isOfYear = isName && this.#names.hasGames([...chipsOf(reading.found), ...chips]);
    return isOfYear ? { ...reading, words: dated.name, chips } : reading;
  }

  /** "final fantasy on ps1 in order", at the end of what is understood. */
  #takeOrder(reading: Reading): Reading {
    const { words } = reading;
    const at = this.#whole.orderedAt(words);
    return at === -1 ? reading : { ...reading, words: words.slice(0, at), ordering: "oldest" };
  }

  /** Whoever is meant by the words rather than a title that begins with them. */
  #betterKnown(words: readonly Word[]): NamedMakers | undefined {
    const named = this.#whole.makers(words);
    if (named === undefined) return undefined;
    return named.isCertain || named.makers.fame > named.makers.titleFame ? named.makers : undefined;
  }

  /** Whoever is called just this, if it is no title that is known as well: "capcom fighting games", "id software shooters". */
  #makersIn(words: readonly Word[]): NamedMakers | undefined {
    for (const meant of [words, this.#whole.withoutFillers(words)]) {
      const text = textOf(meant);
      if (text === "" || meant.some(({ key }) => key === "") || this.#names.isTitle(text, "whole")) continue;
      const makers = this.#names.findMakers(text, { forgives: false });
      const isTitle = this.#names.isTitle(text, "beginning");
      if (makers === undefined || (isTitle && makers.fame <= makers.titleFame)) continue;
      return meantInside(makers, text, this.#names);
    }
    return undefined;
  }

  /** In what order the `words` beside a name in what was `typed` ask for its games: `the best`, `what's new from`. */
  orderOf(words: readonly Word[], typed: readonly Word[]): Reading {
    const ordered = apply(
      [...ORDER_RULES, inOrder, ...SERIES_ORDER_RULES],
      { words, found: [], chips: [] },
      this.#context,
    );
    // The best of them all are not the latest, whatever else is said.
    const reading = ordered.ordering === undefined ? apply([newest, lastOne], ordered, this.#context) : ordered;
    return this.#withQualities(reading, typed);
  }
}

/** Small words of the other languages that lead to a platform or a year. */
const LINKS: ReadonlySet<string> = new Set("de del en para von vom fur fuer auf aus im pour sur du des".split(" "));

/** "castlevania de gba": a sentence of names is English, and "de" a word of it that led to what was understood. */
function withoutLink(words: readonly Word[]): readonly Word[] {
  return words.slice(0, words.findLastIndex(({ key }) => !LINKS.has(key)) + 1);
}

/** What `query` asks for. A text without operators, cues and names of options comes back as it is. */
export function understand(query: string, { vocabulary, names, today }: Reader): Understanding {
  const literal: Understanding = { text: query.trim(), filters: [], isSentence: false };
  const language = languageOf(query);
  const context: Context = { vocabulary, names, today, language, cue: cuesOf(language) };
  const whole = new WholeNames(context);
  const reader = new SentenceReader(context, whole);
  // Forums have it so: "[PC][2000s] Game with a worm".
  const operated = readOperators(query.replaceAll("][", "] ["), vocabulary, ({ parameter }) => SHOWN.has(parameter));
  const words = withoutAnytime(operated.rest.map(wordOf), context);
  const isWhole = names.isTitle(literal.text, "whole");
  const isSeriesOfOne = operated.chips.length === 0 && whole.isLoneSeries(words);
  const isTitle = isWhole || isSeriesOfOne || names.isTitle(literal.text, "beginning");
  // Before "second part of the last of us" is the series, and a part.
  const typed: Reading = { words, found: [], chips: [] };
  // "the third final fantasy on snes"
  for (const { words: name, found } of isTitle ? [] : [typed, apply([place], typed, context)]) {
    const nth = nthGame(name, whole, context);
    const filters = unique([...operated.chips, ...chipsOf(found)]);
    if (nth !== undefined) return { text: nth.name, filters, isSentence: found.length > 0 };
  }
  const named = operated.chips.length > 0 || words.length > WORDS_MAX ? undefined : whole.makers(words);
  const makerChips = named === undefined ? [] : chipsOf(anyOf(named.makers.options));
  // Whatever is a title is one; where a title only begins so, what is better known is meant.
  const isMaker = named !== undefined && (named.isCertain || !isTitle || named.makers.fame > named.makers.titleFame);
  if (named !== undefined && !isWhole && isMaker) {
    const { chips, ordering } = reader.orderOf(named.rest, words);
    const { text = "", dated } = named;
    const filters = unique([...makerChips, ...chips, ...(dated === undefined ? [] : [dated])]);
    return { text, filters, isSentence: true, ...(ordering && { ordering }) };
  }
  const isKind = whole.option(words).length > 0;
  const elsewhere = isWhole || isKind ? undefined : names.elsewhere(literal.text);
  if (elsewhere !== undefined) return { ...literal, elsewhere };
  const option = isTitle && operated.chips.length === 0 && words.length <= WORDS_MAX ? whole.option(words) : [];
  const optionChips = chipsOf(option);
  const isMeant = !isWhole && whole.isBetterKnown(option, literal.text);
  if (isMeant) return { text: "", filters: optionChips, isSentence: true };
  const isOther = named !== undefined && named.makers.games > 1;
  const others = [...(isOther ? makerChips : []), ...optionChips];
  if (isTitle) return { ...literal, ...(others.length > 0 && { others }) };
  const asOperators: Understanding = {
    text: operated.chips.length === 0 ? literal.text : operated.rest.map(({ raw }) => raw).join(" "),
    filters: operated.chips,
    isSentence: false,
  };
  if (words.length === 0 || words.length > WORDS_MAX || names.isTitle(asOperators.text, "beginning")) {
    return asOperators;
  }
  const reading = reader.read(words);
  if (!isUnderstood(reading)) {
    const ordered = whole.orderedAt(words);
    const text = textOf(whole.withoutGames(ordered > 0 ? words.slice(0, ordered) : words));
    return text.length >= NAME_LENGTH_MIN && names.isTitle(text, "beginning") ? { ...asOperators, text } : asOperators;
  }
  const left = withoutLink(reading.words);
  const meant = whole.withoutFillers(left);
  const isTitleLeft = meant.length > 0 && names.isTitle(textOf(left), "beginning");
  // "call of duty in ww2": "in" begins a word of Infinite Warfare, and is none of the title.
  const ledOn = left.slice(0, left.findLastIndex((word) => !whole.isFiller(word)) + 1);
  const title = names.isTitle(textOf(ledOn), "beginning") ? ledOn : left;
  const kept = isTitleLeft ? title : meant;
  const { ordering, unknown } = reading;
  const found = chipsOf(withoutContradictions(withoutFamilies(reading.found), vocabulary));
  const chips = [...operated.chips, ...found, ...narrowed(reading.chips)];
  // "cheap games" are any that are out.
  const isNothingElse = textOf(kept) === "" && chips.length === 0 && ordering === undefined;
  return {
    text: textOf(kept),
    filters: unique(isNothingElse ? [RELEASED_CHIP] : chips),
    isSentence: true,
    ...(ordering && { ordering }),
    ...(unknown && { unknown }),
  };
}
