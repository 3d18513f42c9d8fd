// Tables as tests write them, and everything that their feed gives.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { FeedBatch } from "../../src/server/sources/feed.ts";
import type { SourceRecord } from "../../src/server/sources/source-record.ts";
import { createTableFeed } from "../../src/server/sources/table/table-feed.ts";

/** The catalogue's own data, whose taxonomies name platforms and genres. */
export const DATA = join(import.meta.dirname, "../../data");

/** Writes a file, packed where its name ends in `.gz`, and gives its path. */
export function writeTable(directory: string, name: string, content: string): string {
  const path = join(directory, name);
  writeFileSync(path, name.endsWith(".gz") ? gzipSync(content) : content);
  return path;
}

/** Walks from `cursor` to the end; `known` are keys that the source has given before. */
export async function walkTable(path: string, cursor?: string, known: readonly string[] = []) {
  const records: SourceRecord[] = [];
  const batches: FeedBatch[] = [];
  const feed = createTableFeed({
    path,
    source: "table",
    dataDirectory: DATA,
    known: async function* () {
      yield known.map((key) => ({ key }) as SourceRecord);
    },
  });
  for await (const batch of feed.walk({ cursor, signal: new AbortController().signal })) {
    batches.push(batch);
    records.push(...batch.records);
  }
  return { records, batches, problems: batches.flatMap(({ problems }) => problems), last: batches.at(-1) };
}
