// What takes games in from the large double of RAWG: the gateway's own way to RAWG, the feed, and the records' file.
import { join } from "node:path";
import { FRESH_TIMES_DEFAULT } from "../../src/server/gateway/freshness.ts";
import { openRawg, type RawgOptions } from "../../src/server/gateway/open-gateway.ts";
import { createRawgFeed, type RawgFeedOptions } from "../../src/server/sources/rawg/rawg-feed.ts";
import { openSqliteRecordStore } from "../../src/server/sources/sqlite-record-store.ts";
import type { MadeGame } from "./large-rawg-games.ts";

type LogLine = { level: string; fields: Record<string, unknown>; message: string };

export type TakingInSetup = Pick<RawgFeedOptions, "top"> & {
  rawg: { url: string; key: string };
  /** Where everything is kept. */
  directory: string;
  /** How many results of a list the double serves. */
  cap: number;
  now?: () => number;
  feed?: Partial<RawgFeedOptions>;
  gateway?: Partial<RawgOptions>;
};

/** Opens all of it in `directory`. `lines` is what it says. */
export function openTakingIn({ rawg, directory, top, cap, now = Date.now, ...more }: TakingInSetup) {
  const lines: LogLine[] = [];
  const at =
    (level: string) =>
    (fields: unknown, message = "") =>
      void lines.push({ level, fields: Object(fields), message });
  const log = { debug: () => undefined, info: at("info"), warn: at("warn"), error: at("error") };
  const gateway = openRawg({
    key: rawg.key,
    baseUrl: rawg.url,
    stateDirectory: directory,
    cacheBytes: 16 * 1024 * 1024,
    freshTimes: FRESH_TIMES_DEFAULT,
    budget: { limit: 20_000, resetDay: 1 },
    log,
    now,
    // A busy machine is not a silent RAWG.
    timeoutMs: 30_000,
    ...more.gateway,
  });
  const records = openSqliteRecordStore({ path: join(directory, "records.sqlite") });
  const feed = createRawgFeed({
    ask: gateway.askInBackground,
    top,
    recordsOf: (keys) => records.getAll("rawg", keys),
    depths: { pageSize: 40, cap },
    now,
    ...more.feed,
  });
  return {
    feed,
    records,
    log,
    lines,
    budget: gateway.budget,
    gatewayMetrics: gateway.metrics,
    close: async () => {
      await gateway.close();
      await records.close();
    },
  };
}
export type OpenedTakingIn = ReturnType<typeof openTakingIn>;

/** How the records compare with RAWG's `top` most added games. */
export async function compareWithTop(
  { records }: Pick<OpenedTakingIn, "records">,
  games: readonly MadeGame[],
  top: number,
) {
  const held = new Map<number, number>();
  let rows = 0;
  for await (const some of records.records("rawg")) {
    rows += some.length;
    for (const { ids, added } of some) held.set(ids.rawg ?? 0, added);
  }
  const byAdded = games.toSorted((one, other) => other.added - one.added);
  const threshold = byAdded[Math.min(top, byAdded.length) - 1]?.added ?? 0;
  return {
    held: held.size,
    /** Rows that are of a game which another row is of, too. */
    doubled: rows - held.size,
    /** Of the games that are more often added than number `top`. */
    lost: byAdded.filter(({ id, added }) => added > threshold && !held.has(id)).map(({ id }) => id),
    /** Less often added than number `top`. */
    beyond: byAdded.filter(({ id, added }) => added < threshold && held.has(id)).length,
  };
}
