// Puts the modules into one server: headers, limits, log and errors around the protocol, the pictures and the app.
// It starts nothing and reads no configuration; everything comes in as `deps`.
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyRequest,
} from "fastify";
import type { Server } from "node:http";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { Registry } from "prom-client";
import type { GameIndex } from "#server/games/game-index.ts";
import { isPage } from "#shared/match-route.ts";
import { registerProtocol } from "#server/games/protocol.ts";
import { registerFeeds } from "#server/feeds/routes.ts";
import { withGivenVideos } from "#server/games/given-videos.ts";
import type { GameSource } from "#server/games/source.ts";
import { createAnswerCache, untilTomorrowMs } from "#server/http/answer-cache.ts";
import { registerAppFiles } from "#server/http/app-files.ts";
import { createDrain, type Drain } from "#server/http/drain.ts";
import { inlineScriptSources } from "#server/http/inline-scripts.ts";
import { handleError } from "#server/http/errors.ts";
import { refuseAmbiguous } from "#server/http/framing.ts";
import { registerHealth } from "#server/http/health.ts";
import { refuseUnknownMethods } from "#server/http/known-methods.ts";
import { openToOrigins } from "#server/http/open-to-origins.ts";
import { registerOfflineFiles } from "#server/http/offline-files.ts";
import { lightenPictures } from "#server/http/picture-headers.ts";
import { countCost, countRate, limitRate, type RateLimit } from "#server/http/rate-limit.ts";
import { createRequestIds, registerRequestLog } from "#server/http/request-log.ts";
import { sayAgain } from "#server/http/say-again.ts";
import { lateLogger } from "./http/request-logger.ts";
import { checkTarget, registerRefusal } from "#server/http/request-target.ts";
import type { PictureRoutes } from "#server/http/send-picture.ts";
import { allowEmbedding, registerSecurityHeaders } from "#server/http/security-headers.ts";
import { refuseUnreadable, rememberAnswers } from "#server/http/unreadable-request.ts";
import { TooManyError } from "#server/http/too-many-error.ts";
import type { RateStoreClass } from "#server/limits/rate-store.ts";
import { registerMcp } from "#server/mcp/routes.ts";
import { createDocumentQuestions } from "#server/pages/document-questions.ts";
import type { OpenRenderer } from "#server/pages/load-renderer.ts";
import { registerOembed } from "#server/pages/oembed-routes.ts";
import { createPages } from "#server/pages/pages.ts";
import { registerSite } from "#server/site/routes.ts";
import { noSyncRoutes, syncRoutes } from "#server/sync/routes.ts";
import type { SyncStore } from "#server/sync/sync-store.ts";

const HEADERS_MAX_BYTES = 16 * 1024;
const BODY_MAX_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
/** How often Node looks for requests that take too long to arrive. */
const TIMEOUT_CHECK_MS = 2000;
const KEEP_ALIVE_TIMEOUT_MS = 10_000;
/** A socket that neither takes nor sends anything for this long is dropped. */
const IDLE_TIMEOUT_MS = 30_000;
/** How long finished answers of RAWG are given again; our own games change with the version, which begins with none. */
const RAWG_ANSWER_TTL_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
/** Who has made too many codes is told to come back after an hour: the day of a client begins with its first. */
const NEW_CODES_RETRY_S = 3600;
/** Longer than any slug; the target as a whole is limited elsewhere. */
const PARAMETER_LENGTH_MAX = 8192;

