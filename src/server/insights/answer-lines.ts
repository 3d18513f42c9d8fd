// The events of one answer as they are sent: a line each, or, where nothing went out before it failed, an ordinary error
// with its own status. Knows nothing of what carries them.
import { setTimeout as sleep } from "node:timers/promises";
import type { InsightEvent } from "#shared/insights/events.ts";
import { statusOf } from "./insight-error.ts";

/** After this long without an event the answer begins with an empty line, lest somebody on the way gives up. */
const SILENCE_MAX_MS = 5000;

/** What an answer of lines says it is. */
export const LINES_TYPE = "application/x-ndjson; charset=utf-8";

type Failure = Omit<Extract<InsightEvent, { type: "error" }>, "type"> & { retryAfterS: number | null };
type Next = Promise<IteratorResult<InsightEvent>>;

/** `said` is the body of an answer with this `status`. */
export type InsightAnswer = { lines: AsyncGenerator<string> } | { status: number; said: Failure };

/** The next event, or undefined when none came for a while; the same promise is asked again then. */
async function nextOrSilence<T>(next: Promise<T>): Promise<T | undefined> {
  const waiting = new AbortController();
  const silence = sleep(SILENCE_MAX_MS, undefined, { signal: waiting.signal }).catch(() => undefined);
  try {
    return await Promise.race([next, silence]);
  } finally {
    waiting.abort();
  }
}

async function* toLines(events: AsyncGenerator<InsightEvent>, begun: Next): AsyncGenerator<string> {
  let next = begun;
  try {
    for (;;) {
      const result = await nextOrSilence(next);
      if (result === undefined) yield "\n";
      else if (result.done === true) return;
      else {
        yield `${JSON.stringify(result.value)}\n`;
        next = events.next();
      }
    }
  } finally {
    // Whoever stopped reading between two events has left as well.
    void events.return(undefined);
  }
}

/** Waits for the first event, or for as long as nothing need be sent. */
export async function answerOf(events: AsyncGenerator<InsightEvent>): Promise<InsightAnswer> {
  const begun = events.next();
  const first = await nextOrSilence(begun);
  if (first?.done !== false || first.value.type !== "error") return { lines: toLines(events, begun) };
  await events.return(undefined);
  const { code, message, retryAfterS = null } = first.value;
  return { status: statusOf(code), said: { code, message, retryAfterS } };
}
