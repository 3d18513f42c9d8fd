// Puts insights together: the endpoints that are configured, the catalogue's own knowledge, the disk, the figures.
import { join } from "node:path";
import { z } from "zod";
import { createDiskHealth, type DiskLog } from "#server/cache/disk-health.ts";
import { createFileCache, type FileCache } from "#server/cache/file-cache.ts";
import type { KeptAnswers, StoredEntry } from "#server/cache/kept-answers.ts";
import type { GameKnowledge } from "#server/games/knowledge.ts";
import type { GameSource } from "#server/games/source.ts";
import type { TitleFinder } from "#server/games/title-finder.ts";
import { NO_SHARING, type Sharing } from "#server/limits/sharing.ts";
import { createBundledProvider, describeFromCatalogue } from "./bundled.ts";
import { createChat, type Endpoint } from "./chat-completions.ts";
import { createHourlyBudget, openHourMeter } from "./hourly-budget.ts";
import { createInsights } from "./insights.ts";
import { createInsightMetrics } from "./metrics.ts";
import { createModelProvider, type ModelOptions } from "./model-provider.ts";
import { createProviderPauses } from "./provider-pauses.ts";
import { createTitleResolver } from "./resolve-titles.ts";
import type { TimeLimits } from "./time-limits.ts";

const KEPT_MAX_BYTES = 32 * 1024 * 1024;
/** What `keptIn` writes. */
const EntrySchema = z.object({ text: z.string(), storedAt: z.number() });

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
  /** What is counted and kept together with other processes; nothing, unless said otherwise. */
  sharing?: Sharing;
  now?: () => number;
  /** Never jumps, in milliseconds. */
  clock?: () => number;
  backoffMs?: number;
};

/** The endpoints that are configured, and the budget that they share. */
function openChats(options: OpenInsightsOptions) {
  const { ai, stateDirectory, log, now, clock, backoffMs, sharing = NO_SHARING } = options;
  const named = Object.entries({ primary: ai.primary, alternative: ai.alternative });
  if (named.every(([, endpoint]) => endpoint === undefined)) return undefined;
  const { meter, close } = openHourMeter({
    directory: stateDirectory,
    log,
    ...(now === undefined ? {} : { now }),
    ...(clock === undefined ? {} : { clock }),
  });
  const budget = createHourlyBudget(sharing.hourMeter(meter, "models"), ai.hourlyBudget);
  const chatsWith = (onCall: (name: string) => (outcome: string, ms: number) => void) =>
    named.flatMap(([name, endpoint]) => {
      if (endpoint === undefined) return [];
      const { maxTokens, times } = ai;
      const asked = { endpoint, maxTokens, times, takeCall: budget.take, onCall: onCall(name) };
      return [{ name, chat: createChat({ ...asked, ...(backoffMs === undefined ? {} : { backoffMs }) }) }];
    });
  return { budget, chatsWith, close };
}

/** An entry as a file has it; undefined for what an earlier version wrote, which made no note of the time. */
function readEntry(text: string): StoredEntry | undefined {
  try {
    const read = EntrySchema.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** Files as a store of answers. */
function keptIn(files: FileCache): KeptAnswers {
  return {
    get: async (key) => {
      const bytes = await files.get(key);
      return bytes && readEntry(bytes.toString());
    },
    set: async (key, { text, storedAt }) => await files.set(key, Buffer.from(JSON.stringify({ text, storedAt }))),
    usedBytes: async () => 0,
  };
}

/** Answers, and how often was asked, are kept below `stateDirectory`; `close` ends what it holds. */
export function openInsights(options: OpenInsightsOptions) {
  const { source, knowledge, log, now = Date.now, sharing = NO_SHARING } = options;
  const files = createFileCache({
    directory: join(options.stateDirectory, "insights"),
    maxBytes: KEPT_MAX_BYTES,
    health: createDiskHealth(log, "kept insights"),
  });
  const opened = openChats(options);
  const metrics = createInsightMetrics(opened?.budget);
  const chats = opened?.chatsWith(metrics.onCall) ?? [];
  const resolverFor = createTitleResolver({ finders: options.titleFinders, onTitle: metrics.onTitle });
  const defaultsFor: ModelOptions["defaultsFor"] = (game, language) =>
    describeFromCatalogue(game, language, { knowledge, now });
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
    kept: sharing.answers(keptIn(files), "insights"),
    turns: sharing.turns,
    now,
    onAnswer: metrics.onAnswer,
    warn: (err) => log.warn({ err }, "insight"),
  });
  return { insights, metrics: metrics.registry, close: () => opened?.close() };
}
