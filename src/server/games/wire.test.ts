// Every answer of the bundled catalogue is what the OpenAPI document promises: complete, and without a field more.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { readCatalogue } from "#server/catalogue/catalogue.ts";
import { readDataFiles } from "#server/catalogue/data-files.ts";
import { pageOf } from "./documentation.ts";
import * as wire from "./wire.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

describe("answers", () => {
  it.each<[string, z.ZodType]>([
    ["games?search=the&page_size=40&include=screenshots,movies,developers", pageOf(wire.GameListItem)],
    ["games?genres=action&page_size=40", pageOf(wire.GameListItem)],
    ["games/portal-2", wire.GameDetail],
    ["games/portal-2/screenshots", pageOf(wire.Screenshot)],
    ["games/portal-2/movies", pageOf(wire.Movie)],
    ["games/portal-2/stores", pageOf(wire.GameStoreLink)],
    ["games/portal-2/suggested", pageOf(wire.GameListItem)],
    ["games/portal-2/game-series", pageOf(wire.GameListItem)],
    ["games/portal-2/development-team", pageOf(wire.TeamMember)],
    ...["genres", "platforms", "platforms/lists/parents", "stores", "tags", "developers", "publishers", "creators"].map(
      (path): [string, z.ZodType] => [path, pageOf(wire.Term)],
    ),
    ["genres/action", wire.TermDetail],
    ["platforms/pc", wire.TermDetail],
    ["stores/steam", wire.TermDetail],
  ])("%s", async (path, schema) => {
    const { body } = await test.get(`/api/${path}`);
    const { user_platforms: _extra, ...promised } = body;
    expect(schema.parse(promised)).toEqual(promised);
  });

  it("holds for every game of the catalogue", async () => {
    const pages = Math.ceil((await test.get("/api/games?page_size=1")).body.count / 40);
    for (let page = 1; page <= pages; page += 1) {
      const { body } = await test.get(`/api/games?page_size=40&page=${page}`);
      for (const game of body.results) expect(wire.GameListItem.parse(game)).toEqual(game);
    }
  });
});

describe("the bundled catalogue", () => {
  it("gives the right five action games for PC of 2015, by score", async () => {
    const { games } = readCatalogue(readDataFiles(REAL_DATA)).catalogue;
    const right = games
      .map(({ entry }) => entry)
      .filter(({ released }) => released?.startsWith("2015-"))
      .filter(({ genres, platforms }) => genres.includes("action") && platforms.includes("pc"))
      .toSorted((a, b) => (b.metacritic ?? 0) - (a.metacritic ?? 0) || b.id - a.id)
      .slice(0, 5)
      .map(({ name }) => name);
    const query = "genres=action&platforms=4&dates=2015-01-01,2015-12-31&ordering=-metacritic&page_size=5";
    const { body } = await test.get(`/api/games?${query}`);
    expect(body.results.map(({ name }) => name)).toEqual(right);
    expect(right[0]).toBe("The Witcher 3: Wild Hunt");
  });

  it.each([
    ["zelda ocarina", 25097],
    ["gta", 3498],
    ["botw", 22511],
    ["wicher 3", 3328],
    ["half life 2", 13537],
  ])("finds %s", async (text, id) => {
    const ids = await test.ids(`search=${encodeURIComponent(text)}&page_size=3`);
    expect(ids).toContain(id);
  });

  it("is described at /api/openapi.json, route by route", async () => {
    const { status, text } = await test.get("/api/openapi.json");
    const document: {
      openapi: string;
      paths: Record<string, { get: { parameters?: { name: string }[]; responses: object } }>;
    } = JSON.parse(text);
    expect([status, document.openapi]).toEqual([200, "3.1.0"]);
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        "/api/games",
        "/api/games/{game}",
        "/api/games/{game}/screenshots",
        "/api/platforms/lists/parents",
      ]),
    );
    const games = document.paths["/api/games"]?.get;
    expect(games?.parameters?.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["search", "dates", "ordering", "include"]),
    );
    expect(Object.keys(games?.responses ?? {})).toEqual(["200", "404"]);
    expect(text).toContain("metacritic_platforms");
  });
});
