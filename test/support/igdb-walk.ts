// The feed of IGDB's double, taken into real records.
import { join } from "node:path";
import { createIgdbFeed, IGDB_CREDIT, type IgdbFeedOptions } from "../../src/server/sources/igdb/create-igdb-feed.ts";
import type { RecordStore } from "../../src/server/sources/record-store.ts";
import { openSqliteRecordStore } from "../../src/server/sources/sqlite-record-store.ts";
import { takeIn, type TakenIn } from "../../src/server/sources/take-in.ts";
import type { FakeIgdb } from "./fake-igdb.ts";

export type LoggedLine = { details: object; message: string };
export type IgdbWalk = {
  /** One walk from where the last one stood. */
  run: (signal?: AbortSignal) => Promise<TakenIn>;
  records: RecordStore;
  keys: () => Promise<string[]>;
  /** What was logged, in order. */
  lines: LoggedLine[];
  /** What could not be read. */
  problems: string[];
  close: () => Promise<void>;
};

/** Without pauses, for a double that does not count, unless `options` say otherwise. */
export function openIgdbWalk(
  igdb: Pick<FakeIgdb, "access">,
  directory: string,
  options: Partial<IgdbFeedOptions> = {},
): IgdbWalk {
  const lines: LoggedLine[] = [];
  const problems: string[] = [];
  const log = {
    info: () => undefined,
    warn: (details: object, message: string) => lines.push({ details, message }),
  };
  const records = openSqliteRecordStore({ path: join(directory, "records.sqlite") });
  const feed = createIgdbFeed({
    ...igdb.access,
    recordsOf: (keys) => records.getAll("igdb", keys),
    gapMs: 0,
    pauseMs: 1,
    // The logger takes other forms, which the feed does not use.
    log: log as unknown as NonNullable<IgdbFeedOptions["log"]>,
    ...options,
  });
  return {
    run: async (signal = new AbortController().signal) => {
      await records.credit(feed.source, IGDB_CREDIT);
      return await takeIn({ feed, records, signal, onProblem: (line) => problems.push(line) });
    },
    records,
    keys: async () => {
      const keys: string[] = [];
      for await (const batch of records.records("igdb")) keys.push(...batch.map(({ key }) => key));
      return keys.toSorted((a, b) => Number(a) - Number(b));
    },
    lines,
    problems,
    close: async () => {
      await feed.close();
      await records.close();
    },
  };
}
