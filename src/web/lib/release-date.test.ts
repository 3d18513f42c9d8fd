import { describe, expect, it } from "vitest";
import { releaseDate, releaseYear } from "./release-date.ts";

describe("release dates", () => {
  it("[K-04] are written out, whatever the visitor's time zone", () => {
    expect(releaseDate("2015-05-18")).toBe("May 18, 2015");
    expect(releaseDate("2024-01-01")).toBe("Jan 1, 2024");
  });

  it.each([null, "", "2015", "2015-13-45", "soon", "2015-05-18T10:00:00"])("[K-04] %j is no date", (released) => {
    expect(releaseDate(released)).toBe("N/A");
  });

  it("[K-01] give the year of a card", () => {
    expect(releaseYear("1998-11-21")).toBe("1998");
    expect(releaseYear(null)).toBe("N/A");
    expect(releaseYear("TBA")).toBe("N/A");
  });
});
