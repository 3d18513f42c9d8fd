// The program comes as one archive beside this file. npm unpacks a package three times before it runs it and takes its time
// for each file: docs/benchmarks.md, "Starting", has what an `npx` takes with eighteen hundred of them and with a dozen.
import { randomUUID } from "node:crypto";
import {
  createReadStream,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { pathToFileURL } from "node:url";
import { createZstdDecompress } from "node:zlib";
import { type UnpackOptionsFS, unpackTar } from "modern-tar/fs";

/** Named after the sum of what is in it, so that what another package has unpacked is not taken for it. */
const PROGRAM = /^(program-[0-9a-f]+)(?:\.tar\.zst)?$/;
/** What is left of an unpacking that was cut off; one that goes on is younger. */
const ABANDONED = /^program-[0-9a-f]+\..+\.tmp$/;
const ABANDONED_AFTER_MS = 600_000;

/** The archive tells no time; by a file's time and size browsers ask whether it has changed since the last version. */
const WRITTEN_NOW: UnpackOptionsFS = { map: (header) => ({ ...header, mtime: new Date() }) };

/** Comes from npm, beside this package. */
const FROM_NPM = "sharp";

function clearAbandoned(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => ABANDONED.test(each))) {
    const path = join(folder, name);
    if (Date.now() - lstatSync(path).mtimeMs > ABANDONED_AFTER_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** It has its name only when it is whole: who finds it need not look. */
async function unpackInto(folder: string, name: string, archive: string): Promise<string> {
  const program = join(folder, name);
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const partial = join(folder, `${name}.${randomUUID()}.tmp`);
  try {
    mkdirSync(partial);
    clearAbandoned(folder);
    await pipeline(createReadStream(archive), createZstdDecompress(), unpackTar(partial, WRITTEN_NOW));
    renameSync(partial, program);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // Another start was quicker.
    if (!existsSync(program)) throw error;
  }
  return program;
}

/** The link by which a program that lies elsewhere finds what npm has put beside the package, wherever that is today. */
function linkPackages(here: string, program: string): void {
  const sharp = findPackageJSON(FROM_NPM, pathToFileURL(join(here, "package.json")));
  if (sharp === undefined) return;
  const packages = dirname(dirname(sharp));
  const link = join(program, "node_modules");
  try {
    if (readlinkSync(link) === packages) return;
  } catch {
    // There is none.
  }
  rmSync(link, { force: true });
  // Of this kind Windows lets everybody make one.
  symlinkSync(packages, link, "junction");
}

/**
 * Unpacks the program unless it is unpacked, and resolves to its folder: in `here`, the package's own, or below `data` where
 * nobody may write there, as where an administrator has installed it. Rejects where it can be written to neither.
 */
export async function programFolder(here: string, data?: string): Promise<string> {
  const [, name] =
    readdirSync(here)
      .map((each) => PROGRAM.exec(each))
      .find((found) => found !== null) ?? [];
  if (name === undefined) throw new Error(`there is no program in ${here}`);
  const archive = join(here, `${name}.tar.zst`);
  try {
    return await unpackInto(here, name, archive);
  } catch (error) {
    if (data === undefined) throw error;
  }
  const program = await unpackInto(data, name, archive);
  linkPackages(here, program);
  // A newer package has been started on the same folder.
  for (const other of readdirSync(data).filter((each) => PROGRAM.test(each) && each !== name)) {
    rmSync(join(data, other), { recursive: true, force: true });
  }
  return program;
}
