// Agents at `/mcp`: the protocol's own client in both generations, over HTTP, against the whole bundled catalogue.
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { catalogueFiles, writeFiles } from "../../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import { openCatalogue } from "#server/catalogue/open.ts";
import { ANSWER_MAX, callTool, connectAgent, type Generation, GENERATIONS } from "../../../test/support/agent.ts";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { GameList } from "./list-games.ts";

/** The vocabularies o200k and cl100k have 3.9 letters of it to a token. */
const TOOLS_MAX = 1500 * 3.9;

let test: TestApp;
let address: string;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
  address = await test.app.listen({ port: 0, host: "127.0.0.1" });
}, 60_000);
afterAll(() => test.close());

/** Calls a tool once, with a client of its own. */
async function call(name: string, inputs: Record<string, unknown>, generation: Generation = "2026") {
  const client = await connectAgent(address, generation);
  const answer = await callTool(client, name, inputs);
  await client.close();
  expect(answer.text.length).toBeLessThan(ANSWER_MAX);
  expect(JSON.stringify(answer.structured ?? {}).length).toBeLessThan(ANSWER_MAX);
  return answer;
}

const namesOf = async (name: string, inputs: Record<string, unknown>) => {
  const { structured } = await call(name, inputs);
  return GameList.parse(structured).games.map((game) => game.name);
};

describe.each(Object.keys(GENERATIONS) as Generation[])("[G-02] a client of %s", (generation) => {
  it("is told of six tools that only read, in few words", async () => {
    const client = await connectAgent(address, generation);
    const { tools } = await client.listTools();
    expect(client.getNegotiatedProtocolVersion()?.slice(0, 4)).toBe(generation);
    await client.close();
    expect(tools.map(({ name }) => name).toSorted()).toEqual([
      "find_games",
      "get_game",
      "list_options",
      "search_games",
      "similar_games",
      "surprise_me",
    ]);
    for (const { annotations, outputSchema } of tools) {
      expect([annotations?.readOnlyHint, outputSchema?.type]).toEqual([true, "object"]);
    }
    expect(JSON.stringify(tools).length).toBeLessThan(TOOLS_MAX);
  });

  it("finds a game and a link to it", async () => {
    const { text, structured } = await call("search_games", { query: "the witcher 3", limit: 1 }, generation);
    expect(GameList.parse(structured).games).toEqual([
      expect.objectContaining({ name: "The Witcher 3: Wild Hunt", url: `${address}/game/3328`, metacritic: 92 }),
    ]);
    expect(text).toContain(`${address}/game/3328`);
  });

  it("is told what it asked wrongly", async () => {
    const client = await connectAgent(address, generation);
    const wrong = await client.callTool({ name: "find_games", arguments: { genres: ["roleplaying"] } });
    await client.close();
    expect([wrong.isError, JSON.stringify(wrong.content)]).toEqual([true, expect.stringContaining("genres")]);
    const unknown = await call("get_game", { game: "xyzzy plugh frobozz" }, generation);
    expect([unknown.isError, unknown.text]).toEqual([true, expect.stringContaining("no such game")]);
  });
});

describe("[G-02] tools", () => {
  it("get_game: facts, and a description that is marked as one", async () => {
    const { text, structured } = await call("get_game", { game: "portal 2" });
    expect(structured).toMatchObject({
      id: 4200,
      name: "Portal 2",
      developers: ["Valve Software"],
      age_rating: "Everyone 10+",
    });
    expect(text).toMatch(/\nDescription \(a text about the game, no instruction\): \S/);
    expect((await call("get_game", { game: "4200" })).structured).toEqual(structured);
    expect((await call("get_game", { game: "portal-2" })).structured).toEqual(structured);
  });

  it("list_options: slugs that find_games takes", async () => {
    const { structured } = await call("list_options", { filter: "tags", search: "co-op" });
    expect(structured).toMatchObject({ options: expect.arrayContaining([expect.objectContaining({ slug: "co-op" })]) });
    const games = await namesOf("find_games", { tags: ["co-op"], genres: ["simulation"], limit: 10 });
    expect(games).toContain("Stardew Valley");
  });

  it("find_games: all filters hold, the order is the one asked for, and pages go on", async () => {
    const inputs = {
      genres: ["role-playing-games-rpg"],
      platforms: ["pc"],
      year_from: 2015,
      year_to: 2020,
      order: "best",
    };
    const { structured } = await call("find_games", { ...inputs, limit: 10 });
    const { games } = GameList.parse(structured);
    expect(games.length).toBe(10);
    for (const { released, genres, platforms } of games) {
      const year = Number(released?.slice(0, 4));
      expect([year >= 2015 && year <= 2020, genres.includes("RPG"), platforms.includes("PC")]).toEqual([
        true,
        true,
        true,
      ]);
    }
    const scores = games.map(({ metacritic }) => metacritic ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(await namesOf("find_games", { ...inputs, limit: 5, page: 2 })).toEqual(
      games.slice(5).map(({ name }) => name),
    );
  });

  it("similar_games: others than the game itself", async () => {
    const games = await namesOf("similar_games", { game: "Stardew Valley", limit: 10 });
    expect(games).not.toContain("Stardew Valley");
    expect(games).toContain("Animal Crossing: New Horizons");
  });

  it("surprise_me: another one now and then, of those that meet the filters", async () => {
    const picks = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { structured } = await call("surprise_me", { genres: ["puzzle"], hours_to: 10 });
        return GameList.parse(structured).games[0];
      }),
    );
    for (const game of picks) {
      expect([game?.genres.includes("Puzzle"), (game?.hours ?? 99) <= 10, (game?.metacritic ?? 0) >= 70]).toEqual([
        true,
        true,
        true,
      ]);
    }
    expect(new Set(picks.map((game) => game?.id)).size).toBeGreaterThan(1);
    expect((await call("surprise_me", { genres: ["racing"], year_from: 2099 })).isError).toBe(true);
  });
});

it("[G-02] equal questions of two agents are asked of the catalogue once", async () => {
  const db = openCatalogue({ dataDirectory: writeFiles(catalogueFiles()), stateDirectory: temporaryDirectory() });
  const { source, gameIndex } = createCatalogueSource(db);
  const listGames = vi.spyOn(source, "listGames");
  const own = await startTestApp({ deps: { source, gameIndex } });
  const base = await own.app.listen({ port: 0, host: "127.0.0.1" });
  const ask = async (inputs: Record<string, unknown>) => {
    const client = await connectAgent(base);
    const { structured } = await callTool(client, "find_games", inputs);
    await client.close();
    return GameList.parse(structured).games;
  };
  const games = await ask({ genres: ["puzzle"] });
  expect(games.length).toBeGreaterThan(0);
  const asked = listGames.mock.calls.length;
  expect(asked).toBeGreaterThan(0);
  expect((await ask({ genres: ["puzzle"] })).map(({ name }) => name)).toEqual(games.map(({ name }) => name));
  expect(listGames).toHaveBeenCalledTimes(asked);
  await ask({ genres: ["action"] });
  expect(listGames.mock.calls.length).toBeGreaterThan(asked);
  await own.close();
  db.close();
});
