// The filters of a list as the app's addresses have them, read for programs: a page leaves out what it cannot understand,
// and a program that subscribes is told, or it would follow another list than it thinks.
import {
  APP_RANGE_KEYS,
  APP_TERMS_KEYS,
  type AppRangeKey,
  type AppTermsKey,
  FILTERS,
  type Match,
  MATCHES,
  termParameter,
} from "#shared/catalogue/filters.ts";
import { formatRange, parseRange, type Range } from "#shared/catalogue/range-text.ts";
import { HttpError } from "#server/http/http-error.ts";

/** So many values fit into one filter of the app, too. */
const VALUES_MAX = 40;
const SLUG = /^[\p{L}\p{N}_-]{1,80}$/u;
const ID = /^[1-9]\d{0,9}$/;
/** Of years without an end. */
const OPEN_YEARS = [1900, 2100] as const;

/** One filter: as addresses spell it, as the protocol does, and its values in words as far as they are at hand. */
export type ReadFilter = { name: string; text: string; parameter: string; value: string };

/** Does it say when the games came out? */
export const isOfYears = ({ parameter }: ReadFilter): boolean => parameter === FILTERS.year.wire;

/** Does it say what the games are like? */
export const isOfLikeness = ({ name }: ReadFilter): boolean => name === FILTERS.like.wire;

/** The refusal of a filter's text. */
export function unreadable(name: string): HttpError {
  return new HttpError(400, "bad_filter", `${name} cannot be read. Copy the address of the list as it stands.`);
}

function readTerms(query: URLSearchParams, key: AppTermsKey, match: Match): ReadFilter | undefined {
  const { wire, by } = FILTERS[key];
  const parameter = termParameter(wire, match);
  const name = match === "any" ? key : `${key}_${match}`;
  const given = [...query.getAll(name), ...(name === parameter ? [] : query.getAll(parameter))].join(",").split(",");
  const values = [...new Set(given.map((value) => value.trim().toLowerCase()).filter((value) => value !== ""))];
  if (values.length === 0) return undefined;
  const pattern = by === "id" ? ID : SLUG;
  if (values.length > VALUES_MAX || !values.every((value) => pattern.test(value))) throw unreadable(parameter);
  const text = values.toSorted().join(",");
  return { name: parameter, text, parameter, value: text };
}

/** A range within its limits; undefined for one that reaches beyond them or cannot be understood. */
function rangeWithin(text: string, [least, most]: readonly [number, number]): Range | undefined {
  const range = parseRange(text);
  const isBeyond = [range?.from, range?.to].some((end) => end !== undefined && (end < least || end > most));
  return isBeyond ? undefined : range;
}

function readRange(query: URLSearchParams, key: AppRangeKey): ReadFilter | undefined {
  const { plural, wire, kind, limits } = FILTERS[key];
  const apart = [query.get(`${plural}_from`)?.trim() ?? "", query.get(`${plural}_to`)?.trim() ?? ""];
  const text = query.get(key) || query.get(plural) || (apart.join("") === "" ? "" : apart.join("-"));
  if (text === "") return undefined;
  const range = rangeWithin(text.trim(), limits);
  if (range === undefined) throw unreadable(plural);
  const [least, most] = kind === "days" ? OPEN_YEARS : limits;
  const { from = least, to = most } = range;
  const value = kind === "days" ? `${from}-01-01,${to}-12-31` : `${from},${to}`;
  return { name: plural, text: formatRange(range), parameter: wire, value };
}

/** The filters of an address, in the table's order. Throws 400 for one that cannot be read. */
export function readFilters(query: URLSearchParams): ReadFilter[] {
  const terms = APP_TERMS_KEYS.flatMap((key) => MATCHES.map((match) => readTerms(query, key, match)));
  const ranges = APP_RANGE_KEYS.map((key) => readRange(query, key));
  return [...terms, ...ranges].filter((filter) => filter !== undefined);
}
