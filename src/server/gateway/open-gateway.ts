// Puts the gateway together: one database for answers and the meter, the way to RAWG, the cache, the source.
import { join } from "node:path";
import { createDiskHealth, type DiskHealth } from "#server/cache/disk-health.ts";
import { createMemoryStore, layerStores } from "#server/cache/memory-store.ts";
import { markSuspect, openDatabase } from "#server/cache/open-database.ts";
import { isDamage } from "#server/cache/sqlite-file.ts";
import { createSqliteStore, STORE_SCHEMA } from "#server/cache/sqlite-store.ts";
import { createSwrCache } from "#server/cache/swr-cache.ts";
import type { GameSource } from "#server/games/source.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import {
  CLIENTS_RESCUE,
  createSqliteCallMeter,
  METER_SCHEMA,
  MONTHS_RESCUE,
} from "#server/limits/sqlite-call-meter.ts";
import { NO_SHARING, type Sharing } from "#server/limits/sharing.ts";
import { createSqlitePauseRecord, PAUSE_RESCUE, PAUSE_SCHEMA } from "#server/limits/sqlite-pause-record.ts";
import { createAsker } from "./ask.ts";
import { createBreaker } from "./breaker.ts";
import { createBudget } from "./budget.ts";
import { createExchange } from "./exchange.ts";
import { logExchanges, logLimits, type GatewayLog } from "./exchange-log.ts";
import type { FreshTimes } from "./freshness.ts";
import { createGatewaySource } from "./gateway-source.ts";
import { createGatewayMetrics } from "./metrics.ts";
import { createPatience } from "./patience.ts";
import { createTyping, SETTLE_MS } from "./typing.ts";
import { createUpstream } from "./upstream.ts";
import { isPersonal, UpstreamError } from "./upstream-error.ts";

const DATABASE_VERSION = 1;
const MEMORY_MAX_BYTES = 64 * 1024 * 1024;
/** Another process may write to the database. */
const MEMORY_TTL_MS = 60_000;
const TIMEOUT_MS = 8000;

export type RawgOptions = {
  key: string;
  /** `https://api.rawg.io/api` */
  baseUrl: string;
  stateDirectory: string;
  cacheBytes: number;
  freshTimes: FreshTimes;
  /** See `BudgetOptions`. */
  budget: { limit: number; resetDay: number; clientShare?: number; burst?: number; feedShare?: number };
  log: GatewayLog;
  /** What is counted and kept together with other processes; nothing, unless said otherwise. */
  sharing?: Sharing;
  now?: () => number;
  /** Milliseconds by a clock that nobody sets. */
  elapsed?: () => number;
  /** For one exchange, in milliseconds. */
  timeoutMs?: number;
  /** See `UpstreamOptions`. */
  unsaidPauseMs?: number;
  backoffMs?: number;
  /** Takes a game's record, as RAWG sent it, into the catalogue's records. Nobody waits for it; a failure is logged. */
  takeInDetail?: (detail: unknown) => Promise<void>;
};

export type GatewayOptions = RawgOptions & {
  /** Ludex's own catalogue, which answers all that RAWG need not be asked for. */
  catalogue: GameSource;
  /** As `takeInDetail`, for items of a list. */
  takeIn?: (items: readonly unknown[]) => Promise<void>;
  /** Hears of a game that was taken in and that RAWG does not have any more. Nobody waits for it. */
  giveUp?: (id: number) => Promise<void>;
  /** How long a search that may be typed on waits before RAWG is asked, in milliseconds. */
  settleMs?: number;
};

export type Gateway = ReturnType<typeof openGateway>;

/** The disk's health; a file found damaged in use is checked, and put aside, at the next start. */
function watchDisk(path: string, log: GatewayLog): DiskHealth {
  const health = createDiskHealth(log, "kept answers of RAWG");
  const failed = (error: unknown) => {
    if (isDamage(error)) markSuspect(path);
    health.failed(error);
  };
  return { ...health, failed };
}

/** What RAWG gave is answered with, whether or not it can be taken in. */
function unwaited<T>(log: GatewayLog, take: (given: T) => Promise<void> = async () => undefined): (given: T) => void {
  return (given) => {
    take(given).catch((err: unknown) => log.warn({ err }, "what RAWG gave was not taken in"));
  };
}

