// Fills the catalogue's database in a process of its own. Reading all of data/ takes a hundred megabytes that this
// process would never need again, and a process gives back all that it took. A thread does not: sixteen megabytes of
// what it had asked of the C library stayed, in pieces, for as long as the server lived.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { startChild, type Urgency } from "./child-process.ts";
import { newestRevision, type OpenOptions } from "./open.ts";

export type FillOptions = Pick<OpenOptions, "dataDirectory" | "stateDirectory" | "warn"> & {
  /** That of the records as they are now, where somebody has them open: any file up to it will do. */
  revision?: number;
  urgency?: Urgency;
  /** The PostgreSQL that has the records: what is built from is a copy of them, brought up to it before. */
  database?: DatabaseAccess | undefined;
};

/** How PostgreSQL is reached; `url` with its password is told to the process that builds, and is seen nowhere. */
export type DatabaseAccess = { url: string; timeoutMs: number };

/** The copy of the records could not be brought up to PostgreSQL: what there is now is of before. */
export class RecordsBehindError extends Error {
  override name = "RecordsBehindError";
}

/** From so much on what a source gave is cleared away early while building, which takes half as much memory and more time. */
const LARGE_RECORDS_BYTES = 100 * 1024 * 1024;

function engineOptions(records: string, isCopy: boolean): string[] {
  // Nobody knows how large a copy will be that is yet to be made.
  const size = statSync(records, { throwIfNoEntry: false })?.size ?? (isCopy ? Infinity : 0);
  return size > LARGE_RECORDS_BYTES ? ["--optimize-for-size"] : [];
}

/** Where what other sources gave is kept. */
export const recordsPath = (stateDirectory: string) => join(stateDirectory, "records.sqlite");
/** Where the copy of what PostgreSQL keeps is: never in the place of records of one's own. */
const mirrorPath = (stateDirectory: string) => join(stateDirectory, "records-copy.sqlite");

const MessageSchema = z.union([
  z.object({ line: z.string() }),
  z.object({ behind: z.string() }),
  z.object({ revision: z.int() }),
]);

/**
 * Builds the database where there is none for the present data and records; `openCatalogue` finds it then, by the
 * revision that this gives. `warn` is told of every entry that had to be left out. Whatever else goes wrong, `openCatalogue`
 * meets again and tells. Rejects beside a server that answers, where the copy of the records is behind PostgreSQL.
 */
export async function fillCatalogue(options: FillOptions): Promise<number> {
  const { dataDirectory, stateDirectory, warn, database, urgency = "start" } = options;
  const records = database === undefined ? recordsPath(stateDirectory) : mirrorPath(stateDirectory);
  const known = options.revision ?? (database !== undefined || existsSync(records) ? undefined : 0);
  // An older one answers at once, and the next takes its place while it does.
  const newest = known === undefined ? undefined : newestRevision({ dataDirectory, stateDirectory }, known);
  if (newest !== undefined) return newest;
  const { child, ended } = startChild(new URL("fill-catalogue-child.ts", import.meta.url), {
    args: [dataDirectory, stateDirectory, records, urgency, ...(database === undefined ? [] : ["copy"])],
    engineOptions: engineOptions(records, database !== undefined),
  });
  // It may have ended already, which is seen below.
  if (database !== undefined) child.send(database, () => undefined);
  let revision = 0;
  let behind: string | undefined;
  child.on("message", (sent) => {
    const message = MessageSchema.safeParse(sent);
    if (!message.success) return;
    if ("line" in message.data) warn?.(message.data.line);
    else if ("behind" in message.data) ({ behind } = message.data);
    else revision = message.data.revision;
  });
  await ended;
  if (behind !== undefined && urgency === "background") throw new RecordsBehindError(behind);
  return revision;
}
