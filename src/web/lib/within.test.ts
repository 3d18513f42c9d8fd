import { describe, expect, it } from "vitest";
import { NO_FILTERS } from "./filter-values.ts";
import { filtersWithin, isSettled, ownFilters } from "./within.ts";

const chosen = { ...NO_FILTERS, genre: "action", genre_all: "arcade,puzzle", year: "2010-2016", like: "portal" };

describe("a list within something", () => {
  it("[E-06] [E-01] leaves no choice of what it lies within, and room beside entries that are all wanted", () => {
    const within = { like: "4200", genre_all: "puzzle" };
    expect([isSettled(within, "like"), isSettled(within, "genre_all"), isSettled(within, "year")]).toEqual([
      true,
      false,
      false,
    ]);
    expect(ownFilters(chosen, within)).toEqual({ ...chosen, like: "" });
    expect(filtersWithin(chosen, within)).toEqual({ ...chosen, like: "4200", genre_all: "puzzle,arcade" });
  });

  it("[E-01] is of one year, whatever an address says of years", () => {
    expect(filtersWithin(chosen, { year: "2015" }).year).toBe("2015");
    expect(ownFilters(chosen, { year: "2015" }).year).toBe("");
  });
});
