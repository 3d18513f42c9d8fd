// Fills the catalogue's database in a thread of its own. Reading all of data/ takes a hundred megabytes that this
// process would never need again; a thread gives back what it took when it ends.
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { databasePath, type OpenOptions } from "./open.ts";

/**
 * Builds the database where there is none for the present data; `openCatalogue` finds it then. `warn` is told of every
 * entry that had to be left out. Whatever else goes wrong, `openCatalogue` meets again and tells.
 */
export async function fillCatalogue({ dataDirectory, stateDirectory, warn }: OpenOptions): Promise<void> {
  if (existsSync(databasePath({ dataDirectory, stateDirectory }))) return;
  const thread = new Worker(new URL("fill-catalogue-thread.ts", import.meta.url), {
    workerData: { dataDirectory, stateDirectory },
  });
  thread.on("message", (line: string) => warn?.(line));
  // An error is followed by the end, too.
  thread.on("error", () => undefined);
  await new Promise((resolve) => thread.once("exit", resolve));
}
