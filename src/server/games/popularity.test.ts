// The order in which visitors meet the bundled catalogue, asked through the API as the app does: what people mean comes
// first, in searches, years and platforms.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";

const FIRST = 5;
const PLACED = 1000;
const PAGE = 40;
/** Machines for which much older and better known games came out as well. */
const PORTS = new Set(["psp", "snes"]);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

const namesOf = async (query: string, size = FIRST) => {
  const { body } = await test.get(`/api/games?${query}&page_size=${size}`);
  return body.results.map(({ name }) => name);
};

/** The games at the top of the default order. */
async function best(count: number) {
  const pages = Array.from({ length: Math.ceil(count / PAGE) }, (_, index) =>
    test.get(`/api/games?page_size=${PAGE}&page=${index + 1}`),
  );
  return (await Promise.all(pages)).flatMap(({ body }) => body.results).slice(0, count);
}

describe("the order of popularity", () => {
  it.each<[string, RegExp, RegExp]>([
    [
      "zelda",
      /Breath of the Wild/,
      /Breath|Tears|Ocarina|Link to the Past|^The Legend of Zelda$|Majora|Wind Waker|Twilight/,
    ],
    [
      "mario",
      /^(?:Super Mario (?:Bros\.|World|64)|Mario Kart 8)$/,
      /^Super Mario (?:Bros\.|Bros\. 3|World|64|Odyssey|Galaxy)$|Mario Kart (?:8|World)/,
    ],
    ["final fantasy", /^Final Fantasy(?: VII.*)?$/, /^FINAL FANTASY(?: VI| VII.*| VIII| IX| X| XIV.*| XV| XVI)?$/i],
    ["resident evil", /^Resident Evil(?: 4| 2)?\b/, /^Resident Evil(?: 4.*| 2.*| 7.*| 5| Village| Requiem)?$/],
    ["halo", /^Halo: Combat Evolved$/, /^Halo(?:: Combat| 2| 3|: Reach| Infinite|: The Master)/],
    ["god of war", /^God of War/, /^God of War(?: \(2018\)| Ragnarök| II| III| III Remastered|: .*)?$/],
    [
      "pokemon",
      /^Pokémon (?:Red|GO)/,
      /^Pokémon (?:Red|GO|Gold|Diamond|Emerald|FireRed|Ruby|Platinum|HeartGold|Scarlet|Sword|Legends|Yellow|Black)/,
    ],
  ])("[S-14] %s lists first what people mean", async (words, first, meant) => {
    const names = await namesOf(`search=${encodeURIComponent(words)}`);
    expect(names).toHaveLength(FIRST);
    expect(names[0]).toMatch(first);
    expect(names.filter((name) => !meant.test(name))).toEqual([]);
  });

  it.each<[number, readonly string[]]>([
    [1980, ["Pac-Man"]],
    [1985, ["Super Mario Bros."]],
    [1990, ["Super Mario World"]],
    [1993, ["DOOM"]],
    [1996, ["Super Mario 64", "Resident Evil", "Pokémon Red, Blue"]],
    [1998, ["The Legend of Zelda: Ocarina of Time", "Half-Life", "Metal Gear Solid"]],
    [2001, ["Halo: Combat Evolved", "Grand Theft Auto III", "Silent Hill 2"]],
    [2004, ["Half-Life 2", "Grand Theft Auto: San Andreas", "World of Warcraft"]],
    [2005, ["Resident Evil 4"]],
    [2007, ["BioShock", "Portal", "Call of Duty 4: Modern Warfare"]],
    [2009, ["Minecraft", "League of Legends"]],
    [2011, ["The Elder Scrolls V: Skyrim", "Portal 2", "Dark Souls", "Terraria"]],
    [2013, ["Grand Theft Auto V", "The Last of Us"]],
    [2015, ["The Witcher 3: Wild Hunt", "Bloodborne", "Undertale"]],
    [2016, ["Stardew Valley", "Overwatch"]],
    [2017, ["The Legend of Zelda: Breath of the Wild", "Fortnite Battle Royale", "Hollow Knight"]],
    [2018, ["Red Dead Redemption 2", "God of War (2018)"]],
    [2020, ["Cyberpunk 2077", "Hades", "Genshin Impact"]],
    [2022, ["Elden Ring", "God of War Ragnarök"]],
    [2023, ["Baldur's Gate 3", "The Legend of Zelda: Tears of the Kingdom"]],
    [2025, ["Clair Obscur: Expedition 33", "Hollow Knight: Silksong"]],
  ])("[S-14] the first five of %i are those that people name", async (year, expected) => {
    const names = await namesOf(`dates=${year}-01-01,${year}-12-31`);
    expect(expected.filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each<[string, readonly string[]]>([
    ["nintendo-switch", ["The Legend of Zelda: Breath of the Wild"]],
    ["snes", ["Super Mario World", "The Legend of Zelda: A Link to the Past"]],
    ["nes", ["Super Mario Bros.", "Super Mario Bros. 3"]],
    ["nintendo-64", ["Super Mario 64", "The Legend of Zelda: Ocarina of Time"]],
    ["wii", ["Wii Sports", "Super Mario Galaxy"]],
    ["genesis", ["Sonic the Hedgehog (1991)"]],
    ["playstation1", ["Final Fantasy VII (1997)", "Metal Gear Solid"]],
    ["xbox-old", ["Halo: Combat Evolved"]],
    ["psp", ["Grand Theft Auto: Liberty City Stories"]],
    ["game-boy", ["Tetris (Game Boy)", "Pokémon Red, Blue"]],
    ["android", ["Minecraft"]],
  ])("[S-14] the first of %s are those that people name", async (slug, expected) => {
    const { body } = await test.get(`/api/platforms/${slug}`);
    const names = await namesOf(`platforms=${String(body["id"])}`, PORTS.has(slug) ? 12 : FIRST);
    expect(expected.filter((name) => !names.includes(name))).toEqual([]);
  });

  it("[S-14] has a place for each of the first thousand, and what the world's lists name at its top", async () => {
    const games = await best(PLACED);
    const added = games.map((game) => Number(game["added"]));
    expect(added.filter((count, place) => place > 0 && count >= (added[place - 1] ?? 0))).toEqual([]);
    const top = new Set(games.slice(0, 100).map(({ name }) => name));
    const praised = `Resident Evil 4|The Legend of Zelda: Tears of the Kingdom|Elden Ring|The Witcher 3: Wild Hunt
      |The Legend of Zelda: Breath of the Wild|Baldur's Gate 3|Red Dead Redemption 2|Grand Theft Auto V|Half-Life 2|Portal 2
      |Super Mario Odyssey|The Last of Us|Minecraft|Hades|Dark Souls|Mass Effect 2|BioShock|Super Mario 64|Cyberpunk 2077
      |Metal Gear Solid|Tetris (1984)|Super Mario World|The Elder Scrolls V: Skyrim|Stardew Valley|Hollow Knight|Bloodborne`;
    expect(praised.split(/\s*\|/).filter((name) => !top.has(name))).toEqual([]);
  });

  it("[S-14] does not pass an estimate off as a rating: what nobody has rated is last in both directions", async () => {
    const rising = (await test.get(`/api/games?ordering=rating&page_size=${PAGE}`)).body.results;
    expect(rising.filter((game) => Number(game["rating"]) === 0)).toEqual([]);
    const all = await best(PLACED);
    expect(all.filter((game) => (Number(game["rating"]) === 0) !== (Number(game["ratings_count"]) === 0))).toEqual([]);
  });
});