export type AppDeps = {
  source: GameSource;
  /** The games whose pages the sitemap names. */
  gameIndex: GameIndex;
  /** Are the games of `source` RAWG's, of which `gameIndex` names a part? No, unless said otherwise. */
  servesRawg?: boolean;
  /** Tells whoever listens that games are other ones from now on. */
  onNewCatalogue?: (listener: () => void) => void;
  /** The built app; pages answer 503 without it. */
  appDirectory?: string;
  /** What writes documents; without it every page is the app shell. */
  openRenderer?: OpenRenderer | undefined;
  /** Routes of drawn pictures and of the image proxy; what they make counts for the limit of images. */
  pictureRoutes?: PictureRoutes;
  /** Routes of insights, mounted at the root under their own limit. */
  insightRoutes?: FastifyPluginAsync;
  /** What visitors are told of games that are being taken in; nothing where no source is configured. */
  takingInNews?: { routes: (limit: RateLimit) => FastifyPluginAsync } | undefined;
  /** Where shelves are kept in step between devices, and how many codes a client may make in a day. */
  sync?: { store: SyncStore; newPerDay: number } | undefined;
  /** Figures of other parts for `/metrics`. */
  metrics?: readonly Registry[];
  /** Where several processes serve as one: makes of this one's figures a way to ask for those of all. */
  joinMetrics?: ((registries: Registry[]) => () => Promise<string>) | undefined;
  log?: FastifyBaseLogger;
  /** Whoever is to end the server without losing a request keeps hold of it. */
  drain?: Drain;
  publicUrl?: string | undefined;
  /** Hosts that requests are believed about without a `publicUrl`. */
  allowedHosts?: readonly string[];
  /** Where the code lives; the app links to it. */
  repositoryUrl?: string | undefined;
  /** Hosts whose videos the app may play. */
  videoHosts?: readonly string[];
  /** May browsers keep copies for reading offline? Yes, unless said otherwise. */
  offlineCopies?: boolean;
  trustProxyHops?: number;
  rateLimits: { api: number; images: number; insights: number; sync?: number };
  /** What requests of a scope are counted in; this process's memory, unless said otherwise. */
  rateStore?: ((scope: string) => RateStoreClass) | undefined;
  /** Room for finished answers; zero switches the cache off. */
  answerCacheBytes: number;
};

/** Believes what the last `hops` machines say about who is in front of them; they must be the only way in. */
function trustedHops(hops: number): false | ((address: string, hop: number) => boolean) {
  return hops === 0 ? false : (_address, hop) => hop < hops;
}

function createServer(deps: AppDeps, nextId: () => string): FastifyInstance {
  const options: FastifyHttpOptions<Server> = {
    ...(deps.log === undefined ? {} : { loggerInstance: deps.log, childLoggerFactory: lateLogger }),
    // request-log.ts writes the one line; Fastify's own would carry the query.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextId,
    trustProxy: trustedHops(deps.trustProxyHops ?? 0),
    bodyLimit: BODY_MAX_BYTES,
    // Whoever still has a connection is served to the end (http/drain.ts); `/readyz` sends the others elsewhere.
    return503OnClosing: false,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    requestTimeout: HEADERS_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    http: {
      maxHeaderSize: HEADERS_MAX_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAMETER_LENGTH_MAX },
    rewriteUrl: checkTarget,
    clientErrorHandler: refuseUnreadable(deps.log),
  };
  return Fastify(options);
}

async function mountPictures(
  app: FastifyInstance,
  deps: AppDeps,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  await app.register(async (scope) => {
    const admit = await countCost(scope, limitOf(deps, "images", "pictures"));
    allowEmbedding(scope);
    lightenPictures(scope, headers);
    for (const [prefix, plugins] of Object.entries(deps.pictureRoutes ?? {})) {
      await scope.register(
        async (below) => {
          await openToOrigins(below);
          for (const routes of plugins) await below.register(routes, { admit });
        },
        { prefix },
      );
    }
  });
}

async function mountInsights(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { insightRoutes } = deps;
  if (insightRoutes === undefined) return;
  await app.register(async (scope) => {
    await limitRate(scope, limitOf(deps, "insights", "insights"));
    await scope.register(insightRoutes);
  });
}

/** Counts a shelf that is new, and throws for a client who has made enough of them today. */
async function admitNewShelves(app: FastifyInstance, max: number, store: RateLimit["store"]) {
  const isOver = await countRate(app, { max, windowMs: DAY_MS, store });
  return async (request: FastifyRequest) => {
    if (await isOver(request)) throw new TooManyError(NEW_CODES_RETRY_S);
  };
}

