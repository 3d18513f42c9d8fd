// Filters as a list can be asked for them, one value each, named for people. What a sentence or an operator was
// understood as comes out as these.
import type { Option } from "./vocabulary.ts";
import type { TermGroup } from "./term-groups.ts";

/** `parameter` and `value` are the protocol's: `{ parameter: "platforms", value: "7", name: "Nintendo Switch" }`. */
export type Chip = { parameter: string; value: string; name: string };

/** An option and what for: alternatives are any of several, a demand stands beside others. */
export type Found = { option: Option; how: "any" | "all" | "none" };

const FIRST_DAY = "1900-01-01";
const LAST_DAY = "2100-12-31";
const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;
const SCORE_MAX = 100;

/** Of these a game usually has one, so that two of them cannot both be meant. */
const ALTERNATIVE: ReadonlySet<TermGroup> = new Set([
  "platforms",
  "parent_platforms",
  "stores",
  "developers",
  "publishers",
]);

/** Is it a year that games come from? */
export function isYear(year: number): boolean {
  return Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Both years included; one that is undefined leaves its side open. */
export function yearsChip(from: number | undefined, to: number | undefined): Chip {
  const value = `${from === undefined ? FIRST_DAY : `${from}-01-01`},${to === undefined ? LAST_DAY : `${to}-12-31`}`;
  const isOne = from === to;
  if (from === undefined) return { parameter: "dates", value, name: `Until ${to}` };
  if (to === undefined) return { parameter: "dates", value, name: `Since ${from}` };
  return { parameter: "dates", value, name: isOne ? String(from) : `${from}–${to}` };
}

/** Both scores included, within 1 to 100. */
export function scoreChip(from: number | undefined, to: number | undefined): Chip {
  const [min, max] = [Math.max(1, from ?? 1), Math.min(SCORE_MAX, to ?? SCORE_MAX)];
  const value = `${min},${max}`;
  if (to === undefined) return { parameter: "metacritic", value, name: `Metacritic ${min}+` };
  return { parameter: "metacritic", value, name: min === max ? `Metacritic ${min}` : `Metacritic ${min}–${max}` };
}

/** Platforms and stores go by id, the rest by slug, as the app's addresses have them. */
function valueOf({ group, id, slug }: Option): string {
  return group === "platforms" || group === "parent_platforms" || group === "stores" ? String(id) : slug;
}

/**
 * Options as chips. Several of one group are all demanded, unless they were alternatives or a game has but one of them.
 * Alternatives among genres and tags become genres: with `genre_tags` tags may stand there, too.
 */
export function chipsOf(found: readonly Found[]): Chip[] {
  const wanted = found.filter(({ how }) => how !== "none");
  const chips = found.map(({ option, how }): Chip => {
    const { group, name } = option;
    const chip = (parameter: string): Chip => ({ parameter, value: valueOf(option), name });
    if (how === "none") return chip(`${group}_none`);
    if (ALTERNATIVE.has(group)) return chip(group);
    if (how === "any") {
      const isMixed = wanted.some(
        (other) => other.how === "any" && other.option.group !== group && !ALTERNATIVE.has(other.option.group),
      );
      return chip(isMixed ? "genres" : group);
    }
    const isOne =
      wanted.filter((other) => other.option.group === group && other.option.slug !== option.slug).length === 0;
    return chip(isOne ? group : `${group}_all`);
  });
  return unique(chips);
}

/** Without repetitions; of two ranges of one kind the later one counts. */
export function unique(chips: readonly Chip[]): Chip[] {
  const isRange = ({ parameter }: Chip) => parameter === "dates" || parameter === "metacritic";
  return chips.filter((chip, at) =>
    isRange(chip)
      ? chips.findLastIndex(({ parameter }) => parameter === chip.parameter) === at
      : chips.findIndex(({ parameter, value }) => parameter === chip.parameter && value === chip.value) === at,
  );
}

/** The chips as parameters of a list: values of one parameter joined by commas. */
export function chipParams(chips: readonly Chip[]): Record<string, string> {
  const params: Record<string, string> = {};
  for (const { parameter, value } of unique(chips)) {
    const known = params[parameter];
    params[parameter] = known === undefined ? value : `${known},${value}`;
  }
  return params;
}
