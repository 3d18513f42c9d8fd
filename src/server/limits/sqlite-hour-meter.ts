// Calls within any sixty minutes, counted in SQLite: a restart forgets none and several processes over one file count
// together. What the disk does not take is remembered and written with the next call that it takes.
import type { DatabaseSync } from "node:sqlite";
import type { DiskHealth } from "#server/cache/disk-health.ts";
import type { Rescue } from "#server/cache/open-database.ts";
import { inOneStep } from "#server/cache/in-one-step.ts";
import type { HourMeter } from "./hour-meter.ts";
import type { Taken } from "./meter.ts";

const WINDOW_MS = 60 * 60_000;

export const HOUR_METER_SCHEMA = `
CREATE TABLE IF NOT EXISTS calls (at INTEGER NOT NULL) STRICT;
CREATE INDEX IF NOT EXISTS calls_at ON calls (at)`;
/** Counting from zero would spend calls that are not there. */
export const HOUR_METER_RESCUE: readonly Rescue[] = [
  { read: "SELECT at FROM calls", write: "INSERT INTO calls VALUES (?)" },
];

export type HourMeterOptions = {
  /** Has `HOUR_METER_SCHEMA`, and is closed by whoever opened it. */
  db: DatabaseSync;
  /** Hears of a disk that cannot be read or written. */
  health: DiskHealth;
  /** The time of day in milliseconds: all that outlives the process. */
  now: () => number;
  /** Never jumps, in milliseconds. */
  clock: () => number;
};

/** Times of the calls within the hour, as the disk knows them. */
function createLedger({ db, health, now }: HourMeterOptions) {
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
      const result = inOneStep(db, () => work(now()));
      unwritten = [];
      health.worked();
      return result;
    } catch (error) {
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
    /** Counts a call if there are fewer than `limit`, and gives how many there are then; undefined where the disk cannot say. */
    take: (limit: number): { isTaken: boolean; calls: number } | undefined =>
      alone((time) => {
        const calls = tidy(time);
        if (calls >= limit) return { isTaken: false, calls };
        db.prepare("INSERT INTO calls VALUES (?)").run(time);
        return { isTaken: true, calls: calls + 1 };
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

export function createSqliteHourMeter(options: HourMeterOptions): HourMeter {
  const { now, clock } = options;
  const ledger = createLedger(options);
  // The same calls by the clock that never jumps: whatever happens to the time of day, none of these is forgotten.
  const began = { now: now(), clock: clock() };
  let seen = ledger.times().map((at) => began.clock - (began.now - at));
  const seenWithin = () => {
    seen = seen.filter((at) => at > clock() - WINDOW_MS);
    return seen.length;
  };
  const full = (calls: number): Taken<"hour"> => ({ isTaken: false, reached: "hour", counts: { hour: calls } });

  const take = (limit: number): Taken<"hour"> => {
    if (seenWithin() >= limit) {
      ledger.settle();
      return full(seenWithin());
    }
    const taken = ledger.take(limit);
    if (taken?.isTaken === false) return full(taken.calls);
    if (taken === undefined) ledger.owe();
    seen.push(clock());
    return { isTaken: true, counts: { hour: Math.max(seenWithin(), taken?.calls ?? 0) } };
  };

  return {
    read: async () => ({ hour: Math.max(seenWithin(), ledger.used()) }),
    take: async (_place, { hour }) => take(hour),
  };
}
