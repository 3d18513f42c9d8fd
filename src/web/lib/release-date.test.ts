import { describe, expect, it } from "vitest";
import { machineDate, releaseDate, releaseYear } from "./release-date.ts";

describe("release dates", () => {
  it("[K-04] are written out, whatever the visitor's time zone", () => {
    expect(releaseDate({ released: "2015-05-18" })).toBe("May 18, 2015");
    expect(releaseDate({ released: "2024-01-01" })).toBe("Jan 1, 2024");
  });

  it.each([
    [{ released: "1983-12-31", released_precision: "year" }, "1983", "1983"],
    [{ released: "2026-09-30", released_precision: "quarter" }, "Q3 2026", "2026"],
    [{ released: "2027-03-31", released_precision: "quarter" }, "Q1 2027", "2027"],
    [{ released: "1998-11-30", released_precision: "month" }, "November 1998", "1998-11"],
    [{ released: "1998-11-19", released_precision: undefined }, "Nov 19, 1998", "1998-11-19"],
  ] as const)("[D-10] say of %j no more than is known: %s", (release, said, machine) => {
    expect(releaseDate(release)).toBe(said);
    expect(machineDate(release)).toBe(machine);
  });

  it.each([null, "", "2015", "2015-13-45", "soon", "2015-05-18T10:00:00"])("[K-04] %j is no date", (released) => {
    expect(releaseDate({ released })).toBe("N/A");
  });

  it("[K-01] give the year of a card", () => {
    expect(releaseYear("1998-11-21")).toBe("1998");
    expect(releaseYear(null)).toBe("N/A");
    expect(releaseYear("TBA")).toBe("N/A");
  });
});
