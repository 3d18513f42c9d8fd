// What is read of a whole game and of what stands inside it, as the service may send it.
import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { GameDetailSchema, GameListItemSchema, MovieSchema, ScreenshotSchema } from "./game.ts";

const GAME = { id: 1, name: "A" };

describe("a game from outside", () => {
  it("has nothing where the service sends nothing", () => {
    expect(z.parse(GameDetailSchema, GAME)).toMatchObject({
      slug: "",
      released: null,
      tba: false,
      background_image: null,
      background_image_additional: null,
      rating: 0,
      ratings_count: 0,
      metacritic: null,
      playtime: 0,
      added: 0,
      esrb_rating: null,
      stores: [],
      alternative_names: [],
      developers: [],
      publishers: [],
      name_original: "",
      description: "",
      description_raw: "",
      website: "",
    });
  });

  it("keeps what the service sends", () => {
    const sent = {
      ...GAME,
      slug: "a",
      released: "2015-05-18",
      tba: true,
      rating: 4.5,
      metacritic: 90,
      esrb_rating: { id: 4, name: "Mature", slug: "mature" },
      stores: [{ store: { id: 1, name: "Steam", slug: "steam", domain: "store.steampowered.com" }, url: "https://x" }],
      alternative_names: ["B", 5],
      developers: [{ id: 2, name: "Studio" }],
    };
    expect(z.parse(GameDetailSchema, sent)).toMatchObject({
      ...sent,
      alternative_names: ["B"],
      developers: [{ id: 2, name: "Studio", slug: "" }],
    });
    const matches = [[0, 3]];
    expect(z.parse(GameListItemSchema, { ...sent, matches })).toMatchObject({
      matches,
      stores: [{ store: { id: 1, domain: "store.steampowered.com" } }],
    });
  });

  it.each([{ id: "1", name: "A" }, { id: 1 }, { name: "A" }, null])(
    "is none without a number and a name: %j",
    (value) => {
      expect(z.safeParse(GameListItemSchema, value).success).toBe(false);
      expect(z.safeParse(GameDetailSchema, value).success).toBe(false);
    },
  );

  it("has pictures and trailers with what is known of them", () => {
    expect(z.parse(ScreenshotSchema, { id: 1, image: "/a.jpg", width: "wide", height: 720 })).toEqual({
      id: 1,
      image: "/a.jpg",
      width: undefined,
      height: 720,
    });
    expect(z.parse(MovieSchema, { id: 1, data: { max: 5 } })).toEqual({ id: 1, name: "", preview: null, data: {} });
    expect(z.parse(MovieSchema, { id: 1, name: "T", preview: "/p.jpg", data: { max: "/v.mp4" } })).toEqual({
      id: 1,
      name: "T",
      preview: "/p.jpg",
      data: { max: "/v.mp4" },
    });
  });
});
