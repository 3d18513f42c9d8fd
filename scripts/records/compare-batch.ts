// What taking a batch in would change, for a dry run.
import type { FeedBatch } from "#server/sources/feed.ts";
import type { RecordStore, Taken } from "#server/sources/record-store.ts";

/** As `take` tells it; `records` is undefined where there are none yet. Nothing is written. */
export async function compareBatch(
  records: RecordStore | undefined,
  source: string,
  { records: given, gone }: Pick<FeedBatch, "records" | "gone">,
): Promise<Taken> {
  const taken: Taken = { added: 0, changed: 0, same: 0, gone: gone.length };
  for (const record of given) {
    const known = await records?.get(source, record.key);
    if (known === undefined) taken.added += 1;
    else taken[JSON.stringify(known) === JSON.stringify(record) ? "same" : "changed"] += 1;
  }
  return taken;
}
