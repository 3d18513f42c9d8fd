// A folder that several servers see, such as a volume, as the place for their common files.
import { createHash, randomUUID } from "node:crypto";
import { constants, createReadStream } from "node:fs";
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SharedPlace } from "./shared-place.ts";

const TEMPORARY_SUFFIX = ".tmp";
const HOUR_MS = 3_600_000;
/** Large pieces: a network's folder takes as long for a small one. */
const READ_BYTES = 1024 * 1024;

function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}

const markOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** The folder is made when something is put there. */
export function createFolderPlace(directory: string): SharedPlace {
  const pathOf = (name: string) => join(directory, name);

  /** Nobody sees a file that is half there. */
  const put = async (name: string, write: (temporary: string) => Promise<void>): Promise<void> => {
    const temporary = `${pathOf(name)}.${randomUUID()}${TEMPORARY_SUFFIX}`;
    try {
      await mkdir(directory, { recursive: true });
      await write(temporary);
      await rename(temporary, pathOf(name));
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      throw error;
    }
  };

  const read = async (name: string) => {
    const text = await readFile(pathOf(name), "utf8").catch(undefinedIfMissing);
    return text === undefined ? undefined : { text, mark: markOf(text) };
  };

  return {
    read: async (name, mark) => {
      const found = await read(name);
      return found !== undefined && found.mark === mark ? "same" : found;
    },
    write: async (name, text, mark) => {
      if ((await read(name))?.mark !== mark) return false;
      await put(name, (temporary) => writeFile(temporary, text));
      return true;
    },
    open: async (name, stretch) => {
      const file = await open(pathOf(name)).catch(undefinedIfMissing);
      const part = stretch && { start: stretch.from, end: stretch.from + stretch.bytes - 1 };
      return file && createReadStream("", { fd: file, highWaterMark: READ_BYTES, ...part });
    },
    put: (name, path) => put(name, (temporary) => copyFile(path, temporary, constants.COPYFILE_FICLONE)),
    list: async () => {
      const names = (await readdir(directory).catch(undefinedIfMissing)) ?? [];
      const found = names.map(async (name) => {
        const changedAt = (await stat(pathOf(name)).catch(undefinedIfMissing))?.mtimeMs;
        if (changedAt === undefined) return [];
        if (!name.endsWith(TEMPORARY_SUFFIX)) return [{ name, changedAt }];
        // Whoever wrote it is gone.
        if (Date.now() - changedAt > HOUR_MS) await rm(pathOf(name), { force: true });
        return [];
      });
      return (await Promise.all(found)).flat();
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
