// Puts insights together: the endpoints that are configured, the catalogue's own knowledge, the disk, the figures.
import { join } from "node:path";
import { createDiskHealth, type DiskLog } from "#server/cache/disk-health.ts";
import { createFileCache } from "#server/cache/file-cache.ts";
import type { GameKnowledge } from "#server/games/knowledge.ts";
import type { GameSource } from "#server/games/source.ts";
import type { TitleFinder } from "#server/games/title-finder.ts";
import { createBundledProvider, describeFromCatalogue } from "./bundled.ts";
import { createChat, type Endpoint } from "./chat-completions.ts";
import { createHourlyBudget, openHourMeter } from "./hourly-budget.ts";
import { createInsights } from "./insights.ts";
import { createInsightMetrics } from "./metrics.ts";
import { createModelProvider } from "./model-provider.ts";
import { createProviderPauses } from "./provider-pauses.ts";
import { createTitleResolver } from "./resolve-titles.ts";
import type { TimeLimits } from "./time-limits.ts";

const KEPT_MAX_BYTES = 32 * 1024 * 1024;

export type OpenInsightsOptions = {
  /** Where the game that is asked about comes from. */
  source: GameSource;
  /** Where recommended titles are looked for, in this order: what costs nothing first. */
  titleFinders: readonly TitleFinder[];
  knowledge: GameKnowledge;
  ai: {
    primary: Endpoint | undefined;
    alternative: Endpoint | undefined;
    /** Calls in any sixty minutes. */
    hourlyBudget: number;
    /** For one answer, thoughts included. */
    maxTokens: number;
    /** For one question to one endpoint, tries included. */
    times: TimeLimits;
  };
  stateDirectory: string;
  log: DiskLog;
  now?: () => number;
  /** Never jumps, in milliseconds. */
  clock?: () => number;
  backoffMs?: number;
};

/** The endpoints that are configured, and the budget that they share. */
function openChats({ ai, stateDirectory, log, now, clock, backoffMs }: OpenInsightsOptions) {
  const named = Object.entries({ primary: ai.primary, alternative: ai.alternative });
  if (named.every(([, endpoint]) => endpoint === undefined)) return undefined;
  const { meter, close } = openHourMeter({
    directory: stateDirectory,
    log,
    ...(now === undefined ? {} : { now }),
    ...(clock === undefined ? {} : { clock }),
  });
  const budget = createHourlyBudget(meter, ai.hourlyBudget);
  const chatsWith = (onCall: (name: string) => (outcome: string, ms: number) => void) =>
    named.flatMap(([name, endpoint]) => {
      if (endpoint === undefined) return [];
      const { maxTokens, times } = ai;
      const options = { endpoint, maxTokens, times, takeCall: budget.take, onCall: onCall(name) };
      return [{ name, chat: createChat({ ...options, ...(backoffMs === undefined ? {} : { backoffMs }) }) }];
    });
  return { budget, chatsWith, close };
}

/** Answers, and how often was asked, are kept below `stateDirectory`; `close` ends what it holds. */
export function openInsights(options: OpenInsightsOptions) {
  const { source, knowledge, log, now = Date.now } = options;
  const opened = openChats(options);
  const metrics = createInsightMetrics(opened?.budget);
  const chats = opened?.chatsWith(metrics.onCall) ?? [];
  const resolverFor = createTitleResolver({ finders: options.titleFinders, onTitle: metrics.onTitle });
  const defaultsFor = (game: Parameters<typeof describeFromCatalogue>[0]) =>
    describeFromCatalogue(game, { knowledge, now });
  const insights = createInsights({
    source,
    bundled: createBundledProvider({ knowledge, now }),
    ...(chats.length === 0
      ? {}
      : {
          model: {
            provider: createModelProvider({
              chats,
              resolverFor,
              defaultsFor,
              pauses: createProviderPauses(options.clock),
              onFailure: (provider, { code, message, hint }) => {
                metrics.onFailure(provider, code);
                log.warn({ provider, code, said: message, hint }, "no insight from this provider");
              },
            }),
            name: chats.map(({ chat }) => chat.model).join(" "),
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
  return { insights, metrics: metrics.registry, close: () => opened?.close() };
}
