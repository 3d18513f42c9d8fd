// One process with as many copies of an opened catalogue as it is told: `node holder.ts HOW DIRECTORY COUNT`. `alone` opens one
// in the process itself; `threads` opens each in a thread of its own, `shared` as well, over one copy of the index's arrays.
// It tells its parent a median of questions and stays until it is ended.
import { join } from "node:path";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import type { CatalogueDatabase, CatalogueStatement } from "#server/catalogue/database.ts";
import { ALL_SECTIONS, ONE_PART, readSections } from "#server/catalogue/index-sections.ts";
import { newestRevision, openCatalogue } from "#server/catalogue/open.ts";
import { createStatements } from "#server/catalogue/statements.ts";
import { parseGamesQuery } from "#server/games/query.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import { atOnce } from "#server/search/steps.ts";
import { median } from "../statistics.ts";

export type HowHeld = "alone" | "threads" | "shared";
type Arrays = ReadonlyMap<string, Uint8Array>;
type Task = { directory: string; arrays: Arrays | undefined };

const DATA = join(import.meta.dirname, "../../data");
const QUESTIONS = ["genres=action", "platforms=4&dates=2010-01-01,2019-12-31", "genres=indie&tags=co-op"];
const ROUNDS = 7;

const open = (directory: string): CatalogueDatabase => {
  const revision = newestRevision({ dataDirectory: DATA, stateDirectory: directory }, Number.MAX_SAFE_INTEGER) ?? 0;
  return openCatalogue({ dataDirectory: DATA, stateDirectory: directory, revision });
};

/** All arrays of the index, in memory that threads can share. */
function readShared(db: CatalogueDatabase): Arrays {
  return new Map(
    [...atOnce(readSections(createStatements(db)))].map(([name, bytes]) => {
      const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
      shared.set(bytes);
      return [name, shared];
    }),
  );
}

/** `db`, whose arrays are those that are shared. */
function withArrays(db: CatalogueDatabase, arrays: Arrays): CatalogueDatabase {
  return {
    exec: (sql) => db.exec(sql),
    close: () => db.close(),
    prepare(sql): CatalogueStatement {
      const statement = db.prepare(sql);
      if (sql === ALL_SECTIONS) {
        const rows = [...arrays].map(([name, { length }]) => ({ name, parts: 1, length }));
        return { all: () => rows, get: () => rows[0], run: statement.run.bind(statement) };
      }
      if (sql !== ONE_PART) return statement;
      return {
        all: (...values) => statement.all(...values),
        run: statement.run.bind(statement),
        get(name) {
          const bytes = typeof name === "string" ? arrays.get(name) : undefined;
          // SQLite's own types know no array that is shared.
          return bytes === undefined ? undefined : { bytes: bytes as Uint8Array<ArrayBuffer> };
        },
      };
    },
  };
}

/** Opens it and gives the median of questions with all their counts, in milliseconds. */
async function hold({ directory, arrays }: Task): Promise<number> {
  const db = open(directory);
  const { source } = createCatalogueSource(arrays === undefined ? db : withArrays(db, arrays));
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const question of QUESTIONS) {
      const query = parseGamesQuery(new URLSearchParams(question), 20);
      const began = performance.now();
      await source.countOptions(query, NO_CLIENT);
      times.push(performance.now() - began);
    }
  }
  // What it would serve from stays in memory.
  setInterval(() => void source.isReady(), 60_000);
  return median(times);
}

async function inThread(task: Task): Promise<number> {
  const worker = new Worker(import.meta.filename, { workerData: task });
  return new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
}

async function main(how: HowHeld, directory: string, count: number): Promise<void> {
  if (how === "alone") return void process.send?.([await hold({ directory, arrays: undefined })]);
  const db = how === "shared" ? open(directory) : undefined;
  const arrays = db === undefined ? undefined : readShared(db);
  db?.close();
  const medians: number[] = [];
  // One after the other, so that no question waits for another thread's opening.
  for (let at = 0; at < count; at += 1) medians.push(await inThread({ directory, arrays }));
  process.send?.(medians);
}

if (isMainThread) {
  const [how = "alone", directory = "", count = "1"] = process.argv.slice(2);
  await main(how as HowHeld, directory, Number(count)); // bench/copies.ts starts it.
} else {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(await hold(workerData as Task)); // From `inThread`.
}
