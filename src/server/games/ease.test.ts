// How hard games may be, for whom, and other things that people say of games, asked of the bundled catalogue.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { understoodBy } from "../../../test/support/understood.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

const understood = async (text: string) => (await understoodBy(test, text)).split(" | ").toSorted().join(" | ");
const EASY = "tags=relaxing,family-friendly";
const GROWN = "age_ratings=mature,adults-only";

/** What more than one can play. */
const MANY = " | tags=co-op,local-co-op,split-screen,local-multiplayer";

describe("how hard a game may be", () => {
  it.each([
    ["easy games", ` | ${EASY}`],
    ["easy platformer", ` | genres=platformer | ${EASY}`],
    ["games for my girlfriend who never played anything", ` | ${EASY}`],
    ["Einfache Spiele für Anfänger", ` | ${EASY}`],
    ["jeux faciles pour débutants", ` | ${EASY}`],
    ["juegos fáciles para principiantes", ` | ${EASY}`],
    ["soulslike but easier", " | genres=souls-like | tags_none=difficult"],
    ["similar to hollow knight but not as hard", " | like=hollow-knight | tags_none=difficult"],
  ])("[S-15] %s", async (text, expected) => expect(await understood(text)).toBe(expected));
});

describe("who is grown up", () => {
  it.each([
    ["games for adults", ` | ${GROWN}`],
    ["spiele ab 18", ` | ${GROWN}`],
    ["jeux interdits aux moins de 18 ans", ` | ${GROWN}`],
    ["juegos de superheroes para mayores de 18", ` | ${GROWN} | tags=superhero`],
  ])("[S-15] %s", async (text, expected) => expect(await understood(text)).toBe(expected));
});

describe("a game by its place", () => {
  it.each([
    ["the third elder scrolls", "The Elder Scrolls III: Morrowind"],
    ["the fourth fallout", "Fallout 4"],
    ["der dritte witcher", "The Witcher 3: Wild Hunt"],
    ["el segundo resident evil", "Resident Evil 2 (1998)"],
    ["the 2nd portal game", "Portal 2"],
    // A war, a view, and what has no such game.
    ["the second world war", " | tags=world-war-ii"],
    ["third person shooter", " | tags=third-person-shooter"],
    ["the ninth portal", "the ninth portal"],
    ["le 2eme assassin's creed", "Assassin's Creed II"],
    ["el tercer god of war", "God of War III"],
    ["the second part of the last of us", "The Last of Us Part II"],
    ["third entry in the witcher series", "The Witcher 3: Wild Hunt"],
    ["la segunda parte de uncharted", "Uncharted 2: Among Thieves"],
    ["el tercer juego de the witcher", "The Witcher 3: Wild Hunt"],
    ["der zweite Teil von Portal", "Portal 2"],
    ["le troisième opus de god of war", "God of War III"],
    ["the sequel to portal", "Portal 2"],
    ["sequel to left 4 dead", "Left 4 Dead 2"],
    ["die Fortsetzung von Portal", "Portal 2"],
    ["la suite de portal", "Portal 2"],
    ["la secuela de portal", "Portal 2"],
    // Without a number: the next of a short series, no edition of it; with one: the next number.
    ["sequel to hollow knight", "Hollow Knight: Silksong"],
    ["the sequel to ori and the blind forest", "Ori and the Will of the Wisps"],
    ["la suite de subnautica", "Subnautica: Below Zero"],
    ["sequel to resident evil 4", "Resident Evil 5"],
    // Of a long series nobody knows.
    ["sequel to breath of the wild", "sequel to breath of the wild"],
    // In one language with a title in another.
    ["la segunda parte de the last of us", "The Last of Us Part II"],
    ["part of the family", "genres=family | part"],
    // How many they may be is not known of games.
    ["games for more than two players", MANY],
    ["games with more than one player", MANY],
    ["games for at least 4 players", MANY],
    ["games for up to 4 players", MANY],
    ["games for 3 or more players", MANY],
    ["juegos para 3 o más jugadores", MANY],
    ["Spiele für mehr als zwei Spieler", MANY],
    ["jeux pour 3 joueurs ou plus", MANY],
    // Who published under a name of their own, and has made more.
    ["edmund mcmillen", " | creators=edmund-mcmillen"],
  ])("[S-15] %s", async (text, expected) => expect(await understood(text)).toBe(expected));
});

