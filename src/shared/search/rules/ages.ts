// Rules for how old players are: what is rated for them.
import type { CueName } from "#shared/search/languages/language.ts";
import { anyOf } from "#shared/search/chips.ts";
import { beginsThought } from "./named.ts";
import { countAt, keyAt, type Context, type Match, type Rule, type Word } from "./rule.ts";

const AGE_MIN = 2;
const AGE_MAX = 17;
const OLD_AGE = 60;

const CHILDREN_RATINGS = ["everyone", "everyone-10-plus"];
const RATINGS = [
  { below: 10, slugs: ["everyone"] },
  { below: 13, slugs: ["everyone", "everyone-10-plus"] },
  { below: AGE_MAX + 1, slugs: ["everyone", "everyone-10-plus", "teen"] },
] as const;

/** The `length` words here as the ratings of these slugs, any of them. */
export function rated(length: number, slugs: readonly string[], { vocabulary }: Context) {
  const options = slugs.flatMap((slug) => vocabulary.find("age_ratings", slug) ?? []);
  return options.length === 0
    ? undefined
    : { length, found: options.map((option) => ({ option, how: "any" }) as const) };
}

/** Behind a number, these say that it is no age. */
const AGELESS = ["hours", "players", "money", "month"] as const satisfies readonly CueName[];
const SPANS = ["after", "since", "lasting", "before"] as const satisfies readonly CueName[];

/** Ages that ratings have: who says `ab 12` and nothing else means one of them. */
const RATED_AGES: ReadonlySet<string> = new Set(["6", "7", "12", "16"]);

/** Does the word before this place say that a number behind it is no age: `ice age 2`, `new age 2`, `bewertung ab 8`? */
const isOfAnother = (words: readonly Word[], at: number, context: Context): boolean =>
  !beginsThought(words, at, context) ||
  (["fresh", "scoring"] as const).some((name) => context.cue(words, at - 1, name) > 0);

/** `ab 12`, at the end of a thought. */
function ratedLength(words: readonly Word[], at: number, context: Context): number {
  const length = context.cue(words, at, "ratedFrom");
  const isLast = words.length === at + length + 1 || words[at + length]?.endsClause === true;
  return isLast && RATED_AGES.has(keyAt(words, at + length)) ? length : 0;
}

/** For whom is old something casual is meant, as with `for my grandma`. */
function ofAge(length: number, years: number, { vocabulary }: Context): Match {
  const casual = years < OLD_AGE ? undefined : vocabulary.find("genres", "casual");
  return { length, isMeant: true, ...(casual && { found: anyOf([casual]) }) };
}

/** `age 8`, `ab 12`, `for my 6 year old`, `ab 12 Jahren`, `für Kinder ab 6`: what is rated for that age. */
export const age: Rule = (words, at, context) => {
  const named = Math.max(context.cue(words, at, "ageOf"), ratedLength(words, at, context));
  const lead = Math.max(named, context.cue(words, at, "aged"));
  const [, glued] = /^(\d{1,2})(?:yo|jahrige[rnms]?|yearolds?)$/.exec(keyAt(words, at + lead)) ?? [];
  const years = glued === undefined ? countAt(words, at + lead, context) : Number(glued);
  const unit = years === undefined || glued !== undefined ? 0 : context.cue(words, at + lead + 1, "yearsOld");
  const isOther = AGELESS.some((name) => context.cue(words, at + lead + 1, name) > 0);
  // "after 15 years", "the last 5 years"
  const isSpan = SPANS.some((name) =>
    [1, 2].some((back) => at >= back && context.cue(words, at - back, name) === back),
  );
  const isAge =
    (unit > 0 && !(lead === 0 && isSpan)) || (named > 0 && unit === 0 && !isOther && !isOfAnother(words, at, context));
  const isNamed = isAge || glued !== undefined || context.cue(words, at, "children") > 0;
  if (years === undefined || !isNamed || years < AGE_MIN) return undefined;
  // Who is grown up may play anything; `for my 70 year old mom`.
  if (years > AGE_MAX) return unit > 0 && lead > 0 ? ofAge(lead + 1 + unit, years, context) : undefined;
  const { slugs } = RATINGS.find(({ below }) => years < below) ?? RATINGS[0];
  return rated(lead + 1 + unit, slugs, context);
};

/** `for the kids`: what is rated for them. */
export const children: Rule = (words, at, context) => {
  const length = context.cue(words, at, "children");
  return length === 0 ? undefined : rated(length, CHILDREN_RATINGS, context);
};
