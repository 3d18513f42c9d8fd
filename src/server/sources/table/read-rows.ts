// Rows of a file that an operator names: CSV or JSON Lines, packed or not, one row in memory at a time. What is in a cell
// is text and stays text; a row that is too long is left out, whatever the file says that it is.
import { createReadStream } from "node:fs";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { parse, type CsvError } from "csv-parse";
import { boundRecords } from "./bound-records.ts";
import type { BrokenRow, TableRow } from "./table-row.ts";

/** Longer rows are left out. A row of the longest description, forty pictures and sixty names has 150,000. */
export const ROW_BYTES_MAX = 256 * 1024;

export type TableFormat = "csv" | "jsonl";

const NEWLINE = 0x0a;
const KEYS_MAX = 200;

/** By the end of the name, `.gz` or not; undefined for what is no table. */
export function formatOf(path: string): TableFormat | undefined {
  const name = path.toLowerCase().replace(/\.gz$/, "");
  if (name.endsWith(".csv")) return "csv";
  return name.endsWith(".jsonl") || name.endsWith(".ndjson") ? "jsonl" : undefined;
}

/** The file's bytes, unpacked. The stream fails where the file cannot be read or is no gzip. */
export function openTable(path: string): PassThrough {
  const out = new PassThrough();
  const file = createReadStream(path);
  const unpack = /\.gz$/i.test(path) ? [createGunzip()] : [];
  pipeline([file, ...unpack, out]).catch((error: Error) => out.destroy(error));
  return out;
}

type CsvRow = { record: Record<string, string>; info: { lines: number } };

function problemOf(error: CsvError | undefined): string {
  return error?.code.startsWith("CSV_RECORD_INCONSISTENT") === true
    ? "has more or fewer cells than there are columns"
    : "is no row: its quotes do not fit together";
}

async function* readCsv(source: PassThrough): AsyncGenerator<TableRow | BrokenRow> {
  const broken: BrokenRow[] = [];
  const put = (row: BrokenRow) => {
    const at = broken.findLastIndex(({ line }) => line <= row.line) + 1;
    broken.splice(at, 0, row);
  };
  const parser = parse({
    bom: true,
    columns: (header: string[]) => header.map((name) => name.trim()),
    info: true,
    relaxQuotes: true,
    skipEmptyLines: true,
    skipRecordsWithError: true,
    onSkip: (error: CsvError | undefined) => {
      put({ line: Number(error?.["lines"] ?? 0), problem: problemOf(error) });
      return undefined;
    },
  });
  const bounded = boundRecords(ROW_BYTES_MAX, put);
  const done = pipeline(source, bounded, parser);
  // What it fails with is told where rows are waited for.
  done.catch(() => undefined);
  for await (const { record, info } of parser as AsyncIterable<CsvRow>) {
    // What reads ahead of the rows finds broken ones before their turn.
    if (broken.length > 0) yield* broken.splice(0, broken.filter(({ line }) => line < info.lines).length);
    yield { line: info.lines, cells: record };
  }
  await done;
  yield* broken;
}

function parseLine(line: number, text: string): TableRow | BrokenRow {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return { line, problem: "is no object" };
    const cells = value as Record<string, unknown>;
    return Object.keys(cells).length > KEYS_MAX ? { line, problem: `has more than ${KEYS_MAX} keys` } : { line, cells };
  } catch {
    return { line, problem: "is no JSON" };
  }
}

async function* readJsonLines(source: AsyncIterable<Buffer>): AsyncGenerator<TableRow | BrokenRow> {
  let [line, size] = [0, 0];
  let parts: Buffer[] = [];
  const add = (part: Buffer) => {
    size += part.length;
    if (size <= ROW_BYTES_MAX) parts.push(part);
  };
  const take = (): TableRow | BrokenRow | undefined => {
    line += 1;
    const isLong = size > ROW_BYTES_MAX;
    const text = Buffer.concat(parts)
      .toString("utf8")
      .replace(/^\uFEFF/, "")
      .trim();
    [parts, size] = [[], 0];
    if (isLong) return { line, problem: `is longer than ${ROW_BYTES_MAX / 1024} KB` };
    return text === "" ? undefined : parseLine(line, text);
  };
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      add(chunk.subarray(start, end));
      const row = take();
      if (row !== undefined) yield row;
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  const row = take();
  if (row !== undefined) yield row;
}

/** The rows of a table, in its order. Fails where the file cannot be read. */
export function readRows(path: string, format: TableFormat): AsyncGenerator<TableRow | BrokenRow> {
  const source = openTable(path);
  return format === "csv" ? readCsv(source) : readJsonLines(source);
}
