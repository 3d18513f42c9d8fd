// Reads comma-separated values as RFC 4180 has them: quoted fields may hold commas, quotes and line breaks. It knows
// no types, every field is text.

/** A field, quoted or bare, and what ends it: a comma, a line break or the end. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

function readRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  FIELD.lastIndex = 0;
  while (FIELD.lastIndex < text.length) {
    const at = FIELD.lastIndex;
    const [, quoted, bare = "", end] = FIELD.exec(text) ?? [];
    if (end === undefined) throw new Error(`not CSV from character ${at} on: ${text.slice(at, at + 40)}`);
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push([...row, ""]);
  return rows;
}

/**
 * Rows by the names in the first line; fields a row lacks are empty, blank lines are left out. Throws where a quote is
 * left open or stands in the middle of a field.
 */
export function readCsv(text: string): ReadonlyMap<string, string>[] {
  const [header = [], ...rows] = readRows(text.replace(/^\uFEFF/, ""));
  return rows
    .filter((row) => row.some((field) => field !== ""))
    .map((row) => new Map(header.map((name, index) => [name.trim(), row[index]?.trim() ?? ""])));
}
