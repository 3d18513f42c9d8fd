// Every choice that the filters offer leads somewhere: asked of the bundled catalogue through the API, as the app does.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEVELOPER_LOOKUP, GENRE_LOOKUP, PLATFORM_LOOKUP, TAG_LOOKUP } from "../../src/shared/lookups.ts";
import {
  BASIC_GENRES,
  BASIC_PLATFORMS,
  BASIC_TAGS,
  STORE_OPTIONS,
  yearOptions,
  type FilterOption,
} from "../../src/shared/options.ts";
import { RAWG_GENRES } from "../../src/shared/rawg/genres.ts";
import { REAL_DATA, startTestApp, type TestApp } from "../support/test-app.ts";

const PAGE_SIZE = 20;

const bySlug = (parameter: string, options: readonly FilterOption[]) =>
  options.map(({ slug }) => `${parameter}=${slug}`);
const byId = (parameter: string, options: readonly FilterOption[]) => options.map(({ id }) => `${parameter}=${id}`);

const BASIC = [...byId("platforms", BASIC_PLATFORMS), ...bySlug("genres", BASIC_GENRES), ...bySlug("tags", BASIC_TAGS)];
const ADVANCED = [
  ...byId("platforms", PLATFORM_LOOKUP),
  // What the app asks: kinds of game that RAWG keeps as tags stand among the genres.
  ...bySlug("genre_tags=true&genres", GENRE_LOOKUP),
  ...bySlug("developers", DEVELOPER_LOOKUP),
  ...bySlug("tags", TAG_LOOKUP),
  ...byId("stores", STORE_OPTIONS),
  ...yearOptions().map((year) => `dates=${year}-01-01,${year}-12-31`),
];

describe("the filters over the bundled catalogue", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ dataDirectory: REAL_DATA });
  });
  afterAll(() => test.close());

  /** Choices that lead to fewer than `least` games, with how many there are. */
  const meagre = async (queries: readonly string[], least: number) => {
    const counts = await Promise.all(
      queries.map(async (query) => ({ query, count: (await test.get(`/api/games?${query}`)).body.results.length })),
    );
    return counts.filter(({ count }) => count < least);
  };

  it("[F-05] [F-06] every basic option finds a full page", async () => {
    expect(await meagre(BASIC, PAGE_SIZE)).toEqual([]);
  });

  it("[G-01] the genres that are taken for RAWG's are those of the catalogue, the basic ones among them", async () => {
    const { body } = await test.get("/api/genres");
    expect(new Set(body.results.map(({ slug }) => slug))).toEqual(RAWG_GENRES);
    expect(BASIC_GENRES.filter(({ slug }) => !RAWG_GENRES.has(slug))).toEqual([]);
  });

  it("[G-01] genres=rpg finds nothing, as with RAWG, whose slug is another", async () => {
    expect((await test.get("/api/games?genres=rpg")).body).toMatchObject({ count: 0, next: null, results: [] });
    expect((await test.get("/api/games?genres=role-playing-games-rpg")).body.count).toBeGreaterThan(100);
    expect((await test.get("/api/games?tags=rpg")).body.count).toBeGreaterThan(20);
  });

  it("[F-06] the stores on offer are those of the catalogue that sell something", async () => {
    const { body } = await test.get("/api/stores?page_size=40");
    const open = body.results.filter((store) => Number(store["games_count"]) > 0);
    const known = open.map(({ id, name, slug }) => ({ id, name, slug }));
    expect(known.toSorted((a, b) => a.id - b.id)).toEqual(STORE_OPTIONS.toSorted((a, b) => a.id - b.id));
  });

  it("[F-06] every advanced option finds a game, and every year since 1980", async () => {
    expect(ADVANCED.length).toBeGreaterThan(41 + 45 + 17 + 78 + 40);
    expect(await meagre(ADVANCED, 1)).toEqual([]);
  });
});
