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
};

/** From so much on what a source gave is cleared away early while building, which takes half as much memory and more time. */
const LARGE_RECORDS_BYTES = 100 * 1024 * 1024;

function engineOptions(records: string): string[] {
  const size = statSync(records, { throwIfNoEntry: false })?.size ?? 0;
  return size > LARGE_RECORDS_BYTES ? ["--optimize-for-size"] : [];
}

/** Where what other sources gave is kept. */
export const recordsPath = (stateDirectory: string) => join(stateDirectory, "records.sqlite");

const MessageSchema = z.union([z.object({ line: z.string() }), z.object({ revision: z.int() })]);

/**
 * Builds the database where there is none for the present data and records; `openCatalogue` finds it then, by the
 * revision that this gives. `warn` is told of every entry that had to be left out. Whatever else goes wrong, `openCatalogue`
 * meets again and tells.
 */
export async function fillCatalogue(options: FillOptions): Promise<number> {
  const { dataDirectory, stateDirectory, warn, urgency = "start" } = options;
  const records = recordsPath(stateDirectory);
  const known = options.revision ?? (existsSync(records) ? undefined : 0);
  // An older one answers at once, and the next takes its place while it does.
  const newest = known === undefined ? undefined : newestRevision({ dataDirectory, stateDirectory }, known);
  if (newest !== undefined) return newest;
  const { child, ended } = startChild(new URL("fill-catalogue-child.ts", import.meta.url), {
    args: [dataDirectory, stateDirectory, records, urgency],
    engineOptions: engineOptions(records),
  });
  let revision = 0;
  child.on("message", (sent) => {
    const message = MessageSchema.safeParse(sent);
    if (!message.success) return;
    if ("line" in message.data) warn?.(message.data.line);
    else revision = message.data.revision;
  });
  await ended;
  return revision;
}
