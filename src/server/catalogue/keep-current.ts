// Keeps the catalogue that answers up to date: looks every few seconds whether another server has shared a newer one, whether
// another process has put one on this disk, or, where it is this one's turn to build, whether what sources have given is other
// than it was. Building costs a core for seconds: it waits until no more records come, but not for long, and while they keep
// coming the next build waits the longer the longer the last one took.
import { setTimeout as sleep } from "node:timers/promises";
import type { DatabaseSync } from "node:sqlite";
import type { Logger } from "pino";
import type { RecordStore } from "#server/sources/record-store.ts";
import { ALWAYS, type BuilderTurn } from "./builder-turn.ts";
import { fillCatalogue, RecordsBehindError, type FillOptions } from "./fill-catalogue.ts";
import { createLocalLook } from "./local-look.ts";
import { openBuilt, openCatalogue, type OpenOptions } from "./open.ts";
import type { SharedCatalogues } from "./shared-catalogues.ts";

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
/** What cannot be fetched or shared is tried again after pauses that double up to this. */
const RETRY_MAX_MS = 5 * 60_000;

export type KeepCurrentOptions = {
  catalogue: Pick<OpenOptions, "dataDirectory" | "stateDirectory" | "warn" | "note"> & Pick<FillOptions, "database">;
  records: Pick<RecordStore, "revision">;
  /** The revision that answers now. */
  revision: number;
  swap: (db: DatabaseSync) => Promise<void>;
  log: Logger;
  signal: AbortSignal;
  /** Whose turn it is to build: this process's where nothing is shared, unless said otherwise. */
  turn?: BuilderTurn | undefined;
  /** Where several servers share what one of them has built. */
  shared?: SharedCatalogues | undefined;
  lookEveryMs?: number;
  /** After a build the next one waits so many times as long as that took. */
  waitPerBuild?: number;
};

/** What the log is told of a new one; `began` is when it began to be made or fetched. */
type Told = { revision: number; how: "built" | "fetched" | "found"; began: number };

/** Resolves when `signal` ends it; a build under way is given up with the process. */
export async function keepCurrent(options: KeepCurrentOptions): Promise<void> {
  const { catalogue, records, swap, log, signal, shared, lookEveryMs = LOOK_EVERY_MS } = options;
  const { turn = shared?.turn ?? ALWAYS, waitPerBuild = WAIT_PER_BUILD } = options;
  const findLocal = createLocalLook(catalogue);
  let answering = options.revision;
  let waitMs = FIRST_LOOK_MS;
  let seen = answering;
  let looks = 0;
  let failures = 0;
  /** What is shared: nothing older is built, or shared in its place. */
  let floor = -1;

  const answer = async (db: DatabaseSync, { began, ...told }: Told): Promise<number> => {
    await swap(db);
    answering = told.revision;
    shared?.answers(answering);
    const ms = Math.round(performance.now() - began);
    log.info({ ms, ...told }, "a new catalogue has taken the place of the old one");
    return ms;
  };

  const wait = (isGood: boolean): void => {
    failures = isGood ? 0 : failures + 1;
    if (!isGood) waitMs = Math.min(RETRY_MAX_MS, lookEveryMs * 2 ** failures);
  };

  /** Answers from what another server has built where that is what should; tells whether it was. */
  const follow = async (from: SharedCatalogues): Promise<boolean> => {
    const pointer = await from.look();
    floor = pointer?.revision ?? -1;
    if (pointer === undefined) return false;
    const { revision } = pointer;
    const isSame = revision === answering && (revision === 0 || from.hashOf(revision) === pointer.sha256);
    if (isSame) return false;
    if (turn.isHeld() && (revision <= answering || revision < (await records.revision()))) return false;
    const began = performance.now();
    const db = (await from.fetch(pointer, "background")) && openBuilt({ ...catalogue, revision, isNew: true });
    wait(Boolean(db));
    if (db && !signal.aborted) await answer(db, { revision, how: "fetched", began });
    return true;
  };

  /** Answers from what another process has put on this disk. */
  const followLocal = async (): Promise<void> => {
    const began = performance.now();
    const revision = findLocal();
    if (revision === undefined || revision === answering) return;
    const db = openBuilt({ ...catalogue, revision, isNew: true });
    if (db !== undefined) await answer(db, { revision, how: "found", began });
  };

  /** Whether the records differ from what answers, and rest. */
  const isDue = async (): Promise<boolean> => {
    const revision = await records.revision();
    looks = revision === answering || revision <= floor ? 0 : looks + 1;
    const rests = revision === seen;
    seen = revision;
    return looks > 0 && (rests || looks > LOOKS_MAX);
  };

  const renew = async (): Promise<void> => {
    const began = performance.now();
    const revision = await fillCatalogue({ ...catalogue, urgency: "background" });
    if (signal.aborted || revision === answering) return;
    shared?.count("built");
    const ms = await answer(openCatalogue({ ...catalogue, revision, isNew: true }), { revision, how: "built", began });
    waitMs = Math.min(WAIT_MAX_MS, Math.max(lookEveryMs, ms * waitPerBuild));
  };

  const look = async (): Promise<void> => {
    if (shared !== undefined && (await follow(shared))) return;
    if (!turn.isHeld()) return shared === undefined ? await followLocal() : undefined;
    if (await isDue()) await renew();
    if (shared !== undefined && floor < answering && !signal.aborted) wait(await shared.publish(answering));
  };

  while (!signal.aborted) {
    // An aborted wait ends the loop.
    await sleep(waitMs, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
    waitMs = lookEveryMs;
    try {
      await look();
    } catch (err) {
      waitMs = err instanceof RecordsBehindError ? BEHIND_MS : WAIT_MAX_MS;
      log.warn({ err }, "the catalogue could not be renewed, the old one goes on");
    }
  }
}
