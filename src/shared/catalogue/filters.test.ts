// What the types of the table cannot say of its rows.
import { describe, expect, it } from "vitest";
import { LOOKUPS } from "#shared/lookups.ts";
import {
  APP_RANGE_KEYS,
  APP_TERMS_KEYS,
  DAYS_PARAMETERS,
  FILTERS,
  FLAG_PARAMETERS,
  GAMES_PARAMETERS,
  NUMBER_PARAMETERS,
  NUMBERS,
  NUMBERS_PARAMETERS,
  TERM_GROUPS,
  TERMS,
} from "./filters.ts";

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

describe("the table of filters", () => {
  it("is whole by kind: every row has its parameter in one of the lists", () => {
    const parameters = [
      ...TERM_GROUPS,
      ...DAYS_PARAMETERS,
      ...NUMBERS_PARAMETERS,
      ...NUMBER_PARAMETERS,
      ...GAMES_PARAMETERS,
      ...FLAG_PARAMETERS,
    ];
    expect(parameters.toSorted()).toEqual(
      Object.values(FILTERS)
        .map(({ wire }) => wire)
        .toSorted(),
    );
  });

  it("calls no two filters the same: at the service, in an address or in what is typed", () => {
    expect(twice(Object.values(FILTERS).map(({ wire }) => wire))).toEqual([]);
    const ranges = APP_RANGE_KEYS.map((key) => FILTERS[key]);
    const addresses = [
      ...APP_TERMS_KEYS.flatMap((key) => [...new Set([key, FILTERS[key].wire])]),
      ...APP_RANGE_KEYS.flatMap((key) => [...new Set([key, FILTERS[key].plural])]),
    ];
    expect(twice(addresses)).toEqual([]);
    const typed = [
      ...TERM_GROUPS.flatMap((group) => TERMS[group].operators ?? []),
      ...ranges.flatMap((row) => row.operators),
    ];
    expect(twice(typed)).toEqual([]);
  });

  it("has a list of options for each filter of the app whose options are listed", () => {
    const listed = TERM_GROUPS.filter((group) => ["lookup", "most"].includes(TERMS[group].counted ?? ""));
    expect(TERM_GROUPS.filter((group) => LOOKUPS[group] !== undefined)).toEqual(listed);
  });

  it.each(NUMBERS_PARAMETERS)("has steps of %s that begin at its smallest value and end below its largest", (wire) => {
    const { steps, limits } = NUMBERS[wire];
    expect(twice(steps.map(String))).toEqual([]);
    expect(Math.min(...steps)).toBe(limits[0]);
    expect(Math.max(...steps)).toBeLessThanOrEqual(limits[1]);
  });
});
