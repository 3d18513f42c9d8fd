// Catalogues of any size for measuring, in the real schema, kept below .cache/bench until what writes them changes.
// The app's own server opens one when it is given the directory as DATA_DIRECTORY.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { buildDatabase } from "#server/catalogue/build.ts";
import { readCatalogue } from "#server/catalogue/catalogue.ts";
import { readDataFiles } from "#server/catalogue/data-files.ts";
import { databasePath } from "#server/catalogue/open.ts";
import { toRecords } from "#server/catalogue/record.ts";
import { catalogueVersion } from "#server/catalogue/version.ts";
import { makeRecords } from "./records.ts";

/** Goes up with every change of what is generated. */
const GENERATOR_VERSION = 1;
const ROOT = join(import.meta.dirname, "../..");
const DATA = join(ROOT, "data");

function build(path: string, count: number): void {
  const { catalogue } = readCatalogue(readDataFiles(DATA));
  const bundled = [...toRecords(catalogue, "2026-01-01T00:00:00").records];
  const phrases = new Map(catalogue.games.map(({ entry }) => [entry.id, entry.phrases]));
  const records = makeRecords(count, { catalogue, bundled });
  const temporary = `${path}.${process.pid}.part`;
  rmSync(temporary, { force: true });
  const db = new DatabaseSync(temporary);
  db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -2000000");
  buildDatabase(db, { catalogue, records, phrases }, catalogueVersion(DATA));
  db.exec("PRAGMA journal_mode = WAL; PRAGMA wal_checkpoint(TRUNCATE)");
  db.close();
  renameSync(temporary, path);
}

/** Where a catalogue of `count` games lies, the bundled ones among them; it is built when there is none yet. */
export function generatedCatalogue(count: number): { stateDirectory: string; path: string; buildMs: number } {
  const stateDirectory = join(ROOT, ".cache/bench", `games-${count}-${GENERATOR_VERSION}`);
  mkdirSync(stateDirectory, { recursive: true });
  // The name that openCatalogue looks for.
  const path = databasePath({ dataDirectory: DATA, stateDirectory });
  const began = performance.now();
  if (!existsSync(path)) {
    // Those of other versions take as much room.
    const others = readdirSync(stateDirectory).filter((name) => name.startsWith("catalogue-"));
    for (const name of others) rmSync(join(stateDirectory, name), { force: true });
    build(path, count);
  }
  return { stateDirectory, path, buildMs: performance.now() - began };
}
