// The folder that the operator names for everything that is kept. A full disk does not keep the server from starting; a
// folder that cannot be made or written to is a mistake in the configuration and refused with a readable line.
import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** The disk, not the path, says no: what is kept is then kept in memory. */
const DISK_CODES: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT", "EIO", "EMFILE", "ENFILE"]);

const REASONS: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "its file system is read-only",
  ENOTDIR: "a part of the path is a file",
  EEXIST: "there is a file of that name, or a link that leads nowhere",
  ENOENT: "a folder of the path takes no folders",
  ENAMETOOLONG: "the path is too long",
  ELOOP: "its links lead in a circle",
};

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** `mkdir -p`. Node's own never returns where a folder is there and takes none, as /proc. */
export function makeDirectory(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (codeOf(error) === "EEXIST" && isDirectory(path)) return;
    const parent = dirname(path);
    if (codeOf(error) !== "ENOENT" || isDirectory(parent) || parent === path) throw error;
    makeDirectory(parent);
    mkdirSync(path);
  }
}

/** Makes the folder when it is missing. Throws one readable line when the server could not keep anything in it. */
export function openDataDirectory(path: string): void {
  const directory = resolve(path);
  const fault = (what: string, error: unknown) => {
    const code = codeOf(error);
    return new Error(`DATA_DIRECTORY: ${directory} ${what}, ${REASONS[code] ?? "the system says"} (${code})`, {
      cause: error,
    });
  };
  try {
    makeDirectory(directory);
  } catch (error) {
    if (DISK_CODES.has(codeOf(error))) return;
    throw fault("cannot be made", error);
  }
  try {
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw fault("cannot be written to", error);
  }
}
