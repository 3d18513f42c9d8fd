// Tells the text at which somebody stops typing from those on the way to it: only the former is worth a call.
import { setTimeout as sleep } from "node:timers/promises";
import type { AskContext } from "#server/http/ask-context.ts";

/** Letters follow each other faster than this; after it a text counts as settled. */
export const SETTLE_MS = 300;

type Waiting = { text: string; supersede: AbortController };

/** One typed word becomes another by letters at its end, added or deleted. */
const isOneWord = (one: string, other: string) => one !== other && (one.startsWith(other) || other.startsWith(one));

/**
 * A function that waits until `text`, in its canonical spelling, has settled; false when the same client went on typing
 * meanwhile or has left.
 */
export function createTyping(settleMs: number) {
  const waiting = new Map<string, Set<Waiting>>();

  return async (text: string, { client, signal }: AskContext): Promise<boolean> => {
    const name = client ?? "";
    const own = waiting.get(name) ?? new Set<Waiting>();
    for (const other of own) if (isOneWord(other.text, text)) other.supersede.abort();
    const mine: Waiting = { text, supersede: new AbortController() };
    waiting.set(name, own.add(mine));
    try {
      await sleep(settleMs, undefined, { signal: AbortSignal.any([mine.supersede.signal, signal]) });
      return true;
    } catch {
      return false;
    } finally {
      own.delete(mine);
      if (own.size === 0) waiting.delete(name);
    }
  };
}
