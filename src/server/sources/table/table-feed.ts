// The feed of one file: its rows as batches of records. Where it stands is the hash of what the file holds and how many of
// its rows are through, so that a walk that was cut off goes on there, and a file that has changed is read anew.
import { createHash } from "node:crypto";
import type { CatalogueFeed, FeedBatch } from "#server/sources/feed.ts";
import type { SourceRecord } from "#server/sources/source-record.ts";
import { formatOf, openTable, readRows } from "./read-rows.ts";
import { recogniseTable, type Recognised } from "./recognise.ts";

export const TABLE_BATCH = 500;

const NEWLINE = 0x0a;
const END = "end";
const HASH_LENGTH = 32;
const SOURCE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export type TableFeedOptions = {
  path: string;
  /** Lower-case letters, digits and single hyphens. */
  source: string;
  /** Where the taxonomies are. */
  dataDirectory: string;
  /** What the source has given before: what the file no longer has is given up. */
  known?: () => AsyncIterable<readonly SourceRecord[]>;
  recognised?: Recognised;
};

/** SHA-256 of what the file holds, unpacked, and how many lines it has. */
async function examine(path: string, signal: AbortSignal): Promise<{ hash: string; lines: number }> {
  const hash = createHash("sha256");
  let lines = 0;
  for await (const chunk of openTable(path) as AsyncIterable<Buffer>) {
    if (signal.aborted) break;
    hash.update(chunk);
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1;
  }
  return { hash: hash.digest("hex").slice(0, HASH_LENGTH), lines };
}

async function keysGone(known: TableFeedOptions["known"], seen: ReadonlySet<string>): Promise<string[]> {
  const gone: string[] = [];
  for await (const records of known?.() ?? []) gone.push(...records.flatMap(({ key }) => (seen.has(key) ? [] : [key])));
  return gone;
}

/** Throws for a source's name that is none. */
export function createTableFeed(options: TableFeedOptions): CatalogueFeed {
  const { path, source, dataDirectory, known } = options;
  if (!SOURCE.test(source)) throw new Error(`${source} is no name of a source: lower-case letters, digits and hyphens`);

  async function* walk({
    cursor,
    signal,
  }: {
    cursor: string | undefined;
    signal: AbortSignal;
  }): AsyncGenerator<FeedBatch> {
    const format = formatOf(path);
    const understanding = options.recognised ?? (await recogniseTable(path, dataDirectory));
    if (format === undefined) return;
    const { hash, lines } = await examine(path, signal);
    const mark = `${understanding.name}-${understanding.version}:${hash}:`;
    if (signal.aborted || cursor === `${mark}${END}`) return;
    const from = cursor?.startsWith(mark) === true ? Number(cursor.slice(mark.length)) : 0;

    const seen = new Set<string>();
    let at = 0;
    let records: SourceRecord[] = [];
    let problems: string[] = [];
    const batch = (place: string, gone: readonly string[] = []): FeedBatch => {
      const total = place === END ? at : Math.max(at, lines - 1);
      const made = { records, gone, problems, cursor: `${mark}${place}`, progress: { done: at, total } };
      [records, problems] = [[], []];
      return made;
    };
    for await (const result of understanding.rows(readRows(path, format))) {
      if (signal.aborted) return;
      at += 1;
      if ("record" in result) seen.add(result.record.key);
      // What is behind the place where the last walk stood has been given.
      if (at <= from) continue;
      if ("problem" in result) problems.push(result.problem);
      else {
        records.push(result.record);
        problems.push(...(result.notes ?? []));
      }
      if (records.length + problems.length >= TABLE_BATCH) yield batch(String(at));
    }
    yield batch(END, await keysGone(known, seen));
  }

  return { source, walk: (from) => walk(from) };
}
