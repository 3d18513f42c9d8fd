// A data directory as a server leaves it after its first start: the catalogue's database is in it already. It is filled
// once for all tests and copied, which takes milliseconds; filling takes most of a second of processor time.
import { constants, copyFileSync, existsSync } from "node:fs";
import { basename, join } from "node:path";
import { databasePath, openCatalogue } from "../../src/server/catalogue/open.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Its file is named after its version: after a change of data/ or of the code that writes it, it is filled anew. */
const KEPT = join(ROOT, ".cache/test-catalogue");

const filled = new Map<string, string>();

/** Where the database of this data lies, filled when it is missing. Others may do the same at the same time. */
function filledFile(dataDirectory: string): string {
  const directories = { dataDirectory, stateDirectory: KEPT };
  const path = databasePath(directories);
  if (!existsSync(path)) openCatalogue(directories).close();
  return path;
}

/** A new temporary directory with the database of `dataDirectory` in it; of the real catalogue, unless said otherwise. */
export function filledDirectory(dataDirectory = join(ROOT, "data")): string {
  const path = filled.get(dataDirectory) ?? filledFile(dataDirectory);
  filled.set(dataDirectory, path);
  const directory = temporaryDirectory();
  copyFileSync(path, join(directory, basename(path)), constants.COPYFILE_FICLONE);
  return directory;
}
