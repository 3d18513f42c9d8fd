// A server that shares its catalogue with others, with a game of its own and records that a test fills.
import pino from "pino";
import { firstCatalogue } from "../../src/server/catalogue/first-catalogue.ts";
import { recordsPath } from "../../src/server/catalogue/fill-catalogue.ts";
import { keepCurrent } from "../../src/server/catalogue/keep-current.ts";
import { createLiveCatalogue } from "../../src/server/catalogue/live-catalogue.ts";
import type { BuilderTurn } from "../../src/server/catalogue/builder-turn.ts";
import { createSharedCatalogues } from "../../src/server/catalogue/shared-catalogues.ts";
import type { SharedPlace } from "../../src/server/cache/shared-place.ts";
import { openSqliteRecordStore } from "../../src/server/sources/sqlite-record-store.ts";
import { catalogueFiles, testGame, writeFiles } from "./catalogue-files.ts";
import { sourceRecord } from "./source-record.ts";
import { temporaryDirectory } from "./temporary-directory.ts";
import { startTestApp } from "./test-app.ts";

/** The same data for all servers of a test: they share what has the same version. */
export const sharedData = (name = "Storm Ring") => writeFiles(catalogueFiles([testGame({ id: 501, name })]));

export type SharingServerOptions = {
  dataDirectory: string;
  /** Where it has been before. */
  stateDirectory?: string;
  place: SharedPlace;
  turn: BuilderTurn;
  now?: () => number;
};

/** Starts one that looks ten times a second. */
export async function startSharingServer(options: SharingServerOptions) {
  const { dataDirectory, stateDirectory = temporaryDirectory(), place, turn, now } = options;
  const directories = { dataDirectory, stateDirectory };
  const lines: { msg: string; how?: string; revision?: number; why?: string }[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const records = openSqliteRecordStore({ path: recordsPath(stateDirectory) });
  const shared = createSharedCatalogues({ directories, place, turn, log, ...(now && { now }) });
  const { db, revision } = await firstCatalogue({ catalogue: directories, records, shared, log });
  const live = createLiveCatalogue(db, {});
  const stop = new AbortController();
  const watching = keepCurrent({
    catalogue: directories,
    records,
    revision,
    swap: live.swap,
    shared,
    log,
    signal: stop.signal,
    lookEveryMs: 100,
    waitPerBuild: 0,
  });
  const { source, gameIndex } = live;
  const test = await startTestApp({ deps: { source, gameIndex, onNewCatalogue: live.onSwap } });
  return {
    test,
    records,
    stateDirectory,
    /** The revision that it began with. */
    revision,
    lines,
    take: (name: string) =>
      records.take("table", {
        records: [sourceRecord({ key: name, name, released: "1999", added: 1 })],
        gone: [],
        cursor: name,
        progress: { done: 1, total: 1 },
      }),
    find: (name: string) => test.ids(`search=${name}&search_exact=true`),
    counted: async (outcome: string) =>
      Number(new RegExp(`outcome="${outcome}"} (\\d+)`).exec(await shared.metrics.metrics())?.[1] ?? 0),
    close: async (): Promise<void> => {
      stop.abort();
      await watching;
      await test.close();
      await records.close();
      live.close();
    },
  };
}
