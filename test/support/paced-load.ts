// Requests at a steady pace, whatever the answers take: what visitors are.
import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import { steadyFetch } from "./steady-fetch.ts";

const TICK_MS = 20;

export type PacedLoad = {
  /** Answers by status; those that never came by "failed" and why. */
  counts: () => Record<string, number>;
  /** Ends it when all have been answered. */
  stop: () => Promise<void>;
};

/** Asks `next` for an address and headers, `perSecond` times a second. */
export function startLoad(perSecond: number, next: () => [url: string, headers: Record<string, string>]): PacedLoad {
  const counts: Record<string, number> = {};
  const underWay = new Set<Promise<void>>();
  const over = new AbortController();

  const ask = async () => {
    const [url, headers] = next();
    const status = await steadyFetch(url, headers).then(
      (answer) => String(answer.status),
      (error: unknown) => `failed: ${inspect(error)}`,
    );
    counts[status] = (counts[status] ?? 0) + 1;
  };

  const run = async () => {
    const began = performance.now();
    let asked = 0;
    while (!over.signal.aborted) {
      const due = ((performance.now() - began) / 1000) * perSecond;
      for (; asked < due; asked += 1) {
        const asking = ask().finally(() => underWay.delete(asking));
        underWay.add(asking);
      }
      await sleep(TICK_MS);
    }
    await Promise.all(underWay);
  };
  const running = run();
  return {
    counts: () => counts,
    stop: async () => {
      over.abort();
      await running;
    },
  };
}
