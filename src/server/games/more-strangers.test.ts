// What people who had seen no rule typed, and was not understood, asked of the bundled catalogue.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { understoodBy } from "../../../test/support/understood.ts";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

describe("what strangers type", () => {
  it.each([
    // A series stays whole behind an order, and what is said of none of its games is not meant.
    ["what is the best final fantasy for beginners", "final fantasy | -metacritic"],
    ["the hardest dark souls", "the dark souls | tags=difficult"],
    ["multiplayer need for speed", "need for speed | tags=multiplayer"],
    ["cual es el mejor final fantasy para empezar", "final fantasy | -metacritic"],
    ["best games like final fantasy", " | like=final-fantasy | -metacritic"],
    ["mit welchem witcher soll ich anfangen", " | series=the-witcher"],
    ["que jugar despues de hollow knight", " | like=hollow-knight"],
    ["was spielen nach baldurs gate 3", " | like=baldurs-gate-3"],
    ["à quoi jouer après celeste", " | like=celeste"],
    ["dernier jeu d'ubisoft", expect.stringContaining("publishers=ubisoft-entertainment")],
    ["jeux d'arkane", expect.stringContaining("developers=arkane-studios")],
    ["petits jeux indé", expect.stringContaining("genres=indie")],
    ["jeux qui se passent en inde", "inde"],
    // Two digits are a decade that has begun.
    ["jeu d'enquête dans les années 40", "1940s | tags=detective"],
    // Of demands that no game meets together one becomes a wish, and not all.
    ["egoshooter aus den 90ern mit pixelgrafik", expect.stringMatching(/^Pixel Graphics \|.*tags_all=fps/)],
    ["metroidvania with hand drawn art", expect.stringMatching(/^ \|.*tags=hand-drawn/)],
    // What is not wanted of a kind of game, whatever the contraction.
    ["kart racers that aren't mario kart", " | series_none=mario-kart | tags=karting"],
    ["platformers but not mario", "-mario | genres=platformer"],
    ["plataformas sin mario", "-mario | genres=platformer"],
    ["moba that isn't lol", '-"League of Legends" | genres=moba'],
    ["rpg without rng", "-rng | genres=role-playing-games-rpg"],
    ["survival no man's sky", "no man's sky | tags=survival"],
    // Like a game or series whose words are options, and whatever else is wanted.
    ["football manager like games", " | like=football-manager-2024"],
    ["puzzle like games", " | genres=puzzle"],
    ["dead space like horror games", " | like=dead-space | tags=horror"],
    ["zelda-like mit pixelgrafik", expect.stringMatching(/^ \| like=the-legend-of-zelda\S* \| tags=pixel-graphics$/)],
    ["what games are like doom", expect.stringMatching(/^ \| like=doom/)],
    ["feels like skyrim", " | like=the-elder-scrolls-v-skyrim"],
  ])("[S-15] %s", async (text, expected) => {
    expect(await understoodBy(test, text)).toEqual(expected);
  });
});
