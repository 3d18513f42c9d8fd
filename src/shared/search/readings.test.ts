// What a query as a whole is read as: a title, a name, an option, or a game that is elsewhere. Each row fails when the rule
// that decides it is broken; what is known of the catalogue is a handful of names.
import { describe, expect, it } from "vitest";
import { NO_NAMES } from "../../../test/support/no-names.ts";
import { GENRE_LOOKUP, PLATFORM_LOOKUP } from "#shared/lookups.ts";
import { chipParams } from "./chips.ts";
import { keyOf } from "./keys.ts";
import type { NamedMakers } from "./rules/rule.ts";
import { understand, type Reader } from "./understand.ts";
import { createVocabulary, type Option } from "./vocabulary.ts";

const option = (group: Option["group"], slug: string, id = 1): Option => ({ group, id, slug, name: slug });
const named = (slug: string, rest: Partial<NamedMakers> = {}): NamedMakers => ({
  options: [option("developers", slug)],
  games: 3,
  fame: 10,
  titleFame: 0,
  ...rest,
});

const TITLES = [
  "Control",
  "Rare Games Collection",
  "Solid Ground",
  "Solid 1999 Gold",
  "Lonely Road",
  "Nintendo Switch Sports",
  "Xbox One",
  "Puzzle Quest",
  "Horror Story",
  "Hollow Ground",
];
const MAKERS: Readonly<Record<string, NamedMakers>> = {
  greenhouse: named("green-house"),
  control: named("control"),
  rare: named("rare", { fame: 5, titleFame: 9 }),
  solid: named("solid", { fame: 12, titleFame: 3 }),
  lonely: named("lonely", { games: 1, titleFame: 20 }),
  x: named("x"),
  racing: named("racing-house", { fame: 5 }),
  arcade: named("arcade-house", { fame: 5 }),
  wii: named("wii", { fame: 5 }),
  xbox: named("xbox-game-house"),
  hollow: named("nobody"),
  rogue: named("rogue"),
  lone: named("lone", { games: 1, options: [option("series", "lone")] }),
};
const SERIES: Readonly<Record<string, NamedMakers>> = {
  greenhouse: named("the-series-green-house"),
  lone: named("lone", { games: 1, options: [option("series", "lone")] }),
  racing: named("the-series-racing", { fame: 5 }),
};
/** What a mistyped name may be; a name that is written right is somebody else's there. */
const FORGIVEN: Readonly<Record<string, NamedMakers>> = {
  grenhouse: named("green-house"),
  greenhouse: named("green-horse"),
  rareg: named("rarey"),
};
/** How well known the best known game of an option is, beside the best known title that begins so. */
const FAMES: Readonly<Record<string, number>> = {
  nintendoswitch: 10,
  xbox: 10,
  xboxone: 10,
  horror: 10,
  puzzle: 1,
  racing: 10,
  wii: 10,
  arcade: 1,
};
const TITLE_FAME = 2;

const READER: Reader = {
  vocabulary: createVocabulary([
    ...GENRE_LOOKUP.map((entry): Option => ({ group: "genres", ...entry })),
    ...PLATFORM_LOOKUP.map((entry): Option => ({ group: "platforms", ...entry })),
    option("tags", "horror", 16),
  ]),
  names: {
    ...NO_NAMES,
    isTitle: (text, how) =>
      keyOf(text) !== "" &&
      TITLES.map(keyOf).some((title) => (how === "whole" ? title === keyOf(text) : title.startsWith(keyOf(text)))),
    elsewhere: (text) => (["mother3", "control"].includes(keyOf(text)) ? "Mother 3" : undefined),
    findMakers: (text, { isSeries = false, forgives }) =>
      (isSeries ? SERIES : forgives ? FORGIVEN : MAKERS)[keyOf(text)],
    famesOf: (_options, text) => ({ fame: FAMES[keyOf(text)] ?? 0, titleFame: TITLE_FAME }),
    isKnown: ({ slug }) => slug !== "nobody",
  },
  today: "2026-11-23",
};

/** `text | parameter=value … | the order | or: parameter=value …` */
function read(query: string): string {
  const { text, filters, ordering, others = [] } = understand(query, READER);
  const params = (chips: typeof filters) =>
    Object.entries(chipParams(chips)).map(([name, value]) => `${name}=${value}`);
  const other = params(others).toSorted();
  return [text, ...params(filters).toSorted(), ...(ordering ? [ordering] : []), ...other.map((each) => `or: ${each}`)]
    .join(" | ")
    .trim();
}

const RPG = "genres=role-playing-games-rpg";
const GREEN_HOUSE = "| developers=green-house";

