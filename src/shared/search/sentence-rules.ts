// The rules by which words of a sentence become filters: years, scores, exclusions, makers, places. Each looks at one
// place and says how many words it took; none of them takes words that it does not understand.
import { numbersChip, yearsChip, type Chip, type Found } from "./chips.ts";
import { countOf, CUES, decadeOf } from "./synonyms.ts";
import { FILTERS, type TermGroup } from "#shared/catalogue/filters.ts";
import type { Option, Vocabulary } from "./vocabulary.ts";

/** A word as typed, and as it is compared. A word whose key is empty stands for itself. */
export type Word = { raw: string; key: string; endsClause: boolean };
export type Context = { vocabulary: Vocabulary; thisYear: number };
/** How many words were understood, and what as. */
export type Match = { length: number; found: Found[]; chips: Chip[] };
export type Rule = (words: readonly Word[], at: number, context: Context) => Match | undefined;

const CUE_WORDS_MAX = 3;
const OPTION_WORDS_MAX = 5;
const PRAISED_FROM = 80;
/** Lower numbers are stars or ages, not scores. */
const SCORE_FROM = 10;

const keyAt = (words: readonly Word[], at: number) => words[at]?.key ?? "";
const isOneOf = (words: readonly Word[], at: number, cues: ReadonlySet<string>) => cues.has(keyAt(words, at));

/** How many words at this place are one of `cues`, the longest counts; 0 for none. */
function cue(words: readonly Word[], at: number, cues: ReadonlySet<string>): number {
  for (let length = CUE_WORDS_MAX; length > 0; length -= 1) {
    const keys = words.slice(at, at + length).map(({ key }) => key);
    if (keys.length === length && !keys.includes("") && cues.has(keys.join(""))) return length;
  }
  return 0;
}

const [FIRST_YEAR, LAST_YEAR] = FILTERS.year.limits;
/** Is it a year that games come from? */
const isYear = (year: number) => Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;

const scoreChip = (from: number | undefined, to: number | undefined) => numbersChip(FILTERS.metacritic, from, to);

const asChip = (length: number, chip: Chip): Match => ({ length, found: [], chips: [chip] });

function yearAt(words: readonly Word[], at: number): number | undefined {
  const key = keyAt(words, at);
  const year = /^\d{4}$/.test(key) ? Number(key) : NaN;
  return isYear(year) ? year : undefined;
}

/** `before 2020`, `since 2015`, `until 2010`, `after 2015`; `2015 or later`. */
const openYears: Rule = (words, at) => {
  const open = [
    { cues: CUES.before, name: "Before", chip: (year: number) => yearsChip(undefined, year - 1) },
    { cues: CUES.until, name: "Until", chip: (year: number) => yearsChip(undefined, year) },
    { cues: CUES.after, name: "After", chip: (year: number) => yearsChip(year + 1, undefined) },
    { cues: CUES.since, name: "Since", chip: (year: number) => yearsChip(year, undefined) },
  ];
  for (const { cues, name, chip } of open) {
    const length = cue(words, at, cues);
    const year = length > 0 ? yearAt(words, at + length) : undefined;
    if (year !== undefined) return asChip(length + 1, { ...chip(year), name: `${name} ${year}` });
  }
  const lead = cue(words, at, CUES.inside);
  const year = yearAt(words, at + lead);
  const later = year === undefined ? 0 : cue(words, at + lead + 1, CUES.orLater);
  return year === undefined || later === 0 ? undefined : asChip(lead + 1 + later, yearsChip(year, undefined));
};

