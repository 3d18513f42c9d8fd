// Reads what a visitor typed: operators and sentences such as "cozy rpg on switch before 2020, no horror" become
// filters, what is left is the text to look for. By rules and tables alone. Titles are never taken apart.
import { APP_RANGE_KEYS, APP_TERMS_KEYS, FILTERS } from "#shared/catalogue/filters.ts";
import { chipsOf, unique, type Chip, type Found } from "./chips.ts";
import { readOperators, type Token } from "./operators.ts";
import { bareYearRule, CUED_RULES, nameRule, type Context, type Rule, type Word } from "./sentence-rules.ts";
import { FILLERS } from "./synonyms.ts";
import { keyOf, type Vocabulary } from "./vocabulary.ts";

export type Understanding = {
  /** What is left to look for in titles; quotes and excluded words stay in it. */
  text: string;
  filters: Chip[];
  /** Was anything understood that is no operator? */
  isSentence: boolean;
};

export type Reader = {
  vocabulary: Vocabulary;
  /** Is this a title, or the beginning of one? */
  isTitle: (text: string, how: "whole" | "beginning") => boolean;
  thisYear: number;
};

/** Whoever writes more than this writes no question for games. */
const WORDS_MAX = 40;
const CLAUSE_ENDS = /[,;]$/;

/** What the app can show as a filter; other operators stay in the text, where a search understands them. */
const SHOWN: ReadonlySet<string> = new Set([
  ...APP_TERMS_KEYS.map((key) => FILTERS[key].wire).flatMap((wire) => [wire, `${wire}_all`, `${wire}_none`]),
  ...APP_RANGE_KEYS.map((key) => FILTERS[key].wire),
]);

function wordOf({ raw, isQuoted, isNegative, operator }: Token): Word {
  const isOpaque = isQuoted || isNegative || operator !== undefined;
  return { raw, key: isOpaque ? "" : keyOf(raw), endsClause: CLAUSE_ENDS.test(raw) };
}

type Reading = { words: readonly Word[]; found: Found[]; chips: Chip[] };

/** Applies the rules at every place, the first that fits, and keeps the words that none of them took. */
function apply(rules: readonly Rule[], reading: Reading, context: Context): Reading {
  const { words } = reading;
  const [left, found, chips]: [Word[], Found[], Chip[]] = [[], [...reading.found], [...reading.chips]];
  for (let at = 0; at < words.length;) {
    const match = rules.reduce<ReturnType<Rule>>((known, rule) => known ?? rule(words, at, context), undefined);
    const word = words[at];
    if (match === undefined && word !== undefined) left.push(word);
    found.push(...(match?.found ?? []));
    chips.push(...(match?.chips ?? []));
    at += match?.length ?? 1;
  }
  return { words: left, found, chips };
}

const sizeOf = ({ words }: Reading) => words.length;
const textOf = ({ words }: Reading) =>
  words
    .map(({ raw }) => raw)
    .join(" ")
    .replace(CLAUSE_ENDS, "")
    .trim();
const isFiller = ({ key, raw }: Word) => FILLERS.has(key) || (key === "" && !/[\p{L}\p{N}]/u.test(raw));

/** Without the words at both ends that say nothing. */
function withoutFillers(words: readonly Word[]): readonly Word[] {
  const first = words.findIndex((word) => !isFiller(word));
  return first === -1 ? [] : words.slice(first, words.findLastIndex((word) => !isFiller(word)) + 1);
}

/** The sentence with the bare names of options taken, where that leaves nothing strange. */
function takeNames(cued: Reading, context: Context, isTitle: Reader["isTitle"]): Reading {
  const rest = textOf(cued);
  if (cued.words.every(isFiller) || isTitle(rest, "whole")) return cued;
  const named = apply([nameRule], cued, context);
  const everything = apply([bareYearRule], named, context);
  if (everything.words.every(isFiller)) return everything;
  const isCued = cued.found.length + cued.chips.length > 0;
  // "dark souls" on its own, with "dark" no tag: what begins a title is one.
  if (isTitle(rest, "beginning")) return cued;
  const left = [named.words, withoutFillers(named.words)].map((words) => textOf({ ...named, words }));
  return isCued || left.some((text) => isTitle(text, "beginning")) ? named : cued;
}

/** The words with those of a title at their beginning set apart: no rule takes "for Wii U" out of one. */
function keepTitle(words: readonly Word[], isTitle: Reader["isTitle"]): readonly Word[] {
  for (let length = words.length; length > 1; length -= 1) {
    const title = words.slice(0, length);
    if (isTitle(title.map(({ raw }) => raw).join(" "), "whole")) {
      return [...title.map((word) => ({ ...word, key: "" })), ...words.slice(length)];
    }
  }
  return words;
}

function readSentence(words: readonly Word[], context: Context, isTitle: Reader["isTitle"]): Reading {
  let reading: Reading = { words: keepTitle(words, isTitle), found: [], chips: [] };
  for (let size = Infinity; sizeOf(reading) < size;) {
    size = sizeOf(reading);
    reading = takeNames(apply(CUED_RULES, reading, context), context, isTitle);
  }
  return reading;
}

/** What `query` asks for. A text without operators, cues and names of options comes back as it is. */
export function understand(query: string, { vocabulary, isTitle, thisYear }: Reader): Understanding {
  const literal: Understanding = { text: query.trim(), filters: [], isSentence: false };
  if (isTitle(literal.text, "beginning")) return literal;
  const operated = readOperators(query, vocabulary, ({ parameter }) => SHOWN.has(parameter));
  const asOperators: Understanding = {
    text: operated.chips.length === 0 ? literal.text : operated.rest.map(({ raw }) => raw).join(" "),
    filters: operated.chips,
    isSentence: false,
  };
  const words = operated.rest.map(wordOf);
  if (words.length === 0 || words.length > WORDS_MAX || isTitle(asOperators.text, "beginning")) return asOperators;
  const reading = readSentence(words, { vocabulary, thisYear }, isTitle);
  if (reading.found.length + reading.chips.length === 0) return asOperators;
  const kept = isTitle(textOf(reading), "beginning") ? reading.words : withoutFillers(reading.words);
  return {
    text: textOf({ ...reading, words: kept }),
    filters: unique([...operated.chips, ...chipsOf(reading.found), ...reading.chips]),
    isSentence: true,
  };
}