describe("[S-13] a name", () => {
  it.each([
    ["stands alone", "green house", GREEN_HOUSE],
    ["stands among words that say nothing", "the green house games please", GREEN_HOUSE],
    ["stands behind what leads to a maker", "games from the studio green house", GREEN_HOUSE],
    ["may be mistyped", "grenhouse", GREEN_HOUSE],
    ["is a series where the words say so", "green house series", "| developers=the-series-green-house"],
    ["has its games in the order that is asked for", "the best of green house", `${GREEN_HOUSE} | -metacritic`],
    ["stays beside an operator, which counts", "green house genre:rpg", `green house | ${RPG}`],
    ["of one letter is none", "x games", "x games"],
    ["that is a title is the title, and the other way to read it", "control", "control | or: developers=control"],
    ["with which a better known title begins is that", "rare", "rare | or: developers=rare"],
    ["is meant where the words ask for games, whatever begins so", "rare games", "| developers=rare"],
    ["of a better known kind of game is that where the words ask for games", "racing games", "| genres=racing"],
    ["is no platform where the words ask for games", "wii games", "| developers=wii"],
    ["that is short for somebody is the platform of just that name", "xbox", "| platforms=186,1,14,80"],
    [
      "that is short for somebody is theirs behind what leads to a maker",
      "games by xbox",
      "| developers=xbox-game-house",
    ],
    ["that is better known than a kind of game is meant", "arcade games", "| developers=arcade-house"],
    [
      "of a better known kind of game is a series where the words say so",
      "racing series",
      "| developers=the-series-racing",
    ],
    ["is none where the words are a kind of game", "rogue like", "| genres=roguelike"],
    ["is not what games are to be like, said behind", "green house like", "green house like"],
    ["behind what leads to a maker is meant", "games by racing", "| developers=racing-house"],
    ["that nobody knows is none where a title begins so", "hollow games", "hollow"],
    ["of a series with one game is none", "lone", "lone"],
    ["of a series with one game stays beside an operator, which counts", "lone genre:rpg", `lone | ${RPG}`],
    ["of a series with one game is one where the words say so", "the lone series", "| series=lone"],
    ["is not mistyped where a title begins so", "rare g", "rare g"],
    ["that is better known than a title that begins so is meant", "solid", "| developers=solid"],
    ["with a year means the games of that year", "solid 1998", "| dates=1998-01-01,1998-12-31 | developers=solid"],
    ["with the year of a title is that, although it is better known", "solid 1999", "solid 1999"],
    ["of somebody with one game is no other way to read a title", "lonely", "lonely"],
    ["is not what games are to be like", "games like green house", "games like green house"],
    ["is not what games are to be like, said first", "like green house", "like green house"],
    ["is not what games are to be similar to", "similar to green house", "similar to green house"],
    ["is not where games are set", "games set in green house", "games set in green house"],
    ["is meant by whoever would like its games", "I would like green house games", GREEN_HOUSE],
    [
      "among more words than a question has is left alone",
      `${"games ".repeat(41)}by green house`,
      `${"games ".repeat(41)}by green house`,
    ],
  ])("%s: %s", (_rule, query, expected) => {
    expect(read(query)).toBe(expected);
  });
});

describe("[S-13] the name of a platform or of a kind of game", () => {
  it.each([
    ["is meant where it is better known than the titles that begin so", "nintendo switch", "| platforms=7"],
    ["is the title where that is better known", "puzzle", "puzzle | or: genres=puzzle"],
    ["is the title where one is called just so", "xbox one", "xbox one | or: platforms=1"],
    ["is no tag, which is the title's first word", "horror", "horror | or: tags=horror"],
    ["is the whole text", "nintendo switch sp", "nintendo switch sp"],
  ])("%s: %s", (_rule, query, expected) => {
    expect(read(query)).toBe(expected);
  });
});

describe("[S-16] a game that exists and is not here", () => {
  it("is told by its title", () => {
    expect(understand("mother 3", READER)).toEqual({
      text: "mother 3",
      filters: [],
      isSentence: false,
      elsewhere: "Mother 3",
    });
  });

  it("is not told of a title that is here", () => {
    expect(understand("control", READER).elsewhere).toBeUndefined();
  });
});

describe("[S-15] what is called old", () => {
  const OLD = "dates=1900-01-01,2006-12-31";
  it.each([
    ["is twenty years and more behind", "old games", `| ${OLD}`],
    ["beside a kind of game", "old rpgs", `| ${OLD} | ${RPG}`],
    ["beside a name", "old green house games", `| ${OLD} | developers=green-house`],
    ["in Spanish, behind what it is said of", "juegos de rol antiguos", `| ${OLD} | ${RPG}`],
    ["in German", "alte Rollenspiele", `| ${OLD} | ${RPG}`],
    ["in French", "vieux jeux", `| ${OLD}`],
    ["says nothing where a time is named", "old rpgs from 1998", `| dates=1998-01-01,1998-12-31 | ${RPG}`],
    ["is a word of what games are about", "rpg with old cars", `cars | ${RPG}`],
  ])("%s: %s", (_rule, query, expected) => {
    expect(read(query)).toBe(expected);
  });
});
