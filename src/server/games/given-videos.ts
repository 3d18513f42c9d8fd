// A source whose trailers lie where the operator lets videos be played from. What lies elsewhere is not passed on: no
// client of ours could play it, and nobody should be led there.
import { isGivenVideo } from "#shared/video-hosts.ts";
import type { GamePart, GameParts, GameSource, PageRequest, Ref, Slice } from "./source.ts";
import type { Movie } from "./wire.ts";

/** The videos of a trailer that may be played; nothing where none may. */
function givenMovie(movie: Movie, hosts: ReadonlySet<string>): Movie[] {
  const videos = Object.entries(movie.data).filter(([, address]) => isGivenVideo(address, hosts));
  return videos.length === 0 ? [] : [{ ...movie, data: Object.fromEntries(videos) }];
}

/** `source` without trailers of other hosts than `videoHosts` and our own. */
export function withGivenVideos(source: GameSource, videoHosts: readonly string[]): GameSource {
  const hosts = new Set(videoHosts);
  const given = (movies: readonly Movie[]) => movies.flatMap((movie) => givenMovie(movie, hosts));
  const ofGame = <T extends object>(game: T): T =>
    "videos" in game && Array.isArray(game.videos) ? { ...game, videos: given(game.videos) } : game;

  const listPart = async <P extends GamePart>(part: P, ref: Ref, page: PageRequest) => {
    const slice = await source.listPart(part, ref, page);
    if (part !== "movies" || slice === undefined) return slice;
    // The part's name says what the items are; indexing by it does not.
    const results = given(slice.results as Movie[]) as GameParts[P][];
    return { ...slice, results, count: slice.count - (slice.results.length - results.length) } satisfies Slice<
      GameParts[P]
    >;
  };

  return {
    ...source,
    listPart,
    listGames: async (query) => {
      const slice = await source.listGames(query);
      return query.include.movies ? { ...slice, results: slice.results.map(ofGame) } : slice;
    },
    getGame: async (ref, include) => {
      const game = await source.getGame(ref, include);
      return game && ofGame(game);
    },
  };
}
