// Meters and pauses keep the promises of their ports: in a file, in the memory of this process, and on a disk that takes
// nothing.
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#server/cache/open-database.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { describeMeter, describeRefundingMeter } from "../../../test/support/meter-conformance.ts";
import type { CallPlace, CallWindow } from "./call-meter.ts";
import type { PauseRecord } from "./pause-record.ts";
import { createSqliteCallMeter, METER_SCHEMA } from "./sqlite-call-meter.ts";
import { createSqliteHourMeter, HOUR_METER_SCHEMA } from "./sqlite-hour-meter.ts";
import { createSqlitePauseRecord, PAUSE_SCHEMA } from "./sqlite-pause-record.ts";

const HEALTH = { failed: () => undefined, worked: () => undefined };
const HOUR = 495_000;
const OF_CLIENT = {
  place: { month: "2026-11-01", hour: HOUR, client: "198.51.100.7" } as CallPlace,
  windows: ["month", "client", "hour"] as const satisfies CallWindow[],
};

/** What `create` makes over one file: each time it is asked for again, over another connection. */
function overFile<M>(schema: string, create: (db: DatabaseSync) => M) {
  return () => {
    const path = join(temporaryDirectory(), "counts.sqlite");
    const open: DatabaseSync[] = [];
    const again = () => {
      const db = openDatabase({ path, version: 1, schema });
      open.push(db);
      return create(db);
    };
    return { meter: again(), again, close: () => open.forEach((db) => db.close()) };
  };
}

/** What `create` makes where nothing can be written; nobody else sees that. */
function overFullDisk<M>(schema: string, create: (db: DatabaseSync) => M) {
  return () => {
    const db = openDatabase({ path: join(temporaryDirectory(), "counts.sqlite"), version: 1, schema });
    const meter = create(db);
    db.exec("PRAGMA query_only = ON");
    return { meter, again: () => meter, close: () => db.close() };
  };
}

const callMeter = (db: DatabaseSync) => createSqliteCallMeter(db, HEALTH);
const hourMeter = (db: DatabaseSync) =>
  createSqliteHourMeter({ db, health: HEALTH, now: Date.now, clock: () => performance.now() });

describeRefundingMeter("calls by month, client and hour in a file", overFile(METER_SCHEMA, callMeter), OF_CLIENT);
describeRefundingMeter("the same on a full disk", overFullDisk(METER_SCHEMA, callMeter), OF_CLIENT);
describeMeter("calls within an hour in a file", overFile(HOUR_METER_SCHEMA, hourMeter), {
  place: undefined,
  windows: ["hour"],
});
describeMeter("the same on a full disk", overFullDisk(HOUR_METER_SCHEMA, hourMeter), {
  place: undefined,
  windows: ["hour"],
});

describe("calls by month, client and hour", () => {
  const { place } = OF_CLIENT;
  const FREE = { month: 99, client: 99, hour: 99 };

  it("count in the month alone where no client caused them", async () => {
    const { meter, close } = overFile(METER_SCHEMA, callMeter)();
    expect(await meter.take({ ...place, client: undefined }, FREE)).toMatchObject({
      counts: { month: 1, client: 0, hour: 0 },
    });
    expect(await meter.read(place)).toEqual({ month: 1, client: 0, hour: 0 });
    close();
  });

  it("count for another client, hour and month where they are the same, and a client's day has 24 hours", async () => {
    const { meter, close } = overFile(METER_SCHEMA, callMeter)();
    await meter.take(place, FREE);
    const [other, later, tomorrow] = await Promise.all([
      meter.read({ ...place, client: "203.0.113.9" }),
      meter.read({ ...place, hour: HOUR + 24 }),
      meter.read({ ...place, month: "2026-12-01", hour: HOUR + 25 }),
    ]);
    expect(other).toEqual({ month: 1, client: 0, hour: 1 });
    expect(later).toEqual({ month: 1, client: 1, hour: 0 });
    expect(tomorrow).toEqual({ month: 0, client: 0, hour: 0 });
    close();
  });
});

describe.each([
  ["in a file", overFile(PAUSE_SCHEMA, (db) => createSqlitePauseRecord(db, HEALTH))],
  ["on a full disk", overFullDisk(PAUSE_SCHEMA, (db) => createSqlitePauseRecord(db, HEALTH))],
])("a pause %s", (_where, open) => {
  const FIRST = { until: 1000, tries: 1, isTrying: false };
  const withRecord = async (test: (record: PauseRecord, other: PauseRecord) => Promise<void>) => {
    const { meter: record, again, close } = open();
    await test(record, again());
    close();
  };

  it("is what was put there last, for whoever reads it, until it is taken away", async () => {
    await withRecord(async (record, other) => {
      expect(await record.read()).toBeUndefined();
      expect(await record.replace(undefined, FIRST)).toBe(true);
      expect(await other.read()).toEqual(FIRST);
      expect(await other.replace(FIRST, undefined)).toBe(true);
      expect(await record.read()).toBeUndefined();
    });
  });

  it("is changed by the first of all who have read the same, and by nobody else", async () => {
    await withRecord(async (record, other) => {
      await record.replace(undefined, FIRST);
      const all = await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          (at % 2 === 0 ? record : other).replace(FIRST, { until: 2000 + at, tries: 2, isTrying: true }),
        ),
      );
      expect(all.filter(Boolean)).toHaveLength(1);
      expect(await other.read()).toEqual({ until: 2000 + all.indexOf(true), tries: 2, isTrying: true });
      expect(await record.replace(undefined, FIRST)).toBe(false);
    });
  });
});
