// The shapes between the parts of a table's reading.
import type { SourceRecord } from "#server/sources/source-record.ts";

/** A row of a file: cells by the names of the columns; JSON Lines may hold more than text in them. */
export type TableRow = { line: number; cells: Readonly<Record<string, unknown>> };

/** A row that could not even be read, with one line that says why. */
export type BrokenRow = { line: number; problem: string };

/** What becomes of rows: a record, or what was left out and why, with its place. `notes` are about a record that stands. */
export type RowResult = { record: SourceRecord; notes?: readonly string[] } | { problem: string };

/** How one understanding of columns makes records: one at a time, or many at once after the last row. */
export type Understanding = {
  /** Before anything else of it: what a cursor says changes when the same rows would give other records. */
  version: string;
  rows(rows: AsyncIterable<TableRow | BrokenRow>): AsyncIterable<RowResult>;
};

/** `line 12: name: is empty` */
export function placed({ line }: { line: number }, problem: string): string {
  return `line ${line}: ${problem}`;
}
