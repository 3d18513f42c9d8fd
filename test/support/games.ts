// Games for tests, in the shape of a list item.
import type { GameListItem } from "#shared/rawg/game.ts";

/** A list item with nothing but an id and a name; `changes` say what the test is about. */
export function aGame(id: number, changes: Partial<GameListItem> = {}): GameListItem {
  return {
    id,
    slug: `game-${id}`,
    name: `Game number ${id}`,
    released: "2015-05-18",
    tba: false,
    background_image: `/media/games/${id}/background.jpg`,
    rating: 4.2,
    ratings_count: 10,
    metacritic: 88,
    playtime: 12,
    added: 100,
    platforms: [{ platform: { id: 4, name: "PC", slug: "pc" } }],
    parent_platforms: [{ platform: { id: 1, name: "PC", slug: "pc" } }],
    genres: [{ id: 4, name: "Action", slug: "action" }],
    stores: [],
    tags: [],
    esrb_rating: null,
    short_screenshots: [],
    developers: [{ id: 1, name: "Studio", slug: "studio" }],
    screenshots: [{ id: 1, image: `/media/games/${id}/screenshot-1.jpg`, width: 1280, height: 720 }],
    videos: [],
    ...changes,
  };
}
