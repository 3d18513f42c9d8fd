// Where games come from, and where else they came out: each row fails when its rule is broken.
import { describe, expect, it } from "vitest";
import { readSentence } from "../../../../test/support/read-sentence.ts";
import type { Option } from "#shared/search/vocabulary.ts";

const OPTIONS: readonly Option[] = [
  { group: "tags", id: 1, slug: "jrpg", name: "JRPG" },
  { group: "tags", id: 2, slug: "western", name: "Western" },
];
const read = (text: string) => readSentence(text, { options: OPTIONS });

describe("where games come from", () => {
  it.each([
    ["polish games", " | release=out | origins"],
    ["games by swedish developers", " | release=out | origins"],
    ["indie games from sweden", " | genres=indie | origins"],
    ["games made in france on ps5", " | platforms=187 | origins"],
    ["juegos españoles", " | release=out | origins"],
    ["juegos de terror hechos en españa", "terror |  | origins"],
    ["spiele aus polen", " | release=out | origins"],
    ["studios français", " | release=out | origins"],
    ["jeux d'action faits au québec", " | genres=action | origins"],
    ["japanese indie games", " | genres=indie | origins"],
  ])("[S-15] is said not to be known: %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ["indie games set in japan", "japan | genres=indie | "],
    ["indie games from india jones", "india jones | genres=indie | "],
    ["western games", " | tags=western | "],
    ["give us indie games", " | genres=indie | "],
  ])("[S-15] is not asked by %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe("games for one platform alone", () => {
  it.each([
    ["ps4 exclusives", " | platforms=18 | exclusives"],
    ["exclusive rpgs for nintendo switch", " | platforms=7&genres=role-playing-games-rpg | exclusives"],
    ["exclusivos de ps5", " | platforms=187 | exclusives"],
    ["PS5 Exklusivtitel", " | platforms=187 | exclusives"],
    ["exclusivités switch", " | platforms=7 | exclusives"],
  ])("[S-15] are said to stand on its page: %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });
});
