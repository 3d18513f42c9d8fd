// How the text of one parameter is read, as RAWG reads it: what cannot be understood is left out.
import { z } from "zod";
import { isDay } from "#shared/rawg/day.ts";
import type { DateRange, NumberRange, Ref } from "./source.ts";

const VALUES_MAX = 200;
const DATE_RANGES_MAX = 20;
const TRUE_WORDS = new Set(["true", "1", "yes", "on", "t", "y"]);

/** The parameters that a question gives, by name, without space around them. */
export type Given = Readonly<Record<string, string>>;

/** Repeated parameters count once, their last; what is empty is not there. */
export function givenIn(query: URLSearchParams): Given {
  const given = [...new Map(query)].map(([name, value]) => [name, value.trim()] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ""));
}

/**
 * A parameter as the OpenAPI document shows it, and what `read` makes of its text; undefined where it is not given. The
 * API page makes a request to try of the example.
 */
export function parameter<T>(read: (text: string) => T, description: string, example?: string) {
  return z
    .string()
    .optional()
    .meta({ description, ...(example === undefined ? {} : { examples: [example] }) })
    .transform((text) => (text === undefined ? undefined : read(text)));
}

export const asText = (text: string): string => text;

/** All digits and exactly representable. */
export function wholeNumber(text: string): number | undefined {
  if (!/^\d{1,16}$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : undefined;
}

export const isTrue = (text: string): boolean => TRUE_WORDS.has(text.toLowerCase());

/** The values of a comma list, of which those beyond `max` count for nothing. */
export function list(text: string, max = VALUES_MAX): string[] {
  return text
    .split(",", max)
    .map((value) => value.trim())
    .filter((value) => value !== "");
}

export const ids = (text: string, max = VALUES_MAX): number[] =>
  list(text, max).flatMap((value) => wholeNumber(value) ?? []);

/** Ids or slugs, never mixed. The first element decides: all digits means ids, anything else slugs. */
export function refs(text: string, max = VALUES_MAX): readonly Ref[] {
  const values = list(text, max);
  return /^\d+$/.test(values[0] ?? "") ? ids(text, max) : values;
}

/** Pairs joined by `.`; malformed ones are skipped, and a value without any good pair does not filter. */
export function dateRanges(text: string): DateRange[] | undefined {
  const ranges = text.split(".", DATE_RANGES_MAX).flatMap((pair) => {
    const [from, to, ...more] = pair.split(",").map((day) => day.trim());
    return from !== undefined && to !== undefined && more.length === 0 && isDay(from) && isDay(to)
      ? [{ from, to }]
      : [];
  });
  return ranges.length === 0 ? undefined : ranges;
}

/** `from,to`, neither zero; anything else does not filter. */
export function numberRange(text: string): NumberRange | undefined {
  const [from, to, ...more] = text.split(",").map((value) => wholeNumber(value.trim()));
  return from && to && more.length === 0 ? { from, to } : undefined;
}
