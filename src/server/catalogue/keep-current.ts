// Keeps the catalogue that answers up to what sources have given: looks at the records every few seconds, has a new file
// built beside the old one where they changed, and swaps it in. Building costs a core for seconds: it waits until no more
// records come, but not for long, and while they keep coming the next build waits the longer the longer the last one took.
import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseSync } from "node:sqlite";
import type { Logger } from "pino";
import type { RecordStore } from "#server/sources/record-store.ts";
import { fillCatalogue, RecordsBehindError, type FillOptions } from "./fill-catalogue.ts";
import { openCatalogue, type OpenOptions } from "./open.ts";

const LOOK_EVERY_MS = 3000;
/** Visitors of a start come before what it may have to build. */
const FIRST_LOOK_MS = 1000;
/** Records that change at each look are built all the same after so many. */
const LOOKS_MAX = 10;
/** A build may take so much of a core's time: one part in so many. */
const WAIT_PER_BUILD = 20;
const WAIT_MAX_MS = 30 * 60_000;
/** PostgreSQL may be back soon. */
const BEHIND_MS = 30_000;

export type KeepCurrentOptions = {
  catalogue: Pick<OpenOptions, "dataDirectory" | "stateDirectory" | "warn" | "note"> & Pick<FillOptions, "database">;
  records: Pick<RecordStore, "revision">;
  /** The revision that answers now. */
  revision: number;
  swap: (db: DatabaseSync) => Promise<void>;
  log: Logger;
  signal: AbortSignal;
  lookEveryMs?: number;
  /** After a build the next one waits so many times as long as that took. */
  waitPerBuild?: number;
};

/** Resolves when `signal` ends it; a build under way is given up with the process. */
export async function keepCurrent(options: KeepCurrentOptions): Promise<void> {
  const { catalogue, records, swap, log, signal, lookEveryMs = LOOK_EVERY_MS } = options;
  const { waitPerBuild = WAIT_PER_BUILD } = options;
  let answering = options.revision;
  let waitMs = FIRST_LOOK_MS;
  let seen = answering;
  let looks = 0;

  /** Whether the records differ from what answers, and rest. */
  const isDue = async (): Promise<boolean> => {
    const revision = await records.revision();
    looks = revision === answering ? 0 : looks + 1;
    const rests = revision === seen;
    seen = revision;
    return looks > 0 && (rests || looks > LOOKS_MAX);
  };

  const renew = async (): Promise<void> => {
    const began = performance.now();
    const revision = await fillCatalogue({ ...catalogue, urgency: "background" });
    if (signal.aborted || revision === answering) return;
    await swap(openCatalogue({ ...catalogue, revision, isNew: true }));
    answering = revision;
    const ms = Math.round(performance.now() - began);
    waitMs = Math.min(WAIT_MAX_MS, Math.max(lookEveryMs, ms * waitPerBuild));
    log.info({ ms, revision }, "a new catalogue has taken the place of the old one");
  };

  while (!signal.aborted) {
    // An aborted wait ends the loop.
    await sleep(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    waitMs = lookEveryMs;
    try {
      if (await isDue()) await renew();
    } catch (err) {
      waitMs = err instanceof RecordsBehindError ? BEHIND_MS : WAIT_MAX_MS;
      log.warn({ err }, "the catalogue could not be renewed, the old one goes on");
    }
  }
}
