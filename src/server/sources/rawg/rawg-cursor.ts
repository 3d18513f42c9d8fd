// Where the feed of RAWG stands, as the text that is kept with its records.
import { z } from "zod";
import { WalkSchema } from "./slice-walk.ts";

const CursorSchema = z.object({
  version: z.literal(1),
  /** `head`: the most added games; `changes`: those of them that RAWG has changed since. Undefined between walks. */
  kind: z.enum(["head", "changes"]).optional(),
  walk: WalkSchema.optional(),
  /** The day, `YYYY-MM-DD`, on which the walk began. */
  began: z.iso.date().optional(),
  /** Of the last head that was walked to its end: how many games were wanted, */
  top: z.int().min(0),
  /** how many there were, */
  held: z.int().min(0),
  /** with how much `added` at least, */
  threshold: z.int().min(0),
  /** and when it ended, in milliseconds since 1970; 0 for never. */
  headAt: z.number(),
  /** Games that were changed before this day are as they are now. */
  since: z.iso.date().optional(),
  /** There is no hurry before this time, in milliseconds since 1970. */
  restUntil: z.number(),
});
export type RawgCursor = z.infer<typeof CursorSchema>;

const FRESH: RawgCursor = { version: 1, top: 0, held: 0, threshold: 0, headAt: 0, restUntil: 0 };

/** The place that `text` names; the beginning where it cannot be read. */
export function readRawgCursor(text: string | undefined): RawgCursor {
  try {
    return CursorSchema.parse(JSON.parse(text ?? ""));
  } catch {
    return structuredClone(FRESH);
  }
}

export const writeRawgCursor = (cursor: RawgCursor): string => JSON.stringify(cursor);
