// Operators in what is typed; what looks like one and names nothing is words.
import { describe, expect, it } from "vitest";
import { DEVELOPER_LOOKUP, GENRE_LOOKUP, PLATFORM_LOOKUP, TAG_LOOKUP } from "../lookups.ts";
import { STORE_OPTIONS } from "../options.ts";
import { chipParams } from "./chips.ts";
import { readOperators, readWords } from "./operators.ts";
import { createVocabulary } from "./vocabulary.ts";

const vocabulary = createVocabulary([
  ...GENRE_LOOKUP.map((option) => ({ ...option, group: "genres" as const })),
  ...TAG_LOOKUP.map((option) => ({ ...option, group: "tags" as const })),
  ...PLATFORM_LOOKUP.map((option) => ({ ...option, group: "platforms" as const })),
  ...DEVELOPER_LOOKUP.map((option) => ({ ...option, group: "developers" as const })),
  ...STORE_OPTIONS.map((option) => ({ ...option, group: "stores" as const })),
]);
const read = (text: string) => readOperators(text, vocabulary);
const asked = (text: string) => {
  const { rest, chips } = read(text);
  return [readWords(rest), chipParams(chips)] as const;
};
const NOTHING = { text: "", phrases: [], without: [] };

describe("operators", () => {
  it.each([
    ["year:2015", { dates: "2015-01-01,2015-12-31" }],
    ["YEAR:2015..2018", { dates: "2015-01-01,2018-12-31" }],
    ["year:..2018", { dates: "1900-01-01,2018-12-31" }],
    ["year:2015..", { dates: "2015-01-01,2100-12-31" }],
    ["year:1950..2100", { dates: "1950-01-01,2100-12-31" }],
    ["score:80..", { metacritic: "80,100" }],
    ["hours:1..5", { playtime: "1,5" }],
    ["genre:action", { genres: "action" }],
    ["genre:action,racing", { genres: "action,racing" }],
    ["genre:action, ", { genres: "action" }],
    ["-genre:action", { genres_none: "action" }],
    ['store:"epic games"', { stores: "11" }],
    ["tag:action", { genres: "action" }],
    ["platform:switch", { platforms: "7" }],
    ["genre:action genre:racing", { genres_all: "action,racing" }],
    ["year:2015 year:2016", { dates: "2016-01-01,2016-12-31" }],
  ])("%s asks for %j", (text, params) => {
    expect(asked(text)).toEqual([NOTHING, params]);
  });

  it.each([
    "year:1949",
    "year:2101",
    "year:",
    "year:..",
    "year:2015.2018",
    "year:x",
    "year:20155",
    "-year:2015",
    "score:0",
    "score:101",
    "genre:nonsense",
    "genre:action,nonsense",
    "genre:,",
    "nothing:action",
    "toolongoperator:action",
    "genre: action",
    "http://x",
  ])("%s asks for nothing and is words", (text) => {
    expect(asked(text)).toEqual([{ ...NOTHING, text }, {}]);
  });

  it("stay words where a part of what they mean is not wanted", () => {
    const isSwitch = ({ value }: { value: string }) => value === "7";
    expect(readOperators("platform:switch,ps5", vocabulary, isSwitch).chips).toEqual([]);
    expect(readOperators("platform:switch", vocabulary, isSwitch).chips).toHaveLength(1);
  });

  it("stay words where they are not wanted", () => {
    const { rest, chips } = readOperators(
      "zelda genre:action year:2015",
      vocabulary,
      ({ parameter }) => parameter === "dates",
    );
    expect([readWords(rest).text, chipParams(chips)]).toEqual([
      "zelda genre:action",
      { dates: "2015-01-01,2015-12-31" },
    ]);
  });
});

describe("words", () => {
  it.each([
    ["zelda  breath", { text: "zelda breath" }],
    ['"breath of" zelda', { text: "zelda", phrases: ["breath of"] }],
    ["zelda -wild", { text: "zelda", without: ["wild"] }],
    ['zelda -"of the"', { text: "zelda", without: ["of the"] }],
    ["-KLAUS-", { text: "-KLAUS-" }],
    ["- wild", { text: "- wild" }],
    ["--wild", { text: "--wild" }],
    ['"breath of', { text: '"breath of' }],
    ['a"b" c', { text: 'a"b" c' }],
    ["spider-man", { text: "spider-man" }],
    ["\tzelda\n", { text: "zelda" }],
    ["", {}],
  ])("of %j are %j", (text, expected) => {
    expect(readWords(read(text).rest)).toEqual({ ...NOTHING, ...expected });
  });
});
