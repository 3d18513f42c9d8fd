import { describe, expect, it } from "vitest";
import { readPartialDay } from "./partial-day.ts";

describe("a date as far as it is known", () => {
  it.each([
    ["1998-11-19", { day: "1998-11-19" }],
    ["1998-11", { day: "1998-11-30", precision: "month" }],
    ["2024-02", { day: "2024-02-29", precision: "month" }],
    ["2026-Q1", { day: "2026-03-31", precision: "quarter" }],
    ["2026-Q4", { day: "2026-12-31", precision: "quarter" }],
    ["1983", { day: "1983-12-31", precision: "year" }],
  ])("[D-10] %s stands for its last day", (text, expected) => {
    expect(readPartialDay(text)).toEqual(expected);
  });

  it.each(["", "83", "1998-13", "1998-00", "2026-Q5", "2026-q1", "1998-02-30", "1998-11-19T00:00:00", "soon"])(
    "%j is none",
    (text) => {
      expect(readPartialDay(text)).toBeUndefined();
    },
  );
});
