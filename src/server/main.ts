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
import { NEVER } from "#server/catalogue/builder-turn.ts";
import type { FillOptions } from "#server/catalogue/fill-catalogue.ts";
import { firstCatalogue } from "#server/catalogue/first-catalogue.ts";
import { keepCurrent } from "#server/catalogue/keep-current.ts";
import type { OpenOptions } from "#server/catalogue/open.ts";
import type { ShareOptions } from "#server/catalogue-share.ts";
import type { SharedCatalogues } from "#server/catalogue/shared-catalogues.ts";
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
import { shownAddress } from "#server/shown-address.ts";
import { shareConfig } from "#server/workers/share-config.ts";
import { joinMetrics, placeOf, saysThatItServes, type Place } from "#server/workers/worker.ts";

const ROOT = join(import.meta.dirname, "..", "..");

function readConfigOrExit(): Config {
  const read = loadConfig();
  if ("config" in read) return read.config;
  process.stderr.write(
    `Ludex cannot start, the configuration is wrong:\n${read.problems.map((line) => `  ${line}\n`).join("")}`,
  );
  process.exit(1);
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

/** Where several servers share their catalogue, if that is configured; its code is not loaded otherwise. */
async function openCatalogueShare(
  config: Config,
  options: Pick<ShareOptions, "directories" | "turn" | "log" | "signal">,
): Promise<SharedCatalogues | undefined> {
  if (config.catalogueShare === undefined && config.s3 === undefined) return undefined;
  const { openSharedCatalogues } = await import("#server/catalogue-share.ts");
  return await openSharedCatalogues({ config, ...options });
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

/** Starts the server; `worker` says which of several it is, the first of which does what is done once. */
async function start(config: Config, worker?: Place): Promise<void> {
  // Lines for people go to stdout, the log goes to stderr: one can be read without the other.
  const log = openLog(config.logLevel);
  const isFirst = worker === undefined || worker.place === 1;
  const warning = isFirst ? hostWarning(config) : undefined;
  if (warning !== undefined) log.warn(warning);
  openDataDirectory(config.dataDirectory);
  const closing = new AbortController();
  const kept = await openKept({ config, log, signal: closing.signal });
  const { records, shared: inDatabase } = kept;
  const catalogue: OpenOptions & Pick<FillOptions, "database"> = {
    database: config.database,
    dataDirectory: join(ROOT, "data"),
    stateDirectory: config.dataDirectory,
    warn: (line) => log.warn({ line }, "data/ has a fault, `npm run catalogue:check` lists them all"),
    note: (details, message) => log.warn(details, message),
  };
  const share = isFirst
    ? await openCatalogueShare(config, {
        directories: catalogue,
        turn: inDatabase && (() => inDatabase.turnOf("building")),
        log,
        signal: closing.signal,
      })
    : undefined;
  // What the first builds or fetches, the others find on the disk.
  const turn = isFirst ? undefined : NEVER;
  // Where nobody can say how far the records are, any catalogue that is there answers.
  const first = { revision: () => kept.revision(Number.MAX_SAFE_INTEGER) };
  const { db, revision } = await firstCatalogue({ catalogue, records: first, shared: share, turn, log });
  const live = createLiveCatalogue(db, { colourOf: pictureColour });
  const { source: bundled, findBrief, knowledge, titleFinder, gameIndex } = live;
  const shared = await openShared(config, log);
  const sharing = shared?.sharing ?? NO_SHARING;
  const gateway = openRawg(config, { catalogue: bundled, kept, sharing }, log);
  const takingIn = createTakingIn({ config, records, turnOf: inDatabase?.turnOf, gateway, log });
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
      ...[gateway, shared, inDatabase, objects, share].flatMap((part) => part?.metrics ?? []),
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
    joinMetrics: worker === undefined ? undefined : joinMetrics,
  });
  // Several listen on one port, and the system gives each its part of the connections.
  const listening = worker === undefined ? { port: config.port } : { port: worker.port, reusePort: true };
  const address = await app.listen({ host: config.host, ...listening });
  const tookIn = isFirst ? takingIn.start(closing.signal) : takingIn.follow(closing.signal);
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
  if (worker === undefined) sayServing(config, Number(new URL(address).port || "80"));
  else saysThatItServes();
  // Where Node keeps what it has compiled, it writes that down at a good end only; this process may be killed.
  flushCompileCache();
  const looked = { revision: () => kept.revision(revision) };
  const renewal = {
    catalogue,
    records: looked,
    revision,
    swap: live.swap,
    shared: share,
    turn,
    log,
    signal: closing.signal,
  };
  keepCurrent(renewal).catch((err: unknown) => log.error({ err }, "the catalogue is not renewed any more"));
  if (isFirst) pictures.warmUp(closing.signal).catch((err: unknown) => log.warn({ err }, "pictures of the home page"));
}

function sayServing(config: Config, port: number): void {
  process.stdout.write(`Ludex is serving on ${shownAddress(config, port)}\n`);
}

/** Has several processes serve where that is configured; each of them comes back here, with its place. */
async function startAll(config: Config): Promise<void> {
  const worker = placeOf();
  if (config.workers === 1) return await start(config);
  if (worker !== undefined) return await start(shareConfig(config), worker);
  const log = openLog(config.logLevel);
  if (config.redis === undefined) {
    log.warn(
      { workers: config.workers },
      "WORKERS without REDIS_URL: each has its part of RATE_LIMIT_* and counts alone",
    );
  }
  const { runWorkers } = await import("#server/workers/run-workers.ts");
  const { delayMs, timeoutMs } = config.shutdown;
  await runWorkers({
    main: import.meta.filename,
    count: config.workers,
    host: config.host,
    port: config.port,
    log,
    timeoutMs: delayMs + timeoutMs,
    onServing: (port) => sayServing(config, port),
  });
}

try {
  await startAll(readConfigOrExit());
} catch (error) {
  process.stderr.write(`Ludex cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
