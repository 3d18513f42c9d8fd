// How much heavy work runs at once and how much may wait for it. What would wait beyond that is refused, because an
// answer that comes too late is worth less than one that says so.
import pLimit from "p-limit";
import { BusyError } from "./busy-error.ts";

export type SlotsOptions = {
  /** Tasks at work at the same time. */
  count: number;
  /** Tasks that may wait. */
  queueMax: number;
};

export type Slots = ReturnType<typeof createSlots>;

const nothing = () => undefined;

/** First come, first served. A task must not ask the same slots for another one, or it may wait for itself. */
export function createSlots({ count, queueMax }: SlotsOptions) {
  const limit = pLimit(count);
  return {
    /** Runs `task` in a slot. Throws `BusyError` when the queue is full. */
    run: async <T>(task: () => Promise<T>): Promise<T> => {
      if (limit.activeCount + limit.pendingCount >= count + queueMax) throw new BusyError();
      return await limit(task);
    },
    /** Resolves when a slot is free that nobody waits for: the moment for work that can wait. */
    whenIdle: async (): Promise<void> => {
      do await limit(nothing);
      while (limit.pendingCount > 0);
    },
    /** Tasks in the queue. */
    waiting: () => limit.pendingCount,
  };
}
