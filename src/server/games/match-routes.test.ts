// Which games a list from elsewhere names, against the bundled catalogue.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { TITLES_MAX } from "#shared/question-limits.ts";
import type { MatchAnswer } from "./match-routes.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

async function match(titles: readonly string[]): Promise<MatchAnswer["results"]> {
  const response = await test.app.inject({
    method: "POST",
    url: "/api/games/match",
    headers: { host: "ludex.test", "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ titles: titles.join("\n") }).toString(),
  });
  expect(response.statusCode).toBe(200);
  return response.json<MatchAnswer>().results;
}

describe("[P-03] a title of a list from elsewhere", () => {
  it.each([
    ["as it is", "Portal 2", "Portal 2"],
    ["in other letters and with signs", "PORTAL™ 2", "Portal 2"],
    ["without what stands before its colon", "Hades", "Hades"],
    ["with a year in brackets", "Doom (2016)", "DOOM (2016)"],
    ["with an edition that is none here", "Mad Max™ Deluxe Edition (2015)", "Mad Max"],
    ["with an edition that is one here", "Fallout 3 Game of the Year Edition", "Fallout 3: Game of the Year Edition"],
    ["with a slip in an edition", "Fallot 3 Game of the Year Edition", "Fallout 3: Game of the Year Edition"],
    ["with an edition and a slip", "Hollw Knight Deluxe Edition", "Hollow Knight"],
    ["by another name of it", "The Witcher III: Wild Hunt", "The Witcher 3: Wild Hunt"],
  ])("is certain %s: %s", async (_rule, title, name) => {
    const [found] = await match([title]);
    expect([found?.title, found?.is_certain, found?.games[0]?.name]).toEqual([title, true, name]);
  });

  it.each([
    ["qwertzuiop asdfghjkl"],
    ["???"],
    ["Zzqx unknown"],
    ["My unknown thing"],
    // The words of what is said of games: no title.
    ["Today"],
    ["Foo Bar Baz"],
    ["Quantum Farm Simulator 12"],
  ])("that is none has no game: %s", async (title) => {
    expect(await match([title])).toEqual([{ title, is_certain: false, games: [] }]);
  });

  it("that only resembles one is uncertain, with games to choose from", async () => {
    const [found, other] = await match(["Wicher 3 Wild", "Final Fantasy Legend of Zelda"]);
    expect(found?.games[0]?.name).toBe("The Witcher 3: Wild Hunt");
    expect([found?.is_certain, other?.is_certain]).toEqual([false, false]);
  });

  it.each([
    ["with a word that a store adds", "Undertale Demo", "Undertale"],
    ["with more such words than its own", "Celeste Soundtrack Bundle", "Celeste"],
    ["with a season", "Rainbow Six Siege Y9", "Tom Clancy's Rainbow Six Siege"],
    ["by ear", "fasmofobia", "Phasmophobia"],
    ["with slips", "Marvels Spidermann Remastred", "Marvel's Spider-Man Remastered"],
    ["with one word of it wrong", "Grand Theft Auto Five San", "Grand Theft Auto: San Andreas"],
    ["with two slips and one word", "Pokemon Yelow", "Pokémon Yellow Version: Special Pikachu Edition"],
  ])("that is written otherwise still has its game to choose, %s: %s", async (_rule, title, name) => {
    const [found] = await match([title]);
    expect(found?.games.map((game) => game.name)).toContain(name);
  });

  it("that several games have is uncertain without a year, with all of them to choose from", async () => {
    const [found] = await match(["Doom"]);
    expect(found?.is_certain).toBe(false);
    const namesakes = found?.games.filter(({ name }) => /^doom(?: \(\d{4}\))?$/i.test(name)) ?? [];
    expect(namesakes.length).toBeGreaterThan(1);
  });

  it("keeps its place, however many there are, and no more than a hundred are read", async () => {
    const titles = ["Celeste", "", "Hollow Knight", ...Array.from({ length: 150 }, () => "Tetris")];
    const results = await match(titles);
    expect(results.slice(0, 3).map(({ title }) => title)).toEqual(["Celeste", "Hollow Knight", "Tetris"]);
    expect(results).toHaveLength(TITLES_MAX - 1);
  });
});
