// A client of the RAWG protocol for the browser and for Node. It speaks to one base address, reads answers through the
// schemas beside it and never retries: patience is the caller's, which in the app is the query cache.
import type * as z from "zod/mini";
import type { ANSWER_SCHEMAS } from "./answers.ts";
import { canonicalQuery, type GamesParams } from "./query.ts";
import { RawgError } from "./rawg-error.ts";

export type RawgClientOptions = {
  /** Where the protocol is served, without a trailing slash: `/api` or `https://api.rawg.io/api`. */
  baseUrl: string;
  /** Sent as the query parameter `key` with each request; leave it out where a server adds it. */
  key?: string;
  /** Stands in for the platform's `fetch`. */
  fetch?: typeof globalThis.fetch;
};

export type Params = Readonly<Record<string, string | number | boolean | undefined>>;

/** Lists of games below a game. */
export type RelatedPart = "suggested" | "game-series";

type Schemas = typeof ANSWER_SCHEMAS;

/**
 * Creates a client. Every method rejects with `RawgError` for an answer that is not ok, with a `ZodError` for a body of
 * another shape, and with the platform's own error when the network fails or `signal` aborts.
 */
export function createRawgClient(options: RawgClientOptions) {
  const request = options.fetch ?? ((input: string | URL | Request, init?: RequestInit) => fetch(input, init));

  async function read<T extends z.ZodMiniType>(
    choose: (schemas: Schemas) => T,
    path: string,
    init: { params?: Params; signal?: AbortSignal | undefined } = {},
  ): Promise<z.output<T>> {
    const query = canonicalQuery(init.params ?? {});
    const shown = query === "" ? path : `${path}?${query}`;
    const key = options.key === undefined ? "" : `${query === "" ? "?" : "&"}key=${encodeURIComponent(options.key)}`;
    const asked = request(`${options.baseUrl}/${shown}${key}`, {
      headers: { accept: "application/json" },
      signal: init.signal ?? null,
    });
    // Fetched once, beside the first question.
    const [response, answers] = await Promise.all([asked, import("./answers.ts")]);
    if (!response.ok) throw new RawgError(response.status, response.statusText, shown);
    return answers.readAnswer(choose(answers.ANSWER_SCHEMAS), await response.json());
  }

  const game = (idOrSlug: number | string) => `games/${encodeURIComponent(String(idOrSlug))}`;

  return {
    /** Any other question below the base: its answer follows `schema`. */
    ask: <T extends z.ZodMiniType>(schema: T, path: string, init?: { params?: Params; signal?: AbortSignal }) =>
      read(() => schema, path, init),
    listGames: (params: GamesParams, signal?: AbortSignal) =>
      read((schemas) => schemas.games, "games", { params, signal }),
    getGame: (idOrSlug: number | string, params: { include?: string } = {}, signal?: AbortSignal) =>
      read((schemas) => schemas.game, game(idOrSlug), { params, signal }),
    /** One entry of a taxonomy (`developers`, `tags`) by its id or slug. */
    getTerm: (list: string, idOrSlug: string, signal?: AbortSignal) =>
      read((schemas) => schemas.term, `${list}/${encodeURIComponent(idOrSlug)}`, { signal }),
    listScreenshots: (idOrSlug: number | string, params: Params, signal?: AbortSignal) =>
      read((schemas) => schemas.screenshots, `${game(idOrSlug)}/screenshots`, { params, signal }),
    /** Games that belong to a game: those like it, or the others of its series. */
    listRelated: ({ id, part }: { id: number; part: RelatedPart }, params: Params, signal?: AbortSignal) =>
      read((schemas) => schemas.games, `${game(id)}/${part}`, { params, signal }),
    listMovies: (idOrSlug: number | string, params: Params, signal?: AbortSignal) =>
      read((schemas) => schemas.movies, `${game(idOrSlug)}/movies`, { params, signal }),
  };
}
