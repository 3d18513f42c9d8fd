// Operators in what is typed: "exact phrase", -word, year:2015..2018, platform:switch, genre:rpg, tag:, dev:, publisher:,
// store:, metacritic:80.. What looks like one and names nothing that is known is plain words.
import { chipsOf, numbersChip, unique, yearsChip, type Chip, type Found } from "./chips.ts";
import {
  APP_RANGE_KEYS,
  type AppRangeKey,
  FILTERS,
  TERM_GROUPS,
  type TermGroup,
  TERMS,
} from "#shared/catalogue/filters.ts";
import type { Option, Vocabulary } from "./vocabulary.ts";

/** A piece of the text as it was typed, and what it says. */
export type Token = {
  raw: string;
  isNegative: boolean;
  operator: string | undefined;
  value: string;
  isQuoted: boolean;
};

export type Operated = {
  /** Without operators; quotes and excluded words still in their place. */
  rest: Token[];
  chips: Chip[];
};

/** What one person calls a genre is a tag to another. */
const OTHERWISE: Readonly<Partial<Record<TermGroup, readonly TermGroup[]>>> = { genres: ["tags"], tags: ["genres"] };

/** Where an operator looks for its value: the first group that knows it. */
const GROUPS: ReadonlyMap<string, readonly TermGroup[]> = new Map(
  TERM_GROUPS.flatMap((group) =>
    (TERMS[group].operators ?? []).map((operator) => [operator, [group, ...(OTHERWISE[group] ?? [])]] as const),
  ),
);

const RANGES: ReadonlyMap<string, AppRangeKey> = new Map(
  APP_RANGE_KEYS.flatMap((key) => FILTERS[key].operators.map((operator) => [operator, key] as const)),
);

const SPACE = /\s/u;
const WORDLIKE = /[\p{L}\p{N}"]/u;

/** Reads one token at `start`, which is no space. Gives where it ends, too. */
function readToken(text: string, start: number): { token: Token; end: number } {
  // A word between hyphens (`-KLAUS-`) is a name.
  const isNegative = text[start] === "-" && WORDLIKE.test(text[start + 1] ?? "");
  let at = isNegative ? start + 1 : start;
  const [, operator] = /^([a-z]{1,12}):(?=\S)/iu.exec(text.slice(at, at + 14)) ?? [];
  if (operator !== undefined) at += operator.length + 1;
  const close = text[at] === '"' ? text.indexOf('"', at + 1) : -1;
  const isQuoted = close !== -1;
  let end = isQuoted ? close + 1 : at;
  if (!isQuoted) while (end < text.length && !SPACE.test(text[end] ?? "")) end += 1;
  const raw = text.slice(start, end);
  const value = isQuoted ? text.slice(at + 1, close) : text.slice(at, end);
  return {
    token: { raw, isNegative: isNegative && !raw.endsWith("-"), operator: operator?.toLowerCase(), value, isQuoted },
    end,
  };
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    if (SPACE.test(text[at] ?? "")) {
      at += 1;
      continue;
    }
    const { token, end } = readToken(text, at);
    tokens.push(token);
    at = end;
  }
  return tokens;
}

/** `2015`, `2015..2018`, `..2018`, `2015..` */
function readRange(name: string, value: string): Chip | undefined {
  const key = RANGES.get(name);
  const [, from, dots, to] = /^(\d{1,4})?(\.\.)?(\d{1,4})?$/.exec(value) ?? [];
  if (key === undefined || (from === undefined && to === undefined)) return undefined;
  if (dots === undefined && to !== undefined) return undefined;
  const row = FILTERS[key];
  const [least, most]: readonly [number, number] = row.limits;
  const [first, last] = [from, dots === undefined ? from : to].map((end) => (end === undefined ? end : Number(end)));
  if ([first, last].some((end) => end !== undefined && (end < least || end > most))) return undefined;
  return row.kind === "days" ? yearsChip(first, last) : numbersChip(row, first, last);
}

function optionsOf(operator: string, value: string, vocabulary: Vocabulary): Option[] {
  const groups = GROUPS.get(operator) ?? [];
  if (groups.includes("platforms")) return vocabulary.platforms(value);
  const known = groups.flatMap((group) => vocabulary.find(group, value) ?? []);
  return known.slice(0, 1);
}

/** The options that a comma list of values means; undefined unless all of them are known. */
function readOptions({ operator = "", value, isNegative }: Token, vocabulary: Vocabulary): Found[] | undefined {
  const values = value.split(",").filter((text) => text.trim() !== "");
  const meant = values.map((text) => optionsOf(operator, text, vocabulary));
  if (meant.length === 0 || meant.some(({ length }) => length === 0)) return undefined;
  const how = isNegative ? "none" : values.length > 1 ? "any" : "all";
  return meant.flat().map((option) => ({ option, how }));
}

/** Takes the operators out of `text`, as far as `isWanted` says of their chips. */
export function readOperators(
  text: string,
  vocabulary: Vocabulary,
  isWanted: (chip: Chip) => boolean = () => true,
): Operated {
  const found: Found[] = [];
  const ranges: Chip[] = [];
  const rest = tokensOf(text).filter((token) => {
    if (token.operator === undefined) return true;
    const range = token.isNegative ? undefined : readRange(token.operator, token.value);
    const options = readOptions(token, vocabulary) ?? [];
    const chips = [...chipsOf(options), ...(range === undefined ? [] : [range])];
    if (chips.length === 0 || !chips.every(isWanted)) return true;
    found.push(...options);
    if (range !== undefined) ranges.push(range);
    return false;
  });
  return { rest, chips: unique([...chipsOf(found), ...ranges]) };
}

/** The words to look for, the phrases, and what must not be there. Operators that name nothing are words. */
export function readWords(tokens: readonly Token[]): { text: string; phrases: string[]; without: string[] } {
  const isPlain = ({ operator, isQuoted, isNegative }: Token) => operator !== undefined || (!isQuoted && !isNegative);
  const special = tokens.filter((token) => !isPlain(token));
  return {
    text: tokens
      .filter(isPlain)
      .map(({ raw }) => raw)
      .join(" "),
    phrases: special.filter(({ isNegative }) => !isNegative).map(({ value }) => value),
    without: special.filter(({ isNegative }) => isNegative).map(({ value }) => value),
  };
}
