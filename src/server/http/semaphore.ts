// A semaphore: how much heavy work runs at once and how much may wait for it. What would wait beyond that is refused, because an
// answer that comes too late is worth less than one that says so.
import pLimit from "p-limit";
import { BusyError } from "./busy-error.ts";

export type SemaphoreOptions = {
  /** Tasks at work at the same time. */
  count: number;
  /** Tasks that may wait. */
  queueMax: number;
};

export type Semaphore = ReturnType<typeof createSemaphore>;

const nothing = () => undefined;

/** First come, first served. A task must not ask the same semaphore for another one, or it may wait for itself. */
export function createSemaphore({ count, queueMax }: SemaphoreOptions) {
  const limit = pLimit(count);
  return {
    /** Runs `task` when it is its turn. Throws `BusyError` when the queue is full. */
    run: async <T>(task: () => Promise<T>): Promise<T> => {
      if (limit.activeCount + limit.pendingCount >= count + queueMax) throw new BusyError();
      return await limit(task);
    },
    /** Resolves when there is room that nobody waits for: the moment for work that can wait. */
    whenIdle: async (): Promise<void> => {
      do await limit(nothing);
      while (limit.pendingCount > 0);
    },
    /** Tasks in the queue. */
    waiting: () => limit.pendingCount,
  };
}
