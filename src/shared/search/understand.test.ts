// What people type, and what it is understood as.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMutationRun } from "../../../test/support/lane.ts";
import { NO_NAMES } from "../../../test/support/no-names.ts";
import { DEVELOPER_LOOKUP, GENRE_LOOKUP, PLATFORM_LOOKUP, TAG_LOOKUP } from "../lookups.ts";
import { chipParams } from "./chips.ts";
import { understand, type Reader } from "./understand.ts";
import { keyOf } from "./keys.ts";
import { createVocabulary, type Option } from "./vocabulary.ts";

const TITLES = [
  "No Man's Sky",
  "Before We Leave",
  "Return to Monkey Island",
  "Dark Souls",
  "Dark Souls III",
  "Mario Kart 8",
  "Mario 2003 Party",
  "The Witcher 3: Wild Hunt",
  "Football Manager 2024",
  "It Takes Two",
  "Journey",
  "Stealth",
  "Not for Broadcast",
  "Stardew Valley",
  "Return of the Obra Dinn",
  "Control",
  "-KLAUS-",
  "Pokémon X",
];

const option =
  (group: Option["group"]) =>
  (entry: { id: number; slug: string; name: string }): Option => ({ group, ...entry });
const OPTIONS: Option[] = [
  ...GENRE_LOOKUP.map(option("genres")),
  ...TAG_LOOKUP.map(option("tags")),
  { group: "tags", id: 1, slug: "turn-based", name: "Turn-Based" },
  { group: "tags", id: 2, slug: "early-access", name: "Early Access" },
  ...PLATFORM_LOOKUP.map(option("platforms")),
  ...DEVELOPER_LOOKUP.map(option("developers")),
  { group: "publishers", id: 3, slug: "devolver-digital", name: "Devolver Digital" },
  { group: "stores", id: 5, slug: "gog", name: "GOG" },
];

const spaced = (text: string) => text.split(/\s+/).map(keyOf).filter(Boolean).join(" ");
const READER: Reader = {
  vocabulary: createVocabulary(OPTIONS),
  names: {
    ...NO_NAMES,
    isTitle: (text, how) => {
      const wanted = spaced(text);
      if (wanted === "") return false;
      return TITLES.map(spaced).some((title) => (how === "whole" ? title === wanted : title.startsWith(wanted)));
    },
    isInTitle: (text) =>
      TITLES.some((title) =>
        spaced(text)
          .split(" ")
          .every((word) => spaced(title).split(" ").includes(word)),
      ),
  },
  today: "2026-11-23",
};

/** `text | parameter=value …` */
function read(query: string): string {
  const { text, filters } = understand(query, READER);
  const params = Object.entries(chipParams(filters)).map(([name, value]) => `${name}=${value}`);
  return [text, ...params].join(" | ");
}

const RPG = "genres=role-playing-games-rpg";

