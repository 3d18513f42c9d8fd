// The process that pack-catalogue.ts starts: presses a catalogue together, or has one come out of what it is given, and ends.
import { createHash, type Hash } from "node:crypto";
import { createReadStream, createWriteStream, statSync } from "node:fs";
import { setPriority } from "node:os";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";
import type { PackMessage, Piece } from "./pack-catalogue.ts";

/** While a server answers, what it asks for comes first. */
const LOW_PRIORITY = 10;
const CHUNK_BYTES = 1024 * 1024;
/** So much is unpacked while what came before is being written. */
const WRITE_AHEAD_BYTES = 4 * CHUNK_BYTES;
/** A file of more is pressed in pieces. */
const PIECE_BYTES = 128 * CHUNK_BYTES;
const PIECES_MAX = 4;
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

/** How many pieces a file is pressed in: each is worth a process of its own, and more would wait for each other. */
const piecesOf = (fileBytes: number) => Math.max(1, Math.min(PIECES_MAX, Math.ceil(fileBytes / PIECE_BYTES)));

type Stretch = { start: number; end: number };

/** Presses the file from `start` up to, not including, `end`, and adds it to `target`. */
async function packPiece(path: string, { start, end }: Stretch, to: { target: string; whole: Hash }): Promise<Piece> {
  const hash = createHash("sha256");
  const before = createTap(Infinity);
  const after = createTap(Infinity, (chunk) => {
    hash.update(chunk);
    to.whole.update(chunk);
  });
  await pipeline(
    createReadStream(path, { start, end: end - 1, highWaterMark: CHUNK_BYTES }),
    before.stream,
    createZstdCompress({ chunkSize: CHUNK_BYTES, params: PARAMETERS }),
    after.stream,
    createWriteStream(to.target, { flags: "a", highWaterMark: CHUNK_BYTES }),
  );
  return { sha256: hash.digest("hex"), bytes: after.seen.bytes, fileBytes: before.seen.bytes };
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

async function pack(path: string, target: string): Promise<void> {
  const whole = createHash("sha256");
  const fileBytes = statSync(path).size;
  const count = piecesOf(fileBytes);
  const beginOf = (at: number) => Math.floor((fileBytes * at) / count);
  const pieces: Piece[] = [];
  for (let at = 0; at < count; at += 1) {
    pieces.push(await packPiece(path, { start: beginOf(at), end: beginOf(at + 1) }, { target, whole }));
  }
  const bytes = sumOf(pieces.map((piece) => piece.bytes));
  say({ sha256: whole.digest("hex"), bytes, fileBytes, ...(count > 1 ? { pieces } : {}) });
}

/** Writes what comes through the standard input to its place in `target`, which is there already. */
async function unpack(target: string, fileFrom: number, wanted: Piece): Promise<void> {
  const hash = createHash("sha256");
  const before = createTap(wanted.bytes, (chunk) => hash.update(chunk));
  const after = createTap(wanted.fileBytes);
  const file = createWriteStream(target, { flags: "r+", start: fileFrom, highWaterMark: WRITE_AHEAD_BYTES });
  try {
    const opening = createZstdDecompress({ chunkSize: CHUNK_BYTES });
    await pipeline(process.stdin, before.stream, opening, after.stream, file);
  } catch (error) {
    if (error instanceof Error && "syscall" in error) return say({ outcome: "disk" });
    return say({ outcome: before.seen.isWhole && before.seen.bytes < wanted.bytes ? "cut" : "wrong" });
  }
  if (before.seen.bytes < wanted.bytes) return say({ outcome: "cut" });
  const isRight = hash.digest("hex") === wanted.sha256 && after.seen.bytes === wanted.fileBytes;
  say({ outcome: isRight ? "done" : "wrong" });
}

// What pack-catalogue.ts gives.
const [task, urgency, target = "", ...rest] = process.argv.slice(2);
if (urgency === "background") setPriority(LOW_PRIORITY);
if (task === "pack") {
  const [path = ""] = rest;
  await pack(path, target);
} else {
  const [fileFrom, sha256 = "", bytes, fileBytes] = rest;
  await unpack(target, Number(fileFrom), { sha256, bytes: Number(bytes), fileBytes: Number(fileBytes) });
}
process.disconnect?.();
// What may still come is for nobody.
process.stdin.destroy();
