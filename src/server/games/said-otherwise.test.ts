// Sentences that say in other words what is understood elsewhere, asked of the bundled catalogue: games by their
// initials, titles behind their machine, the first of a kind, weeks.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { understoodBy } from "../../../test/support/understood.ts";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

describe("a game that is called by its initials", () => {
  it.each([
    ["games like wow", " | like=world-of-warcraft"],
    ["games like gta 5", " | like=grand-theft-auto-v"],
    ["gta 5 like games", " | like=grand-theft-auto-v"],
    ["totk but easier", " | like=the-legend-of-zelda-breath-of-the-wild-sequel | tags_none=difficult"],
    ["juegos como botw", " | like=the-legend-of-zelda-breath-of-the-wild"],
    ["mmo like wow", " | like=world-of-warcraft | genres=massively-multiplayer"],
    // Nobody knows a game of these initials well: they stay words.
    ["games like xqz", "xqz"],
  ])("[S-15] %s", async (text, expected) => {
    expect(await understoodBy(test, text)).toBe(expected);
  });
});

describe("a title behind the machine that it is wanted for", () => {
  it.each([
    ["psp god of war", "god of war | platforms=17"],
    ["ps2 final fantasy", "final fantasy | platforms=15"],
    ["ps1 final fantasy vii", "final fantasy vii | platforms=27"],
    ["wii u mario kart", "mario kart | platforms=10"],
    // No title, but kinds of game.
    ["nintendo 64 star wars", " | platforms=83 | tags=star-wars"],
    ["switch party games", " | platforms=7 | tags=party-game"],
    ["3ds games", " | platforms=8"],
    ["pokemon 3ds", "pokemon | platforms=8"],
  ])("[S-15] %s", async (text, expected) => {
    expect(await understoodBy(test, text)).toBe(expected);
  });
});

describe("the first of a kind", () => {
  it.each([
    ["first rpg", " | genres=role-playing-games-rpg | oldest"],
    ["the first racing games", " | genres=racing | oldest"],
    ["earliest platformers", " | genres=platformer | oldest"],
    ["first game ever made", " | oldest"],
    ["el primer juego de rol", " | genres=role-playing-games-rpg | oldest"],
    ["das erste Rollenspiel", " | genres=role-playing-games-rpg | oldest"],
    ["le premier jeu de plateforme", " | genres=platformer | oldest"],
    // How a game is seen, and what a title begins with.
    ["first person shooter", " | tags=fps"],
    ["first samurai", "first samurai"],
  ])("[S-15] %s", async (text, expected) => {
    expect(await understoodBy(test, text)).toBe(expected);
  });
});

describe("other words for the same", () => {
  it.each([
    ["from the creator of undertale", " | developers=toby-fox"],
    ["rpgs released next week", " | genres=role-playing-games-rpg | release=upcoming"],
    ["by the maker of celeste", " | developers=extremely-ok-games"],
    ["puzzle games my wife would like", " | genres=puzzle"],
    ["games my kids will love", " | age_ratings=everyone,everyone-10-plus"],
  ])("[S-15] %s", async (text, expected) => {
    expect(await understoodBy(test, text)).toBe(expected);
  });
});
