// Records and batches for tests of what keeps them.
import type { FeedBatch } from "../../src/server/sources/feed.ts";
import { SourceRecordSchema, type SourceRecord } from "../../src/server/sources/source-record.ts";

/** How many records a batch of `write-records.ts` has. */
export const BATCH_SIZE = 50;

/** The key of the record with this number: keys are in the order of their numbers. */
export const keyOf = (number: number): string => `k${String(number).padStart(8, "0")}`;

/** A record with nothing but a name, and what `changes` says. */
export function recordNamed(key: string, changes: Partial<SourceRecord> = {}): SourceRecord {
  return { ...SourceRecordSchema.parse({ key, name: `Game ${key}` }), ...changes };
}

/** A batch that stands at `cursor`. */
export function batchOf(
  cursor: string,
  records: readonly SourceRecord[] = [],
  gone: readonly string[] = [],
): Pick<FeedBatch, "records" | "gone" | "cursor" | "progress"> {
  return { records, gone, cursor, progress: { done: records.length, total: undefined } };
}
