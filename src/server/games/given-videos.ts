// A source whose trailers lie where the operator lets videos be played from. What lies elsewhere is not passed on: no
// client of ours could play it, and nobody should be led there. A video that is only known by its id with YouTube is no file:
// it is passed on inside a game, where our app links to it, and not on the list that clients of RAWG read as files.
import type { AskContext } from "#server/http/ask-context.ts";
import { isGivenVideo } from "#shared/video-hosts.ts";
import { changeKept } from "./kept-items.ts";
import { mapSourced } from "./provenance.ts";
import type { GamePart, GameParts, GameSource, PartQuery, Slice } from "./source.ts";
import type { GameListItem, Movie } from "./wire.ts";

/** The videos of a trailer that may be played; nothing where none may. */
function givenMovie(movie: Movie, hosts: ReadonlySet<string>): Movie[] {
  const videos = Object.entries(movie.data).filter(([, address]) => isGivenVideo(address, hosts));
  return videos.length === 0 ? [] : [{ ...movie, data: Object.fromEntries(videos) }];
}

/** Those that may be played, and behind them those without files that are to be had at YouTube. */
function playedOrLinked(movies: readonly Movie[], hosts: ReadonlySet<string>): Movie[] {
  const played = movies.flatMap((movie) => givenMovie(movie, hosts));
  const ids = new Set(played.map(({ id }) => id));
  const linked = movies.filter(({ id, youtube }) => youtube !== undefined && !ids.has(id));
  return [...played, ...linked.map((movie) => ({ ...movie, data: {} }))];
}

/** `source` without trailers of other hosts than `videoHosts` and our own. */
export function withGivenVideos(source: GameSource, videoHosts: readonly string[]): GameSource {
  const hosts = new Set(videoHosts);
  const given = (movies: readonly Movie[]) => movies.flatMap((movie) => givenMovie(movie, hosts));
  const ofGame = <T extends object>(game: T): T =>
    "videos" in game && Array.isArray(game.videos) ? { ...game, videos: playedOrLinked(game.videos, hosts) } : game;
  const ofListed = changeKept<GameListItem>(ofGame);

  const listPart = async <P extends GamePart>(part: P, query: PartQuery, context: AskContext) =>
    mapSourced(await source.listPart(part, query, context), (slice) => {
      if (part !== "movies" || slice === undefined) return slice;
      // The part's name says what the items are; indexing by it does not.
      const results = given(slice.results as Movie[]) as GameParts[P][];
      return { ...slice, results, count: slice.count - (slice.results.length - results.length) } satisfies Slice<
        GameParts[P]
      >;
    });

  return {
    ...source,
    // It changes with the games.
    get vocabulary() {
      return source.vocabulary;
    },
    listPart,
    listGames: async (query, context) =>
      mapSourced(await source.listGames(query, context), (slice) =>
        query.include.movies ? { ...slice, results: slice.results.map(ofListed) } : slice,
      ),
    getGame: async (ref, include, context) =>
      mapSourced(await source.getGame(ref, include, context), (game) => game && ofGame(game)),
  };
}
