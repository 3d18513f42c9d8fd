// What is put inside each game of a list. It costs no call: pictures came with the list, the rest is told where it is kept.
import type { Includes } from "#server/games/source.ts";
import type { GameListItem, Movie, Screenshot } from "#server/games/wire.ts";
import type { Asker } from "./ask.ts";
import { partQuestion } from "./game-parts.ts";

/** The pictures that a list brings along. Their sizes are not told; the first of them repeats the background. */
function screenshotsOf(game: GameListItem): Screenshot[] {
  return game.short_screenshots
    .filter(({ id }) => id > 0)
    .map(({ id, image }) => ({ id, image, width: 0, height: 0, is_deleted: false }));
}

/** Returns a function that gives a game with what was asked for, as far as it is known. */
export function createIncludes(asker: Asker) {
  const knownMovies = async (id: number): Promise<Movie[] | undefined> => {
    const kept = (await asker.knownPage<Movie>(partQuestion("movies", id)))?.results;
    return kept ?? ((await asker.knownDetail(id))?.movies_count === 0 ? [] : undefined);
  };
  /** With their sizes. */
  const knownScreenshots = async (id: number): Promise<Screenshot[] | undefined> =>
    (await asker.knownPage<Screenshot>(partQuestion("screenshots", id)))?.results;

  return async (game: GameListItem, { screenshots, movies, developers }: Includes): Promise<GameListItem> => {
    const [detail, videos, pictures] = await Promise.all([
      developers ? asker.knownDetail(game.id) : undefined,
      movies ? knownMovies(game.id) : undefined,
      screenshots ? knownScreenshots(game.id) : undefined,
    ]);
    const makers = detail?.developers;
    return {
      ...game,
      ...(screenshots ? { screenshots: pictures ?? screenshotsOf(game) } : {}),
      ...(videos === undefined ? {} : { videos }),
      ...(makers === undefined ? {} : { developers: makers }),
    };
  };
}
