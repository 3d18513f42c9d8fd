// A catalogue's file as it travels: pressed together, with a hash of that as its name. Both ways are a core's work for as
// long as seconds, which a process of its own does.
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { startChild, type Urgency } from "./child-process.ts";

const CHILD = new URL("pack-catalogue-child.ts", import.meta.url);

/** What stands in a place that servers share. */
const PackedSchema = z.object({
  /** Of the bytes as they travel. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().positive(),
  /** Of the database that comes out of them. */
  fileBytes: z.int().positive(),
});
export const PACKED_FIELDS = PackedSchema.shape;
export type Packed = z.infer<typeof PackedSchema>;

/** `cut`: it did not come to its end. `wrong`: it is not what was said. `disk`: it could not be written here. */
const OutcomeSchema = z.object({ outcome: z.enum(["done", "cut", "wrong", "disk"]) });
export type Outcome = z.infer<typeof OutcomeSchema>["outcome"];

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

/** Writes what comes out of `source` to `target`, where it is a catalogue of `version` and what `packed` says. */
export async function unpackCatalogue(options: {
  source: Readable;
  target: string;
  version: string;
  packed: Packed;
  urgency: Urgency;
}): Promise<Outcome> {
  const { source, target, version, packed, urgency } = options;
  const { sha256, bytes, fileBytes } = packed;
  const { child, ended } = startChild(CHILD, {
    args: ["unpack", urgency, target, version, sha256, String(bytes), String(fileBytes)],
    takesInput: true,
  });
  const heard: Outcome[] = [];
  child.on("message", (sent) => {
    const said = OutcomeSchema.safeParse(sent).data;
    if (said !== undefined) heard.push(said.outcome);
  });
  let isCut = false;
  if (child.stdin !== null) {
    // It stops reading where it has seen enough; what went wrong on the way here is known by the source.
    await pipeline(source, child.stdin).catch(() => (isCut = source.errored !== null));
  }
  await ended;
  // One that could not be started, or was killed, has written nothing that is whole.
  const [said = "disk"] = heard;
  const outcome = isCut && said !== "done" ? "cut" : said;
  if (outcome !== "done") await rm(target, { force: true });
  return outcome;
}
