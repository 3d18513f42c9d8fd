// Puts together what a visitor's own services need: the way to RAWG with the server's cache, budget and patience with
// failures, the model, and what is kept. Loaded only where there is such a service.
import type { Answer } from "#shared/alone.ts";
import type { UsedServices } from "#shared/own-services.ts";
import { createMemoryStore, layerStores } from "#server/cache/memory-store.ts";
import { createSwrCache } from "#server/cache/swr-cache.ts";
import type { CatalogueParts } from "#server/catalogue/catalogue-source.ts";
import { createAsker } from "#server/gateway/ask.ts";
import { createBreaker } from "#server/gateway/breaker.ts";
import { createBudget } from "#server/gateway/budget.ts";
import { FRESH_TIMES_DEFAULT } from "#server/gateway/freshness.ts";
import type { Patience } from "#server/gateway/patience.ts";
import { createTyping, SETTLE_MS } from "#server/gateway/typing.ts";
import { createUpstream } from "#server/gateway/upstream.ts";
import { UpstreamError } from "#server/gateway/upstream-error.ts";
import type { Pause, PauseRecord } from "#server/limits/pause-record.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import { InsightError } from "#server/insights/insight-error.ts";
import type { TimeLimits } from "#server/insights/time-limits.ts";
import type { FetchByPage } from "./fetch-by-page.ts";
import { createOwnInsights } from "./own-insights.ts";
import { createRawgExchange } from "./rawg-exchange.ts";
import { createRawgSource } from "./rawg-source.ts";
import type { Records } from "./records.ts";

export { openRecords } from "./records.ts";

const MEMORY_MAX_BYTES = 16 * 1024 * 1024;
const MEMORY_TTL_MS = 60_000;

/** One visitor waits for one answer, as long as an exchange may take. */
const PATIENCE: Patience = {
  isHanging: () => false,
  asked: () => () => undefined,
  waitFor: (made) => made,
};

function memoryPause(): PauseRecord {
  let pause: Pause | undefined;
  return {
    read: async () => pause,
    replace: async (before, after) => {
      if (pause !== before) return false;
      pause = after;
      return true;
    },
  };
}

type Deps = { parts: CatalogueParts; records: Records; fetchByPage: FetchByPage; times?: TimeLimits };

function openRawg(rawg: NonNullable<UsedServices["rawg"]>, { parts, records, fetchByPage }: Deps) {
  const budget = createBudget({ meter: records.meter, pause: memoryPause(), limit: rawg.calls, now: Date.now });
  const exchange = createRawgExchange(rawg, fetchByPage);
  const openUpstream = () => createUpstream({ exchange, breaker: createBreaker(), budget, patience: PATIENCE });
  const cache = createSwrCache({
    store: layerStores(createMemoryStore({ maxBytes: MEMORY_MAX_BYTES, ttlMs: MEMORY_TTL_MS }), records.answers),
  });
  const asker = createAsker({ cache, upstream: openUpstream(), patience: PATIENCE, freshTimes: FRESH_TIMES_DEFAULT });
  return {
    source: createRawgSource({ asker, catalogue: parts.source, records, settle: createTyping(SETTLE_MS) }),
    used: budget.used,
    limit: budget.limit,
    /** One call, whatever is kept and whatever failed a moment ago. Rejects with an `UpstreamError`. */
    test: async () =>
      await openUpstream().get({ path: "games", query: "page_size=1" }, { urgency: "needed", context: NO_CLIENT }),
  };
}

/** How a test went: `detail` is what the other side said, without its key. */
export type Tested = { isWorking: boolean; failure?: string; detail?: string };

async function tested(test: (() => Promise<unknown>) | undefined): Promise<Tested> {
  if (test === undefined) return { isWorking: false, failure: "none" };
  try {
    await test();
    return { isWorking: true };
  } catch (error) {
    if (error instanceof UpstreamError) return { isWorking: false, failure: error.failure };
    if (error instanceof InsightError) return { isWorking: false, failure: error.code, detail: error.message };
    return { isWorking: false, failure: "internal" };
  }
}

const json = (value: unknown): Answer => ({
  status: 200,
  contentType: "application/json; charset=utf-8",
  body: JSON.stringify(value),
});

export type Services = ReturnType<typeof openServices>;

/** The services over the catalogue's `parts` and what is kept in `records`, which outlive a change of the settings. */
export function openServices(services: UsedServices, deps: Deps) {
  const { records, parts, ...ways } = deps;
  const rawg = services.rawg && openRawg(services.rawg, deps);
  const { source: catalogue, knowledge } = parts;
  const source = rawg?.source ?? catalogue;
  const { ai } = services;
  const insights = ai && createOwnInsights({ ...ways, ai, source, catalogue, knowledge, kept: records.answers });
  return {
    source,
    insights,
    /** Calls of the month, or how the test went of the service that `url` names. */
    answer: async (url: URL): Promise<Answer> => {
      const service = url.searchParams.get("test");
      if (service === "rawg") return json(await tested(rawg?.test));
      if (service === "ai") return json(await tested(insights?.test));
      return json({ calls: (await rawg?.used()) ?? 0, limit: rawg?.limit ?? 0 });
    },
  };
}