async function mountSync(app: FastifyInstance, deps: AppDeps): Promise<void> {
  const { sync } = deps;
  const routes =
    sync === undefined
      ? noSyncRoutes
      : syncRoutes({
          store: sync.store,
          admitNew: await admitNewShelves(app, sync.newPerDay, deps.rateStore?.("sync-new")),
        });
  await app.register(async (scope) => {
    await limitRate(scope, limitOf(deps, "sync", "sync"));
    await scope.register(routes);
  });
}

/** How often one client may ask in this scope, which counts for itself. */
function limitOf({ rateLimits, rateStore }: AppDeps, kind: keyof AppDeps["rateLimits"], scope: string): RateLimit {
  return { max: rateLimits[kind] ?? rateLimits.api, store: rateStore?.(scope) };
}

/** The whole server, ready to listen or to be asked through `inject`. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const nextId = createRequestIds();
  const app = createServer(deps, nextId);
  rememberAnswers(app.server);
  const { drain = createDrain() } = deps;
  drain.register(app);
  refuseAmbiguous(app);
  app.setErrorHandler(handleError);
  app.setSerializerCompiler(serializerCompiler);
  const headers = registerSecurityHeaders(app, {
    publicUrl: deps.publicUrl,
    videoHosts: deps.videoHosts,
    scriptSources: inlineScriptSources(deps.appDirectory),
  });
  const note = registerRequestLog(app, deps.metrics, deps.joinMetrics);
  sayAgain(app, { drain, note, nextId, trustProxy: trustedHops(deps.trustProxyHops ?? 0) });
  registerRefusal(app);
  refuseUnknownMethods(app, isPage);
  registerHealth(app, async () => !drain.isDraining() && (await deps.source.isReady()));
  await mountPictures(app, deps, headers);
  await mountInsights(app, deps);
  await mountSync(app, deps);
  if (deps.takingInNews !== undefined) await app.register(deps.takingInNews.routes(limitOf(deps, "api", "news")));
  const ttlMs = deps.servesRawg === true ? () => RAWG_ANSWER_TTL_MS : () => untilTomorrowMs();
  const answers = createAnswerCache({ maxBytes: deps.answerCacheBytes, ttlMs });
  deps.onNewCatalogue?.(() => answers.outdate());
  const { publicUrl, allowedHosts = [], trustProxyHops = 0, videoHosts = [] } = deps;
  const hosts = { publicUrl, allowedHosts, trustProxyHops };
  const answering = { answers, hosts };
  await registerProtocol(app, {
    source: withGivenVideos(deps.source, videoHosts),
    appDirectory: deps.appDirectory,
    limit: limitOf(deps, "api", "protocol"),
    ...answering,
  });
  await registerSite(app, {
    games: deps.gameIndex,
    servesRawg: deps.servesRawg ?? false,
    limit: limitOf(deps, "api", "site"),
    ...answering,
  });
  const facts = {
    repositoryUrl: deps.repositoryUrl,
    videoHosts,
    takesGamesIn: deps.takingInNews !== undefined,
    keepsShelves: deps.sync !== undefined,
  };
  const built = { directory: deps.appDirectory, facts };
  registerOfflineFiles(app, { ...built, isOffered: deps.offlineCopies ?? true });
  const renderer = await deps.openRenderer?.();
  const isOverLimit = await countRate(app, limitOf(deps, "api", "pages"));
  const openQuestions = createDocumentQuestions(app, publicUrl);
  await registerFeeds(app, { openQuestions, limit: limitOf(deps, "api", "feeds"), ...answering });
  await registerMcp(app, { openQuestions, hosts, limit: limitOf(deps, "api", "mcp") });
  const pages = renderer && createPages({ renderer, openQuestions, answers, hosts, isOverLimit });
  if (pages !== undefined) await registerOembed(app, { pages, hosts, limit: limitOf(deps, "api", "oembed") });
  await registerAppFiles(app, { ...built, findPage: pages?.findFor });
  await app.ready();
  return app;
}
