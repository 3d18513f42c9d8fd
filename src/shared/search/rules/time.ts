// Rules for when games came out or will: years, decades, months, `upcoming`.
import type { CueName } from "#shared/search/languages/language.ts";
import { RELEASED, UPCOMING } from "#shared/catalogue/computed-terms.ts";
import { yearsChip, type Chip } from "#shared/search/chips.ts";
import { FIRST_DECADE, isYear, monthChip, termChip, thisMonth, thisYear, yearAt, YEARS_AHEAD_MAX } from "./dates.ts";
import { endsThought, isFiller, placeLength } from "./named.ts";
import { season, seasonAt } from "./seasons.ts";
import { asChip, countAt, keyAt, type Context, type Rule, type Word } from "./rule.ts";

/** `before 2020`, `since 2015`, `until 2010`, `after 2015`; `2015 or later`. */
const openYears: Rule = (words, at, context) => {
  const open = [
    { name: "before", label: "Before", chip: (year: number) => yearsChip(undefined, year - 1) },
    { name: "until", label: "Until", chip: (year: number) => yearsChip(undefined, year) },
    { name: "after", label: "After", chip: (year: number) => yearsChip(year + 1, undefined) },
    { name: "since", label: "Since", chip: (year: number) => yearsChip(year, undefined) },
  ] as const;
  for (const { name, label, chip } of open) {
    const length = context.cue(words, at, name);
    const year = length > 0 ? yearAt(words, at + length) : undefined;
    if (year !== undefined) return asChip(length + 1, { ...chip(year), name: `${label} ${year}` });
  }
  const lead = context.cue(words, at, "inside");
  const year = yearAt(words, at + lead);
  const later = year === undefined ? 0 : context.cue(words, at + lead + 1, "orLater");
  return year === undefined || later === 0 ? undefined : asChip(lead + 1 + later, yearsChip(year, undefined));
};

/** `from 2010 to 2014`, `between 2010 and 2014`, `2010-2014`, `2015+`. */
const yearSpan: Rule = (words, at, context) => {
  const lead = context.cue(words, at, "between") || context.cue(words, at, "inside");
  const [, first, last] = /^(\d{4})(?:[-–]|\.\.)(\d{4})$/.exec(words[at + lead]?.raw ?? "") ?? [];
  if (first !== undefined && isYear(Number(first)) && isYear(Number(last))) {
    return asChip(lead + 1, yearsChip(Number(first), Number(last)));
  }
  const [, open] = /^(\d{4})\+$/.exec(words[at + lead]?.raw ?? "") ?? [];
  if (open !== undefined && isYear(Number(open))) return asChip(lead + 1, yearsChip(Number(open), undefined));
  const from = yearAt(words, at + lead);
  const joint = from === undefined ? 0 : context.cue(words, at + lead + 1, "to");
  const to = joint === 0 ? undefined : yearAt(words, at + lead + 1 + joint);
  const isSpan = from !== undefined && to !== undefined && from <= to;
  return isSpan ? asChip(lead + 2 + joint, yearsChip(from, to)) : undefined;
};

/** The decade of two digits, the last one that has begun: the 40s are those of the war. */
function decadeOfTens(tens: number, context: Context): number {
  const decade = 2000 + tens * 10;
  return decade > thisYear(context) ? decade - 100 : decade;
}

/** `90s`, `1990s`, `90er`, `años 90`, `nineties` as 1990. */
function decadeOf(key: string, context: Context): number | undefined {
  const named = context.language.decades.indexOf(key);
  if (named !== -1) return 1950 + named * 10;
  const [, century = "", tens] = /^(1\d|20)?(\d)0(?:s|er|ern)$/.exec(key) ?? [];
  if (tens === undefined) return undefined;
  if (century !== "") return Number(`${century}${tens}0`);
  return decadeOfTens(Number(tens), context);
}

type Stretch = { length: number; start: number; part: readonly [number, number] };

/** A decade at this place, with the words before it. */
function decadeAt(words: readonly Word[], at: number, context: Context): Stretch | undefined {
  let length = context.cue(words, at, "inside");
  if (keyAt(words, at + length) === "the") length += 1;
  const parts = [
    ["early", [0, 3]],
    ["mid", [4, 6]],
    ["late", [7, 9]],
  ] as const;
  let part: readonly [number, number] = [0, 9];
  for (const [name, years] of parts) {
    const cued = context.cue(words, at + length, name);
    if (cued > 0) [part, length] = [years, length + cued];
  }
  const key = keyAt(words, at + length);
  const said = decadeOf(key, context);
  if (said !== undefined) return { length: length + 1, start: said, part };
  // `los 90`, `années 80`: led by a word for years, two digits are a decade; `ambientados en los 80` has it before.
  const led = words.slice(Math.max(0, at - 1), at + length).map((word) => word.key);
  const isLed = led.some((word) => context.language.cues.years.has(word) || word === "los");
  const [, century = "", tens] = /^(19|20)?(\d)0$/.exec(key) ?? [];
  if (!isLed || tens === undefined) return undefined;
  const start = century === "" ? decadeOfTens(Number(tens), context) : Number(century) * 100 + Number(tens) * 10;
  return { length: length + 1, start, part };
}

