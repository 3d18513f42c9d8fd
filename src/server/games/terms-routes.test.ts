// Lists and details of the taxonomies.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { versioned } from "../../../test/support/versioned.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe("taxonomies", () => {
  it.each([
    ["genres", ["action", "adventure", "puzzle", "role-playing-games-rpg"]],
    ["platforms", ["pc", "playstation4", "playstation3", "xbox-one", "nintendo-switch"]],
    ["platforms/lists/parents", ["pc", "playstation", "xbox", "nintendo"]],
    ["platforms/parents", ["pc", "playstation", "xbox", "nintendo"]],
    ["stores", ["steam", "gog"]],
    ["tags", ["story-rich", "fantasy", "2d", "great-soundtrack", "singleplayer", "roguelike", "multiplayer"]],
    ["developers", ["north-works", "south-works"]],
    ["publishers", ["big-house", "small-house"]],
    ["creators", ["ada-composer", "bo-designer"]],
    ["creators?search=design", ["bo-designer"]],
    ["creator-roles", ["director", "composer", "designer"]],
    ["genres?ordering=name", ["action", "adventure", "puzzle", "role-playing-games-rpg"]],
    ["genres?ordering=-name", ["role-playing-games-rpg", "puzzle", "adventure", "action"]],
    ["genres?ordering=-games_count", ["adventure", "action", "puzzle", "role-playing-games-rpg"]],
    ["genres?ordering=id", ["adventure", "action", "role-playing-games-rpg", "puzzle"]],
    ["genres?ordering=nonsense", ["action", "adventure", "puzzle", "role-playing-games-rpg"]],
    ["tags?search=SOUND", ["great-soundtrack"]],
    ["tags?page_size=2&page=2", ["2d", "great-soundtrack"]],
  ])("%s", async (path, slugs) => {
    const { status, body } = await test.get(`/api/${path}`);
    expect(status).toBe(200);
    expect(body.results.map(({ slug }) => slug)).toEqual(slugs);
  });

  it("lists entries with their most added games", async () => {
    const { body } = await test.get("/api/genres");
    expect(body.results[2]).toEqual({
      id: 7,
      name: "Puzzle",
      slug: "puzzle",
      games_count: 3,
      image_background: versioned("http://ludex.test/media/games/103/background.jpg"),
      games: [
        { id: 103, slug: "portal-2", name: "Portal 2", added: 8564 },
        { id: 102, slug: "portal", name: "Portal", added: 8177 },
        { id: 104, slug: "portal-stories", name: "Portal Stories", added: 322 },
      ],
    });
    expect(body.results[1]?.["games"]).toHaveLength(6);
  });

  it.each<[string, object]>([
    ["platforms/18", { slug: "playstation4", year_start: 2013, year_end: null, image: null, description: "" }],
    ["platforms/playstation3", { id: 16, year_start: 2006, year_end: 2017 }],
    ["genres/action", { id: 4, description: "" }],
    ["stores/1", { slug: "steam", domain: "store.steampowered.com" }],
    ["tags/roguelike", { id: 639, language: "eng", games_count: 1 }],
    ["developers/4", { slug: "north-works" }],
    ["publishers/small-house", { games_count: 2 }],
    ["creators/47", { name: "Ada Composer", positions: [{ slug: "director" }, { slug: "composer" }] }],
  ])("%s by id or slug, without its games", async (path, expected) => {
    const { status, body } = await test.get(`/api/${path}`);
    expect(status).toBe(200);
    expect(body).toHaveProperty("description");
    expect(body).toMatchObject(expected);
    expect(body).not.toHaveProperty("games");
  });

  it("[G-01] lists what people do as id, name and slug and nothing else, as RAWG does", async () => {
    const { body } = await test.get("/api/creator-roles?page_size=1");
    expect(body).toMatchObject({ count: 3, next: "http://ludex.test/api/creator-roles?page=2&page_size=1" });
    expect(body.results).toEqual([{ id: 2, name: "director", slug: "director" }]);
  });

  it("lists families with their platforms", async () => {
    const { body } = await test.get("/api/platforms/lists/parents");
    expect(body.results[1]).toMatchObject({
      slug: "playstation",
      platforms: [{ slug: "playstation4" }, { slug: "playstation3" }],
    });
  });

  it.each(["genres/nope", "platforms/999", "stores/10", "creator-roles/1", "nothing", "games/101/nothing"])(
    "%s: 404 Not found.",
    async (path) => {
      expect(await test.get(`/api/${path}`)).toMatchObject({ status: 404, text: '{"detail":"Not found."}' });
    },
  );

  it("does not mind a slash at the end", async () => {
    expect((await test.get("/api/tags/?page_size=1")).body.next).toBe("http://ludex.test/api/tags?page=2&page_size=1");
  });
});

describe("the bundled taxonomies", () => {
  it("page as RAWG does: 40 genres, 50 platforms, 20 stores, 10 of the rest", async () => {
    const real = await startTestApp({ dataDirectory: REAL_DATA });
    const sizes = async (path: string) => {
      const { body } = await real.get(`/api/${path}`);
      return [body.results.length, body.next !== null];
    };
    expect(await sizes("genres")).toEqual([19, false]);
    expect(await sizes("stores")).toEqual([10, false]);
    expect(await sizes("platforms/lists/parents")).toEqual([14, false]);
    for (const path of ["tags", "developers", "publishers"]) expect(await sizes(path)).toEqual([10, true]);
    expect(await sizes("tags?page_size=100")).toEqual([40, true]);
    await real.close();
  });
});