describe("a maker and a machine", () => {
  it.each([
    ["naughty dog ps2", " | developers=naughty-dog | platforms=15"],
    ["ps2 naughty dog games", " | developers=naughty-dog | platforms=15"],
    ["nintendo games on wii", " | platforms=11"],
    ["sony ps2 games", " | platforms=15"],
    ["nintendo games", expect.stringMatching(/platforms=.*platforms=|publishers=nintendo/)],
  ])("[S-13] %s", async (text, expected) => {
    expect(await understood(text)).toEqual(expected);
  });
});

describe("other ways to say it", () => {
  it.each([
    ["what came out in 1998", " | dates=1998-01-01,1998-12-31"],
    ["games from 95", " | dates=1995-01-01,1995-12-31"],
    // What is called both is none of these: what is hard is left out.
    ["easy metroidvania", " | genres=metroidvania | tags_none=difficult"],
    ["games like dark souls but easy", " | like=dark-souls | tags_none=difficult"],
    // As well known as the series of that name.
    ["cyberpunk games", " | tags=cyberpunk"],
    ["star wars games", " | series=star-wars"],
    ["text adventures", " | tags=interactive-fiction"],
    ["was kann ich nach elden ring spielen", " | like=elden-ring"],
    // "madre" says nothing by itself.
    ["games for my mother", " | genres=casual"],
    ["juegos para mi madre", " | genres=casual"],
    ["Spiele für meine Mutter", " | genres=casual"],
    ["jeux pour ma mère", " | genres=casual"],
    ["games for my 70 year old mom", " | genres=casual"],
    ["platformers for my 30 year old brother", " | genres=platformer"],
    ["games i can play with one hand", " | release=out"],
    ["games coming to switch", " | platforms=7 | release=upcoming"],
    ["Spiele im Game Boy", " | platforms=24,43,26"],
    ["shooters with good stories", " | genres=shooter | tags=story-rich"],
    ["from 95 platformer games", " | dates=1995-01-01,1995-12-31 | genres=platformer"],
    ["games from 20 years", expect.stringMatching(/^(?!.*1920|.*2020)/)],
    ["an rpg in 95 parts", expect.stringMatching(/^(?!.*dates)/)],
    ["Spiele der Geschichte", " | tags=story-rich"],
    ["csgo alternatives", " | like=counter-strike-global-offensive"],
    ["diablo clone", " | like=diablo-ii"],
    ["zelda like for pc", " | like=the-legend-of-zelda-breath-of-the-wild | platforms=4"],
    ["Die Sims ähnliche Spiele", " | like=the-sims-4"],
    ["los peores juegos de la historia", " | lowest"],
    ["los juegos mas dificiles de la historia", " | tags=difficult"],
    ["les jeux les plus joués en ce moment", " | -added"],
    ["best games of all time", " | -metacritic"],
    ["les jeux les plus populaires en ce moment", " | -added"],
    ["all of time", expect.stringMatching(/^(?!.*-metacritic)/)],
    ["die Macher von Witcher", " | developers=cd-projekt-red"],
    ["les créateurs de the witcher", " | developers=cd-projekt-red"],
    ["jeux de pirates", " | tags=pirates"],
    // "zombies" is no more Spanish than French.
    ["fps sur pc sans zombies", " | platforms=4 | tags=fps | tags_none=zombies"],
    ["casse tête", " | genres=puzzle"],
    ["juegos de rol japoneses", " | tags=jrpg"],
    ["un jeu court", " | tags=short"],
    ["un hérisson qui court", expect.stringMatching(/^(?!.*short)/)],
  ])("[S-15] %s", async (text, expected) => {
    expect(await understood(text)).toEqual(expected);
  });

  it("[S-15] what leads to words that nobody knows is not looked for", async () => {
    expect(await understood("juegos de zzyrq")).toBe("zzyrq");
    expect(await understood("el padrino")).toBe("padrino");
    expect(await understood("el dorado")).toBe("el dorado");
    // "wolves" are known.
    expect(await understood("juegos con lobos")).toBe("juegos con lobos");
  });
});
