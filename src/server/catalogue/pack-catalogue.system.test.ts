// A file that is large enough to travel in pieces, through the processes that press and unpack it.
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Readable } from "node:stream";
import { zstdDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { packCatalogue, unpackCatalogue, type Packed, type UnpackOptions } from "./pack-catalogue.ts";

const MB = 1024 * 1024;
const VERSION = "of the test";

describe("[M-03] a catalogue of several pieces", { timeout: 120_000 }, () => {
  const directory = temporaryDirectory();
  const [path, packedPath] = [join(directory, "catalogue"), join(directory, "packed")];
  let packed: Packed;
  let pieces: NonNullable<Packed["pieces"]>;

  beforeAll(async () => {
    const db = new DatabaseSync(path);
    db.exec("CREATE TABLE meta (name TEXT, value TEXT); CREATE TABLE large (bytes BLOB)");
    db.prepare("INSERT INTO meta VALUES ('version', ?)").run(VERSION);
    for (let at = 0; at < 4; at += 1) {
      db.prepare("INSERT INTO large VALUES (zeroblob(?)), (randomblob(100000))").run(80 * MB);
    }
    db.close();
    const made = await packCatalogue(path, packedPath);
    if (made === undefined) throw new Error("it was not packed");
    packed = made;
    pieces = made.pieces ?? [];
  }, 120_000);

  const opened: UnpackOptions["open"] = async (stretch) =>
    createReadStream(packedPath, stretch && { start: stretch.from, end: stretch.from + stretch.bytes - 1 });
  const unpack = async (options: Partial<UnpackOptions> = {}) => {
    const target = join(temporaryDirectory(), "unpacked");
    const outcome = await unpackCatalogue({
      open: opened,
      target,
      version: VERSION,
      packed,
      urgency: "start",
      ...options,
    });
    return { outcome, target };
  };
  const isWhole = (target: string) => readFileSync(target).equals(readFileSync(path));

  it("[M-03] comes out as it was, whether all at once or one after the other", async () => {
    expect(pieces.length).toBeGreaterThan(1);
    for (const urgency of ["start", "background"] as const) {
      const { outcome, target } = await unpack({ urgency });
      expect([outcome, isWhole(target)]).toEqual(["done", true]);
    }
  });

  it("[M-03] is one for servers of before, and theirs is one for those of now", async () => {
    expect(zstdDecompressSync(readFileSync(packedPath)).equals(readFileSync(path))).toBe(true);
    const { pieces: _, ...former } = packed;
    const { outcome, target } = await unpack({ packed: former });
    expect([outcome, isWhole(target)]).toEqual(["done", true]);
  });

  it("[M-03] is not used where a byte of any piece is another, and nothing of it is left", async () => {
    for (const damaged of pieces.keys()) {
      const from = pieces.slice(0, damaged).reduce((sum, { bytes }) => sum + bytes, 0);
      const { outcome, target } = await unpack({
        open: async (stretch) => {
          const source = await opened(stretch);
          if (stretch?.from !== from || source === undefined) return source;
          const bytes = Buffer.concat(await source.toArray());
          bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
          return Readable.from([bytes]);
        },
      });
      expect([outcome, existsSync(target)]).toEqual(["wrong", false]);
    }
  });

  it("[M-03] is not used where sound pieces are in another order, or of another file", async () => {
    const { outcome, target } = await unpack({ packed: { ...packed, pieces: pieces.toReversed() } });
    expect([outcome, existsSync(target)]).toEqual(["wrong", false]);
    expect((await unpack({ packed: { ...packed, pieces: pieces.slice(0, -1) } })).outcome).toBe("wrong");
    expect((await unpack({ version: "another" })).outcome).toBe("wrong");
  });

  it("[M-03] is fetched again where a piece breaks off or cannot be asked for", async () => {
    const short: UnpackOptions["open"] = async (stretch) =>
      await opened(stretch && { ...stretch, bytes: stretch.bytes - 10 });
    expect((await unpack({ open: short })).outcome).toBe("cut");
    expect((await unpack({ open: async () => undefined })).outcome).toBe("missing");
    const away = new Error("away");
    await expect(unpack({ open: () => Promise.reject(away) })).rejects.toBe(away);
  });
});