/** Opens RAWG with the cache in front of it; `close` ends what it holds. */
export function openRawg(options: RawgOptions) {
  const { key, baseUrl, freshTimes, log, now = Date.now, timeoutMs = TIMEOUT_MS, sharing = NO_SHARING } = options;
  const { elapsed = () => performance.now(), unsaidPauseMs, backoffMs } = options;
  const path = join(options.stateDirectory, "rawg.sqlite");
  const db = openDatabase({
    path,
    version: DATABASE_VERSION,
    schema: `${STORE_SCHEMA};${METER_SCHEMA};${PAUSE_SCHEMA}`,
    rescue: [MONTHS_RESCUE, ...CLIENTS_RESCUE, PAUSE_RESCUE],
    note: (details, message) => log.warn(details, message),
  });
  const health = watchDisk(path, log);
  const disk = createSqliteStore({
    db,
    maxBytes: options.cacheBytes,
    now,
    health,
  });
  const budget = createBudget({
    meter: sharing.callMeter(createSqliteCallMeter(db, health)),
    pause: sharing.pauseRecord(createSqlitePauseRecord(db, health), "rawg"),
    ...options.budget,
    now,
    onMark: (used, limit) => log.warn({ used, limit }, "calls to RAWG this month"),
  });
  const patience = createPatience({
    timeoutMs,
    makeError: () => new UpstreamError("timeout", "RAWG is not waited for"),
  });
  const logged = logExchanges(log, elapsed);
  const loggedLimits = logLimits(log);
  const upstream = createUpstream({
    exchange: createExchange({ baseUrl, key, timeoutMs }),
    breaker: createBreaker(elapsed),
    budget,
    patience,
    ...(unsaidPauseMs === undefined ? {} : { unsaidPauseMs }),
    ...(backoffMs === undefined ? {} : { backoffMs }),
    onExchange: (report) => {
      metrics.onExchange(report);
      logged(report);
    },
    onRefused: (limit) => {
      metrics.onRefused(limit);
      loggedLimits(limit);
    },
  });
  const memory = createMemoryStore({ maxBytes: MEMORY_MAX_BYTES, ttlMs: MEMORY_TTL_MS });
  const store = layerStores(memory, sharing.answers(disk, "rawg"));
  const cache = createSwrCache({
    store,
    latest: store.latest,
    turns: sharing.turns,
    now,
    isPersonal,
  });
  const metrics = createGatewayMetrics({ budget, cacheBytes: cache.usedBytes, isAway: upstream.isAwayForAll });
  const asker = createAsker({
    cache,
    upstream,
    patience,
    freshTimes,
    onAnswer: metrics.onAnswer,
    onDetail: unwaited(log, options.takeInDetail),
  });
  budget
    .used()
    .then((used) => log.info({ used, limit: budget.limit }, "calls to RAWG this month"))
    .catch((err: unknown) => log.warn({ err }, "calls to RAWG this month"));
  return {
    asker,
    budget,
    metrics: metrics.registry,
    /** For work that nobody waits for: spends the share for taking games in. `null` for a 404. */
    askInBackground: (of: string, query: string): Promise<unknown> =>
      upstream.get({ path: of, query }, { urgency: "background", context: NO_CLIENT }),
    /** False where the disk did not allow a file: what is fetched then ends with the process. */
    isKept: db.location() !== null,
    close: async (): Promise<void> => {
      await upstream.close();
      db.close();
    },
  };
}

/** Opens the gateway: `catalogue`, and RAWG with its cache for what that does not know. */
export function openGateway({ catalogue, takeIn, giveUp, settleMs = SETTLE_MS, ...options }: GatewayOptions) {
  const rawg = openRawg(options);
  const settle = createTyping(settleMs);
  return {
    ...rawg,
    source: createGatewaySource({
      asker: rawg.asker,
      catalogue,
      settle,
      takeIn: unwaited(options.log, takeIn),
      giveUp: unwaited(options.log, giveUp),
    }),
  };
}
