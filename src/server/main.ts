// Composition root: configuration, adapters, server, and a clean end. The only file that does things on import.
import { readFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { join } from "node:path";
import type { Logger } from "pino";
import { createApp } from "#server/app.ts";
import { pictureColour } from "#artwork/picture-colour.ts";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import { openDataDirectory } from "#server/cache/data-directory.ts";
import { fillCatalogue } from "#server/catalogue/fill-catalogue.ts";
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

/** The real RAWG over the bundled catalogue, where there is a key for it. */
function openRawg(config: Config, fallback: GameSource, log: Logger) {
  if (config.rawg === undefined) return undefined;
  return openGateway({ ...config.rawg, fallback, stateDirectory: config.dataDirectory, log });
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
  const catalogue: OpenOptions = {
    dataDirectory: join(ROOT, "data"),
    stateDirectory: config.dataDirectory,
    warn: (line) => log.warn({ line }, "data/ has a fault, `npm run catalogue:check` lists them all"),
    note: (details, message) => log.warn(details, message),
  };
  await fillCatalogue(catalogue);
  const db = openCatalogue(catalogue);
  const {
    source: bundled,
    findBrief,
    knowledge,
    titleFinder,
    gameIndex,
  } = createCatalogueSource(db, { colourOf: pictureColour });
  const gateway = openRawg(config, bundled, log);
  const source = gateway?.source ?? bundled;
  const pictures = createPictures({ config, source, findBrief, log });
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
    log,
  });
  const repositoryUrl = findRepository(config);
  const drain = createDrain();
  const app = await createApp({
    source,
    gameIndex,
    servesRawg: gateway !== undefined,
    pictureRoutes: pictures.routes,
    insightRoutes: insightRoutes(insights),
    metrics: gateway === undefined ? [metrics] : [metrics, gateway.metrics],
    appDirectory: join(ROOT, "dist", "web"),
    openRenderer: findRenderer(join(ROOT, "dist"), { repositoryUrl, videoHosts: config.videoHosts }),
    repositoryUrl,
    log,
    drain,
    publicUrl: config.publicUrl,
    allowedHosts: config.allowedHosts,
    videoHosts: config.videoHosts,
    offlineCopies: config.offlineCopies,
    trustProxyHops: config.trustProxyHops,
    rateLimits: config.rateLimits,
    answerCacheBytes: config.answerCacheBytes,
  });
  const address = await app.listen({ port: config.port, host: config.host });
  const closing = new AbortController();
  const { delayMs, timeoutMs } = config.shutdown;
  endInOrder({
    log,
    timeoutMs: delayMs + timeoutMs,
    end: async (isHurried) => {
      closing.abort();
      const cut = await drain.run(app, { delayMs: isHurried ? 0 : delayMs, timeoutMs });
      await app.close();
      pictures.close();
      await gateway?.close();
      closeInsights();
      db.close();
      if (cut > 0) throw new Error(`${cut} answers took longer than SHUTDOWN_TIMEOUT_MS and were cut off`);
    },
  });
  const port = Number(new URL(address).port || "80");
  process.stdout.write(`Ludex is serving on ${shownAddress(config, port)}\n`);
  // Where Node keeps what it has compiled, it writes that down at a good end only; this process may be killed.
  flushCompileCache();
  pictures.warmUp(closing.signal).catch((err: unknown) => log.warn({ err }, "pictures of the home page"));
}

try {
  await start(readConfigOrExit());
} catch (error) {
  process.stderr.write(`Ludex cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
