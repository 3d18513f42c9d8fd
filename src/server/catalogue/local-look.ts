// What another process of this machine has put beside the catalogue that answers.
import { statSync } from "node:fs";
import { newestRevision, type OpenOptions } from "./open.ts";

/**
 * Gives the newest revision of which there is a file; undefined where nothing has changed in the folder since the last look,
 * for to know the version all of data/ is read.
 */
export function createLocalLook(
  directories: Pick<OpenOptions, "dataDirectory" | "stateDirectory">,
): () => number | undefined {
  let lookedAt: number | undefined;
  return () => {
    const changedAt = statSync(directories.stateDirectory, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAt === lookedAt) return undefined;
    lookedAt = changedAt;
    return newestRevision(directories, Number.MAX_SAFE_INTEGER);
  };
}
