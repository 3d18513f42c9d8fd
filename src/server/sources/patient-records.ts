// Records that wait for a store which is away: for what is taken in beside a walk, which nobody gives a second time.
import { setTimeout as sleep } from "node:timers/promises";
import type { RecordStore } from "./record-store.ts";

const AGAIN_MS = 5000;
/** So many changes wait in memory; what comes on top of them is refused at once. */
const WAITING_MAX = 1000;

/** By its name: the class would bring the code for PostgreSQL along. */
const isAway = (error: unknown) => error instanceof Error && error.name === "DatabaseAwayError";

type Changes = Pick<RecordStore, "put" | "credit" | "drop">;

/** The same changes, made as soon as the store can be written to, in their order; given up when `signal` ends it. */
export function createPatientRecords(records: Changes, signal: AbortSignal, againMs = AGAIN_MS): Changes {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const tryOn = async <T>(change: () => Promise<T>): Promise<T> => {
    for (;;) {
      try {
        return await change();
      } catch (error) {
        if (signal.aborted || !isAway(error)) throw error;
        await sleep(againMs, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  };

  const inOrder = async <T>(change: () => Promise<T>): Promise<T> => {
    if (waiting >= WAITING_MAX) throw new Error("too much waits already to be kept");
    waiting += 1;
    const before = last;
    const made = before.then(
      () => tryOn(change),
      () => tryOn(change),
    );
    last = made;
    try {
      return await made;
    } finally {
      waiting -= 1;
    }
  };

  return {
    put: (source, given) => inOrder(() => records.put(source, given)),
    credit: (source, credit) => inOrder(() => records.credit(source, credit)),
    drop: (source, keys) => inOrder(() => records.drop(source, keys)),
  };
}
