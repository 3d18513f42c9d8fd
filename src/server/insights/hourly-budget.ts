// How often providers may be asked: a number of calls in any sixty minutes, retries included. The calls are written down,
// so that a restart forgets none and several processes over one directory count together.
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { createDiskHealth, type DiskHealth, type DiskLog } from "#server/cache/disk-health.ts";
import { openDatabase } from "#server/cache/open-database.ts";

const WINDOW_MS = 60 * 60_000;
const FILE_NAME = "ai-calls.sqlite";
const DATABASE_VERSION = 1;
const SCHEMA = `
CREATE TABLE IF NOT EXISTS calls (at INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS calls_at ON calls (at)`;
/** Counting from zero would spend calls that are not there. */
const RESCUE = [{ read: "SELECT at FROM calls", write: "INSERT INTO calls VALUES (?)" }];

export type HourlyBudgetOptions = {
  directory: string;
  /** Calls in any sixty minutes. */
  limit: number;
  log: DiskLog;
  /** The time of day in milliseconds: all that outlives the process. */
  now?: () => number;
  /** Never jumps, in milliseconds. */
  clock?: () => number;
};

export type HourlyBudget = ReturnType<typeof openHourlyBudget>;

/** Times of the calls within the hour, as the disk knows them. What it did not take is written with the next call. */
function createLedger(db: DatabaseSync, health: DiskHealth, now: () => number) {
  let unwritten: number[] = [];
  const tidy = (time: number) => {
    db.prepare("DELETE FROM calls WHERE at <= ?").run(time - WINDOW_MS);
    // Written by a clock that was ahead and has been set right since.
    db.prepare("UPDATE calls SET at = ? WHERE at > ?").run(time, time);
    const add = db.prepare("INSERT INTO calls VALUES (?)");
    for (const at of unwritten) add.run(Math.min(at, time));
    return Number(db.prepare("SELECT count(*) AS calls FROM calls").get()?.["calls"]);
  };
  /** Does all of `work` or nothing of it, alone among the processes. */
  const alone = <T>(work: (time: number) => T): T | undefined => {
    try {
      db.exec("BEGIN IMMEDIATE");
      const result = work(now());
      db.exec("COMMIT");
      unwritten = [];
      health.worked();
      return result;
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec("ROLLBACK");
      health.failed(error);
      return undefined;
    }
  };
  return {
    /** The times of the calls within the hour; none where the disk fails. */
    times: (): number[] =>
      alone((time) => {
        tidy(time);
        return db
          .prepare("SELECT at FROM calls")
          .all()
          .map(({ at }) => Number(at));
      }) ?? [],
    /** Counts a call if there are fewer than `limit`; undefined where the disk cannot say. */
    take: (limit: number): boolean | undefined =>
      alone((time) => {
        if (tidy(time) >= limit) return false;
        db.prepare("INSERT INTO calls VALUES (?)").run(time);
        return true;
      }),
    /** Remembers a call that the disk did not take. */
    owe: (): void => void unwritten.push(now()),
    used: (): number => alone(tidy) ?? 0,
    /** Writes down what is owed. */
    settle: (): void => {
      if (unwritten.length > 0) alone(tidy);
    },
  };
}

/** Opens the count in `directory`, which may be deleted while the server is down. */
export function openHourlyBudget(options: HourlyBudgetOptions) {
  const { directory, limit, log, now = Date.now, clock = () => performance.now() } = options;
  const db = openDatabase({
    path: join(directory, FILE_NAME),
    version: DATABASE_VERSION,
    schema: SCHEMA,
    rescue: RESCUE,
    note: (details, message) => log.warn(details, message),
  });
  const ledger = createLedger(db, createDiskHealth(log, "calls to models", clock), now);
  // The same calls by the clock that never jumps: whatever happens to the time of day, none of these is forgotten.
  const began = { now: now(), clock: clock() };
  let seen = ledger.times().map((at) => began.clock - (began.now - at));
  const seenWithin = () => {
    seen = seen.filter((at) => at > clock() - WINDOW_MS);
    return seen.length;
  };
  return {
    limit,
    used: (): number => Math.max(seenWithin(), ledger.used()),
    /** Counts a call that is about to be made; false when it must not be. */
    take: (): boolean => {
      if (seenWithin() >= limit) {
        ledger.settle();
        return false;
      }
      const isTaken = ledger.take(limit);
      if (isTaken === false) return false;
      if (isTaken === undefined) ledger.owe();
      seen.push(clock());
      return true;
    },
    close: (): void => {
      if (db.isOpen) db.close();
    },
  };
}
