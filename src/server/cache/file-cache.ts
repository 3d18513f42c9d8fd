// Bytes kept on disk under a limit: what was used longest ago goes first. The disk is a convenience: when it fails, an
// answer is made again and never fails because of it.
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { DiskHealth } from "./disk-health.ts";

const TEMPORARY_SUFFIX = ".tmp";
/** Writing takes moments; a younger one may be another server's, on the same directory. */
const ABANDONED_AFTER_MS = 60_000;
/** A file begins with the length of its key, in this many bytes, and the key. */
const LENGTH_FIELD_BYTES = 4;
/** What a file takes on disk besides its bytes, about: half a block and its directory entry. */
const FILE_OVERHEAD_BYTES = 2560;

/** Files whose time of last use has been written down lately. */
const TOUCHED_MAX = 10_000;
const TOUCHED_TTL_MS = 600_000;

export type FileCacheOptions = {
  directory: string;
  maxBytes: number;
  /** Hears of a disk that cannot be read or written. */
  health?: DiskHealth;
};

const UNWATCHED: DiskHealth = { failed: () => undefined, worked: () => undefined };

export type FileCache = ReturnType<typeof createFileCache>;

/** File names have a length limit that addresses do not keep to; the key itself stands in the file and is compared. */
function fileNameOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

function pack(key: string, bytes: Buffer): Buffer {
  const keyBytes = Buffer.from(key);
  const length = Buffer.alloc(LENGTH_FIELD_BYTES);
  length.writeUInt32BE(keyBytes.length);
  return Buffer.concat([length, keyBytes, bytes]);
}

function unpack(key: string, file: Buffer): Buffer | undefined {
  if (file.length < LENGTH_FIELD_BYTES) return undefined;
  const end = LENGTH_FIELD_BYTES + file.readUInt32BE();
  return file.subarray(LENGTH_FIELD_BYTES, end).toString() === key ? file.subarray(end) : undefined;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** Files by time of last use, oldest first; what an interrupted write left behind is removed. */
async function listFiles(directory: string): Promise<{ name: string; size: number }[]> {
  await mkdir(directory, { recursive: true });
  const files: { name: string; size: number; usedMs: number }[] = [];
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    const found = await stat(path).catch(undefinedIfMissing);
    // Another server has pushed it out, or finished writing it.
    if (found === undefined) continue;
    if (!name.endsWith(TEMPORARY_SUFFIX)) files.push({ name, size: found.size, usedMs: found.mtimeMs });
    else if (Date.now() - found.mtimeMs > ABANDONED_AFTER_MS) await rm(path, { force: true });
  }
  return files.toSorted((a, b) => a.usedMs - b.usedMs);
}

/** Opens the cache in `directory`, made when missing. The files found there are counted in the background. */
export function createFileCache({ directory, maxBytes, health = UNWATCHED }: FileCacheOptions) {
  const sizes = new LRUCache<string, number>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: (size) => size + FILE_OVERHEAD_BYTES,
    dispose: (_size, name, reason) => {
      if (reason === "evict") rm(join(directory, name), { force: true }).catch(health.failed);
    },
  });
  const touched = new LRUCache<string, true>({ max: TOUCHED_MAX, ttl: TOUCHED_TTL_MS });
  const keep = (name: string, size: number) => {
    // A limit may have been lowered since the file was written.
    if (size + FILE_OVERHEAD_BYTES > maxBytes) rm(join(directory, name), { force: true }).catch(health.failed);
    else sizes.set(name, size);
  };
  const ready = listFiles(directory)
    .then((files) => {
      for (const { name, size } of files) keep(name, size);
    })
    .catch(health.failed);

  return {
    /** The bytes kept under `key`; `undefined` where there are none. */
    get: async (key: string): Promise<Buffer | undefined> => {
      const name = fileNameOf(key);
      const path = join(directory, name);
      try {
        const bytes = unpack(key, await readFile(path));
        sizes.get(name);
        if (!touched.has(name)) {
          // The order of use has to outlive the process, though not to the minute.
          touched.set(name, true);
          const now = new Date();
          utimes(path, now, now).catch(() => undefined);
        }
        return bytes;
      } catch (error) {
        if (isMissing(error)) sizes.delete(name);
        else health.failed(error);
        return undefined;
      }
    },
    /** Keeps `bytes`, whole or not at all. */
    set: async (key: string, bytes: Buffer): Promise<void> => {
      await ready;
      const name = fileNameOf(key);
      const path = join(directory, name);
      const temporary = `${path}.${randomUUID()}${TEMPORARY_SUFFIX}`;
      try {
        const file = pack(key, bytes);
        await writeFile(temporary, file).catch(async (error: unknown) => {
          if (!isMissing(error)) throw error;
          // Somebody has deleted the directory while the server runs.
          await mkdir(directory, { recursive: true });
          await writeFile(temporary, file);
        });
        await rename(temporary, path);
        touched.set(name, true);
        keep(name, file.length);
        health.worked();
      } catch (error) {
        health.failed(error);
        await rm(temporary, { force: true }).catch(health.failed);
      }
    },
    /** What the files take on disk, in bytes, overhead included. */
    usedBytes: () => sizes.calculatedSize,
    /** Resolves when the files found at the start are counted. */
    ready,
  };
}
