// `npm run catalogue:facts -- FILE.csv`: prints where the catalogue and a table of facts differ. It changes nothing and
// decides nothing; data/README.md says which differences stay and why.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCatalogue } from "#server/catalogue/catalogue.ts";
import { compareFacts, type Difference, type FieldSummary } from "./catalogue/compare-facts.ts";
import { readDataFiles } from "#server/catalogue/data-files.ts";
import { readCsv } from "./catalogue/read-csv.ts";

const CELL_LENGTH_MAX = 44;

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header, ...rows].map((row) =>
    row.map((cell) => (cell.length > CELL_LENGTH_MAX ? `${cell.slice(0, CELL_LENGTH_MAX - 1)}…` : cell)),
  );
  const widths = header.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)));
  return lines
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function differenceRow({ id, name, field, ours, theirs, days }: Difference): string[] {
  return [field, name, String(id), ours || "-", theirs, days === undefined ? "" : `${days > 0 ? "+" : ""}${days} days`];
}

function summaryRow({ field, same, different, onlyOurs, onlyTheirs }: FieldSummary): string[] {
  return [field, ...[same, different, onlyOurs, onlyTheirs].map(String)];
}

function printComparison(path: string): void {
  const { catalogue } = readCatalogue(readDataFiles(join(import.meta.dirname, "..", "data")));
  const { compared, differences, summary } = compareFacts(catalogue, readCsv(readFileSync(path, "utf8")));
  console.log(table(["field", "game", "id", "ours", "theirs", "distance"], differences.map(differenceRow)));
  console.log(`\n${compared} games are in both, ${differences.length} facts differ.\n`);
  console.log(table(["field", "same", "different", "only ours", "only theirs"], summary.map(summaryRow)));
}

const [path] = process.argv.slice(2);
try {
  if (path === undefined) throw new Error("Name a file: npm run catalogue:facts -- FILE.csv");
  printComparison(path);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
