// Reads data/ as text and tells whether it changed. It does not understand a word of it.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
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

/** Paths of all TOML files of the catalogue, in a fixed order. Throws when a folder that it cannot do without is missing. */
function listDataFiles(directory: string): string[] {
  const present = OPTIONAL_FOLDERS.filter((folder) => existsSync(join(directory, folder)));
  const paths = [...FOLDERS, ...present].flatMap((folder) =>
    readdirSync(join(directory, folder))
      .filter((name) => name.endsWith(".toml"))
      .toSorted()
      .map((name) => `${folder}/${name}`),
  );
  return existsSync(join(directory, MERGES_FILE)) ? [...paths, MERGES_FILE] : paths;
}

/** Every TOML file of the catalogue, in a fixed order. Throws when a folder that it cannot do without is missing. */
export function readDataFiles(directory: string): DataFile[] {
  return listDataFiles(directory).map((path) => ({ path, text: readFileSync(join(directory, path), "utf8") }));
}

const listTables = (directory: string) => TABLES.filter((each) => existsSync(join(directory, each)));

/** Differs where a file is another one, or has been written to. */
function signatureOf(directory: string): string {
  const signatures = [...listDataFiles(directory), ...listTables(directory)].map((path) => {
    const { ino, size, mtimeMs, ctimeMs } = statSync(join(directory, path));
    return `${path} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  });
  return signatures.join("\n");
}

function readHash(directory: string): string {
  const hash = createHash("sha256");
  for (const { path, text } of readDataFiles(directory)) hash.update(`${path}\0${text.length}\0${text}`);
  for (const path of listTables(directory)) hash.update(`${path}\0`).update(readFileSync(join(directory, path)));
  return hash.digest("hex");
}

/** What each folder was when it was read last: a server that answers need not stand still for reading all of it again. */
const lastRead = new Map<string, { signature: string; hash: string }>();

/** SHA-256 over names and contents of every file that the catalogue of `directory` is made of, in hex: equal data, equal hash. */
export function hashData(directory: string): string {
  const signature = signatureOf(directory);
  const last = lastRead.get(directory);
  if (last?.signature === signature) return last.hash;
  const hash = readHash(directory);
  lastRead.set(directory, { signature, hash });
  return hash;
}
