// The records of DATA_DIRECTORY or of DATABASE_URL, for the commands that work on them while the server may run.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { openDataDirectory } from "#server/cache/data-directory.ts";
import { loadConfig, type Config } from "#server/config.ts";
import type { RecordStore } from "#server/sources/record-store.ts";
import { openSqliteRecordStore } from "#server/sources/sqlite-record-store.ts";

/** Says what is wrong and ends the process. */
export function fail(...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function readConfig(): Config {
  const read = loadConfig();
  if ("problems" in read) fail("The configuration is wrong:", ...read.problems.map((line) => `  ${line}`));
  return read.config;
}

const pathIn = ({ dataDirectory }: Config) => join(dataDirectory, "records.sqlite");
const openAt = (path: string) => openSqliteRecordStore({ path, note: (_details, message) => console.error(message) });

/** The records in PostgreSQL, where it has them. Ends the process where it does not answer. */
async function openInDatabase(access: NonNullable<Config["database"]>): Promise<RecordStore> {
  const { openDatabaseRecords } = await import("#server/shared-database.ts");
  const log = { warn: () => undefined, info: () => undefined };
  const records = openDatabaseRecords({ ...access, log });
  try {
    await records.revision();
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
  return records;
}

/** Where the catalogue's own files are. */
export const stateDirectory = (): string => readConfig().dataDirectory;

/** The records, made when they are missing. Ends the process where nothing can be kept. */
export async function openRecords(): Promise<RecordStore> {
  const config = readConfig();
  if (config.database !== undefined) return await openInDatabase(config.database);
  const path = pathIn(config);
  try {
    openDataDirectory(config.dataDirectory);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
  const records = openAt(path);
  if (!existsSync(path)) fail(`Nothing can be written to ${path}: what is taken in would be lost.`);
  return records;
}

/** The records where there are some; nothing is made. */
export async function openRecordsIfAny(): Promise<RecordStore | undefined> {
  const config = readConfig();
  if (config.database !== undefined) return await openInDatabase(config.database);
  const path = pathIn(config);
  return existsSync(path) ? openAt(path) : undefined;
}
