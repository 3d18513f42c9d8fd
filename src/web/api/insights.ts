// Insights of one game, read line by line as they are written: parts first, then the whole.
import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { LANGUAGE } from "#web/lib/language.ts";
import { t } from "#web/lib/t.ts";
import { InsightEventSchema, type InsightEvent, type ShownInsight, type ShownPart } from "#shared/insights/events.ts";

/** Whose words the server does not assume. */
const IN_LANGUAGE = t("language") === "en" ? "" : `?language=${LANGUAGE}`;
const FRESH_MS = 60 * 60_000;
const KEPT_MS = 60 * 60_000;

/** Why there are no insights; the message is for visitors and empty when nobody said anything. */
export class InsightFailure extends Error {
  override readonly name = "InsightFailure";
  /** Seconds until asking again may help; null where it does not. A network that fails may be back at any time. */
  readonly retryAfterS: number | null;
  constructor(message: string, retryAfterS: number | null = 0) {
    super(message);
    this.retryAfterS = retryAfterS;
  }
}

/** What is there: parts while it is being written, then the whole. */
export type Insights = { part: ShownPart; whole: ShownInsight | undefined };

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
    if (done) break;
  }
  yield rest;
}

const Refusal = z.object({
  message: z.catch(z.string(), ""),
  retryAfterS: z.catch(z.optional(z.nullable(z.number())), undefined),
});

/** The server's own words for a refusal; none where something else answered. */
async function failureOf(response: Response): Promise<InsightFailure> {
  const header = response.headers.get("retry-after") ?? "";
  const headerS = /^\d{1,6}$/.test(header) ? Number(header) : 0;
  const body: unknown = await response.json().catch(() => undefined);
  const { data } = Refusal.safeParse(body);
  return new InsightFailure(data?.message ?? "", data?.retryAfterS === undefined ? headerS : data.retryAfterS);
}

async function* eventsOf(id: number, signal: AbortSignal): AsyncGenerator<InsightEvent> {
  const response = await fetch(`/api/insights/${id}${IN_LANGUAGE}`, {
    signal,
    headers: { accept: "application/x-ndjson" },
  });
  if (!response.ok || response.body === null) throw await failureOf(response);
  for await (const line of linesOf(response.body)) {
    if (line.trim() !== "") yield InsightEventSchema.parse(JSON.parse(line)) as InsightEvent; // `partial` loosens its optional keys.
  }
}

async function readInsights(id: number, signal: AbortSignal, onPart: (part: ShownPart) => void): Promise<Insights> {
  for await (const event of eventsOf(id, signal)) {
    if (event.type === "error") throw new InsightFailure(event.message, event.retryAfterS);
    if (event.type === "insight") return { part: event.insight, whole: event.insight };
    onPart(event.part);
  }
  throw new InsightFailure("");
}

/**
 * What stands in for a model is asked for again on a later visit, from the moment on at which that can help; what was left
 * while it was being written at once.
 */
function freshMs(insights: Insights | undefined): number {
  const source = insights?.whole?.source;
  if (source === undefined) return 0;
  const retryAfterS = source.kind === "catalogue" ? source.failure?.retryAfterS : undefined;
  return typeof retryAfterS === "number" ? retryAfterS * 1000 : FRESH_MS;
}

/**
 * Insights of the game with this id. Rejects with an `InsightFailure`; what the browser says of a network that fails is
 * for nobody to read. It is not asked again by itself: each time may cost the operator a call.
 */
export function insightsQuery(id: number) {
  const queryKey = ["insights", id] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Insights> => {
      try {
        return await readInsights(id, signal, (part) => {
          client.setQueryData<Insights>(queryKey, { part, whole: undefined });
        });
      } catch (error) {
        throw error instanceof InsightFailure || signal.aborted ? error : new InsightFailure("");
      }
    },
    staleTime: ({ state }) => freshMs(state.data),
    gcTime: KEPT_MS,
    retry: false,
    networkMode: "always",
    meta: { failure: ({ message }) => `AI Error: ${message}` },
  });
}
