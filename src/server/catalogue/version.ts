// The version of the catalogue's file: what it holds is made of data/ and of the code that writes it, so its version is a
// hash over both. Whatever changes a table, a section of the index or a record changes the version, and there is no
// number that somebody could forget. A comment changes it as well, which costs one build of seconds.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { endianness } from "node:os";
import { dirname, extname, join } from "node:path";
import { hashData } from "./data-files.ts";

const SOURCE = join(import.meta.dirname, "../..");
/** A package holds the same modules as JavaScript. */
const EXTENSION = extname(import.meta.filename);
/** What makes records of data/, and what writes them. */
const WRITERS = ["read-records", "build"].map((name) => `server/catalogue/${name}${EXTENSION}`);

/** An import of what exists while the code runs; types leave no trace in the file. */
const IMPORT = /^(?:import|export)\s+(?!type\s)(?:[^"';]*?\sfrom\s+)?"((?:#|\.\/)[^"]+)"/gm;

/** The file that `specifier` means in the module at `path`; both are relative to the source directory. */
function moduleFile(specifier: string, path: string): string {
  return specifier.startsWith("#") ? specifier.slice(1) : join(dirname(path), specifier);
}

/** A hash over every module below `sourceDirectory` that takes part in writing. Throws when one cannot be read. */
function hashWriters(sourceDirectory: string): string {
  const texts = new Map<string, string>();
  const waiting = [...WRITERS];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (texts.has(path)) continue;
    const text = readFileSync(join(sourceDirectory, path), "utf8");
    texts.set(path, text);
    for (const [, specifier = ""] of text.matchAll(IMPORT)) waiting.push(moduleFile(specifier, path));
  }
  const hash = createHash("sha256");
  for (const [path, text] of [...texts].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(`${path}\0${text.length}\0${text}`);
  }
  return hash.digest("hex");
}

/** The version of a file that holds what other sources gave as well; `revision` is that of their records, 0 where there are none. */
export function revisedVersion(version: string, revision: number): string {
  return revision === 0 ? version : createHash("sha256").update(`${version} ${revision}`).digest("hex");
}

let ownWriters: string | undefined;

/** In hex. `sourceDirectory` is where the code lies that would write the file: this server's own, unless said otherwise. */
export function catalogueVersion(dataDirectory: string, sourceDirectory = SOURCE): string {
  // The code of a process does not change while it runs.
  const writers = sourceDirectory === SOURCE ? (ownWriters ??= hashWriters(SOURCE)) : hashWriters(sourceDirectory);
  const data = hashData(dataDirectory);
  // Numbers lie in the file as this machine has them.
  return createHash("sha256").update(`${writers} ${data} ${endianness()}`).digest("hex");
}
