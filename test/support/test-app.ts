// The real server over a real database in a temporary directory, asked through `inject`.
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createApp, type AppDeps } from "../../src/server/app.ts";
import { createCatalogueSource } from "../../src/server/catalogue/catalogue-source.ts";
import { openCatalogue } from "../../src/server/catalogue/open.ts";
import { catalogueFiles, writeFiles } from "./catalogue-files.ts";
import { temporaryDirectory } from "./temporary-directory.ts";
import { filledDirectory } from "./filled-directory.ts";

export const REAL_DATA = join(import.meta.dirname, "../../data");

const NO_BODY: TestBody = { count: 0, next: null, previous: null, results: [] };
const UNLIMITED = 1_000_000;
const CACHE_BYTES = 8 * 1024 * 1024;

/** An answer's body as far as tests look into it. A refusal has none of the list's fields, text bodies have nothing. */
export type TestBody = Record<string, unknown> & {
  count: number;
  next: string | null;
  previous: string | null;
  results: (Record<string, unknown> & { id: number; name: string })[];
};

export type TestAnswer = { status: number; body: TestBody; text: string; headers: Record<string, unknown> };

export type TestApp = {
  app: FastifyInstance;
  /** Answer to `GET path`. */
  get: (path: string, headers?: Record<string, string>) => Promise<TestAnswer>;
  /** The ids of the games that `GET /api/games?query` lists. */
  ids: (query: string) => Promise<number[]>;
  close: () => Promise<void>;
};

/** A server over `dataDirectory`, or over the small catalogue for tests. `deps` overrides what it is made of. */
export async function startTestApp(
  options: { dataDirectory?: string; deps?: Partial<AppDeps> } = {},
): Promise<TestApp> {
  const stateDirectory = options.dataDirectory === REAL_DATA ? filledDirectory() : temporaryDirectory();
  const dataDirectory = options.dataDirectory ?? writeFiles(catalogueFiles());
  const db = openCatalogue({ dataDirectory, stateDirectory });
  const { source, gameIndex } = createCatalogueSource(db);
  const app = await createApp({
    source,
    gameIndex,
    rateLimits: { api: UNLIMITED, images: UNLIMITED, insights: UNLIMITED },
    answerCacheBytes: CACHE_BYTES,
    ...options.deps,
  });
  const get: TestApp["get"] = async (url, headers = {}) => {
    const response = await app.inject({ method: "GET", url, headers: { host: "ludex.test", ...headers } });
    const isJson = String(response.headers["content-type"]).startsWith("application/json") && response.body !== "";
    const body = isJson ? response.json<TestBody>() : NO_BODY;
    return { status: response.statusCode, body, text: response.body, headers: response.headers };
  };
  return {
    app,
    get,
    ids: async (query) => {
      const { body } = await get(`/api/games?${query}`);
      return body.results.map(({ id }) => id);
    },
    close: async () => {
      await app.close();
      db.close();
      rmSync(stateDirectory, { recursive: true, force: true });
    },
  };
}
