// Reads data/ as text and tells whether it changed. It does not understand a word of it.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** `path` is relative to the data directory, with forward slashes: `games/1998.toml`. */
export type DataFile = { path: string; text: string };

const FOLDERS = ["taxonomies", "games"];
/** A catalogue may do without these. */
const OPTIONAL_FOLDERS = ["tricks", "elsewhere"];

/** Every TOML file of the catalogue, in a fixed order. Throws when a folder that it cannot do without is missing. */
export function readDataFiles(directory: string): DataFile[] {
  const present = OPTIONAL_FOLDERS.filter((folder) => existsSync(join(directory, folder)));
  return [...FOLDERS, ...present].flatMap((folder) =>
    readdirSync(join(directory, folder))
      .filter((name) => name.endsWith(".toml"))
      .toSorted()
      .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(directory, folder, name), "utf8") })),
  );
}

/** SHA-256 over names and contents, in hex: equal data, equal hash. */
export function hashDataFiles(files: readonly DataFile[]): string {
  const hash = createHash("sha256");
  for (const { path, text } of files) hash.update(`${path}\0${text.length}\0${text}`);
  return hash.digest("hex");
}
