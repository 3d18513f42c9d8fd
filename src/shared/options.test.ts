import { expect, it } from "vitest";
import { yearOptions } from "./options.ts";

it("offers the years from this one down to 1980", () => {
  const years = yearOptions(2026);
  expect([years.length, years[0], years[1], years.at(-1)]).toEqual([47, 2026, 2025, 1980]);
  expect(yearOptions()[0]).toBe(new Date().getFullYear());
});
