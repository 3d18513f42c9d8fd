// Insights of one game, read line by line as they are written: parts first, then the whole.
import { queryOptions } from "@tanstack/react-query";
import { InsightEventSchema, type InsightEvent, type ShownInsight, type ShownPart } from "#shared/insights/events.ts";

const FRESH_MS = 60 * 60_000;
const KEPT_MS = 60 * 60_000;

/** Why there are no insights; the message is for visitors and empty when nobody said anything. */
export class InsightFailure extends Error {
  override readonly name = "InsightFailure";
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

/** The server's own words for a refusal; none where something else answered. */
async function wordsOf(response: Response): Promise<string> {
  try {
    const body: unknown = await response.json();
    const message: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "message") : undefined;
    return typeof message === "string" ? message : "";
  } catch {
    return "";
  }
}

async function* eventsOf(id: number, signal: AbortSignal): AsyncGenerator<InsightEvent> {
  const response = await fetch(`/api/insights/${id}`, { signal, headers: { accept: "application/x-ndjson" } });
  if (!response.ok || response.body === null) throw new InsightFailure(await wordsOf(response));
  for await (const line of linesOf(response.body)) {
    if (line.trim() !== "") yield InsightEventSchema.parse(JSON.parse(line)) as InsightEvent; // `partial` loosens its optional keys.
  }
}

async function readInsights(id: number, signal: AbortSignal, onPart: (part: ShownPart) => void): Promise<Insights> {
  for await (const event of eventsOf(id, signal)) {
    if (event.type === "error") throw new InsightFailure(event.message);
    if (event.type === "insight") return { part: event.insight, whole: event.insight };
    onPart(event.part);
  }
  throw new InsightFailure("");
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
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    retry: false,
    networkMode: "always",
    meta: { failure: ({ message }) => `AI Error: ${message}` },
  });
}
