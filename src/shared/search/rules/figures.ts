// Rules for figures: scores, players, prices, and what hours are called without a number.
import { LITTLE_KNOWN } from "#shared/catalogue/computed-terms.ts";
import { FILTERS } from "#shared/catalogue/filters.ts";
import { numbersChip, yearsChip, type Found } from "#shared/search/chips.ts";
import type { CueName } from "#shared/search/languages/language.ts";
import { age, children } from "./ages.ts";
import { BOUNDS } from "./bounds.ts";
import { onPc, room, subscription } from "./copies.ts";
import { detail } from "./details.ts";
import { EASE_RULES } from "./ease.ts";
import { hours, hoursChip, LONG_FROM_HOURS, minutes } from "./hours.ts";
import { endsThought, optionLength } from "./named.ts";
import { ORDER_RULES } from "./orders.ts";
import { exclusive, origin } from "./origins.ts";
import { asChip, countAt, keyAt, type Context, type Match, type Rule, type Word } from "./rule.ts";
import { system } from "./systems.ts";

const PRAISED_FROM = 80;
/** Lower numbers are stars or ages, not scores. */
const SCORE_FROM = 10;
const EVENING_HOURS = 4;
const WEEKEND_HOURS = 10;

const scoreChip = (from: number | undefined, to: number | undefined) => numbersChip(FILTERS.metacritic, from, to);
function scoreAt(words: readonly Word[], at: number): number | undefined {
  const key = keyAt(words, at);
  const score = /^\d{1,3}$/.test(key) ? Number(key) : 0;
  return score >= SCORE_FROM && score <= 100 ? score : undefined;
}

/** `metacritic above 85`, `score between 80 and 90`, `rated under 50`, `metacritic 85+`, `85+ metacritic`. */
const scores: Rule = (words, at, context) => {
  const subject = context.cue(words, at, "scoring");
  if (subject === 0) {
    const score = words[at]?.raw.endsWith("+") ? scoreAt(words, at) : undefined;
    const after = score === undefined ? 0 : context.cue(words, at + 1, "scoring");
    return score === undefined || after === 0 ? undefined : asChip(1 + after, scoreChip(score, undefined));
  }
  const bare = scoreAt(words, at + subject);
  const isCertain = keyAt(words, at).startsWith("meta") || words[at + subject]?.raw.endsWith("+") === true;
  if (bare !== undefined) return isCertain ? asChip(subject + 1, scoreChip(bare, undefined)) : undefined;
  const between = context.cue(words, at + subject, "between");
  const first = between === 0 ? undefined : scoreAt(words, at + subject + between);
  const joint = first === undefined ? 0 : context.cue(words, at + subject + between + 1, "to");
  const last = joint === 0 ? undefined : scoreAt(words, at + subject + between + 1 + joint);
  if (first !== undefined && last !== undefined) {
    return asChip(subject + between + joint + 2, scoreChip(first, last));
  }
  for (const { name, range } of BOUNDS) {
    const length = context.cue(words, at + subject, name);
    const score = length > 0 ? scoreAt(words, at + subject + length) : undefined;
    if (score === undefined) continue;
    const [from, to] = range(score);
    return asChip(subject + length + 1, scoreChip(from === undefined ? undefined : Math.min(100, from), to));
  }
  return undefined;
};

/** `highly rated`, `acclaimed`. */
const praise: Rule = (words, at, context) => {
  const length = context.cue(words, at, "praising");
  return length === 0 ? undefined : asChip(length, scoreChip(PRAISED_FROM, undefined));
};

/** `hidden gems`, `underrated`: praised, and known to few. */
const gems: Rule = (words, at, context) => {
  const length = context.cue(words, at, "gems");
  if (length === 0) return undefined;
  const { slug, name } = LITTLE_KNOWN;
  return { length, chips: [scoreChip(PRAISED_FROM, undefined), { parameter: "fame", value: slug, name }] };
};

