// The catalogue for a browser, of the games that people wrote.
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { contentArray, writeArrays } from "../../src/browser/catalogue-file.ts";
import type { CATALOGUE_FILES } from "../../src/shared/alone.ts";
import { indexSections } from "../../src/server/catalogue/build.ts";
import { readRecords } from "../../src/server/catalogue/read-records.ts";
import { catalogueVersion } from "../../src/server/catalogue/version.ts";
import { RETRO_FILE } from "../../src/server/sources/game-database/read-retro-games.ts";

const DATA = join(import.meta.dirname, "../../data");
const MACHINE_MADE = dirname(RETRO_FILE);

/** The records of data/ without the games that no person has written. */
function readWritten() {
  const folder = mkdtempSync(join(tmpdir(), "ludex-written-"));
  try {
    for (const name of readdirSync(DATA)) if (name !== MACHINE_MADE) symlinkSync(join(DATA, name), join(folder, name));
    return readRecords(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const DESCRIPTIONS = /^texts /;
const pack = (arrays: ReadonlyMap<string, Uint8Array>) => gzipSync(writeArrays(arrays), { level: 9 });

/** The packed files, and the records in them, the best known first. */
export function packCatalogue() {
  const content = readWritten();
  const sections = [...indexSections(content)];
  const titles = sections.filter(([name]) => !DESCRIPTIONS.test(name));
  const descriptions = sections.filter(([name]) => DESCRIPTIONS.test(name));
  const files = {
    "catalogue.bin": pack(new Map([...contentArray(content, catalogueVersion(DATA)), ...titles])),
    "descriptions.bin": pack(new Map(descriptions)),
  } satisfies Record<(typeof CATALOGUE_FILES)[number], Buffer>;
  return { files, records: [...content.records] };
}
