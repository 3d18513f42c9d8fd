// Calls counted in SQLite by month, and by hour and client: restarts and other processes count together. What the disk does
// not take is remembered and written with the next call that it takes.
import { createHmac, randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import type { DiskHealth } from "#server/cache/disk-health.ts";
import type { Rescue } from "#server/cache/open-database.ts";
import type { CallMeter, CallPlace, CallWindow } from "./call-meter.ts";
import { inOneStep } from "#server/cache/in-one-step.ts";
import { makeTables } from "./make-tables.ts";
import { fullWindow, type Counts, type Taken } from "./meter.ts";

export const METER_SCHEMA = `
CREATE TABLE IF NOT EXISTS meter (month TEXT PRIMARY KEY, calls INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS client_calls (
  hour INTEGER NOT NULL, client TEXT NOT NULL, calls INTEGER NOT NULL, PRIMARY KEY (hour, client)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS client_salt (id INTEGER PRIMARY KEY CHECK (id = 1), salt BLOB NOT NULL) STRICT`;

/** Counting from zero in the middle of a month would spend calls that are not there. */
export const MONTHS_RESCUE: Rescue = {
  read: "SELECT month, calls FROM meter",
  write: "INSERT OR REPLACE INTO meter VALUES (?, ?)",
};
/** The same for what a file of an older version does not have. */
export const CLIENTS_RESCUE: readonly Rescue[] = [
  { read: "SELECT id, salt FROM client_salt", write: "INSERT OR REPLACE INTO client_salt VALUES (?, ?)" },
  {
    read: "SELECT hour, client, calls FROM client_calls",
    write: "INSERT OR REPLACE INTO client_calls VALUES (?, ?, ?)",
  },
];

/** Stands for all clients together; no name of a client is empty. */
const EVERYBODY = "";
/** A client's day is the hour that is running and these before it, so that no 24 hours have more than a day's calls. */
const DAY_HOURS = 24;
const NAME_BYTES = 16;

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

/** The meter in `db`, which is closed by whoever opened it. `health` hears of a disk that cannot be read or written. */
export function createSqliteCallMeter(db: DatabaseSync, health: DiskHealth): CallMeter {
  makeTables(db, METER_SCHEMA, health);
  const statements = prepare(db);
  const nameOf = createNames(db, health);
  let unwritten: { place: CallPlace; calls: number }[] = [];
  let forgottenAt = 0;

  const missing = (isMeant: (place: CallPlace) => boolean) =>
    unwritten.reduce((sum, { place, calls }) => sum + (isMeant(place) ? calls : 0), 0);

  const counted = (read: () => Record<string, unknown> | undefined, unwrittenCalls: number): number => {
    try {
      return Math.max(0, Number(read()?.["calls"] ?? 0) + unwrittenCalls);
    } catch (error) {
      health.failed(error);
      return Math.max(0, unwrittenCalls);
    }
  };

  const countsAt = ({ month, hour, client }: CallPlace): Counts<CallWindow> => ({
    month: counted(
      () => statements.month.get(month),
      missing((place) => place.month === month),
    ),
    client:
      client === undefined
        ? 0
        : counted(
            () => statements.client.get(hour - DAY_HOURS, nameOf(client)),
            missing((place) => place.client === client && place.hour >= hour - DAY_HOURS),
          ),
    hour: counted(
      () => statements.hour.get(hour, EVERYBODY),
      missing((place) => place.hour === hour && place.client !== undefined),
    ),
  });

  const write = ({ month, hour, client }: CallPlace, calls: number) => {
    statements.addToMonth.run(month, calls, calls);
    if (client === undefined) return;
    for (const name of [EVERYBODY, nameOf(client)]) statements.addToClient.run(hour, name, calls, calls);
  };

  /** Writes what is counted and what is owed, and forgets what no window holds any more. */
  const writeAll = (place: CallPlace, calls: number) => {
    write(place, calls);
    for (const owed of unwritten) write(owed.place, owed.calls);
    if (place.hour === forgottenAt) return;
    statements.forget.run(place.hour - DAY_HOURS);
    forgottenAt = place.hour;
  };

  /** Counts `calls` where `mayCount` says so; in memory where the disk does not take them. */
  const count = (place: CallPlace, calls: number, mayCount: () => boolean): boolean => {
    let isAllowed: boolean | undefined;
    try {
      inOneStep(db, () => {
        isAllowed = mayCount();
        if (isAllowed) writeAll(place, calls);
      });
      if (isAllowed !== true) return false;
      unwritten = [];
      health.worked();
      return true;
    } catch (error) {
      health.failed(error);
    }
    isAllowed ??= mayCount();
    // No window has less than none, in memory either.
    if (isAllowed && countsAt(place).month + calls >= 0) unwritten.push({ place, calls });
    return isAllowed;
  };

  const take = (place: CallPlace, limits: Counts<CallWindow>): Taken<CallWindow> => {
    let counts: Counts<CallWindow> = { month: 0, client: 0, hour: 0 };
    let reached: CallWindow | undefined;
    const isTaken = count(place, 1, () => {
      counts = countsAt(place);
      reached = fullWindow(counts, limits);
      return reached === undefined;
    });
    if (!isTaken) return { isTaken, reached: reached ?? "month", counts };
    const ofClients = place.client === undefined ? 0 : 1;
    return {
      isTaken,
      counts: { month: counts.month + 1, client: counts.client + ofClients, hour: counts.hour + ofClients },
    };
  };

  return {
    read: async (place) => countsAt(place),
    take: async (place, limits) => take(place, limits),
    giveBack: async (place) => void count(place, -1, () => true),
  };
}
