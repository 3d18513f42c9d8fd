// Insights from the visitor's own model: the server's question, its reader and its stand-in, asked from the browser.
import type { InsightEvent } from "#shared/insights/events.ts";
import type { Language } from "#shared/languages.ts";
import type { UsedServices } from "#shared/own-services.ts";
import type { KeptAnswers } from "#server/cache/kept-answers.ts";
import type { GameKnowledge } from "#server/games/knowledge.ts";
import type { GameSource } from "#server/games/source.ts";
import { findBySearch } from "#server/games/title-finder.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import { createBundledProvider, describeFromCatalogue } from "#server/insights/bundled.ts";
import { createChat } from "#server/insights/chat-completions.ts";
import { createInsights } from "#server/insights/insights.ts";
import { createModelProvider } from "#server/insights/model-provider.ts";
import { createProviderPauses } from "#server/insights/provider-pauses.ts";
import { createTitleResolver } from "#server/insights/resolve-titles.ts";
import type { TimeLimits } from "#server/insights/time-limits.ts";
import type { FetchByPage } from "./fetch-by-page.ts";

/** As the server has them. */
const TIMES: TimeLimits = { firstByteMs: 60_000, idleMs: 20_000, totalMs: 120_000 };
/** The page ends an errand by itself only when the engine has not: it is the engine that knows why. */
const GRACE_MS = 10_000;
/** What a model thinks counts, too. */
const MAX_TOKENS = 8192;
const GREETING = [{ role: "user", content: "Answer with the one word OK." }] as const;

export type OwnInsightsDeps = {
  ai: NonNullable<UsedServices["ai"]>;
  source: GameSource;
  /** Where titles are looked for without a call. */
  catalogue: GameSource;
  knowledge: GameKnowledge;
  kept: KeptAnswers;
  fetchByPage: FetchByPage;
  times?: TimeLimits;
};

/** Insights as the server has them, a piece at a time. */
export function createOwnInsights(deps: OwnInsightsDeps) {
  const { ai, source, catalogue, knowledge, kept, fetchByPage, times = TIMES } = deps;
  const now = Date.now;
  const chat = createChat({
    endpoint: ai,
    maxTokens: MAX_TOKENS,
    times,
    takeCall: async () => true,
    fetch: (url, init) => fetchByPage(url, { ...init, timeoutMs: times.totalMs + GRACE_MS, isInPieces: true }),
  });
  const insights = createInsights({
    source,
    bundled: createBundledProvider({ knowledge, now }),
    model: {
      name: ai.model,
      provider: createModelProvider({
        chats: [{ name: "own", chat }],
        resolverFor: createTitleResolver({ finders: [findBySearch(catalogue)] }),
        defaultsFor: (game, language) => describeFromCatalogue(game, language, { knowledge, now }),
        pauses: createProviderPauses(),
      }),
    },
    kept,
    now,
  });
  return {
    /** The events of a game's insights: parts, and then the whole or why there is none. */
    open: (id: number, language: Language, signal: AbortSignal): AsyncGenerator<InsightEvent> =>
      insights.open(id, { ...NO_CLIENT, language, signal }),
    /** One question that costs next to nothing. Rejects with an `InsightError`, which holds no key. */
    test: async (): Promise<void> => {
      const answer = chat.complete(GREETING, NO_CLIENT.signal);
      for (let next = await answer.next(); next.done !== true;) next = await answer.next();
    },
  };
}
