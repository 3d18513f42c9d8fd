// The port of whatever games are taken in from: a table, RAWG, IGDB. A feed walks its source and gives what it finds in
// batches; where it stands is a text that is kept with each batch, so that a walk goes on where it was cut off.
import type { SourceRecord } from "./source-record.ts";

/** How far a walk is. `total` is an estimate while it lasts, undefined where nobody can say. */
export type FeedProgress = { done: number; total: number | undefined };

export type FeedBatch = {
  records: readonly SourceRecord[];
  /** Keys that the source has given up. */
  gone: readonly string[];
  /** Where a walk goes on after this batch; a text that only its feed understands, of at most 64 KB. */
  cursor: string;
  progress: FeedProgress;
  /** What could not be read and was left out, or was otherwise not as it should be, one line each, with its place. */
  problems: readonly string[];
};

/**
 * Games of one source. The walk ends when all that there is has been given; the next one, from the cursor that it ended
 * with, gives what has changed since. It rejects only when it cannot go on at all; what it had given stands.
 */
export interface CatalogueFeed {
  /** Lower-case letters, digits and hyphens: `rawg`, `igdb`, `table-consoles`. */
  readonly source: string;
  walk(from: { cursor: string | undefined; signal: AbortSignal }): AsyncIterable<FeedBatch>;
}
