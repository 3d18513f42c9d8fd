// A catalogue's file as it travels: pressed together, with a hash of that as its name. A large one is pressed in pieces, each
// with a hash of its own, that are fetched and unpacked beside each other; one after the other they are the file. All of it
// is work of seconds for a core, which processes of their own do.
import { statSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pathToFileURL } from "node:url";
import pLimit from "p-limit";
import { z } from "zod";
import type { Stretch } from "#server/cache/shared-place.ts";
import { startChild, type Urgency } from "./child-process.ts";

const CHILD = new URL("pack-catalogue-child.ts", import.meta.url);
/** A server that answers leaves the other cores to what it is asked for. */
const PIECES_AT_ONCE = { start: 4, background: 1 } as const satisfies Record<Urgency, number>;

/** More than any version cuts a file into: whoever names so many wants processes of this server, and no catalogue. */
const PIECES_READ_MAX = 64;

/** Bytes as they travel, and what the file has where they come out. */
const PieceSchema = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().positive(),
  fileBytes: z.int().positive(),
});
export type Piece = z.infer<typeof PieceSchema>;

/** What stands in a place that servers share; of the whole, and of its pieces in their order. */
const PackedSchema = z.object({
  ...PieceSchema.shape,
  /** Missing where there is but one, as in what was written before there were several; servers of then read them as one. */
  pieces: z.array(PieceSchema).min(1).max(PIECES_READ_MAX).optional(),
});
export const PACKED_FIELDS = PackedSchema.shape;
export type Packed = z.infer<typeof PackedSchema>;

/** `cut`: it did not come to its end. `wrong`: it is not what was said. `disk`: it could not be written here. */
const OutcomeSchema = z.object({ outcome: z.enum(["done", "cut", "wrong", "disk"]) });
type PieceOutcome = z.infer<typeof OutcomeSchema>["outcome"];
export type Outcome = PieceOutcome | "missing";

export type PackMessage = Packed | z.infer<typeof OutcomeSchema>;

/** Writes the database at `path` to `target` as it travels; undefined where it cannot be done. */
export async function packCatalogue(path: string, target: string): Promise<Packed | undefined> {
  const { child, ended } = startChild(CHILD, { args: ["pack", "background", target, path] });
  let packed: Packed | undefined;
  child.on("message", (sent) => (packed = PackedSchema.safeParse(sent).data));
  await ended;
  if (packed === undefined) await rm(target, { force: true });
  return packed;
}

/** A piece, where it begins on its way, and where in the file. */
type PlacedPiece = Piece & { from: number; fileFrom: number };

function placePieces({ pieces, sha256, bytes, fileBytes }: Packed): PlacedPiece[] {
  const placed: PlacedPiece[] = [];
  let [from, fileFrom] = [0, 0];
  for (const piece of pieces ?? [{ sha256, bytes, fileBytes }]) {
    placed.push({ ...piece, from, fileFrom });
    from += piece.bytes;
    fileFrom += piece.fileBytes;
  }
  return placed;
}

/** Has what comes out of `source` written to its place in `target`, where it is what `piece` says. */
async function unpackPiece(source: Readable, piece: PlacedPiece, to: { target: string; urgency: Urgency }) {
  const { sha256, bytes, fileBytes, fileFrom } = piece;
  const { child, ended } = startChild(CHILD, {
    args: ["unpack", to.urgency, to.target, String(fileFrom), sha256, String(bytes), String(fileBytes)],
    takesInput: true,
  });
  const heard: PieceOutcome[] = [];
  child.on("message", (sent) => {
    const said = OutcomeSchema.safeParse(sent).data;
    if (said !== undefined) heard.push(said.outcome);
  });
  // It stops reading where it has seen enough, and knows where what it was given breaks off.
  if (child.stdin !== null) await pipeline(source, child.stdin).catch(() => undefined);
  await ended;
  // One that could not be started, or was killed, has written nothing that is whole.
  return heard[0] ?? "disk";
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

/** All pieces are what they were said to be: may the file be used? */
function checkWhole({ version, target, packed }: UnpackOptions): Outcome {
  try {
    return statSync(target).size === packed.fileBytes && isOf(version, target) ? "done" : "wrong";
  } catch {
    // It is what was put there, and cannot be read here.
    return "disk";
  }
}

export type UnpackOptions = {
  /** The bytes as they travel, all of them or a stretch; undefined where they are not there. */
  open: (stretch?: Stretch) => Promise<Readable | undefined>;
  target: string;
  version: string;
  packed: Packed;
  urgency: Urgency;
};

async function unpackPieces({ open: openSource, target, packed, urgency }: UnpackOptions): Promise<Outcome> {
  const pieces = placePieces(packed);
  const outcomes: Outcome[] = [];
  const unpack = async (piece: PlacedPiece): Promise<void> => {
    // What is not whole without this one is nobody's any more.
    if (outcomes.length > 0) return;
    const source = await openSource(pieces.length > 1 ? { from: piece.from, bytes: piece.bytes } : undefined);
    const outcome = source === undefined ? "missing" : await unpackPiece(source, piece, { target, urgency });
    if (outcome !== "done") outcomes.push(outcome);
  };
  const atOnce = pLimit(PIECES_AT_ONCE[urgency]);
  const all = await Promise.allSettled(pieces.map((piece) => atOnce(unpack, piece)));
  const failed = all.find((each) => each.status === "rejected");
  // A store that cannot be asked is no reason to refuse what lies there.
  if (failed !== undefined && outcomes.length === 0) throw failed.reason;
  return outcomes[0] ?? "done";
}

/** Writes the file as it was to `target`, where it is a catalogue of `version` and what `packed` says. */
export async function unpackCatalogue(options: UnpackOptions): Promise<Outcome> {
  const { target } = options;
  let outcome: Outcome | undefined;
  try {
    // Each piece is written into it at its place.
    await (await open(target, "w")).close();
    outcome = await unpackPieces(options);
    if (outcome === "done") outcome = checkWhole(options);
    return outcome;
  } finally {
    if (outcome !== "done") await rm(target, { force: true });
  }
}
