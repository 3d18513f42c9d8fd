// Takes in what a feed gives: batch by batch into the records, each with the place where the walk stands.
import type { CatalogueFeed, FeedProgress } from "./feed.ts";
import type { RecordStore, Taken } from "./record-store.ts";

export type TakenIn = Taken & { problems: number; isWhole: boolean };

export type TakeInOptions = {
  feed: CatalogueFeed;
  records: RecordStore;
  signal: AbortSignal;
  /** Waited for before the feed is asked for more. */
  onBatch?: (progress: FeedProgress, taken: Taken) => void | Promise<void>;
  onProblem?: (line: string) => void;
};

/** Walks `feed` from where its last walk stood. Rejects when the feed or the records do; `isWhole` is false when `signal` ended it. */
export async function takeIn({ feed, records, signal, onBatch, onProblem }: TakeInOptions): Promise<TakenIn> {
  const sum: TakenIn = { added: 0, changed: 0, same: 0, gone: 0, problems: 0, isWhole: false };
  const cursor = await records.cursor(feed.source);
  for await (const batch of feed.walk({ cursor, signal })) {
    const taken = await records.take(feed.source, batch);
    for (const kind of ["added", "changed", "same", "gone"] as const) sum[kind] += taken[kind];
    sum.problems += batch.problems.length;
    for (const line of batch.problems) onProblem?.(line);
    await onBatch?.(batch.progress, taken);
    if (signal.aborted) return sum;
  }
  return { ...sum, isWhole: !signal.aborted };
}