const tag = (context: Context, slug: string): Found["option"][] => {
  const option = context.vocabulary.find("tags", slug);
  return option === undefined ? [] : [option];
};
const anyTag = (context: Context, length: number, slugs: readonly string[]) => {
  const options = slugs.flatMap((slug) => tag(context, slug));
  const how = options.length > 1 ? "any" : "all";
  return options.length === 0 ? undefined : { length, found: options.map((option) => ({ option, how }) as const) };
};

export const longLasting = (length: number): Match => asChip(length, hoursChip(LONG_FROM_HOURS, undefined));
export const shortLasting = (length: number, context: Context) => anyTag(context, length, ["short"]);

/** `short`, `long`, `in one evening`, `for a weekend`. */
const lasting: Rule = (words, at, context) => {
  const evening = context.cue(words, at, "evening");
  if (evening > 0) return asChip(evening, hoursChip(undefined, EVENING_HOURS));
  const weekend = context.cue(words, at, "weekend");
  if (weekend > 0) return asChip(weekend, hoursChip(undefined, WEEKEND_HOURS));
  // "un hérisson qui court" runs.
  const short = keyAt(words, at - 1) === "qui" ? 0 : context.cue(words, at, "short");
  if (short > 0) return shortLasting(short, context);
  const long = context.cue(words, at, "long");
  return long === 0 ? undefined : longLasting(long);
};

/** Who plays along, and the tags of games for that, any of them. */
const COMPANY = [
  { name: "couch", slugs: ["local-co-op", "split-screen"] },
  { name: "together", slugs: ["co-op", "local-co-op", "online-co-op"] },
  { name: "online", slugs: ["online-co-op", "multiplayer"] },
  { name: "alone", slugs: ["singleplayer"] },
] as const satisfies readonly { name: CueName; slugs: readonly string[] }[];
const SEVERAL = ["co-op", "local-co-op", "split-screen", "local-multiplayer"];

/** Does the name of an option that begins before this place go on over it: `cooperativo online`, `coop en ligne`? */
const isInsideOption = (words: readonly Word[], at: number, context: Context): boolean =>
  [1, 2, 3].some((back) => at >= back && optionLength(words, at - back, context) > back);

/** `with friends`, `on the couch`, `alone`. Where more words are the name of an option, that is meant: `online co-op`. */
const company: Rule = (words, at, context) => {
  const found = COMPANY.map(({ name, slugs }) => ({ length: context.cue(words, at, name), slugs }));
  const [longest] = found.toSorted((a, b) => b.length - a.length);
  if (longest === undefined || longest.length === 0 || optionLength(words, at, context) > longest.length)
    return undefined;
  if (isInsideOption(words, at, context)) return undefined;
  return anyTag(context, longest.length, longest.slugs);
};

/** Is it said where they play together? Then how many they are asks for nothing more. */
const saysWhere = (words: readonly Word[], { cue }: Context) =>
  words.some((_, place) => (["couch", "online"] as const).some((name) => cue(words, place, name) > 0));

/** `for two`, `2 players`, `4 player`, `2-player`, `more than two players`, `3 or more players`; `for one`. */
const players: Rule = (words, at, context) => {
  const { cue } = context;
  const [, glued] = /^(\d{1,2})(?:p|player|players|spieler|joueurs|jugadores)$/.exec(keyAt(words, at)) ?? [];
  const lead = ["for", "para", "für", "fur", "pour", "zu", "a"].includes(keyAt(words, at)) ? 1 : 0;
  // How many they may be at most or must be at least is not known of games: more than one are several.
  const more = (["above", "atLeast", "atMost"] as const).map((name) => cue(words, at + lead, name));
  const bound = Math.max(...more);
  const counted = at + lead + bound;
  const count = glued === undefined ? countAt(words, counted, context) : Number(glued);
  if (count === undefined || count === 0 || count > 64) return undefined;
  const orMore = cue(words, counted + 1, "orMore");
  const noun = glued === undefined ? cue(words, counted + 1 + orMore, "players") : 0;
  const isNamed = glued !== undefined || noun > 0;
  // `for two` alone; `for 2 hours` is none.
  const isPlain = lead === 1 && bound + orMore === 0 && count <= 4 && !/^\d/.test(keyAt(words, at + 2));
  const next = cue(words, counted + 1, "hours") + cue(words, counted + 1, "yearsOld");
  if (!isNamed && (!isPlain || next > 0)) return undefined;
  const length = lead + bound + 1 + (noun > 0 ? orMore + noun : 0);
  const isOne = count === 1 && more[0] === 0 && orMore === 0;
  if (!isOne && saysWhere(words, context)) return { length };
  return anyTag(context, length, isOne ? ["singleplayer"] : SEVERAL);
};

