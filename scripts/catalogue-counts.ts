// `npm run catalogue:counts`: how many games there are of each decade, platform, genre and tag, and what is known of the
// best known ones. With tables of other lists it says which of their games are missing:
// `npm run catalogue:counts -- FILE.csv …`; a table has a column `name` or `Title` (a year in brackets counts) and may
// have `released`, and is read in its own order, or by falling `added` where it has that column.
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readCatalogue } from "#server/catalogue/catalogue.ts";
import { readDataFiles } from "#server/catalogue/data-files.ts";
import { countEntries } from "./catalogue/count-entries.ts";
import { countFacts } from "./catalogue/count-facts.ts";
import { findMissing, type ListedGame } from "./catalogue/coverage.ts";
import { readCsv } from "./catalogue/read-csv.ts";

const HEADS = [100, 300, 1000];
const LIST_HEADS = [100, 200, 400, 500, 1000, 2000];
const COLUMN = 8;
const PERCENT = 100;
/** Of years that a table has as 1970 it knows nothing. */
const NO_YEAR = 1970;

const { catalogue } = readCatalogue(readDataFiles(join(import.meta.dirname, "..", "data")));
const entries = catalogue.games.map(({ entry }) => entry);

function readList(path: string): ListedGame[] {
  const rows = readCsv(readFileSync(path, "utf8"));
  const isCounted = rows.some((row) => row.has("added"));
  const ordered = isCounted ? rows.toSorted((a, b) => Number(b.get("added")) - Number(a.get("added"))) : rows;
  return ordered.map((row) => {
    const title = row.get("name") ?? row.get("Title") ?? "";
    const year = Number(row.get("released")?.slice(0, 4) ?? /\((\d{4})\)$/.exec(title)?.[1]);
    return { name: title.replace(/\s*\(\d{4}\)$/, ""), ...(year > NO_YEAR ? { year } : {}) };
  });
}

function printCoverage(path: string): void {
  const list = readList(path);
  const missing = findMissing(entries, list);
  const gone = new Set(missing);
  console.log(`\nGames of ${basename(path)} that are here:`);
  for (const head of LIST_HEADS.filter((each) => each <= list.length)) {
    const count = list.slice(0, head).filter((game) => !gone.has(game)).length;
    console.log(`${String(count).padStart(COLUMN)}  of the first ${head} (${((count / head) * PERCENT).toFixed(1)} %)`);
  }
  const near = list.slice(0, HEADS.at(-1)).filter((game) => gone.has(game));
  if (near.length > 0)
    console.log(`Not here: ${near.map(({ name, year }) => `${name} ${year ?? ""}`.trim()).join("; ")}`);
}

console.log(`${entries.length} games.\n\nOf the best known, how many have`);
console.log(HEADS.map((head) => String(head).padStart(COLUMN)).join(""));
for (const { name, counts } of countFacts(catalogue.games, HEADS)) {
  console.log(`${counts.map((count) => String(count).padStart(COLUMN)).join("")}  ${name}`);
}
for (const path of process.argv.slice(2)) printCoverage(path);
for (const { of, counts } of countEntries(catalogue)) {
  console.log(`\nGames by ${of}:`);
  for (const { name, count } of counts) console.log(`${String(count).padStart(COLUMN)}  ${name}`);
}
