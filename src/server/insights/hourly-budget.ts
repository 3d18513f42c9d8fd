// How often providers may be asked: a number of calls in any sixty minutes, retries included.
import { join } from "node:path";
import { createDiskHealth, type DiskLog } from "#server/cache/disk-health.ts";
import { openDatabase } from "#server/cache/open-database.ts";
import type { HourMeter } from "#server/limits/hour-meter.ts";
import { createSqliteHourMeter, HOUR_METER_RESCUE, HOUR_METER_SCHEMA } from "#server/limits/sqlite-hour-meter.ts";

const FILE_NAME = "ai-calls.sqlite";
const DATABASE_VERSION = 1;

export type HourlyBudget = ReturnType<typeof createHourlyBudget>;

/** `limit` calls in any sixty minutes of `meter`. */
export function createHourlyBudget(meter: HourMeter, limit: number) {
  return {
    used: async (): Promise<number> => (await meter.read()).hour,
    /** Counts a call that is about to be made; false when it must not be. */
    take: async (): Promise<boolean> => (await meter.take(undefined, { hour: limit })).isTaken,
  };
}

export type OpenMeterOptions = {
  /** May be deleted while the server is down. */
  directory: string;
  log: DiskLog;
  /** See `HourMeterOptions`. */
  now?: () => number;
  clock?: () => number;
};

/** The meter in `directory`, with what ends it. */
export function openHourMeter({ directory, log, now = Date.now, clock = () => performance.now() }: OpenMeterOptions) {
  const db = openDatabase({
    path: join(directory, FILE_NAME),
    version: DATABASE_VERSION,
    schema: HOUR_METER_SCHEMA,
    rescue: HOUR_METER_RESCUE,
    note: (details, message) => log.warn(details, message),
  });
  const meter = createSqliteHourMeter({ db, health: createDiskHealth(log, "calls to models", clock), now, clock });
  const close = () => {
    if (db.isOpen) db.close();
  };
  return { meter, close };
}