/** What is not there alone: beside it, being offline says only where. */
const TOGETHER = ["together", "couch", "online", "players"] as const satisfies readonly CueName[];
const TOGETHER_TAGS: ReadonlySet<string> = new Set([...SEVERAL, "multiplayer", "split-screen", "party", "party-game"]);

/** Are several meant to play? */
const saysTogether = (words: readonly Word[], { cue, vocabulary }: Context) =>
  words.some((_, at) => {
    const names = [1, 2].map((length) =>
      words
        .slice(at, at + length)
        .map(({ raw }) => raw)
        .join(" "),
    );
    const isTag = names.some((name) => TOGETHER_TAGS.has(vocabulary.find("tags", name)?.slug ?? ""));
    return isTag || TOGETHER.some((name) => cue(words, at, name) > 0);
  });

/** `offline`, `without internet`: for one, unless others are there, too. What does not work so is not understood. */
const offline: Rule = (words, at, context) => {
  const length = context.cue(words, at, "offline");
  const isUnwanted = words.slice(0, at).some((_, place) => context.cue(words, place, "excluding") > 0);
  if (length === 0 || isUnwanted) return undefined;
  return saysTogether(words, context) ? { length } : anyTag(context, length, ["singleplayer"]);
};

/** `cheap`, `under 20 dollars`, `20€`: said to be unknown. */
const price: Rule = (words, at, context) => {
  const lengthOf = (place: number): number => {
    if (/^(?:[$€£]\d+|\d+[$€£])/.test(words[place]?.raw ?? "")) return 1;
    const unit = countAt(words, place, context) === undefined ? 0 : context.cue(words, place + 1, "money");
    return unit === 0 ? 0 : 1 + unit;
  };
  const cued = context.cue(words, at, "price");
  if (cued > 0) return { length: cued, unknown: "prices" };
  const lead = Math.max(...BOUNDS.map(({ name }) => context.cue(words, at, name)), 0);
  const amount = lengthOf(at + lead);
  return amount === 0 ? undefined : { length: lead + amount, unknown: "prices" };
};

/** `on my old laptop`, `colorblind friendly`, `in English`: said to be unknown. */
const unknown: Rule = (words, at, context) => {
  const { cue } = context;
  const accessibility = cue(words, at, "accessibility");
  if (accessibility > 0) return { length: accessibility, unknown: "accessibility" };
  const languages = cue(words, at, "languages");
  if (languages > 0 && endsThought(words, at + languages, context)) return { length: languages, unknown: "languages" };
  const hardware = cue(words, at, "hardware");
  return hardware === 0 ? undefined : { length: hardware, unknown: "hardware", found: onPc(context) };
};

/** From MS-DOS to the last year in which most games for PC were sold for it. */
const DOS_YEARS = [1981, 1996] as const;

/** `DOS games`: those for PC of its time, for the two are one platform here. */
const dos: Rule = (words, at, context) => {
  const length = context.cue(words, at, "dos");
  return length === 0 ? undefined : { length, found: onPc(context), chips: [yearsChip(...DOS_YEARS)] };
};

/** Rules of figures that a word leads to. */
export const FIGURE_RULES: readonly Rule[] = [
  scores,
  gems,
  praise,
  price,
  unknown,
  subscription,
  room,
  system,
  detail,
  origin,
  exclusive,
  dos,
  ...EASE_RULES,
  age,
  lasting,
  hours,
  minutes,
  players,
  children,
  company,
  offline,
  ...ORDER_RULES,
];
