// The catalogue for a browser: the games that people wrote, and those that machines made of lists as a layer on them.
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { contentArrays, writeArrays } from "../../src/browser/catalogue-file.ts";
import { layerArray } from "../../src/browser/catalogue-layer.ts";
import { textsArray } from "../../src/browser/catalogue-texts.ts";
import { areNumbers, CODINGS, coded, type Coding } from "../../src/browser/number-coding.ts";
import type { CATALOGUE_FILES, LAYER_FILE, TEXTS_FILE } from "../../src/shared/alone.ts";
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
const sizeOf = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }).length;

/** The coding in which the bytes pack best. */
function bestCoding(bytes: Uint8Array): Coding {
  if (!areNumbers(bytes)) return "plain";
  const sizes = CODINGS.map((coding) => ({ coding, size: sizeOf(coded(bytes, coding)) }));
  return sizes.reduce((best, one) => (one.size < best.size ? one : best)).coding;
}

const pack = (arrays: ReadonlyMap<string, Uint8Array>) => gzipSync(writeArrays(arrays, bestCoding), { level: 9 });

/** All records of data/, those that carry no stamp of their own changed at `stamp`. */
function readWhole(stamp: string) {
  const whole = readRecords(DATA);
  const records = Array.from(whole.records, (game) =>
    game.updated === whole.stamp ? { ...game, updated: stamp } : game,
  );
  return { ...whole, records };
}

/** The packed files, the whole catalogue that they hold, and how many games of it people wrote, which come first in it. */
export function packCatalogue() {
  const written = readWritten();
  const records = [...written.records];
  const content = { ...written, records };
  const whole = readWhole(written.stamp);
  const version = catalogueVersion(DATA);
  const sections = [...indexSections(content)];
  const titles = sections.filter(([name]) => !DESCRIPTIONS.test(name));
  const descriptions = sections.filter(([name]) => DESCRIPTIONS.test(name));
  const files = {
    "catalogue.bin": pack(new Map([...contentArrays(content, version), ...titles])),
    "texts.bin": pack(textsArray(content, version)),
    "descriptions.bin": pack(new Map(descriptions)),
    "retro.bin": pack(new Map([...layerArray(content, whole, version), ...indexSections(whole)])),
  } satisfies Record<(typeof CATALOGUE_FILES)[number] | typeof LAYER_FILE | typeof TEXTS_FILE, Buffer>;
  return { files, whole, version, written: records.length };
}
