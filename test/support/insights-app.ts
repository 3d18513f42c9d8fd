// The real server with insights over the small catalogue and fake providers.
import { createInterface } from "node:readline";
import { Readable, Writable } from "node:stream";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { createCatalogueSource } from "../../src/server/catalogue/catalogue-source.ts";
import { openCatalogue } from "../../src/server/catalogue/open.ts";
import { mapSourced } from "../../src/server/games/provenance.ts";
import type { GameSource } from "../../src/server/games/source.ts";
import { openInsights, type OpenInsightsOptions } from "../../src/server/insights/open-insights.ts";
import type { TimeLimits } from "../../src/server/insights/time-limits.ts";
import { insightRoutes } from "../../src/server/insights/routes.ts";
import type { InsightEvent, ShownInsight } from "../../src/shared/insights/events.ts";
import { catalogueFiles, writeFiles } from "./catalogue-files.ts";
import { temporaryDirectory } from "./temporary-directory.ts";
import { startFakeProvider, type FakeProvider } from "./fake-provider.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

export const CANARY_KEY = "sk-canary-5ecre7000000000000000000ca";
const UNLIMITED = 1_000_000;
const MAX_TOKENS = 8192;

/** Where no `source` is given, a game that is asked about and that the catalogue has not: Portal 2 under another id. */
export const FOREIGN_ID = 999;

export type InsightsApp = TestApp & {
  /** All events of one answer and its status, through `inject`. */
  ask: (
    id: number | string,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; events: InsightEvent[]; text: string }>;
  stateDirectory: string;
  /** Everything that was logged. */
  logged: () => string;
  metric: (line: string) => Promise<number>;
};

export type InsightsSetup = {
  primary?: FakeProvider;
  alternative?: FakeProvider;
  /** Null sends none. */
  key?: string | null;
  stateDirectory?: string;
  dataDirectory?: string;
  perMinute?: number;
  source?: GameSource;
  hourlyBudget?: number;
  maxTokens?: number;
  /** Milliseconds for one question to one provider, and without a byte. */
  timeoutMs?: number;
  times?: TimeLimits;
} & Partial<Pick<OpenInsightsOptions, "now" | "clock" | "backoffMs">>;

/** A tenth of what is usual: tests are in a hurry. */
const TIMES: TimeLimits = { firstByteMs: 6000, idleMs: 2000, totalMs: 12_000 };

const endpoint = (fake: FakeProvider | undefined, key: string | null, model: string) =>
  fake === undefined ? undefined : { url: fake.url, key: key ?? undefined, model };

export async function startInsightsApp(setup: InsightsSetup = {}): Promise<InsightsApp> {
  const { primary, alternative, key = CANARY_KEY, hourlyBudget = UNLIMITED, perMinute = UNLIMITED } = setup;
  const stateDirectory = setup.stateDirectory ?? temporaryDirectory();
  const dataDirectory = setup.dataDirectory ?? writeFiles(catalogueFiles());
  const db = openCatalogue({ dataDirectory, stateDirectory });
  const { source: bundled, knowledge, titleFinder } = createCatalogueSource(db);
  const source =
    setup.source ??
    ({
      ...bundled,
      getGame: async (ref, ...asked) =>
        mapSourced(await bundled.getGame(ref === FOREIGN_ID ? 103 : ref, ...asked), (game) =>
          game === undefined || "redirect" in game || ref !== FOREIGN_ID ? game : { ...game, id: FOREIGN_ID },
        ),
    } satisfies GameSource);
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = pino({ level: "trace" }, sink);
  const { timeoutMs = TIMES.totalMs } = setup;
  const shortened = {
    firstByteMs: Math.min(TIMES.firstByteMs, timeoutMs),
    idleMs: Math.min(TIMES.idleMs, timeoutMs),
    totalMs: timeoutMs,
  };
  const { insights, metrics, close } = openInsights({
    source,
    titleFinders: [titleFinder],
    knowledge,
    ai: {
      primary: endpoint(primary, key, "first-model"),
      alternative: endpoint(alternative, key, "second-model"),
      hourlyBudget,
      maxTokens: setup.maxTokens ?? MAX_TOKENS,
      times: setup.times ?? shortened,
    },
    stateDirectory,
    log,
    backoffMs: setup.backoffMs ?? 5,
    ...(setup.now === undefined ? {} : { now: setup.now }),
    ...(setup.clock === undefined ? {} : { clock: setup.clock }),
  });
  const rateLimits = { api: UNLIMITED, images: UNLIMITED, insights: perMinute };
  const deps = { source, insightRoutes: insightRoutes(insights), metrics: [metrics], log, rateLimits };
  const server = await startTestApp({ dataDirectory, deps });
  return {
    ...server,
    stateDirectory,
    logged: () => lines.join(""),
    ask: async (id, headers = {}) => {
      const { status, text } = await server.get(`/api/insights/${id}`, headers);
      return { status, text, events: status === 200 ? parseEvents(text) : [] };
    },
    metric: async (line) => {
      const { text } = await server.get("/metrics");
      const found = text.split("\n").find((other) => other.startsWith(`${line} `));
      return found === undefined ? 0 : Number(found.split(" ").at(-1));
    },
    close: async () => {
      await server.close();
      close();
      db.close();
    },
  };
}

/** The events in a body of lines. */
export function parseEvents(text: string): InsightEvent[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line): InsightEvent => JSON.parse(line));
}

/** The insight that events end with; an error when they end otherwise. */
export function insightIn(events: readonly InsightEvent[]): ShownInsight {
  const last = events.at(-1);
  if (last?.type !== "insight") throw new Error(`no insight: ${JSON.stringify(last)}`);
  return last.insight;
}

/** A fake provider that ends with the test. */
export async function provider(): Promise<FakeProvider> {
  const started = await startFakeProvider();
  onTestFinished(started.close);
  return started;
}

/** A server that ends with the test. */
export async function app(setup: InsightsSetup): Promise<InsightsApp> {
  const started = await startInsightsApp(setup);
  onTestFinished(started.close);
  return started;
}

export type Reader = { events: InsightEvent[]; ended: Promise<void>; leave: () => void };

/** Asks through a real connection; `events` grows as they come in. */
export async function listen({ app: server }: InsightsApp): Promise<(id: number) => Reader> {
  const address = await server.listen({ port: 0, host: "127.0.0.1" });
  return (id) => {
    const leaving = new AbortController();
    const events: InsightEvent[] = [];
    const read = async () => {
      const { body } = await fetch(`${address}/api/insights/${id}`, { signal: leaving.signal });
      if (body === null) return;
      for await (const line of createInterface({ input: Readable.from(body) })) {
        if (line !== "") events.push(JSON.parse(line));
      }
    };
    // One who leaves reads no more; that is no failure.
    return { events, ended: read().catch(() => undefined), leave: () => leaving.abort() };
  };
}
