import { describe, expect, it } from "vitest";
import { catalogueFiles, testGame, type TestGame } from "../../test/support/catalogue-files.ts";
import { problemLine } from "#server/catalogue/catalogue.ts";
import { FIRST_OWN_ID } from "#server/catalogue/entry.ts";
import { checkCatalogue } from "./check.ts";

/** Problems of a catalogue with these games, given as name and whatever else matters. */
const linesFor = (games: readonly (Record<string, TestGame[string]> & { name: string })[]) =>
  checkCatalogue(
    catalogueFiles(
      games.map((fields, index) =>
        testGame({
          id: FIRST_OWN_ID + 900 + index,
          slug: `game-${index}`,
          ...(fields["tba"] === true ? {} : { released: "2001-02-02" }),
          ...fields,
        }),
      ),
    ),
  ).problems.map(problemLine);

describe("similar names", () => {
  it.each([
    ["the same name", "Broken Sword", "Broken Sword"],
    ["case, accents and punctuation", "Pokémon: Étoile!", "POKEMON Etoile"],
    ["numerals", "Street Brawler II", "Street Brawler 2"],
    ["a year in brackets", "Doomed", "Doomed (2001)"],
    ["an edition", "Dusk Rider", "Dusk Rider: Game of the Year Edition"],
    ["a remaster", "Dusk Rider", "Dusk Rider Remastered"],
  ])("names %s near each other", (_what, first, second) => {
    expect(linesFor([{ name: first }, { name: second, released: "2001-11-11" }])).toEqual([
      `games/2001.toml (${second}): name: is too near to ${first} in games/2001.toml, is it the same game?`,
    ]);
  });

  it.each([
    ["a remake years later", { name: "Doomed" }, { name: "Doomed", released: "2016-05-13" }],
    ["a remaster years later", { name: "Doomed" }, { name: "Doomed Remastered", released: "2003-05-13" }],
    ["a remake that is announced", { name: "Doomed" }, { name: "Doomed Remake", tba: true }],
    ["a sequel", { name: "Doomed" }, { name: "Doomed II", released: "2001-11-11" }],
  ])("leaves %s alone", (_what, first, second) => {
    expect(linesFor([first, second])).toEqual([]);
  });

  it("leaves an edition alone that RAWG keeps as a game of its own, but not a second one of its name", () => {
    const [game, edition] = [
      { id: 1, name: "Dusk Rider" },
      { id: 2, name: "Dusk Rider Remastered" },
    ];
    expect(linesFor([game, { ...edition, released: "2001-11-11" }])).toEqual([]);
    expect(linesFor([game, { ...edition, name: "Dusk Rider", released: "2001-11-11" }])).toHaveLength(1);
  });

  it("names one announced twice", () => {
    expect(
      linesFor([
        { name: "Doomed", tba: true },
        { name: "Doomed: Deluxe Edition", tba: true },
      ]),
    ).toEqual([
      "games/tba.toml (Doomed: Deluxe Edition): name: is too near to Doomed in games/tba.toml, is it the same game?",
    ]);
  });
});

describe("series", () => {
  const pair = (first: string, second: string) =>
    linesFor([
      { name: "First", series: first },
      { name: "Second", series: second },
    ]);

  it.each([
    ["punctuation", "spider-man", "spiderman"],
    ["an article", "witness", "the-witness"],
    ["one word", "splinter-cell", "clancys-splinter-cell"],
  ])("names two words for one that differ in %s", (_what, shorter, longer) => {
    expect(pair(shorter, longer)).toContain(
      `games/2001.toml (Second): series: ${longer} is nearly ${shorter} of First, write one of the two`,
    );
  });

  it.each([
    ["portal", "portal"],
    ["elite", "sniper-elite"],
    ["golden-axe", "golden-sun"],
  ])("lets %s and %s stand", (first, second) => {
    expect(pair(first, second)).toEqual([]);
  });

  it("names a game that belongs to a series by its name and does not say so", () => {
    const first = { name: "Golden Axe", series: "golden-axe" };
    expect(linesFor([first, { name: "Golden Axe II" }])).toEqual([
      "games/2001.toml (Golden Axe II): series: is missing, the name begins with golden-axe; a series of its own is fine, too",
    ]);
    expect(linesFor([first, { name: "Golden Axe of Another House", series: "golden-house" }])).toEqual([]);
    expect(linesFor([first, { name: "Golden Axe: The Beacon", parent: FIRST_OWN_ID + 900 }])).toEqual([]);
    expect(linesFor([first, { name: "Golden Axes" }])).toEqual([]);
  });
});
