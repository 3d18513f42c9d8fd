// Fills the catalogue's database in a process of its own. Reading all of data/ takes a hundred megabytes that this
// process would never need again, and a process gives back all that it took. A thread does not: sixteen megabytes of
// what it had asked of the C library stayed, in pieces, for as long as the server lived.
import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { databasePath, type OpenOptions } from "./open.ts";

/** No key of the server's environment has business there; what was compiled before is read again. */
function environment(): NodeJS.ProcessEnv {
  const cache = getCompileCacheDir();
  return cache === undefined ? {} : { NODE_COMPILE_CACHE: dirname(cache) };
}

/**
 * Builds the database where there is none for the present data; `openCatalogue` finds it then. `warn` is told of every
 * entry that had to be left out. Whatever else goes wrong, `openCatalogue` meets again and tells.
 */
export async function fillCatalogue({ dataDirectory, stateDirectory, warn }: OpenOptions): Promise<void> {
  if (existsSync(databasePath({ dataDirectory, stateDirectory }))) return;
  const child = fork(new URL("fill-catalogue-child.ts", import.meta.url), [dataDirectory, stateDirectory], {
    env: environment(),
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // Nobody waits for it any more.
  const endWithServer = () => child.kill("SIGKILL");
  process.once("exit", endWithServer);
  child.on("message", (line: string) => warn?.(line));
  await new Promise<void>((resolve) => {
    child.once("close", () => resolve());
    // It could not be started.
    child.once("error", () => resolve());
  });
  process.off("exit", endWithServer);
}
