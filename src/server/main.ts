// Composition root: configuration, adapters, server, and a clean end. The only file that does things on import.
import { readFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import type { Logger } from "pino";
import { createApp } from "#server/app.ts";
import { pictureColour } from "#artwork/picture-colour.ts";
import { createLiveCatalogue } from "#server/catalogue/live-catalogue.ts";
import { openDataDirectory } from "#server/cache/data-directory.ts";
import type { ObjectStore } from "#server/cache/object-store.ts";
import { fillCatalogue, type FillOptions } from "#server/catalogue/fill-catalogue.ts";
import { keepCurrent } from "#server/catalogue/keep-current.ts";
import { openCatalogue, type OpenOptions } from "#server/catalogue/open.ts";
import { loadConfig, type Config } from "#server/config.ts";
import { hostWarning } from "#server/config-hosts.ts";
import { repositoryOf } from "#server/config-repository.ts";
import type { GameSource } from "#server/games/source.ts";
import { findBySearch } from "#server/games/title-finder.ts";
import { openGateway } from "#server/gateway/open-gateway.ts";
import { createDrain } from "#server/http/drain.ts";
import { openLog } from "#server/http/open-log.ts";
import { openInsights } from "#server/insights/open-insights.ts";
import { insightRoutes } from "#server/insights/routes.ts";
import { findRenderer } from "#server/pages/load-renderer.ts";
import { openKept, type Kept } from "#server/kept.ts";
import { NO_SHARING, type Sharing } from "#server/limits/sharing.ts";
import type { SharedState } from "#server/shared-state.ts";
import { createRawgTaker } from "#server/sources/rawg/rawg-taker.ts";
import { createTakingIn } from "#server/taking-in.ts";
import { createPictures } from "#server/pictures.ts";
import { endInOrder } from "#server/process-end.ts";

const ROOT = join(import.meta.dirname, "..", "..");

function readConfigOrExit(): Config {
  const read = loadConfig();
  if ("config" in read) return read.config;
  process.stderr.write(
    `Ludex cannot start, the configuration is wrong:\n${read.problems.map((line) => `  ${line}\n`).join("")}`,
  );
  process.exit(1);
}

/** What a visitor on this machine types, and what the log says of a wildcard address. */
function shownAddress(config: Config, port: number): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const isLocal = ["127.0.0.1", "0.0.0.0", "::", "::1", "localhost"].includes(config.host);
  const host = config.host.includes(":") ? `[${config.host}]` : config.host;
  return `http://${isLocal ? "localhost" : host}:${port}`;
}

/** What is shared with other processes, where a Redis is configured; nothing of it is loaded otherwise. */
async function openShared(config: Config, log: Logger): Promise<SharedState | undefined> {
  if (config.redis === undefined) return undefined;
  const { openSharedState } = await import("#server/shared-state.ts");
  return await openSharedState({ ...config.redis, stateDirectory: config.dataDirectory, log });
}

/** The object store that several servers share, where one is configured; its code is not loaded otherwise. */
async function openObjects(config: Config, log: Logger): Promise<ObjectStore | undefined> {
  if (config.s3 === undefined) return undefined;
  const { createObjectStore } = await import("#server/cache/object-store.ts");
  return createObjectStore({ ...config.s3, log });
}

/** The real RAWG beside the catalogue, where there is a key for it. */
function openRawg(
  config: Config,
  { catalogue, kept, sharing }: { catalogue: GameSource; kept: Kept; sharing: Sharing },
  log: Logger,
) {
  if (config.rawg === undefined) return undefined;
  return openGateway({
    ...config.rawg,
    ...createRawgTaker(kept.patientRecords),
    catalogue,
    stateDirectory: config.dataDirectory,
    sharing,
    log,
  });
}

/** Where the code lives, as far as the operator or package.json says. */
function findRepository(config: Config): string | undefined {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  return repositoryOf(config.repositoryUrl, manifest);
}

