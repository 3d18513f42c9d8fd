import { describe, expect, it } from "vitest";
import { type FilterValues, NO_FILTERS, onlyValue, withoutValue, withValue } from "./filter-values.ts";

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

  it("go one by one, a range whole", () => {
    const now = filters({ platform: "4,187", year: "2015-2018" });
    expect(withoutValue(now, "platform", "4")).toEqual({ platform: "187" });
    expect(withoutValue(now, "year", "2015-2018")).toEqual({ year: "" });
  });
});