describe("sentences", () => {
  it.each([
    [
      "cozy rpg on switch before 2020, no horror",
      ` | tags_none=horror | genres_none=survival-horror | ${RPG} | platforms=7 | dates=1900-01-01,2019-12-31 | tags=relaxing`,
    ],
    ["mario on switch", "mario | platforms=7"],
    ["zelda before 2010", "zelda | dates=1900-01-01,2009-12-31"],
    ["dark souls on ps4", "dark souls | platforms=18"],
    ["return of the obra dinn on switch", "return of the obra dinn | platforms=7"],
    ["journey on ps3", "journey | platforms=16"],
    ["stealth on pc", "stealth | platforms=4"],
    ["it takes two coop", "it takes two | tags=co-op"],
    ["mario switch 2017", "mario | platforms=7 | dates=2017-01-01,2017-12-31"],
    ["mario 2003 switch", "mario 2003 | platforms=7"],
    ["mario kart racing switch", "mario kart | genres=racing | platforms=7"],
    ["witcher rpg", `witcher | ${RPG}`],
    ["the witcher rpg", `the witcher | ${RPG}`],
    ["cozy game like stardew on switch", "stardew | platforms=7 | tags=relaxing"],
    ["show me horror games with dragons for pc", " | platforms=4 | tags_all=horror,dragons"],
    ["games by fromsoftware", " | developers=fromsoftware"],
    ["rpgs made by cdpr", ` | developers=cd-projekt-red | ${RPG}`],
    ["from nintendo since 2015", " | developers=nintendo | dates=2015-01-01,2100-12-31"],
    ["published by devolver digital", " | publishers=devolver-digital"],
    ["platformers from devolver digital", " | publishers=devolver-digital | genres=platformer"],
    [
      "roguelike without multiplayer",
      " | tags_none=multiplayer,local-multiplayer | genres_none=massively-multiplayer | genres=roguelike",
    ],
    ["rogue like, turn based, not on pc", " | platforms_none=4 | genres=roguelike | tags=turn-based"],
    [
      "survival, no horror or gore and no early access",
      " | tags_none=horror,gore,early-access | genres_none=survival-horror | tags=survival",
    ],
    ["horror or puzzle", " | genres=horror,puzzle"],
    ["shooter or racing on ps5 or xbox series", " | platforms=187,186 | genres=shooter,racing"],
    ["cozy the ,", " | tags=relaxing"],
    ["puzzle platformer", " | tags=puzzle-platformer"],
    ["puzzle strategy", " | genres_all=puzzle,strategy"],
    ["open world action rpg xbox", " | tags=open-world | genres=action-rpg | platforms=186,1,14,80"],
    ["games on playstation", " | platforms=187,18,16,15,27"],
    ["mobile puzzle games", " | platforms=3,21 | genres=puzzle"],
    ["souls-like", " | genres=souls-like"],
    ["Soulslike Metroidvania", " | genres_all=souls-like,metroidvania"],
    ["what are the best story games of the 90s?", " | tags=story-rich | dates=1990-01-01,1999-12-31"],
    ["super nintendo jump and run", " | platforms=79 | genres=platformer"],
  ])("%s", (query, expected) => {
    const [text, ...params] = read(query).split(" | ");
    const [expectedText, ...expectedParams] = expected.split(" | ");
    expect([text, ...params.toSorted()]).toEqual([expectedText?.trim(), ...expectedParams.toSorted()]);
  });

  it.each([
    ["rpg before 2020", "1900-01-01,2019-12-31", "Before 2020"],
    ["rpg after 2015", "2016-01-01,2100-12-31", "After 2015"],
    ["rpg until 2015", "1900-01-01,2015-12-31", "Until 2015"],
    ["rpg since 2015", "2015-01-01,2100-12-31", "Since 2015"],
    ["rpg newer than 2015", "2016-01-01,2100-12-31", "After 2015"],
    ["rpg from 2010 to 2014", "2010-01-01,2014-12-31", "2010–2014"],
    ["rpg between 2010 and 2014", "2010-01-01,2014-12-31", "2010–2014"],
    ["rpg 2010-2014", "2010-01-01,2014-12-31", "2010–2014"],
    ["rpg 2015+", "2015-01-01,2100-12-31", "Since 2015"],
    ["rpg 2015 or later", "2015-01-01,2100-12-31", "Since 2015"],
    ["rpg in the 90s", "1990-01-01,1999-12-31", "1990–1999"],
    ["90s rpg", "1990-01-01,1999-12-31", "1990–1999"],
    ["rpg of the nineties", "1990-01-01,1999-12-31", "1990–1999"],
    ["early 2000s rpg", "2000-01-01,2003-12-31", "2000–2003"],
    ["rpg of the mid 90s", "1994-01-01,1996-12-31", "1994–1996"],
    ["rpg in the late 80s", "1987-01-01,1989-12-31", "1987–1989"],
    ["rpg from 2015 to 2015", "2015-01-01,2015-12-31", "2015"],
    ["rpg in 2015 or later", "2015-01-01,2100-12-31", "Since 2015"],
    ["rpg since 1950", "1950-01-01,2100-12-31", "Since 1950"],
    ["rpg until 2100", "1900-01-01,2100-12-31", "Until 2100"],
    ["rpg 2028", "2028-01-01,2028-12-31", "2028"],
    ["rpg in the last two years", "2024-01-01,2100-12-31", "Since 2024"],
    ["rpg from last year", "2025-01-01,2025-12-31", "2025"],
    ["rpg this year", "2026-01-01,2026-12-31", "2026"],
    ["rpg of the last 5 years", "2021-01-01,2100-12-31", "Since 2021"],
    ["rpg released in 2015", "2015-01-01,2015-12-31", "2015"],
    ["rpg 2015", "2015-01-01,2015-12-31", "2015"],
  ])("%s", (query, value, name) => {
    const { text, filters, isSentence } = understand(query, READER);
    expect([text, isSentence]).toEqual(["", true]);
    expect(filters).toContainEqual({ parameter: "dates", value, name });
    expect(filters).toContainEqual({ parameter: "genres", value: "role-playing-games-rpg", name: "RPG" });
  });

  it.each([
    ["rpg metacritic above 85", "86,100", "Metacritic 86+"],
    ["rpg metacritic at least 85", "85,100", "Metacritic 85+"],
    ["rpg with metacritic 85+", "85,100", "Metacritic 85+"],
    ["rpg 85+ metacritic", "85,100", "Metacritic 85+"],
    ["rpg metacritic 90", "90,100", "Metacritic 90+"],
    ["rpg score between 80 and 90", "80,90", "Metacritic 80–90"],
    ["rpg rated below 50", "1,49", "Metacritic 1–49"],
    ["highly rated rpg", "80,100", "Metacritic 80+"],
    ["critically acclaimed rpg", "80,100", "Metacritic 80+"],
  ])("%s", (query, value, name) => {
    expect(understand(query, READER).filters).toContainEqual({ parameter: "metacritic", value, name });
  });

  it.each([
    "rating above 4",
    "rating above 101",
    "score 90",
    "metacritic above",
    "85+ puzzle pieces",
    "score between 80",
  ])("%s is no score", (query) => {
    expect(understand(query, READER).filters.map(({ parameter }) => parameter)).not.toContain("metacritic");
  });

  it.each([
    "rpg since 1949",
    "rpg since 2101",
    "rpg 2029",
    "rpg this summer",
    "rpg last 0 years",
    "rpg early",
    "rpg 2015-1800",
  ])("%s names no years", (query) => {
    expect(understand(query, READER).filters.map(({ parameter }) => parameter)).not.toContain("dates");
  });
});

