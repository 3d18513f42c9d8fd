import { describe, expect, it } from "vitest";
import { APP_RANGE_KEYS, APP_TERMS_KEYS, FILTERS, MATCHES } from "#shared/catalogue/filters.ts";
import { PLATFORM_LOOKUP } from "#shared/lookups.ts";
import {
  type FilterValues,
  isRange,
  type ListName,
  listName,
  NO_FILTERS,
  onlyValue,
  optionValue,
  partsOf,
  readFilter,
  withoutValue,
  withValue,
} from "./filter-values.ts";

const filters = (changes: Partial<FilterValues>): FilterValues => ({ ...NO_FILTERS, ...changes });
const after = (before: FilterValues, change: Partial<FilterValues>) => ({ ...before, ...change });

describe("single values of a filter", () => {
  it("[F-03] stand in one place at most: any, all or none", () => {
    let now = filters({ genre: "action" });
    now = after(now, withValue(now, "genre", { value: "arcade", match: "any" }));
    expect(now.genre).toBe("action,arcade");
    now = after(now, withValue(now, "genre", { value: "action", match: "none" }));
    expect([now.genre, now.genre_none]).toEqual(["arcade", "action"]);
    now = after(now, withValue(now, "genre", { value: "action", match: undefined }));
    expect([now.genre, now.genre_none]).toEqual(["arcade", ""]);
  });

  it("[F-02] one alone leaves what is left out", () => {
    const now = filters({ tag: "co-op,horror", tag_all: "war", tag_none: "vr,gore" });
    expect(onlyValue(now, "tag", "vr")).toEqual({ tag: "vr", tag_all: "", tag_none: "gore" });
  });

  it("[F-06] are understood for every platform on offer, those with ids of our own included", () => {
    const offered = PLATFORM_LOOKUP.map((option) => optionValue("platform", option));
    expect(offered.filter((value) => readFilter("platform", value) !== value)).toEqual([]);
  });

  it("go one by one, a range whole", () => {
    const now = filters({ platform: "4,187", year: "2015-2018" });
    expect(withoutValue(now, "platform", "4")).toEqual({ platform: "187" });
    expect(withoutValue(now, "year", "2015-2018")).toEqual({ year: "" });
  });
});

describe("the texts of the table's filters", () => {
  it.each(APP_RANGE_KEYS)("[F-07] %s is read as a range and never as a list of values", (name) => {
    const [min, max] = FILTERS[name].limits;
    expect(isRange(name)).toBe(true);
    expect(readFilter(name, `${min}-${max}`)).toBe(`${min}-${max}`);
    expect(readFilter(name, `${min},${max}`)).toBe("");
    expect(readFilter(name, `${min}-${max + 1}`)).toBe("");
    expect(NO_FILTERS[name]).toBe("");
  });

  it.each(APP_TERMS_KEYS.flatMap((group) => MATCHES.map((match) => ({ group, match }))))(
    "[F-07] $group, $match of it, is read as a list of ids or of slugs",
    ({ group, match }) => {
      const name = listName(group, match);
      expect(isRange(name)).toBe(false);
      expect(partsOf(name)).toMatchObject({ group, match });
      expect(readFilter(name, "7,a-slug")).toBe(FILTERS[group].by === "id" ? "7" : "7,a-slug");
    },
  );

  it("a name that no row has belongs to no group", () => {
    expect(() => partsOf("no-such-filter" as ListName)).toThrow("no-such-filter");
  });
});