/** `in the 90s`, `nineties`, `early 2000s`. A decade without games stays a word: that is what the game is about. */
const decade: Rule = (words, at, context) => {
  const found = decadeAt(words, at, context);
  // "not the 90s one"
  const article = context.language.cues.article.has(keyAt(words, at - 1)) ? 1 : 0;
  const isUnwanted = [1, 2].some((length) => context.cue(words, at - article - length, "excluding") === length);
  if (found === undefined || isUnwanted) return undefined;
  const { length, start, part } = found;
  // "from the 40s" asks for games; "1940s detective" describes one.
  if (start < FIRST_DECADE) return { length, kept: [asWritten(start)], ...(length > 1 && { isMeant: true }) };
  return asChip(length, yearsChip(start + part[0], start + part[1]));
};

/** A word that no further rule takes. */
const asOpaque = (word: Word): Word => ({ ...word, key: "" });

/** A decade as texts write it, which no further rule takes. */
const asWritten = (start: number): Word => ({ raw: `${start}s`, key: "", endsClause: false });

/** `set in the 1980s`: when a game takes place says nothing of when it came out. */
const setting: Rule = (words, at, context) => {
  const lead = context.cue(words, at, "setting");
  if (lead === 0) return undefined;
  const article = context.language.cues.article.has(keyAt(words, at + lead)) ? 1 : 0;
  const start = at + lead + article;
  const end = start + (seasonAt(words, start, context)?.length ?? 0);
  if (end > start) return { length: end - at, kept: words.slice(start, end).map(asOpaque) };
  const years = decadeAt(words, at + lead, context);
  if (years !== undefined) return { length: lead + years.length, kept: [asWritten(years.start)], isMeant: true };
  if (yearAt(words, at + lead) === undefined) return undefined;
  return { length: lead + 1, kept: words.slice(at + lead, at + lead + 1).map(asOpaque) };
};

type Step = -1 | 0 | 1;

/** Games are known by their months: that of the day a week ago, or of today. What comes next week is anything to come. */
function monthOfWeek(step: Step, context: Context): Chip {
  if (step > 0) return termChip(UPCOMING);
  const day = new Date(`${context.today}T00:00Z`);
  day.setUTCDate(day.getUTCDate() + 7 * step);
  return monthChip(day.getUTCMonth() + 1, context, day.getUTCFullYear());
}

/** What a unit of time that is this, the next or the last one means. */
const UNITS: readonly (readonly [CueName, (step: Step, context: Context) => Chip])[] = [
  ["year", (step, context) => yearsChip(thisYear(context) + step, thisYear(context) + step)],
  ["month", (step, context) => monthChip(thisMonth(context) + step, context)],
  ["week", monthOfWeek],
];

/** `this year`, `last month`, `next week`, `last 5 years`; `el año que viene`. */
const relativeTimes: Rule = (words, at, context) => {
  const lead = context.cue(words, at, "coming") || context.cue(words, at, "inside");
  const start = at + lead + (context.language.cues.article.has(keyAt(words, at + lead)) ? 1 : 0);
  for (const [name, step] of [
    ["this", 0],
    ["next", 1],
    ["last", -1],
  ] as const) {
    const which = context.cue(words, start, name);
    for (const [unit, chipOf] of UNITS) {
      const behind = which === 0 ? 0 : context.cue(words, start + which, unit);
      if (behind > 0) return asChip(start - at + which + behind, chipOf(step, context));
      const first = which === 0 ? context.cue(words, start, unit) : 0;
      const after = first === 0 ? 0 : context.cue(words, start + first, name);
      if (after > 0) return asChip(start - at + first + after, chipOf(step, context));
    }
  }
  const past = context.cue(words, start, "lasting");
  const years = past === 0 ? undefined : countAt(words, start + past, context);
  const unit = years === undefined ? 0 : context.cue(words, start + past + 1, "years");
  if (years === undefined || years === 0 || unit === 0) return undefined;
  return asChip(start - at + past + 1 + unit, yearsChip(thisYear(context) - years, undefined));
};

/** `in march 2027`; `coming out in march` is the next one. */
const month: Rule = (words, at, context) => {
  const coming = context.cue(words, at, "coming");
  const lead = coming || context.cue(words, at, "inside");
  const key = keyAt(words, at + lead);
  const place = context.language.months.findIndex((names) => names.includes(key));
  if (place === -1 || key === "") return undefined;
  const joint = keyAt(words, at + lead + 1) === "de" ? 1 : 0;
  const year = yearAt(words, at + lead + 1 + joint);
  if (year !== undefined) return asChip(lead + 2 + joint, monthChip(place + 1, context, year));
  // A month alone may be a name or a verb; led to by a word of time it is none.
  if (lead === 0) return undefined;
  const isOver = place + 1 < thisMonth(context);
  return asChip(lead + 1, monthChip(place + 1, context, thisYear(context) + (isOver ? 1 : 0)));
};

