// Puts together what several processes share over one Redis: limits, budgets, turns, answers. Loaded only where a REDIS_URL
// is configured.
import { Counter, Gauge, Registry } from "prom-client";
import type { DiskLog } from "#server/cache/disk-health.ts";
import { ledgerName } from "#server/cache/ledger-name.ts";
import { createRedisAnswers } from "#server/cache/redis-answers.ts";
import { openRedisLink, type RedisLink } from "#server/cache/redis-link.ts";
import { createRedisTurns } from "#server/cache/redis-turns.ts";
import type { RateStoreClass } from "#server/limits/rate-store.ts";
import { createRedisCallMeter } from "#server/limits/redis-call-meter.ts";
import { createRedisHourMeter } from "#server/limits/redis-hour-meter.ts";
import { createRedisPauseRecord } from "#server/limits/redis-pause-record.ts";
import { redisRateStore } from "#server/limits/redis-rate-store.ts";
import type { Sharing } from "#server/limits/sharing.ts";

export type SharedState = {
  sharing: Sharing;
  /** Where requests of a scope are counted. */
  rateStore: (scope: string) => RateStoreClass;
  metrics: Registry;
  close: () => Promise<void>;
};

function createMetrics(link: () => RedisLink | undefined) {
  const registry = new Registry();
  const registers = [registry];
  const troubles = new Counter({
    name: "redis_failures_total",
    help: "Questions to Redis that were not answered as they should, by a word for why.",
    labelNames: ["why"],
    registers,
  });
  const away: Gauge = new Gauge({
    name: "redis_away",
    help: "1 while Redis is not asked, and limits are this process's share.",
    aggregator: "max",
    registers,
    collect: () => away.set(Number(link()?.isAway() ?? true)),
  });
  const processes: Gauge = new Gauge({
    name: "redis_processes",
    help: "Processes that share over Redis, as far as was known when it answered last.",
    aggregator: "max",
    registers,
    collect: () => processes.set(link()?.processes() ?? 0),
  });
  return { registry, onTrouble: (why: string) => troubles.inc({ why }) };
}

/** `url` with its password goes to Redis and nowhere else. */
export async function openSharedState(options: {
  url: string;
  timeoutMs: number;
  stateDirectory: string;
  log: DiskLog;
}): Promise<SharedState> {
  const { url, timeoutMs, stateDirectory, log } = options;
  let opened: RedisLink | undefined;
  const metrics = createMetrics(() => opened);
  const link = await openRedisLink({ url, timeoutMs, log, onTrouble: metrics.onTrouble });
  opened = link;
  const ledger = ledgerName(stateDirectory);
  return {
    sharing: {
      answers: (own, kind) => createRedisAnswers(link, kind, own),
      callMeter: (own) => createRedisCallMeter(link, ledger, own),
      hourMeter: (own, of) => createRedisHourMeter({ link, ledger, own, of }),
      pauseRecord: (own, of) => createRedisPauseRecord(link, of, own),
      turns: createRedisTurns(link),
    },
    rateStore: (scope) => redisRateStore(link, scope),
    metrics: metrics.registry,
    close: link.close,
  };
}
