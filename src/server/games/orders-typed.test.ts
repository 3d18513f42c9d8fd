// Orders that words ask for, of the bundled catalogue through the protocol.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { understoodBy } from "../../../test/support/understood.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

const understood = (text: string) => understoodBy(test, text);

describe("orders in words", () => {
  it.each([
    ["oldest games", " | oldest"],
    ["oldest rpgs", " | genres=role-playing-games-rpg | oldest"],
    ["oldest nintendo games", " | publishers=nintendo | oldest"],
    ["juegos más antiguos", " | oldest"],
    ["älteste spiele", " | oldest"],
    ["les plus vieux jeux", " | oldest"],
    ["shortest games", " | playtime"],
    ["juegos más largos", " | -playtime"],
    // What has no score comes last.
    ["worst games", " | lowest"],
    ["worst rated rpgs", " | genres=role-playing-games-rpg | lowest"],
    ["peores juegos", " | lowest"],
    ["die schlechtesten spiele", " | lowest"],
    ["les pires jeux", " | lowest"],
    ["worst zelda game", " | series=the-legend-of-zelda | lowest"],
    ["rpgs alphabetically", " | genres=role-playing-games-rpg | name"],
    // A series in the order of its days.
    ["assassins creed in order", " | series=assassins-creed | oldest"],
    ["zelda games in order of release", " | series=the-legend-of-zelda | oldest"],
    ["los juegos de zelda en orden", " | series=the-legend-of-zelda | oldest"],
    ["zelda spiele in der richtigen reihenfolge", " | series=the-legend-of-zelda | oldest"],
    ["zelda dans l'ordre chronologique", " | series=the-legend-of-zelda | oldest"],
    ["kojima games in order", " | creators=hideo-kojima | oldest"],
    ["assassin's creed in order", " | series=assassins-creed | oldest"],
    ["the first assassin's creed", " | series=assassins-creed | oldest"],
    ["zelda games in order for switch", "zelda | platforms=7 | oldest"],
    ["final fantasy on ps1 in order", "final fantasy | platforms=27 | oldest"],
    ["juegos en orden de lanzamiento", " | oldest"],
    ["juegos por orden alfabético", " | name"],
    ["games in order of popularity", " | -added"],
    ["rpgs in order of rating", " | genres=role-playing-games-rpg | -metacritic"],
    ["newest to oldest", " | release=out | -released"],
    ["oldest first", " | oldest"],
    // What a name has itself is no possessive.
    ["assassin's creed games", " | series=assassins-creed"],
    ["baldur's gate series", " | series=baldurs-gate"],
    ["kojima's games", " | creators=hideo-kojima"],
    ["first zelda game", " | series=the-legend-of-zelda | oldest"],
    ["last final fantasy", " | series=final-fantasy | release=out | -released"],
    ["dernier zelda", " | series=the-legend-of-zelda | release=out | -released"],
    ["how many zelda games are there", " | series=the-legend-of-zelda"],
    ["metroid chronological", " | series=metroid | oldest"],
    ["all yakuza in story order", " | series=yakuza | oldest"],
    ["what order should i play zelda", " | series=the-legend-of-zelda | oldest"],
    ["which zelda game first", " | series=the-legend-of-zelda | oldest"],
    ["en que orden se juegan los kingdom hearts", " | series=kingdom-hearts | oldest"],
    ["welches zelda zuerst", " | series=the-legend-of-zelda | oldest"],
    ["dans quel ordre jouer à zelda", " | series=the-legend-of-zelda | oldest"],
    ["shortest zelda", " | series=the-legend-of-zelda | playtime"],
    ["longest final fantasy", " | series=final-fantasy | -playtime"],
  ])("[S-15] %s", async (text, expected) => expect(await understood(text)).toBe(expected));

  it.each([
    ["the last of us games in order", "the last of us"],
    ["put things in order", "put things in order"],
    ["remettre dans l'ordre", "remettre dans l'ordre"],
    ["primera persona", " | tags=first-person"],
    ["past sonic", "past sonic"],
    ["not offline", "not offline"],
    // Only a series has a first and a last one, and nobody's slip is meant.
    ["first person games", " | tags=first-person"],
    ["first person shooter", " | tags=fps"],
    ["the last of us", "the last of us"],
    ["the longest journey", "the longest journey"],
    ["a short hike", "a short hike"],
    ["games i can play in order to relax", "order | tags=relaxing"],
  ])("[S-15] no order: %s", async (text, expected) => {
    expect(await understood(text)).toBe(expected);
  });

  it("[S-15] no order: last year games", async () => {
    expect(await understood("last year games")).toMatch(/^ \| dates=\d{4}-01-01,\d{4}-12-31$/);
  });

  it("[S-15] the first of a series is its first one", async () => {
    const { body } = await test.get("/api/games?series=the-legend-of-zelda&ordering=oldest&page_size=2");
    expect(body.results.map((game) => game["slug"])).toEqual(["the-legend-of-zelda", "zelda-ii-the-adventure-of-link"]);
  });

  it.each([
    ["which final fantasy should i start with", " | series=final-fantasy"],
    ["games to play after work", " | tags=relaxing"],
    ["spiele nach feierabend", " | tags=relaxing"],
    ["juegos para antes de dormir", " | tags=relaxing"],
    ["jeux pour décompresser", " | tags=relaxing"],
    ["offline games", " | tags=singleplayer"],
    ["offline coop", " | tags=co-op"],
    ["juegos para jugar con amigos sin internet", " | tags=co-op,local-co-op,online-co-op"],
    ["rpg without internet", " | tags=singleplayer | genres=role-playing-games-rpg"],
    ["juegos sin internet", " | tags=singleplayer"],
    ["spiele ohne internet", " | tags=singleplayer"],
    ["jeux hors ligne", " | tags=singleplayer"],
    ["side scrolling beat em up", " | tags=side-scroller | genres=beat-em-up"],
  ])("[S-15] %s", async (text, expected) => expect(await understood(text)).toBe(expected));

  it("[S-13] a game's first word alone is enough to be liked", async () => {
    expect(await understood("stardew but scary")).toMatch(/^ \| like=stardew-valley \| /);
  });
});
