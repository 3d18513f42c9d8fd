// Puts insights together: the endpoints that are configured, the catalogue's own knowledge, the disk, the figures.
import { join } from "node:path";
import { createDiskHealth, type DiskLog } from "#server/cache/disk-health.ts";
import { createFileCache } from "#server/cache/file-cache.ts";
import type { GameKnowledge } from "#server/games/knowledge.ts";
import type { GameSource } from "#server/games/source.ts";
import { createBundledProvider, describeFromCatalogue } from "./bundled.ts";
import { createChat, type Endpoint } from "./chat-completions.ts";
import { createHourlyBudget } from "./hourly-budget.ts";
import { createInsights } from "./insights.ts";
import { createInsightMetrics } from "./metrics.ts";
import { createModelProvider } from "./model-provider.ts";
import { createTitleResolver } from "./resolve-titles.ts";

const KEPT_MAX_BYTES = 32 * 1024 * 1024;

export type OpenInsightsOptions = {
  /** Where the game that is asked about comes from. */
  source: GameSource;
  /** Where recommended titles are looked for, in this order: what costs nothing first. */
  titleSources: readonly GameSource[];
  knowledge: GameKnowledge;
  ai: { primary: Endpoint | undefined; alternative: Endpoint | undefined; hourlyBudget: number };
  stateDirectory: string;
  log: DiskLog;
  now?: () => number;
  /** For one question to one endpoint, tries included, in milliseconds. */
  timeoutMs?: number;
  backoffMs?: number;
};

/** Answers are kept below `stateDirectory`, which may be deleted while the server is down. */
export function openInsights(options: OpenInsightsOptions) {
  const { source, knowledge, ai, log, now = Date.now } = options;
  const budget = createHourlyBudget(ai.hourlyBudget);
  const metrics = createInsightMetrics(budget);
  const endpoints = { primary: ai.primary, alternative: ai.alternative };
  const timing = {
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
    ...(options.backoffMs === undefined ? {} : { backoffMs: options.backoffMs }),
  };
  const chats = Object.entries(endpoints).flatMap(([name, endpoint]) =>
    endpoint === undefined
      ? []
      : [createChat({ endpoint, takeCall: budget.take, onCall: metrics.onCall(name), ...timing })],
  );
  const resolverFor = createTitleResolver({ sources: options.titleSources, onTitle: metrics.onTitle });
  const defaultsFor = (game: Parameters<typeof describeFromCatalogue>[0]) =>
    describeFromCatalogue(game, { knowledge, now });
  const insights = createInsights({
    source,
    bundled: createBundledProvider({ knowledge, now }),
    ...(chats.length === 0
      ? {}
      : {
          model: {
            provider: createModelProvider({ chats, resolverFor, defaultsFor }),
            name: chats.map(({ model }) => model).join(" "),
          },
        }),
    kept: createFileCache({
      directory: join(options.stateDirectory, "insights"),
      maxBytes: KEPT_MAX_BYTES,
      health: createDiskHealth(log, "kept insights"),
    }),
    now,
    onAnswer: metrics.onAnswer,
    warn: (err) => log.warn({ err }, "insight"),
  });
  return { insights, metrics: metrics.registry };
}
