// The server as a foreign program finds it: the bundled catalogue, drawn pictures and the protocol behind a real port.
import { rmSync } from "node:fs";
import pino from "pino";
import { createApp, type AppDeps } from "../../src/server/app.ts";
import { createCatalogueSource } from "../../src/server/catalogue/catalogue-source.ts";
import { openCatalogue } from "../../src/server/catalogue/open.ts";
import { readConfig } from "../../src/server/config.ts";
import { createPictures } from "../../src/server/pictures.ts";
import { filledDirectory } from "./filled-directory.ts";
import { REAL_DATA } from "./test-app.ts";

const UNLIMITED = 1_000_000;
const CACHE_BYTES = 8 * 1024 * 1024;

export type WholeServer = AsyncDisposable & {
  /** `http://127.0.0.1:{port}` */
  origin: string;
};

/** Listens on a free port of this machine. `deps` overrides what it is made of. */
export async function startWholeServer(deps: Partial<AppDeps> = {}): Promise<WholeServer> {
  const stateDirectory = filledDirectory();
  const db = openCatalogue({ dataDirectory: REAL_DATA, stateDirectory });
  const { source, gameIndex, findBrief } = createCatalogueSource(db);
  const read = readConfig({ DATA_DIRECTORY: stateDirectory });
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  const log = pino({ level: "silent" });
  const pictures = createPictures({ config: read.config, source, findBrief, log });
  const app = await createApp({
    source,
    gameIndex,
    pictureRoutes: pictures.routes,
    rateLimits: { api: UNLIMITED, images: UNLIMITED, insights: UNLIMITED },
    answerCacheBytes: CACHE_BYTES,
    ...deps,
  });
  return {
    origin: await app.listen({ port: 0, host: "127.0.0.1" }),
    [Symbol.asyncDispose]: async () => {
      await app.close();
      db.close();
      rmSync(stateDirectory, { recursive: true, force: true });
    },
  };
}
