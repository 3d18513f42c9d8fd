// Calls to RAWG, counted on disk by month, and by hour and client: restarts and other processes count together. What the
// disk does not take is remembered and written with the next call that it takes.
import { createHmac, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { DiskHealth } from "#server/cache/disk-health.ts";

export const METER_SCHEMA = `
CREATE TABLE IF NOT EXISTS meter (month TEXT PRIMARY KEY, calls INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS client_calls (
  hour INTEGER NOT NULL, client TEXT NOT NULL, calls INTEGER NOT NULL, PRIMARY KEY (hour, client)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS client_salt (id INTEGER PRIMARY KEY CHECK (id = 1), salt BLOB NOT NULL) STRICT`;

/** Stands for all clients together; no name of a client is empty. */
const EVERYBODY = "";
/** A client's day is the hour that is running and these before it, so that no 24 hours have more than a day's calls. */
const DAY_HOURS = 24;
const NAME_BYTES = 16;

/** Where a call is counted: `month` by its first day, `hour` of the epoch; a call that no client caused has none. */
export type Place = { month: string; hour: number; client: string | undefined };

function prepare(db: DatabaseSync) {
  return {
    month: db.prepare("SELECT calls FROM meter WHERE month = ?"),
    client: db.prepare("SELECT coalesce(sum(calls), 0) AS calls FROM client_calls WHERE hour >= ? AND client = ?"),
    hour: db.prepare("SELECT calls FROM client_calls WHERE hour = ? AND client = ?"),
    addToMonth: db.prepare(
      "INSERT INTO meter (month, calls) VALUES (?, max(0, ?)) ON CONFLICT (month) DO UPDATE SET calls = max(0, calls + ?)",
    ),
    addToClient: db.prepare(
      `INSERT INTO client_calls (hour, client, calls) VALUES (?, ?, max(0, ?))
       ON CONFLICT (hour, client) DO UPDATE SET calls = max(0, calls + ?)`,
    ),
    forget: db.prepare("DELETE FROM client_calls WHERE hour < ?"),
  };
}

/** Addresses of visitors are not written down: what stands on disk is made of them and of a number that stays there. */
function createNames(db: DatabaseSync, health: DiskHealth): (client: string) => string {
  const read = () => db.prepare("SELECT salt FROM client_salt").get()?.["salt"];
  try {
    if (read() === undefined) {
      db.prepare("INSERT OR IGNORE INTO client_salt VALUES (1, ?)").run(randomBytes(NAME_BYTES));
    }
  } catch (error) {
    health.failed(error);
  }
  const found = read();
  const salt = found instanceof Uint8Array ? found : randomBytes(NAME_BYTES);
  return (client) => createHmac("sha256", salt).update(client).digest().subarray(0, NAME_BYTES).toString("base64url");
}

/** Runs `work` so that no other process counts meanwhile. */
function inOneStep<T>(db: DatabaseSync, work: () => T): T {
  db.exec("BEGIN IMMEDIATE");
  try {
    const result = work();
    db.exec("COMMIT");
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}

/** The meter in `db`, which has `METER_SCHEMA`. `health` hears of a disk that cannot be read or written. */
export function createMeter(db: DatabaseSync, health: DiskHealth) {
  const statements = prepare(db);
  const nameOf = createNames(db, health);
  let unwritten: { place: Place; calls: number }[] = [];
  let forgottenAt = 0;

  const missing = (isMeant: (place: Place) => boolean) =>
    unwritten.reduce((sum, { place, calls }) => sum + (isMeant(place) ? calls : 0), 0);

  const counted = (read: () => Record<string, unknown> | undefined, unwrittenCalls: number): number => {
    try {
      return Math.max(0, Number(read()?.["calls"] ?? 0) + unwrittenCalls);
    } catch (error) {
      health.failed(error);
      return Math.max(0, unwrittenCalls);
    }
  };

  const write = ({ month, hour, client }: Place, calls: number) => {
    statements.addToMonth.run(month, calls, calls);
    if (client === undefined) return;
    for (const name of [EVERYBODY, nameOf(client)]) statements.addToClient.run(hour, name, calls, calls);
  };

  const writeAll = (hour: number) => {
    for (const { place, calls } of unwritten) write(place, calls);
    if (hour === forgottenAt) return;
    statements.forget.run(hour - DAY_HOURS);
    forgottenAt = hour;
  };

  return {
    /** Calls of the month. */
    ofMonth: (month: string): number =>
      counted(
        () => statements.month.get(month),
        missing((place) => place.month === month),
      ),
    /** Calls that clients caused in this hour. */
    ofHour: (hour: number): number =>
      counted(
        () => statements.hour.get(hour, EVERYBODY),
        missing((place) => place.hour === hour && place.client !== undefined),
      ),
    /** Calls that one client caused in the day up to and with `hour`. */
    ofClient: (client: string, hour: number): number =>
      counted(
        () => statements.client.get(hour - DAY_HOURS, nameOf(client)),
        missing((place) => place.client === client && place.hour >= hour - DAY_HOURS),
      ),
    /** Counts `calls` where `mayCount` says so, in one step with it; gives what it said. */
    count: (place: Place, calls: number, mayCount: () => boolean = () => true): boolean => {
      let isAllowed: boolean | undefined;
      try {
        inOneStep(db, () => {
          isAllowed = mayCount();
          if (!isAllowed) return;
          write(place, calls);
          writeAll(place.hour);
        });
        if (isAllowed !== true) return false;
        unwritten = [];
        health.worked();
        return true;
      } catch (error) {
        health.failed(error);
      }
      isAllowed ??= mayCount();
      if (isAllowed) unwritten.push({ place, calls });
      return isAllowed;
    },
  };
}