describe("titles and plain words", () => {
  it.each([
    ...TITLES,
    "no man",
    "before we l",
    "Return to Monkey Isl",
    "football manager 2024",
    "skyrim",
    "some words that mean nothing here",
    "cyberpunk 2077",
    "fifa 2015",
    "games",
    "",
    "   ",
    "rating",
    "by",
    "no",
    "on on on",
  ])("leaves %j alone", (query) => {
    const { others: _others, ...understood } = understand(query, READER);
    expect(understood).toEqual({ text: query.trim(), filters: [], isSentence: false });
  });
});

describe("operators", () => {
  it.each([
    ["zelda platform:switch year:2015..2018", "zelda | platforms=7 | dates=2015-01-01,2018-12-31"],
    ["genre:rpg dev:fromsoftware metacritic:80..", ` | ${RPG} | developers=fromsoftware | metacritic=80,100`],
    ["year:..2018", " | dates=1900-01-01,2018-12-31"],
    ["year:2015", " | dates=2015-01-01,2015-12-31"],
    ["playtime:..5", " | playtime=1,5"],
    ["rpg hours:10..20", " | playtime=10,20 | genres=role-playing-games-rpg"],
    ["year:2015 year:2018", " | dates=2018-01-01,2018-12-31"],
    ["metacritic:90.. year:2015 metacritic:50..60", " | dates=2015-01-01,2015-12-31 | metacritic=50,60"],
    ["metacritic:50..60 rpg metacritic above 85", " | genres=role-playing-games-rpg | metacritic=86,100"],
    ["platform:switch,ps5", " | platforms=7,187"],
    ["platform:xbox", " | platforms=186,1,14,80"],
    ['genre:"visual novel" -genre:horror tag:2d', " | genres=visual-novel | tags_none=horror | tags=2d"],
    ["genre:rpg genre:action", " | genres_all=role-playing-games-rpg,action"],
    ['"resident evil" -vr', '"resident evil" -vr'],
    ['"resident evil" on ps4 -vr', '"resident evil" -vr | platforms=18'],
    ["portal store:gog", "portal | stores=5"],
    ["-store:gog portal", "portal | stores_none=5"],
    // What names nothing is words.
    ["year:99999 genre:nothing foo:bar http://x", "year:99999 genre:nothing foo:bar http://x"],
    ["year:2018..1800 metacritic:0", "year:2018..1800 metacritic:0"],
    ["genre: rpg", ` | ${RPG}`],
    ["-", "-"],
    [":", ":"],
    ['"', '"'],
  ])("%s", (query, expected) => {
    const [text, ...params] = read(query).split(" | ");
    const [expectedText, ...expectedParams] = expected.split(" | ");
    expect([text, ...params.toSorted()]).toEqual([expectedText?.trim(), ...expectedParams.toSorted()]);
  });

  it("alone are no sentence", () => {
    const sentences = ["mario platform:switch", "mario on switch"].map((text) => understand(text, READER).isSentence);
    expect(sentences).toEqual([false, true]);
  });
});

describe("whatever is typed", () => {
  const PIECES =
    `cozy rpg on switch before 2020 no horror or and , by nintendo from 2010 to 2014 last year the 90s metacritic
    above 85 highly rated without dark souls mario "quoted words" -vr year:2015 platform:ps5 genre:rpg games for -genre:rpg
    like 2015+ until since of witcher - " : é \u0130 ﬁ 100 85+ between early`.split(/\s+/);
  const typed = fc.oneof(
    fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((words) => words.join(" ")),
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.string({ unit: "grapheme", maxLength: 60 }),
  );

  it("is answered, and what is left of it is understood as what is left", () => {
    fc.assert(
      fc.property(typed, (query) => {
        const { text, filters } = understand(query, READER);
        const again = understand(text, READER);
        expect([again.text, again.filters]).toEqual([text, []]);
        const params = new URLSearchParams(chipParams(filters));
        expect(Object.fromEntries(new URLSearchParams(params.toString()))).toEqual(chipParams(filters));
        for (const { parameter, value, name } of filters) {
          expect(params.get(parameter)).toContain(value);
          expect(name).not.toBe("");
        }
      }),
      { numRuns: isMutationRun ? 150 : 3000 },
    );
  });

  it.skipIf(isMutationRun)("takes no longer for being long", () => {
    const began = performance.now();
    for (const piece of ["no ", "on switch ", "year:2015 ", '"', "-a ", "2010-", "or and "]) {
      understand(piece.repeat(1000 / piece.length), READER);
    }
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
