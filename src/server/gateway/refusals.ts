// What to do after RAWG has said that its own count of the month is used up: its month may begin on another day than
// ours, so one question tries from time to time, after pauses that grow. Kept on disk: a restart is no reason to try.
import type { DatabaseSync } from "node:sqlite";
import type { DiskHealth } from "#server/cache/disk-health.ts";

export const REFUSALS_SCHEMA =
  "CREATE TABLE IF NOT EXISTS quota_refusals (id INTEGER PRIMARY KEY CHECK (id = 1), until INTEGER NOT NULL, tries INTEGER NOT NULL, is_trying INTEGER NOT NULL) STRICT";

const PAUSE_MS = 60 * 60_000;
const PAUSE_MAX_MS = 24 * 60 * 60_000;
/** So much of a pause is left to chance, so that many servers with one key do not try at the same moment. */
const JITTER = 0.25;
/** While one question tries, the others wait for what it learns; if it learns nothing, another may. */
const TRYING_MS = 60_000;

/** `until` in milliseconds of the epoch; `isTrying`: a question is out to see whether it is over. */
type Refusal = { until: number; tries: number; isTrying: boolean };

export type RefusalsOptions = { db: DatabaseSync; now: () => number; health: DiskHealth; random?: () => number };

/** In `db`, which has `REFUSALS_SCHEMA`. */
export function createRefusals({ db, now, health, random = Math.random }: RefusalsOptions) {
  const read = db.prepare("SELECT until, tries, is_trying FROM quota_refusals");
  const write = db.prepare("INSERT OR REPLACE INTO quota_refusals VALUES (1, ?, ?, ?)");
  const remove = db.prepare("DELETE FROM quota_refusals");
  /** What the disk did not take. */
  let unwritten: { refusal: Refusal | undefined } | undefined;

  const current = (): Refusal | undefined => {
    if (unwritten !== undefined) return unwritten.refusal;
    try {
      const row = read.get();
      if (row === undefined) return undefined;
      return { until: Number(row["until"]), tries: Number(row["tries"]), isTrying: row["is_trying"] === 1 };
    } catch (error) {
      health.failed(error);
      return undefined;
    }
  };

  const put = (refusal: Refusal | undefined) => {
    try {
      if (refusal === undefined) remove.run();
      else write.run(refusal.until, refusal.tries, Number(refusal.isTrying));
      unwritten = undefined;
    } catch (error) {
      unwritten = { refusal };
      health.failed(error);
    }
  };

  /** A refusal from the far future was written by a clock that has jumped back since. */
  const isPausing = ({ until }: Refusal) => now() < until && until - now() <= PAUSE_MAX_MS;

  return {
    /** May RAWG be asked? */
    mayAsk: (): boolean => {
      const refusal = current();
      return refusal === undefined || !isPausing(refusal);
    },
    /** As `mayAsk`, by a question that is about to be asked: after a pause it is the only one that may. */
    enter: (): boolean => {
      const refusal = current();
      if (refusal === undefined) return true;
      if (isPausing(refusal)) return false;
      put({ ...refusal, until: now() + TRYING_MS, isTrying: true });
      return true;
    },
    /** RAWG said so. What was under way at the same time says it again, which tells nothing new. */
    refused: (): void => {
      const last = current();
      if (last !== undefined && isPausing(last) && !last.isTrying) return;
      const tries = (last?.tries ?? 0) + 1;
      const pauseMs = Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** (tries - 1)) * (1 - JITTER * random());
      put({ until: now() + Math.round(pauseMs), tries, isTrying: false });
    },
    /** RAWG answered: its month has begun. */
    answered: (): void => {
      if (current() !== undefined) put(undefined);
    },
  };
}
