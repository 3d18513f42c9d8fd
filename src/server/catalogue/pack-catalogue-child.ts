// The process that pack-catalogue.ts starts: presses a catalogue together, or has one come out of what it is given, and ends.
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { setPriority } from "node:os";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import type { PackMessage } from "./pack-catalogue.ts";

/** While a server answers, what it asks for comes first. */
const LOW_PRIORITY = 10;
const CHUNK_BYTES = 1024 * 1024;
/** The quickest level: the others take half as long again and more, for a few hundredths. */
const PARAMETERS = { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_checksumFlag]: 1 };

const say = (message: PackMessage): void => void process.send?.(message);

/** Counts what goes through, and shows it to `see`; fails when it is more than `mostBytes`. */
function createTap(mostBytes: number, see: (chunk: Buffer) => void = () => undefined) {
  const seen = { bytes: 0, isWhole: false };
  const stream = new Transform({
    readableHighWaterMark: CHUNK_BYTES,
    writableHighWaterMark: CHUNK_BYTES,
    transform: (chunk: Buffer, _encoding, done) => {
      seen.bytes += chunk.length;
      see(chunk);
      done(seen.bytes > mostBytes ? new Error("it is larger than was said") : null, chunk);
    },
    flush: (done) => {
      seen.isWhole = true;
      done();
    },
  });
  return { stream, seen };
}

async function pack(path: string, target: string): Promise<void> {
  const hash = createHash("sha256");
  const [before, after] = [createTap(Infinity), createTap(Infinity, (chunk) => hash.update(chunk))];
  await pipeline(
    createReadStream(path, { highWaterMark: CHUNK_BYTES }),
    before.stream,
    createZstdCompress({ chunkSize: CHUNK_BYTES, params: PARAMETERS }),
    after.stream,
    createWriteStream(target, { highWaterMark: CHUNK_BYTES }),
  );
  say({ sha256: hash.digest("hex"), bytes: after.seen.bytes, fileBytes: before.seen.bytes });
}

/** Is it a catalogue of this version? Nobody else is at the file. */
function isOf(version: string, path: string): boolean {
  const address = pathToFileURL(path);
  address.search = "?immutable=1";
  const db = new DatabaseSync(address, { readOnly: true });
  try {
    return db.prepare("SELECT value FROM meta WHERE name = 'version'").get()?.["value"] === version;
  } finally {
    db.close();
  }
}

async function unpack(target: string, version: string, wanted: { sha256: string; bytes: number; fileBytes: number }) {
  const hash = createHash("sha256");
  const before = createTap(wanted.bytes, (chunk) => hash.update(chunk));
  const after = createTap(wanted.fileBytes);
  const file = createWriteStream(target, { highWaterMark: CHUNK_BYTES });
  try {
    const opening = createZstdDecompress({ chunkSize: CHUNK_BYTES });
    await pipeline(process.stdin, before.stream, opening, after.stream, file);
  } catch (error) {
    if (error instanceof Error && "syscall" in error) return say({ outcome: "disk" });
    return say({ outcome: before.seen.isWhole && before.seen.bytes < wanted.bytes ? "cut" : "wrong" });
  }
  if (before.seen.bytes < wanted.bytes) return say({ outcome: "cut" });
  const isRight = hash.digest("hex") === wanted.sha256 && after.seen.bytes === wanted.fileBytes;
  try {
    say({ outcome: isRight && isOf(version, target) ? "done" : "wrong" });
  } catch {
    // It is what was put there, and cannot be read here.
    say({ outcome: "disk" });
  }
}

// What pack-catalogue.ts gives.
const [task, urgency, target = "", ...rest] = process.argv.slice(2);
if (urgency === "background") setPriority(LOW_PRIORITY);
if (task === "pack") {
  const [path = ""] = rest;
  await pack(path, target);
} else {
  const [version = "", sha256 = "", bytes, fileBytes] = rest;
  await unpack(target, version, { sha256, bytes: Number(bytes), fileBytes: Number(fileBytes) });
}
process.disconnect?.();
// What may still come is for nobody.
process.stdin.destroy();
