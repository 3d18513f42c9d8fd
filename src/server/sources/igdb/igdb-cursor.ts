// Where a walk through IGDB stands, as a text that is kept with each batch. It says nothing of how IGDB is asked.
import { z } from "zod";

const Whole = z.int().min(0);

const CursorSchema = z.object({
  version: z.literal(1),
  /** `all` games once, then those that have `changed`, and from time to time the `ids` of all, to miss what has gone. */
  phase: z.enum(["all", "changed", "ids"]),
  /** The last id that was given. */
  after: Whole,
  /** Of `changed`: since when, in seconds since 1970. */
  since: Whole.optional(),
  /** How new IGDB's newest change was when this walk began: what the next one begins with. Missing before it has begun. */
  until: Whole.optional(),
  /** The highest id that was ever seen. */
  top: Whole,
  /** When all ids were last gone through, in seconds since 1970. */
  swept: Whole,
  done: Whole,
  /** Of this phase. */
  total: Whole.optional(),
});
export type IgdbCursor = z.output<typeof CursorSchema>;

export const BEGINNING: IgdbCursor = { version: 1, phase: "all", after: 0, top: 0, swept: 0, done: 0 };

export const writeCursor = (cursor: IgdbCursor): string => JSON.stringify(cursor);

/** Undefined for a text that says nothing: the walk begins anew, and finds what is there already unchanged. */
export function readCursor(text: string): IgdbCursor | undefined {
  try {
    const parsed = CursorSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
