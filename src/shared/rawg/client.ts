// A client of the RAWG protocol for the browser and for Node. It speaks to one base address, reads answers through the
// schemas beside it and never retries: patience is the caller's (the query cache in the app, the gateway on the server).
import * as z from "zod/mini";
import { GameDetailSchema, GameListItemSchema, GameStoreLinkSchema, MovieSchema, ScreenshotSchema } from "./game.ts";
import { pageSchema } from "./page.ts";
import { canonicalQuery, type GamesParams } from "./query.ts";
import { TaxonomyItemSchema, type TaxonomyKind } from "./taxonomy.ts";

/** An answer outside 200–299. `path` is the address below the base, without the key. */
export class RawgError extends Error {
  override readonly name = "RawgError";
  readonly status: number;
  readonly statusText: string;
  readonly path: string;
  constructor(status: number, statusText: string, path: string) {
    super(`Error ${status} en ${path}`);
    this.status = status;
    this.statusText = statusText;
    this.path = path;
  }
}

export type RawgClientOptions = {
  /** Where the protocol is served, without a trailing slash: `/api` or `https://api.rawg.io/api`. */
  baseUrl: string;
  /** Sent as the query parameter `key` with each request; leave it out where a server adds it. */
  key?: string;
  /** Stands in for the platform's `fetch`. */
  fetch?: typeof globalThis.fetch;
};

export type Params = Readonly<Record<string, string | number | boolean | undefined>>;

const GamesPageSchema = pageSchema(GameListItemSchema);
const ScreenshotsPageSchema = pageSchema(ScreenshotSchema);
const MoviesPageSchema = pageSchema(MovieSchema);
const StoreLinksPageSchema = pageSchema(GameStoreLinkSchema);
const TaxonomyPageSchema = pageSchema(TaxonomyItemSchema);

/**
 * Creates a client. Every method rejects with `RawgError` for an answer that is not ok, with a `ZodError` for a body of
 * another shape, and with the platform's own error when the network fails or `signal` aborts.
 */
export function createRawgClient(options: RawgClientOptions) {
  const request = options.fetch ?? ((input: string | URL | Request, init?: RequestInit) => fetch(input, init));

  async function read<T extends z.ZodMiniType>(
    schema: T,
    path: string,
    init: { params?: Params; signal?: AbortSignal | undefined } = {},
  ): Promise<z.output<T>> {
    const query = canonicalQuery(init.params ?? {});
    const shown = query === "" ? path : `${path}?${query}`;
    const key = options.key === undefined ? "" : `${query === "" ? "?" : "&"}key=${encodeURIComponent(options.key)}`;
    const response = await request(`${options.baseUrl}/${shown}${key}`, {
      headers: { accept: "application/json" },
      signal: init.signal ?? null,
    });
    if (!response.ok) throw new RawgError(response.status, response.statusText, shown);
    return z.parse(schema, await response.json());
  }

  const game = (idOrSlug: number | string) => `games/${encodeURIComponent(String(idOrSlug))}`;

  return {
    /** Any other question below the base: its answer follows `schema`. */
    ask: read,
    listGames: (params: GamesParams, signal?: AbortSignal) => read(GamesPageSchema, "games", { params, signal }),
    getGame: (idOrSlug: number | string, params: { include?: string } = {}, signal?: AbortSignal) =>
      read(GameDetailSchema, game(idOrSlug), { params, signal }),
    listScreenshots: (idOrSlug: number | string, params: Params, signal?: AbortSignal) =>
      read(ScreenshotsPageSchema, `${game(idOrSlug)}/screenshots`, { params, signal }),
    listMovies: (idOrSlug: number | string, params: Params, signal?: AbortSignal) =>
      read(MoviesPageSchema, `${game(idOrSlug)}/movies`, { params, signal }),
    listStoreLinks: (idOrSlug: number | string, signal?: AbortSignal) =>
      read(StoreLinksPageSchema, `${game(idOrSlug)}/stores`, { signal }),
    listTaxonomy: (kind: TaxonomyKind, params: Params = {}, signal?: AbortSignal) =>
      read(TaxonomyPageSchema, kind, { params, signal }),
  };
}
