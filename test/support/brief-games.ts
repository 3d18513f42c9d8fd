// A catalogue in which some games are what lists of RAWG's tell: no description, studios, people, website or trailers.
import type { GameSource } from "../../src/server/games/source.ts";
import type { GameDetail } from "../../src/server/games/wire.ts";
import { mapSourced } from "../../src/server/games/provenance.ts";

const UNTOLD = {
  is_brief: true,
  description: "",
  description_raw: "",
  website: "",
  alternative_names: [],
  developers: [],
  publishers: [],
  movies_count: 0,
  creators_count: 0,
} satisfies Partial<GameDetail>;

/** `source` with the games of these ids as they are before anybody has opened them. */
export function knowingLittle(source: GameSource, ids: ReadonlySet<number>): GameSource {
  if (ids.size === 0) return source;
  return {
    ...source,
    listGames: async (query, context) =>
      mapSourced(await source.listGames(query, context), (slice) => ({
        ...slice,
        results: slice.results.map((game) => (ids.has(game.id) ? { ...game, is_brief: true } : game)),
      })),
    getGame: async (ref, include, context) =>
      mapSourced(await source.getGame(ref, include, context), (game) => {
        if (game === undefined || "redirect" in game || !ids.has(game.id)) return game;
        return { ...game, ...UNTOLD, ...(include.movies ? { videos: [] } : {}) };
      }),
    listPart: async (part, query, context) => {
      const listed = await source.listPart(part, query, context);
      const game = (await source.getGame(query.ref, { screenshots: false, movies: false, developers: false }, context))
        .value;
      const isUntold = game !== undefined && "id" in game && ids.has(game.id);
      if (!isUntold || (part !== "movies" && part !== "development-team")) return listed;
      return mapSourced(listed, () => ({ count: 0, page: 1, results: [] }));
    },
  };
}
