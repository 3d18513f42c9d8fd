// The gateway's figures for /metrics.
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { AskDeps } from "./ask.ts";
import type { Budget } from "./budget.ts";
import type { UpstreamOptions } from "./upstream.ts";

const BUCKETS_S = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type GatewayMetrics = {
  registry: Registry;
  onExchange: NonNullable<UpstreamOptions["onExchange"]>;
  onAnswer: NonNullable<AskDeps["onAnswer"]>;
  onRefused: NonNullable<UpstreamOptions["onRefused"]>;
};

function gauge(
  registry: Registry,
  options: { name: string; help: string; read: () => number | Promise<number> },
): void {
  const made: Gauge = new Gauge({
    name: options.name,
    help: options.help,
    // Processes of one machine count together.
    aggregator: "max",
    registers: [registry],
    collect: async () => made.set(await options.read()),
  });
}

export function createGatewayMetrics(watched: {
  budget: Budget;
  cacheBytes: () => Promise<number>;
  isAway: () => Promise<boolean>;
}): GatewayMetrics {
  const registry = new Registry();
  const exchanges = new Histogram({
    name: "rawg_exchange_duration_seconds",
    help: "Time of one exchange with RAWG, by outcome.",
    labelNames: ["outcome"],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  const answers = new Counter({
    name: "rawg_answers_total",
    help: "Answers by kind and by how they were come by: hit, stale or miss.",
    labelNames: ["kind", "how"],
    registers: [registry],
  });
  const refused = new Counter({
    name: "rawg_refused_calls_total",
    help: "Calls to RAWG that were not made, by the limit that is reached: quota, month, reserve, hour-share, client-share, feed-share or feed-hour.",
    labelNames: ["reason"],
    registers: [registry],
  });
  gauge(registry, {
    name: "rawg_hour_used_calls",
    help: "Calls to RAWG that clients caused in this hour.",
    read: async () => (await watched.budget.hour()).used,
  });
  gauge(registry, {
    name: "rawg_hour_calls",
    help: "Fresh questions that may be asked of RAWG in this hour.",
    read: async () => (await watched.budget.hour()).limit,
  });
  gauge(registry, {
    name: "rawg_budget_used_calls",
    help: "Calls to RAWG in this month.",
    read: watched.budget.used,
  });
  gauge(registry, {
    name: "rawg_budget_calls",
    help: "Calls to RAWG a month at most.",
    read: () => watched.budget.limit,
  });
  gauge(registry, {
    name: "rawg_feed_used_calls",
    help: "Calls to RAWG in this month for taking games in.",
    read: async () => (await watched.budget.feed()).used,
  });
  gauge(registry, {
    name: "rawg_feed_calls",
    help: "Calls to RAWG a month at most for taking games in.",
    read: async () => (await watched.budget.feed()).limit,
  });
  gauge(registry, { name: "rawg_cache_bytes", help: "What kept answers take on disk.", read: watched.cacheBytes });
  gauge(registry, {
    name: "rawg_away",
    help: "1 while RAWG is not asked.",
    read: async () => Number(await watched.isAway()),
  });
  return {
    registry,
    onExchange: ({ outcome, ms }) => exchanges.observe({ outcome }, ms / 1000),
    onAnswer: (how, kind) => answers.inc({ kind, how }),
    onRefused: (reason) => refused.inc({ reason }),
  };
}
