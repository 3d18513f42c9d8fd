// One game and what hangs below it.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { versioned } from "../../../test/support/versioned.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const DETAIL_FIELDS = `id slug name name_original description metacritic metacritic_platforms released tba updated
  background_image background_image_additional website rating rating_top ratings reactions added added_by_status playtime
  screenshots_count movies_count creators_count achievements_count parent_achievements_count reddit_url reddit_name
  reddit_description reddit_logo reddit_count twitch_count youtube_count reviews_text_count ratings_count
  suggestions_count alternative_names metacritic_url parents_count additions_count game_series_count user_game
  reviews_count saturated_color dominant_color parent_platforms platforms stores developers genres tags publishers
  esrb_rating clip description_raw`
  .split(/\s+/)
  .toSorted();

describe("GET /api/games/{id or slug}", () => {
  it("has RAWG's 54 fields and no other", async () => {
    const { status, body } = await test.get("/api/games/101");
    expect(status).toBe(200);
    expect(DETAIL_FIELDS).toHaveLength(54);
    expect(Object.keys(body).toSorted()).toEqual(DETAIL_FIELDS);
  });

  it("is found by id and by slug", async () => {
    const [byId, bySlug] = [await test.get("/api/games/102"), await test.get("/api/games/portal")];
    expect(bySlug.text).toBe(byId.text);
    expect((await test.get("/api/games/000102")).body.name).toBe("Portal");
  });

  it("shows what the catalogue knows", async () => {
    const { body } = await test.get("/api/games/pok-mon-toile");
    expect(body).toMatchObject({
      id: 101,
      name: "Pokémon: Étoile",
      alternative_names: ["PKE"],
      released: "2015-02-01",
      metacritic: 90,
      rating: 4.5,
      ratings_count: 900,
      added: 8969,
      website: "https://example.org/",
      esrb_rating: { id: 3, name: "Teen", slug: "teen" },
      parent_platforms: [{ platform: { slug: "pc" } }, { platform: { slug: "playstation" } }],
      publishers: [{ id: 20, name: "Big House", slug: "big-house", games_count: 50 }],
      stores: [{ url: "", store: { id: 1, slug: "steam", domain: "store.steampowered.com" } }],
      background_image: versioned("http://ludex.test/media/games/101/background.jpg"),
      background_image_additional: versioned("http://ludex.test/media/games/101/background-additional.jpg"),
      screenshots_count: 7,
    });
  });

  it("is empty, not invented, where nothing is known", async () => {
    const { body } = await test.get("/api/games/107");
    expect(body).toMatchObject({
      released: null,
      tba: true,
      metacritic: null,
      esrb_rating: null,
      website: "",
      ratings: [],
    });
    expect(body).toMatchObject({ metacritic_url: "", reddit_url: "", clip: null, user_game: null, movies_count: 0 });
  });

  it("gives the description as markup and as text", async () => {
    const { body } = await test.get("/api/games/112");
    expect(body["description_raw"]).toMatch(/<60 frames & never says sorry\.$/);
    expect(body["description"]).toMatch(/^<p>[^<]+&lt;60 frames &amp; never says sorry\.<\/p>$/);
    expect(body.name).toBe("Quiet Sea <Redux> & Friends");
  });

  it("carries pictures and videos when asked", async () => {
    const { body } = await test.get("/api/games/102?include=screenshots,movies");
    expect(body["screenshots"]).toHaveLength(7);
    expect(body["videos"]).toEqual([]);
  });

  it.each([
    "/api/games/999999",
    "/api/games/no-such-game",
    "/api/games/99999999999999999999999",
    "/api/games/-1",
    "/api/games/1.5",
  ])("%s: 404 Not found.", async (path) => {
    expect(await test.get(path)).toMatchObject({ status: 404, text: '{"detail":"Not found."}' });
  });

  it("counts its relatives", async () => {
    const counts = async (id: number) => {
      const { body } = await test.get(`/api/games/${id}`);
      return [body["additions_count"], body["parents_count"], body["game_series_count"], body["creators_count"]];
    };
    expect(await counts(106)).toEqual([1, 0, 1, 0]);
    expect(await counts(108)).toEqual([0, 1, 0, 0]);
    expect(await counts(111)).toEqual([0, 0, 0, 1]);
  });
});

describe("below a game", () => {
  const PARTS = ["screenshots", "movies", "stores", "suggested", "additions", "parent-games", "game-series"].concat([
    "development-team",
    "achievements",
    "reddit",
    "twitch",
    "youtube",
  ]);

  it.each(PARTS)("%s is a page for id and slug, and 404 for an unknown game", async (part) => {
    const [byId, bySlug] = [await test.get(`/api/games/103/${part}`), await test.get(`/api/games/portal-2/${part}`)];
    expect([byId.status, bySlug.status]).toEqual([200, 200]);
    expect(Object.keys(byId.body)).toEqual(["count", "next", "previous", "results"]);
    expect(bySlug.body.results).toEqual(byId.body.results);
    expect(await test.get(`/api/games/nobody/${part}`)).toMatchObject({ status: 404, text: '{"detail":"Not found."}' });
    expect((await test.get(`/api/games/103/${part}?page=99`)).status).toBe(404);
  });

  it("shows seven screenshots with their size", async () => {
    const { body } = await test.get("/api/games/103/screenshots?page_size=2&page=2");
    expect(body).toMatchObject({
      count: 7,
      next: "http://ludex.test/api/games/103/screenshots?page=3&page_size=2",
      previous: "http://ludex.test/api/games/103/screenshots?page_size=2",
      results: [
        {
          id: 10303,
          image: versioned("http://ludex.test/media/games/103/screenshot-3.jpg"),
          width: 1280,
          height: 720,
          is_deleted: false,
        },
        { id: 10304 },
      ],
    });
  });

  it("[D-09] leads to the shops, under the ids that the detail gives", async () => {
    const { body } = await test.get("/api/games/112/stores");
    expect(body.results).toEqual([
      {
        id: 11201,
        game_id: 112,
        store_id: 1,
        url: "https://store.steampowered.com/search/?term=Quiet%20Sea%20%3CRedux%3E%20%26%20Friends",
      },
    ]);
    const detail = await test.get("/api/games/112");
    expect(detail.body["stores"]).toMatchObject([{ id: 11201 }]);
    expect((await test.get("/api/games/105/stores")).body.results).toMatchObject([
      { store_id: 5, url: "https://www.gog.com/en/games?query=Spider-Man%3A%20Far%20From%20Home" },
    ]);
  });

  it.each([
    ["106/additions", [108]],
    ["108/parent-games", [106]],
    ["104/game-series", [103]],
    ["106/game-series", [107]],
    ["101/game-series", []],
    ["101/additions", []],
  ])("%s", async (path, expected) => {
    const { body } = await test.get(`/api/games/${path}`);
    expect(body.results.map(({ id }) => id)).toEqual(expected);
  });

  it("suggests what shares the rarest words, never the game itself", async () => {
    const { body } = await test.get("/api/games/106/suggested?page_size=40");
    const ids = body.results.map(({ id }) => id);
    expect(body.count).toBe(40);
    expect(ids.slice(0, 8)).toContain(107);
    expect(ids).not.toContain(106);
    expect(new Set(ids).size).toBe(40);
    const redux = body.results.find(({ id }) => id === 112);
    expect(redux?.["short_description"]).toMatch(/^A game made for tests.* hold on to here…$/);
    expect((await test.get("/api/games/106")).body["suggestions_count"]).toBe(40);
  });

  it("[G-01] names who made it, in RAWG's shape", async () => {
    const { body } = await test.get("/api/games/111/development-team");
    expect(body).toEqual({
      count: 1,
      next: null,
      previous: null,
      results: [
        {
          id: 47,
          name: "Ada Composer",
          slug: "ada-composer",
          image: versioned("http://ludex.test/media/games/103/background.jpg"),
          image_background: versioned("http://ludex.test/media/games/103/background.jpg"),
          games_count: 2,
          positions: [{ id: 3, name: "composer", slug: "composer" }],
          games: [
            { id: 103, slug: "portal-2", name: "Portal 2", added: 8564 },
            { id: 111, slug: "the-quiet-sea", name: "The Quiet Sea", added: 1070 },
          ],
        },
      ],
    });
    const second = await test.get("/api/games/portal-2/development-team?page_size=1&page=2");
    expect(second.body).toMatchObject({ count: 2, next: null, results: [{ slug: "bo-designer" }] });
    expect(await test.get("/api/games/no-such-game/development-team")).toMatchObject({ status: 404 });
  });
});
