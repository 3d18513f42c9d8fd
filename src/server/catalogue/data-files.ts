// Reads data/ as text and tells whether it changed. It does not understand a word of it.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** `path` is relative to the data directory, with forward slashes: `games/1998.toml`. */
export type DataFile = { path: string; text: string };

/** Tables of games beside what a person writes, as they lie there. */
const TABLES = ["retro/retro-titles.csv.gz"];

/** What a person decided about games that two sources have. */
export const MERGES_FILE = "merges.toml";

const FOLDERS = ["taxonomies", "games"];
/** A catalogue may do without these. */
const OPTIONAL_FOLDERS = ["tricks", "elsewhere"];

/** Every TOML file of the catalogue, in a fixed order. Throws when a folder that it cannot do without is missing. */
export function readDataFiles(directory: string): DataFile[] {
  const present = OPTIONAL_FOLDERS.filter((folder) => existsSync(join(directory, folder)));
  const paths = [...FOLDERS, ...present].flatMap((folder) =>
    readdirSync(join(directory, folder))
      .filter((name) => name.endsWith(".toml"))
      .toSorted()
      .map((name) => `${folder}/${name}`),
  );
  const merges = existsSync(join(directory, MERGES_FILE)) ? [MERGES_FILE] : [];
  return [...paths, ...merges].map((path) => ({ path, text: readFileSync(join(directory, path), "utf8") }));
}

/** SHA-256 over names and contents of every file that the catalogue of `directory` is made of, in hex: equal data, equal hash. */
export function hashData(directory: string): string {
  const hash = createHash("sha256");
  for (const { path, text } of readDataFiles(directory)) hash.update(`${path}\0${text.length}\0${text}`);
  for (const path of TABLES.filter((each) => existsSync(join(directory, each)))) {
    hash.update(`${path}\0`).update(readFileSync(join(directory, path)));
  }
  return hash.digest("hex");
}
