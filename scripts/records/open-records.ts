// The records of DATA_DIRECTORY, for the commands that work on them while the server may run.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDataDirectory } from "#server/cache/data-directory.ts";
import { loadConfig } from "#server/config.ts";
import type { RecordStore } from "#server/sources/record-store.ts";
import { openSqliteRecordStore } from "#server/sources/sqlite-record-store.ts";

/** Says what is wrong and ends the process. */
export function fail(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function recordsPath(): string {
  const read = loadConfig();
  if ("problems" in read) fail("The configuration is wrong:", ...read.problems.map((line) => `  ${line}`));
  return join(read.config.dataDirectory, "records.sqlite");
}

const openAt = (path: string) => openSqliteRecordStore({ path, note: (_details, message) => console.error(message) });

/** The records, made when they are missing. Ends the process where nothing can be kept. */
export function openRecords(): RecordStore {
  const path = recordsPath();
  try {
    openDataDirectory(join(path, ".."));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
  const records = openAt(path);
  if (!existsSync(path)) fail(`Nothing can be written to ${path}: what is taken in would be lost.`);
  return records;
}

/** The records where there are some; nothing is made. */
export function openRecordsIfAny(): RecordStore | undefined {
  const path = recordsPath();
  return existsSync(path) ? openAt(path) : undefined;
}
