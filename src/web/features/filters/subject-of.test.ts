import { describe, expect, test } from "vitest";
import { subjectOf } from "./subject-of.ts";

describe("[E-01] the page of what a filter names", () => {
  test.each([
    [{ group: "genre", match: "any", value: "action" }, { slug: "action", isTag: false }, "/genre/action"],
    [{ group: "genre", match: "all", value: "jrpg" }, { slug: "jrpg", isTag: true }, "/tag/jrpg"],
    [{ group: "tag", match: "all", value: "co-op" }, undefined, "/tag/co-op"],
    [{ group: "developer", match: "any", value: "valve-software" }, undefined, "/studio/valve-software"],
    [{ group: "creator", match: "any", value: "hideo-kojima" }, undefined, "/person/hideo-kojima"],
    [
      { group: "platform", match: "any", value: "187" },
      { slug: "playstation5", isTag: false },
      "/platform/playstation5",
    ],
    [{ group: "year", match: "any", value: "2015" }, undefined, "/year/2015"],
    [{ group: "year", match: "any", value: "2015-2015" }, undefined, "/year/2015"],
  ] as const)("%o, in the lists %o, leads to %s", (filter, entry, address) => {
    expect(subjectOf(filter, entry)).toBe(address);
  });

  test.each([
    ["what is left out", { group: "genre", match: "none", value: "action" }],
    ["several years", { group: "year", match: "any", value: "2015-2018" }],
    ["years without an end", { group: "year", match: "any", value: "2015-" }],
    ["years without a beginning", { group: "year", match: "any", value: "-2015" }],
    ["a platform of which only the id is known", { group: "platform", match: "any", value: "187" }],
    ["a genre that no list has", { group: "genre", match: "any", value: "made-up" }],
    ["what has no pages", { group: "store", match: "any", value: "steam" }],
    ["scores", { group: "metacritic", match: "any", value: "80-100" }],
  ] as const)("%s leads to none", (_what, filter) => {
    expect(subjectOf(filter)).toBeUndefined();
  });
});
