// The month's calls to RAWG, counted on disk so that restarts and other processes count together. Near the end of the
// month's calls only questions that nothing kept can answer are asked.
import type { DatabaseSync } from "node:sqlite";
import type { DiskHealth } from "#server/cache/disk-health.ts";
import type { Rescue } from "#server/cache/open-database.ts";
import type { Urgency } from "#server/cache/swr-cache.ts";

export const BUDGET_SCHEMA = `
CREATE TABLE IF NOT EXISTS meter (month TEXT PRIMARY KEY, calls INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS refused (id INTEGER PRIMARY KEY CHECK (id = 1), until INTEGER NOT NULL) STRICT`;

/** Counting from zero in the middle of a month would spend calls that are not there. */
export const BUDGET_RESCUE: readonly Rescue[] = [
  { read: "SELECT month, calls FROM meter", write: "INSERT OR REPLACE INTO meter VALUES (?, ?)" },
  { read: "SELECT id, until FROM refused", write: "INSERT OR REPLACE INTO refused VALUES (?, ?)" },
];

/** This part of the budget is for questions that nothing kept can answer. */
const RESERVE = 0.1;
/** After RAWG said that its own count is used up. Its month may begin on another day than ours. */
const REFUSED_MS = 60 * 60_000;
const REPORTED_AT = [0.5, 0.8, 0.9, 1];

export type BudgetOptions = {
  /** Has `BUDGET_SCHEMA`. */
  db: DatabaseSync;
  /** Calls a month. */
  limit: number;
  /** Day of the month, 1 to 28, on which RAWG begins to count anew. */
  resetDay?: number;
  now: () => number;
  /** Hears of a disk that cannot be written; calls are then counted in memory until it can. */
  health: DiskHealth;
  /** Hears once when each of a few parts of the budget is used. */
  onMark?: (used: number, limit: number) => void;
};

export type Budget = ReturnType<typeof createBudget>;

/** The counting month that holds `time`, named by its first day. */
export function budgetMonth(time: number, resetDay: number): string {
  const day = new Date(time);
  const shift = day.getUTCDate() < resetDay ? -1 : 0;
  const first = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + shift, resetDay));
  return first.toISOString().slice(0, 10);
}

/** Calls by month. What the disk does not take is remembered and written with the next call that it takes. */
function createMeter(db: DatabaseSync, health: DiskHealth) {
  const read = db.prepare("SELECT calls FROM meter WHERE month = ?");
  const add = db.prepare(
    "INSERT INTO meter (month, calls) VALUES (?, max(0, ?)) ON CONFLICT (month) DO UPDATE SET calls = max(0, calls + ?) RETURNING calls",
  );
  let month = "";
  let written = 0;
  let unwritten = 0;
  const turnTo = (current: string) => {
    if (current !== month) [month, written, unwritten] = [current, 0, 0];
  };
  return {
    used: (current: string): number => {
      turnTo(current);
      try {
        written = Number(read.get(month)?.["calls"] ?? 0);
      } catch (error) {
        health.failed(error);
      }
      return Math.max(0, written + unwritten);
    },
    /** The calls of the month with these. */
    count: (current: string, calls: number): number => {
      turnTo(current);
      unwritten += calls;
      try {
        written = Number(add.get(month, unwritten, unwritten)?.["calls"] ?? 0);
        unwritten = 0;
        health.worked();
      } catch (error) {
        health.failed(error);
      }
      return Math.max(0, written + unwritten);
    },
  };
}

/** The meter in `db`, which is closed by whoever opened it. */
export function createBudget({ db, limit, resetDay = 1, now, health, onMark = () => undefined }: BudgetOptions) {
  const meter = createMeter(db, health);
  const readRefused = db.prepare("SELECT until FROM refused");
  const writeRefused = db.prepare(
    "INSERT INTO refused VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET until = excluded.until",
  );
  let refusedUntil = Number(readRefused.get()?.["until"] ?? 0);

  const month = () => budgetMonth(now(), resetDay);
  const used = () => meter.used(month());
  const count = (calls: number) => meter.count(month(), calls);
  // A refusal from the far future was written by a clock that has jumped back since.
  const isRefused = () => now() < refusedUntil && refusedUntil - now() <= REFUSED_MS;
  const mayTake = (urgency: Urgency) => !isRefused() && used() < (urgency === "needed" ? limit : limit * (1 - RESERVE));

  return {
    limit,
    used,
    mayTake,
    isUsedUp: () => !mayTake("needed"),
    /** Counts a call that is about to be made; false when it must not be. */
    take: (urgency: Urgency): boolean => {
      if (!mayTake(urgency)) return false;
      const calls = count(1);
      if (REPORTED_AT.some((part) => calls === Math.ceil(limit * part))) onMark(calls, limit);
      return true;
    },
    /** The call never reached RAWG. */
    giveBack: (): void => void count(-1),
    /** RAWG says that its count is used up. */
    refuse: (): void => {
      refusedUntil = now() + REFUSED_MS;
      try {
        writeRefused.run(refusedUntil);
      } catch (error) {
        health.failed(error);
      }
    },
  };
}
