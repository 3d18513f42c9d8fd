// Pictures that came with RAWG's lists, by game: a game that is opened from such a list needs no call for them.
import { LRUCache } from "lru-cache";
import type { GameListItem, Screenshot } from "#server/games/wire.ts";

const GAMES_MAX = 5000;

/** The pictures that a list brings along. Their sizes are not told; the first of them repeats the background. */
export function screenshotsOf({ short_screenshots: pictures }: Pick<GameListItem, "short_screenshots">): Screenshot[] {
  return pictures
    .filter(({ id }) => id > 0)
    .map(({ id, image }) => ({ id, image, width: 0, height: 0, is_deleted: false }));
}

export type SeenPictures = ReturnType<typeof createSeenPictures>;

/** Remembers the games of lists that were read lately. */
export function createSeenPictures() {
  const seen = new LRUCache<number, Screenshot[]>({ max: GAMES_MAX });
  return {
    note: (games: readonly GameListItem[]): void => {
      for (const game of games) seen.set(game.id, screenshotsOf(game));
    },
    of: (id: number): readonly Screenshot[] | undefined => seen.get(id),
  };
}