/** `from 2010 to 2014`, `between 2010 and 2014`, `2010-2014`, `2015+`. */
const yearSpan: Rule = (words, at) => {
  const lead = cue(words, at, CUES.between) || cue(words, at, CUES.inside);
  const [, first, last] = /^(\d{4})(?:[-–]|\.\.)(\d{4})$/.exec(words[at + lead]?.raw ?? "") ?? [];
  if (first !== undefined && isYear(Number(first)) && isYear(Number(last))) {
    return asChip(lead + 1, yearsChip(Number(first), Number(last)));
  }
  const [, open] = /^(\d{4})\+$/.exec(words[at + lead]?.raw ?? "") ?? [];
  if (open !== undefined && isYear(Number(open))) return asChip(lead + 1, yearsChip(Number(open), undefined));
  const [from, to] = [yearAt(words, at + lead), yearAt(words, at + lead + 2)];
  const isSpan = from !== undefined && to !== undefined && from <= to && isOneOf(words, at + lead + 1, CUES.to);
  return isSpan ? asChip(lead + 3, yearsChip(from, to)) : undefined;
};

const PARTS_OF_DECADE: Readonly<Record<string, [number, number]>> = { early: [0, 3], mid: [4, 6], late: [7, 9] };

/** `in the 90s`, `nineties`, `early 2000s`. */
const decade: Rule = (words, at) => {
  let length = cue(words, at, CUES.inside);
  if (keyAt(words, at + length) === "the") length += 1;
  const part = PARTS_OF_DECADE[keyAt(words, at + length)];
  if (part !== undefined) length += 1;
  const start = decadeOf(keyAt(words, at + length));
  const [first, last] = part ?? [0, 9];
  return start === undefined ? undefined : asChip(length + 1, yearsChip(start + first, start + last));
};

/** `this year`, `last year`, `last 5 years`. */
const relativeYears: Rule = (words, at, { thisYear }) => {
  let length = cue(words, at, CUES.inside);
  if (keyAt(words, at + length) === "the") length += 1;
  const [which, next, unit] = [0, 1, 2].map((step) => keyAt(words, at + length + step));
  const isPast = which === "last" || which === "past" || which === "previous";
  if (next === "year" && which === "this") return asChip(length + 2, yearsChip(thisYear, thisYear));
  if (next === "year" && isPast) return asChip(length + 2, yearsChip(thisYear - 1, thisYear - 1));
  const years = isPast && unit === "years" ? countOf(next ?? "") : undefined;
  return years === undefined || years === 0 ? undefined : asChip(length + 3, yearsChip(thisYear - years, undefined));
};

/** `in 2015`, `from 2015`. Other numbers may be part of a name. */
const oneYear: Rule = (words, at) => {
  const lead = cue(words, at, CUES.inside);
  const year = lead > 0 && keyAt(words, at) !== "of" ? yearAt(words, at + lead) : undefined;
  return year === undefined ? undefined : asChip(lead + 1, yearsChip(year, year));
};

function scoreAt(words: readonly Word[], at: number): number | undefined {
  const key = keyAt(words, at);
  const score = /^\d{1,3}$/.test(key) ? Number(key) : 0;
  return score >= SCORE_FROM && score <= 100 ? score : undefined;
}

/** `metacritic above 85`, `score between 80 and 90`, `rated under 50`, `metacritic 85+`, `85+ metacritic`. */
const scores: Rule = (words, at) => {
  const subject = cue(words, at, CUES.scoring);
  const bare = subject === 0 ? 0 : scoreAt(words, at + subject);
  if (subject === 0) {
    const score = words[at]?.raw.endsWith("+") ? scoreAt(words, at) : undefined;
    const after = score === undefined ? 0 : cue(words, at + 1, CUES.scoring);
    return score === undefined || after === 0 ? undefined : asChip(1 + after, scoreChip(score, undefined));
  }
  const isCertain = keyAt(words, at).startsWith("meta") || words[at + subject]?.raw.endsWith("+") === true;
  if (bare !== undefined) return isCertain ? asChip(subject + 1, scoreChip(bare, undefined)) : undefined;
  const between = keyAt(words, at + subject) === "between" ? scoreAt(words, at + subject + 1) : undefined;
  const end = isOneOf(words, at + subject + 2, CUES.to) ? scoreAt(words, at + subject + 3) : undefined;
  if (between !== undefined && end !== undefined) return asChip(subject + 4, scoreChip(between, end));
  const bounds = [
    { cues: CUES.above, chip: (score: number) => scoreChip(Math.min(100, score + 1), undefined) },
    { cues: CUES.atLeast, chip: (score: number) => scoreChip(score, undefined) },
    { cues: CUES.below, chip: (score: number) => scoreChip(undefined, score - 1) },
    { cues: CUES.atMost, chip: (score: number) => scoreChip(undefined, score) },
  ];
  for (const { cues, chip } of bounds) {
    const length = cue(words, at + subject, cues);
    const score = length > 0 ? scoreAt(words, at + subject + length) : undefined;
    if (score !== undefined) return asChip(subject + length + 1, chip(score));
  }
  return undefined;
};

