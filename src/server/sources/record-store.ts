// The port of what sources have given: records by source and key, where each walk stands, and the ids that games have
// been given for good. Every adapter passes test/support/record-store-conformance.ts.
import type { FeedBatch, FeedProgress } from "./feed.ts";
import type { SourceRecord } from "./source-record.ts";

/** What a source is beside its records: who is to be named for it, as it is shown on pages. */
export type SourceCredit = {
  /** "GameDataBase © PigSaint" */
  name: string;
  url?: string | undefined;
  /** "CC BY 4.0" */
  licence?: string | undefined;
};

export type SourceStatus = {
  source: string;
  credit: SourceCredit;
  records: number;
  cursor: string | undefined;
  progress: FeedProgress | undefined;
  /** Milliseconds since 1970 of the last batch. */
  takenAt: number | undefined;
};

/** What a batch changed. */
export type Taken = { added: number; changed: number; same: number; gone: number };

/** An id for good: of the game that the record `key` of `source` belongs to. */
export type KeptId = { source: string; key: string; id: number };

/** Rejects when it cannot write: what was not kept must be taken in again. */
export interface RecordStore {
  /** Keeps a batch and the cursor after it, both or neither. */
  take(source: string, batch: Pick<FeedBatch, "records" | "gone" | "cursor" | "progress">): Promise<Taken>;
  /** Keeps records beside a walk, which goes on where it stood. */
  put(source: string, records: readonly SourceRecord[]): Promise<Taken>;
  /** Gives up records beside a walk, and tells how many there were. */
  drop(source: string, keys: readonly string[]): Promise<number>;
  /** Says who is to be named for `source`; makes it known where it is new. */
  credit(source: string, credit: SourceCredit): Promise<void>;
  cursor(source: string): Promise<string | undefined>;
  get(source: string, key: string): Promise<SourceRecord | undefined>;
  /** Those of these records that there are, in no order. */
  getAll(source: string, keys: readonly string[]): Promise<SourceRecord[]>;
  /** Every record of a source by its key's order, a thousand or so at a time; what is taken in meanwhile may be missed. */
  records(source: string): AsyncIterable<readonly SourceRecord[]>;
  /** By the sources' names. */
  status(): Promise<SourceStatus[]>;
  /** Removes all of a source but the ids of its games, and tells how many records it had. */
  forget(source: string): Promise<number>;
  /** Ids that were given before. */
  ids(): AsyncIterable<readonly KeptId[]>;
  /** Keeps ids that are new; one that is there stays as it is. */
  keepIds(ids: readonly KeptId[]): Promise<void>;
  /** Goes up whenever records change. */
  revision(): Promise<number>;
  close(): Promise<void>;
}
