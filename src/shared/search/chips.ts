// Filters as a list can be asked for them, one value each, named for people. What a sentence or an operator was
// understood as comes out as these.
import type { Option, Vocabulary } from "./vocabulary.ts";
import {
  DAYS_PARAMETERS,
  NUMBERS_PARAMETERS,
  type NumbersRow,
  type TermGroup,
  TERMS,
} from "#shared/catalogue/filters.ts";
import { numbersName } from "#shared/catalogue/range-name.ts";

/** `parameter` and `value` are the protocol's: `{ parameter: "platforms", value: "7", name: "Nintendo Switch" }`. */
export type Chip = { parameter: string; value: string; name: string };

/** An option and what for: alternatives are any of several, a demand stands beside others. */
export type Found = { option: Option; how: "any" | "all" | "none" };

/** Any of these. */
export const anyOf = (options: readonly Option[]): Found[] => options.map((option) => ({ option, how: "any" }));

const FIRST_DAY = "1900-01-01";
const LAST_DAY = "2100-12-31";

/** Both years included; one that is undefined leaves its side open. */
export function yearsChip(from: number | undefined, to: number | undefined): Chip {
  const value = `${from === undefined ? FIRST_DAY : `${from}-01-01`},${to === undefined ? LAST_DAY : `${to}-12-31`}`;
  const isOne = from === to;
  if (from === undefined) return { parameter: "dates", value, name: `Until ${to}` };
  if (to === undefined) return { parameter: "dates", value, name: `Since ${from}` };
  return { parameter: "dates", value, name: isOne ? String(from) : `${from}–${to}` };
}

/** Both numbers included, within the row's limits. */
export function numbersChip(row: NumbersRow, from: number | undefined, to: number | undefined): Chip {
  const [least, most] = row.limits;
  const [min, max] = [Math.max(least, from ?? least), Math.min(most, to ?? most)];
  return {
    parameter: row.wire,
    value: `${min},${max}`,
    name: numbersName(row, { from: min, to: to === undefined ? undefined : max }),
  };
}

/** As the app's addresses have it. */
function valueOf({ group, id, slug }: Option): string {
  return TERMS[group].by === "id" ? String(id) : slug;
}

const isAlternative = (group: TermGroup) => TERMS[group].isAlternative === true;

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
    if (isAlternative(group)) return chip(group);
    if (how === "any") {
      const isMixed = wanted.some(
        (other) => other.how === "any" && other.option.group !== group && !isAlternative(other.option.group),
      );
      return chip(isMixed ? "genres" : group);
    }
    const isOne =
      wanted.filter((other) => other.option.group === group && other.option.slug !== option.slug).length === 0;
    return chip(isOne ? group : `${group}_all`);
  });
  return unique(chips);
}

const RANGES: ReadonlySet<string> = new Set([...DAYS_PARAMETERS, ...NUMBERS_PARAMETERS]);

/** Without repetitions; of two ranges of one kind the later one counts. */
export function unique(chips: readonly Chip[]): Chip[] {
  const isRange = ({ parameter }: Chip) => RANGES.has(parameter);
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

/** "nintendo games on wii": where a machine is named beside its family, that is meant. */
export function withoutFamilies(found: readonly Found[]): readonly Found[] {
  const isWanted = ({ option, how }: Found) => option.group === "platforms" && how !== "none";
  const slugs = found.filter(isWanted).map(({ option }) => option.slug);
  const isTwice = (slug: string) => slugs.indexOf(slug) !== slugs.lastIndexOf(slug);
  return slugs.some(isTwice) ? found.filter((each) => !isWanted(each) || isTwice(each.option.slug)) : found;
}

/** "horror but no jump scares": what is wanted is not unwanted, too, nor are the kinds of it that came along. */
export function withoutContradictions(found: readonly Found[], { kindsOf }: Vocabulary): Found[] {
  const isOf = (options: readonly Option[], { option }: Found) =>
    options.some(({ group, slug }) => group === option.group && slug === option.slug);
  const wanted = found.flatMap(({ option, how }) => (how === "none" ? [] : [option]));
  const both = found.filter((each) => each.how === "none" && isOf(wanted, each)).map(({ option }) => option);
  const dropped = both.flatMap((option) => [option, ...kindsOf(option)]);
  return found.filter((each) => each.how !== "none" || !isOf(dropped, each));
}
