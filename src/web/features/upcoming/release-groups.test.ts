import { describe, expect, it } from "vitest";
import type { CardGame } from "#web/lib/card-game.ts";
import { dayAndMonth } from "./day-and-month.ts";
import { releaseGroups } from "./release-groups.ts";
import { pagesOf } from "./use-upcoming.ts";

/** A game with this name, of which groups read the date alone. */
const coming = (name: string, released: string | null, precision?: string) =>
  ({ name, released, released_precision: precision }) as unknown as CardGame;

describe("[E-02] the groups of what is to come", () => {
  it("are months in their order; a quarter and a year stand behind their last month", () => {
    const groups = releaseGroups([
      coming("day", "2026-12-03"),
      coming("year", "2026-12-31", "year"),
      coming("quarter", "2026-12-31", "quarter"),
      coming("month", "2026-12-31", "month"),
      coming("last day", "2026-12-31"),
      coming("next", "2027-01-01"),
      coming("none", null),
    ]);
    expect(groups.map(({ heading, games }) => [heading, games.map(({ name }) => name)])).toEqual([
      ["December 2026", ["day", "month", "last day"]],
      ["Some time in Q4 2026", ["quarter"]],
      ["Some time in 2026", ["year"]],
      ["January 2027", ["next"]],
    ]);
    expect(new Set(groups.map(({ key }) => key)).size).toBe(groups.length);
  });

  it("show a day where one is known", () => {
    expect(dayAndMonth({ released: "2027-03-12" })).toBe("Mar 12");
    expect(dayAndMonth({ released: "2027-03-31", released_precision: "month" })).toBe("");
    expect(dayAndMonth({ released: null })).toBe("");
    expect(dayAndMonth({ released: "soon" })).toBe("");
  });

  it.each([
    { dated: 0, all: 0, datedPages: 1, total: 1 },
    { dated: 5, all: 5, datedPages: 1, total: 1 },
    { dated: 5, all: 45, datedPages: 1, total: 1 },
    { dated: 5, all: 46, datedPages: 1, total: 2 },
    { dated: 41, all: 41, datedPages: 2, total: 2 },
    { dated: 80, all: 161, datedPages: 2, total: 4 },
    { dated: 0, all: 90, datedPages: 1, total: 3 },
    { dated: 9000, all: 9000, datedPages: 225, total: 100 },
  ])("$dated with a date of $all: those on $datedPages pages of $total", ({ dated, all, datedPages, total }) => {
    expect(pagesOf(dated, all)).toEqual({ datedPages, total });
  });
});
