// How much heavy work runs at once and how much may wait for it. What would wait beyond that is refused, because an
// answer that comes too late is worth less than one that says so.
import { BusyError } from "./busy-error.ts";

export type SlotsOptions = {
  /** Tasks at work at the same time. */
  count: number;
  /** Tasks that may wait. */
  queueMax: number;
};

export type Slots = ReturnType<typeof createSlots>;

/** First come, first served. A task must not ask the same slots for another one, or it may wait for itself. */
export function createSlots({ count, queueMax }: SlotsOptions) {
  const waiting: (() => void)[] = [];
  const idlers: (() => void)[] = [];
  let running = 0;

  const release = () => {
    const next = waiting.shift() ?? idlers.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  /** Takes a slot now or when one is free; `line` is where it waits. */
  const take = async (line: (() => void)[]): Promise<void> => {
    if (running < count) running += 1;
    else await new Promise<void>((resolve) => line.push(resolve));
  };

  return {
    /** Runs `task` in a slot. Throws `BusyError` when the queue is full. */
    run: async <T>(task: () => Promise<T>): Promise<T> => {
      if (running >= count && waiting.length >= queueMax) throw new BusyError();
      await take(waiting);
      try {
        return await task();
      } finally {
        release();
      }
    },
    /** Resolves when a slot is free that nobody waits for: the moment for work that can wait. */
    whenIdle: async (): Promise<void> => {
      await take(idlers);
      release();
    },
    /** Tasks in the queue. */
    waiting: () => waiting.length,
  };
}