async function start(config: Config): Promise<void> {
  // Lines for people go to stdout, the log goes to stderr: one can be read without the other.
  const log = openLog(config.logLevel);
  const warning = hostWarning(config);
  if (warning !== undefined) log.warn(warning);
  openDataDirectory(config.dataDirectory);
  const closing = new AbortController();
  const kept = await openKept({ config, log, signal: closing.signal });
  const { records } = kept;
  const catalogue: OpenOptions & Pick<FillOptions, "database"> = {
    database: config.database,
    dataDirectory: join(ROOT, "data"),
    stateDirectory: config.dataDirectory,
    warn: (line) => log.warn({ line }, "data/ has a fault, `npm run catalogue:check` lists them all"),
    note: (details, message) => log.warn(details, message),
  };
  // Where nobody can say how far the records are, any catalogue that is there answers.
  const revision = await fillCatalogue({ ...catalogue, revision: await kept.revision(Number.MAX_SAFE_INTEGER) });
  const live = createLiveCatalogue(openCatalogue({ ...catalogue, revision }), { colourOf: pictureColour });
  const { source: bundled, findBrief, knowledge, titleFinder, gameIndex } = live;
  const shared = await openShared(config, log);
  const sharing = shared?.sharing ?? NO_SHARING;
  const gateway = openRawg(config, { catalogue: bundled, kept, sharing }, log);
  const takingIn = createTakingIn({ config, records, turnOf: kept.shared?.turnOf, gateway, log });
  const source = gateway?.source ?? bundled;
  const objects = await openObjects(config, log);
  const pictures = createPictures({ config, source, findBrief, objects, log });
  const {
    insights,
    metrics,
    close: closeInsights,
  } = openInsights({
    source,
    titleFinders: gateway === undefined ? [titleFinder] : [titleFinder, findBySearch(source)],
    knowledge,
    ai: config.ai,
    stateDirectory: config.dataDirectory,
    sharing,
    log,
  });
  const repositoryUrl = findRepository(config);
  const drain = createDrain();
  const app = await createApp({
    source,
    gameIndex,
    onNewCatalogue: live.onSwap,
    servesRawg: gateway !== undefined,
    pictureRoutes: pictures.routes,
    insightRoutes: insightRoutes(insights),
    takingInNews: takingIn.news,
    sync: kept.sync && { store: kept.sync, newPerDay: config.sync?.newPerDay ?? 0 },
    metrics: [
      metrics,
      takingIn.metrics,
      ...[gateway, shared, kept.shared, objects].flatMap((part) => part?.metrics ?? []),
    ],
    appDirectory: join(ROOT, "dist", "web"),
    openRenderer: findRenderer(join(ROOT, "dist"), {
      repositoryUrl,
      videoHosts: config.videoHosts,
      takesGamesIn: takingIn.news !== undefined,
      keepsShelves: kept.sync !== undefined,
    }),
    repositoryUrl,
    log,
    drain,
    publicUrl: config.publicUrl,
    allowedHosts: config.allowedHosts,
    videoHosts: config.videoHosts,
    offlineCopies: config.offlineCopies,
    trustProxyHops: config.trustProxyHops,
    rateLimits: config.rateLimits,
    rateStore: shared?.rateStore,
    answerCacheBytes: config.answerCacheBytes,
  });
  const address = await app.listen({ port: config.port, host: config.host });
  const tookIn = takingIn.start(closing.signal);
  const { delayMs, timeoutMs } = config.shutdown;
  endInOrder({
    log,
    timeoutMs: delayMs + timeoutMs,
    end: async (isHurried) => {
      closing.abort();
      const cut = await drain.run(app, { delayMs: isHurried ? 0 : delayMs, timeoutMs });
      await app.close();
      pictures.close();
      await objects?.close();
      await tookIn;
      await gateway?.close();
      closeInsights();
      await shared?.close();
      await kept.close();
      live.close();
      if (cut > 0) throw new Error(`${cut} answers took longer than SHUTDOWN_TIMEOUT_MS and were cut off`);
    },
  });
  const port = Number(new URL(address).port || "80");
  process.stdout.write(`Ludex is serving on ${shownAddress(config, port)}\n`);
  // Where Node keeps what it has compiled, it writes that down at a good end only; this process may be killed.
  flushCompileCache();
  const looked = { revision: () => kept.revision(revision) };
  keepCurrent({ catalogue, records: looked, revision, swap: live.swap, log, signal: closing.signal }).catch(
    (err: unknown) => log.error({ err }, "the catalogue is not renewed any more"),
  );
  pictures.warmUp(closing.signal).catch((err: unknown) => log.warn({ err }, "pictures of the home page"));
}

try {
  await start(readConfigOrExit());
} catch (error) {
  process.stderr.write(`Ludex cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
