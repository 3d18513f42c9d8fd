// Filters of one value each, and the parameters that they become.
import { describe, expect, it } from "vitest";
import { NUMBERS, type TermGroup } from "#shared/catalogue/filters.ts";
import { chipParams, chipsOf, numbersChip, unique, yearsChip, type Found } from "./chips.ts";

const found = (group: TermGroup, slug: string, how: Found["how"] = "all"): Found => ({
  option: { group, id: slug.length, slug, name: slug.toUpperCase() },
  how,
});
const params = (...all: Found[]) => chipParams(chipsOf(all));

describe("chips of options", () => {
  it.each<[string, Found[], Record<string, string>]>([
    ["one is what the filter asks for", [found("genres", "rpg")], { genres: "rpg" }],
    ["several of a group are all demanded", [found("tags", "a"), found("tags", "b")], { tags_all: "a,b" }],
    ["the same one twice is one", [found("tags", "a"), found("tags", "a")], { tags: "a" }],
    [
      "of one group each stand beside each other",
      [found("tags", "a"), found("genres", "b")],
      { tags: "a", genres: "b" },
    ],
    ["what must not be is none", [found("tags", "a", "none"), found("tags", "b")], { tags_none: "a", tags: "b" }],
    ["alternatives are any", [found("tags", "a", "any"), found("tags", "b", "any")], { tags: "a,b" }],
    [
      "alternatives of genres and tags are genres",
      [found("tags", "a", "any"), found("genres", "b", "any")],
      { genres: "a,b" },
    ],
    [
      "alternatives beside a demand of another group stay their group's",
      [found("tags", "a", "any"), found("tags", "c", "any"), found("genres", "b")],
      { tags: "a,c", genres: "b" },
    ],
    [
      "alternatives beside a platform stay their group's",
      [found("tags", "a", "any"), found("platforms", "pc", "any")],
      { tags: "a", platforms: "2" },
    ],
    [
      "platforms are alternatives by themselves, by id",
      [found("platforms", "pc"), found("platforms", "wii")],
      { platforms: "2,3" },
    ],
    ["developers are, by slug", [found("developers", "x"), found("developers", "y")], { developers: "x,y" }],
    ["what must not be may be a platform", [found("platforms", "pc", "none")], { platforms_none: "2" }],
  ])("%s", (_title, all, expected) => {
    expect(params(...all)).toEqual(expected);
  });

  it("carry the option's name", () => {
    expect(chipsOf([found("tags", "a", "none")])).toEqual([{ parameter: "tags_none", value: "a", name: "A" }]);
  });
});

describe("chips of ranges", () => {
  it.each([
    [2015, 2018, "2015-01-01,2018-12-31", "2015–2018"],
    [2015, 2015, "2015-01-01,2015-12-31", "2015"],
    [2015, undefined, "2015-01-01,2100-12-31", "Since 2015"],
    [undefined, 2018, "1900-01-01,2018-12-31", "Until 2018"],
  ])("of the years %j to %j are the days %s, called %s", (...[from, to, value, name]) => {
    expect(yearsChip(from, to)).toEqual({ parameter: "dates", value, name });
  });

  it.each([
    [80, 90, "80,90", "Metacritic 80–90"],
    [80, undefined, "80,100", "Metacritic 80+"],
    [undefined, 50, "1,50", "Metacritic 1–50"],
    [0, 500, "1,100", "Metacritic 1–100"],
  ])("of the scores %j to %j ask for %s, called %s", (...[from, to, value, name]) => {
    expect(numbersChip(NUMBERS.metacritic, from, to)).toEqual({ parameter: "metacritic", value, name });
  });

  it("of two of a kind the later one counts, of other filters each value once", () => {
    const score = (from: number) => numbersChip(NUMBERS.metacritic, from, undefined);
    const [a, b] = chipsOf([found("tags", "a"), found("tags", "b")]);
    const chips = [score(50), a, yearsChip(2015, 2015), b, a, score(80)].filter((chip) => chip !== undefined);
    expect(unique(chips)).toEqual([a, yearsChip(2015, 2015), b, score(80)]);
    expect(chipParams(chips)).toEqual({ tags_all: "a,b", dates: "2015-01-01,2015-12-31", metacritic: "80,100" });
  });
});
