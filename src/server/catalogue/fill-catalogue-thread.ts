// The thread that fill-catalogue.ts starts: builds the database and ends.
import { parentPort, workerData } from "node:worker_threads";
import { openCatalogue, type OpenOptions } from "./open.ts";

// What fill-catalogue.ts gives.
const directories = workerData as Pick<OpenOptions, "dataDirectory" | "stateDirectory">;
openCatalogue({
  ...directories,
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a thread has no origin
  warn: (line) => parentPort?.postMessage(line),
}).close();