/** `highly rated`, `acclaimed`. */
const praise: Rule = (words, at) => {
  const length = cue(words, at, CUES.praising);
  return length === 0 ? undefined : asChip(length, scoreChip(PRAISED_FROM, undefined));
};

type Look = (text: string) => Option[];

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
function several(words: readonly Word[], at: number, look: Look): Match | undefined {
  const found: Option[] = [];
  let [length, isEither] = [0, false];
  for (let step = 0; ;) {
    const next = longest(words, at + length + step, look);
    if (next === undefined) break;
    if (step > 0 && keyAt(words, at + length) === "or") isEither = true;
    length += step + next.length;
    found.push(...next.options);
    if (isOneOf(words, at + length, CUES.joining)) step = 1;
    else if (words[at + length - 1]?.endsClause === true) step = 0;
    else break;
  }
  if (length === 0) return undefined;
  const how = isEither ? "any" : "all";
  return { length, found: found.map((option) => ({ option, how })), chips: [] };
}

const inGroups =
  (vocabulary: Vocabulary, groups: readonly TermGroup[]): Look =>
  (text) =>
    groups.flatMap((group) => vocabulary.find(group, text) ?? []).slice(0, 1);

/** Kinds of game first: what is a genre and a tag is meant as a genre. */
const anyOption =
  (vocabulary: Vocabulary): Look =>
  (text) => {
    const kind = inGroups(vocabulary, ["genres", "tags"])(text);
    return kind.length > 0 ? kind : vocabulary.platforms(text);
  };

/** Takes the words of `lead`, an article, and then the options that `look` knows. */
function led(words: readonly Word[], at: number, { lead, look }: { lead: ReadonlySet<string>; look: Look }) {
  const cued = cue(words, at, lead);
  if (cued === 0) return undefined;
  const article = isOneOf(words, at + cued, CUES.article) ? 1 : 0;
  const match = several(words, at + cued + article, look);
  return match === undefined ? undefined : { ...match, length: cued + article + match.length };
}

/** `no horror or gore`, `without multiplayer`, `not on pc`. */
const exclusion: Rule = (words, at, { vocabulary }) => {
  const match = led(words, at, { lead: CUES.excluding, look: anyOption(vocabulary) });
  return match && { ...match, found: match.found.map(({ option }) => ({ option, how: "none" })) };
};

/** `by fromsoftware`, `from nintendo`, `published by sega`. */
const maker: Rule = (words, at, { vocabulary }) =>
  led(words, at, { lead: CUES.publishing, look: inGroups(vocabulary, ["publishers"]) }) ??
  led(words, at, { lead: CUES.making, look: inGroups(vocabulary, ["developers", "publishers"]) });

/** `on switch or ps5`, `for xbox`. */
const place: Rule = (words, at, { vocabulary }) => led(words, at, { lead: CUES.placing, look: vocabulary.platforms });

/** Rules that a word leads to. */
export const CUED_RULES: readonly Rule[] = [
  yearSpan,
  openYears,
  decade,
  relativeYears,
  oneYear,
  scores,
  praise,
  exclusion,
  maker,
  place,
];

/** Options by their bare names. They count only where the rest of the sentence is understood. */
export const nameRule: Rule = (words, at, { vocabulary }) => several(words, at, anyOption(vocabulary));

/** A bare year, which counts as the names do. */
export const bareYearRule: Rule = (words, at, { thisYear }) => {
  const year = yearAt(words, at);
  return year === undefined || year > thisYear + 2 ? undefined : asChip(1, yearsChip(year, year));
};
