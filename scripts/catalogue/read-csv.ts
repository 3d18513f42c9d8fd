// Reads comma-separated values. It knows no types, every field is text.
import { parse } from "csv-parse/sync";

/**
 * Rows by the names in the first line; fields a row lacks are empty, blank lines are left out. Throws where a quote is
 * left open or stands in the middle of a field.
 */
export function readCsv(text: string): ReadonlyMap<string, string>[] {
  const [header = [], ...rows] = parse(text, {
    bom: true,
    trim: true,
    relax_column_count: true,
    skip_records_with_empty_values: true,
  });
  // Maps, because a column may have whatever name.
  return rows.map((row) => new Map(header.map((name, index) => [name, row[index] ?? ""])));
}
