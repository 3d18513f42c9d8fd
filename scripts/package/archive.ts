// One file of a folder, for unpack.ts to take apart again.
import { createHash } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { constants, zstdCompressSync } from "node:zlib";
import { packTar } from "modern-tar/fs";

/** Enough to tell two packages apart. */
const SUM_LENGTH = 16;
/** A second's work; the highest level takes a quarter of a minute for another seventh. */
const LEVEL = { params: { [constants.ZSTD_c_compressionLevel]: 12 } };
/** The same files make the same archive, whenever that is. */
const MADE = { mtime: new Date(0), uid: 0, gid: 0, mode: 0o644 };

/** `bytes` packed with zstd, much smaller than with gzip where they are many. */
export const packed = (bytes: Uint8Array): Buffer => zstdCompressSync(bytes, LEVEL);

/** Writes the files of `from` as `program-SUM.tar.zst` into `to`, and gives that name. */
export async function archiveProgram(from: string, to: string): Promise<string> {
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
  const sources = files.map((source) => ({
    type: "file" as const,
    source,
    target: source.slice(from.length + 1).replaceAll("\\", "/"),
    ...MADE,
  }));
  const tar = await buffer(packTar(sources));
  const sum = createHash("sha256").update(tar).digest("hex").slice(0, SUM_LENGTH);
  const name = `program-${sum}.tar.zst`;
  writeFileSync(join(to, name), packed(tar));
  return name;
}