/** `coming out in 2027`. */
const comingYear: Rule = (words, at, context) => {
  const lead = context.cue(words, at, "coming");
  const year = lead === 0 ? undefined : yearAt(words, at + lead);
  return year === undefined ? undefined : asChip(lead + 1, yearsChip(year, year));
};

/** `coming to` before a platform, not `im` alone. */
function comingToLength(words: readonly Word[], at: number, context: Context): number {
  const length = context.cue(words, at, "coming");
  const article = context.language.cues.article.has(keyAt(words, at + length)) ? 1 : 0;
  const isOther = length === 0 || (["inside", "placing"] as const).some((name) => context.cue(words, at, name) > 0);
  return isOther || placeLength(words, at + length + article, context) === 0 ? 0 : length + article;
}

/** `upcoming`, `not out yet`, `coming to switch 2`. */
const upcoming: Rule = (words, at, context) => {
  const length = context.cue(words, at, "upcoming") || comingToLength(words, at, context);
  return length === 0 ? undefined : asChip(length, termChip(UPCOMING));
};

const COMING = ["coming", "upcoming"] as const;

export const RELEASED_CHIP = termChip(RELEASED);

/** `newest`, `new games`: what is out, the latest first; in `new games coming out in May` the cue says nothing. */
export const newest: Rule = (words, at, context) => {
  const length = context.cue(words, at, "newest");
  const isComing = words.some((_, place) => COMING.some((coming) => context.cue(words, place, coming) > 0));
  if (length > 0 && isComing) return { length };
  return length === 0 ? undefined : { ...asChip(length, RELEASED_CHIP), ordering: "-released" };
};

/** Who says "old" of games means at least so many years. */
const OLD_YEARS = 20;
export const oldChip = (context: Context): Chip => yearsChip(undefined, thisYear(context) - OLD_YEARS);

/** `old games`, `juegos viejos`. */
const oldGames: Rule = (words, at, context) => {
  const before = context.cue(words, at, "old");
  const games = context.cue(words, at + before, "games");
  if (games === 0) return undefined;
  if (before > 0) return asChip(before + games, oldChip(context));
  // Not so in "Spiele für mein 8 Jahre altes Kind", when the age is taken.
  const behind = context.language.qualitiesFollow ? context.cue(words, at + games, "old") : 0;
  return behind > 0 ? asChip(games + behind, oldChip(context)) : undefined;
};

/** `the last Zelda`, where a series is named. */
export const lastOne: Rule = (words, at, context) => {
  const length = context.cue(words, at, "lastOne");
  return length === 0 ? undefined : { ...asChip(length, RELEASED_CHIP), ordering: "-released" };
};

/** `new games this month`: what is out and comes out then, not what does either. */
export function narrowed(chips: readonly Chip[]): readonly Chip[] {
  const { parameter, value } = RELEASED_CHIP;
  const isOther = chips.some((chip) => chip.parameter === parameter && chip.value !== value);
  return isOther ? chips.filter((chip) => chip.parameter !== parameter || chip.value !== value) : chips;
}

/** `95` at the end of a thought: games are no older than that, and what is younger is written out. */
function shortYearAt(words: readonly Word[], at: number, context: Context): number | undefined {
  const key = keyAt(words, at);
  // "from 95 cozy games" is as good as "cozy games from 95", once the kind of game is taken.
  const isEnd =
    endsThought(words, at + 1, context) || words.slice(at + 1).every((word) => isFiller(word, context.language));
  return /^[789]\d$/.test(key) && isEnd ? 1900 + Number(key) : undefined;
}

/** `in 2015`, `from 2015`, `in 95`. Other numbers may be part of a name. */
const oneYear: Rule = (words, at, context) => {
  const lead = context.cue(words, at, "inside");
  if (lead === 0 || keyAt(words, at) === "of") return undefined;
  const year = yearAt(words, at + lead) ?? shortYearAt(words, at + lead, context);
  return year === undefined ? undefined : asChip(lead + 1, yearsChip(year, year));
};

/** Rules of time that a word leads to. */
export const TIME_RULES: readonly Rule[] = [
  setting,
  yearSpan,
  openYears,
  decade,
  relativeTimes,
  month,
  season,
  comingYear,
  oneYear,
  newest,
  oldGames,
  upcoming,
];

/** A bare year, which counts where the rest is understood. */
export const bareYearRule: Rule = (words, at, context) => {
  const year = yearAt(words, at);
  return year === undefined || year > thisYear(context) + YEARS_AHEAD_MAX
    ? undefined
    : asChip(1, yearsChip(year, year));
};

/** A bare year behind or before other words: "zelda 2017", "2021 metroid". */
export type Dated = { name: readonly Word[]; year: Word; chip: Chip };

/** The words with the year at one of their ends set apart, where one is there and something stands beside it. */
export function datedAt(words: readonly Word[], context: Context): Dated | undefined {
  const last = words.length - 1;
  for (const at of last > 0 ? [last, 0] : []) {
    const [year, [chip] = []] = [words[at], bareYearRule(words, at, context)?.chips];
    if (year !== undefined && chip !== undefined) return { name: words.toSpliced(at, 1), year, chip };
  }
  return undefined;
}
