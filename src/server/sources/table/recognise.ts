// Which understanding of columns a file asks for, by the names of its columns.
import { basename } from "node:path";
import type { SourceCredit } from "#server/sources/record-store.ts";
import { companyNames, RETRO_CREDIT } from "#server/sources/game-database/read-retro-games.ts";
import { understandGameDatabase } from "./game-database-columns.ts";
import { OWN_COLUMNS, understandOwn } from "./own-columns.ts";
import { formatOf, readRows } from "./read-rows.ts";
import type { Understanding } from "./table-row.ts";
import { readTermNames } from "./term-names.ts";
import { understandWikidata, WIKIDATA_COLUMNS } from "./wikidata-columns.ts";

export type Recognised = Understanding & {
  name: "ludex" | "gamedatabase" | "wikidata";
  /** Who is to be named where nobody says otherwise. */
  credit: SourceCredit | undefined;
};

const BUNDLED_GAME_DATABASE = ["system", "title", "title_original", "region", "released", "tags"];
const GAME_DATABASE = ["Screen title @ Exact", "Region", "Release date", "Tags"];
const WIKIDATA_CREDIT: SourceCredit = { name: "Wikidata", url: "https://www.wikidata.org/", licence: "CC0 1.0" };

/** The file's name without its endings. */
export function tableName(path: string): string {
  return basename(path)
    .replace(/\.gz$/i, "")
    .replace(/\.(?:csv|jsonl|ndjson)$/i, "");
}

/** `dataDirectory`: where the taxonomies are. Rejects with one readable line for what is no table that anybody understands. */
export async function recogniseTable(path: string, dataDirectory: string): Promise<Recognised> {
  const format = formatOf(path);
  if (format === undefined)
    throw new Error(`${basename(path)} ends in none of .csv, .jsonl and .ndjson, with or without .gz`);
  let columns: string[] = [];
  for await (const row of readRows(path, format)) {
    if (!("cells" in row)) continue;
    columns = Object.keys(row.cells);
    break;
  }
  const has = (names: readonly string[]) => names.every((name) => columns.includes(name));
  if (has(BUNDLED_GAME_DATABASE) || has(GAME_DATABASE)) {
    const understanding = understandGameDatabase(tableName(path), companyNames(dataDirectory));
    return { ...understanding, name: "gamedatabase", credit: RETRO_CREDIT };
  }
  const terms = readTermNames(dataDirectory);
  if (has(WIKIDATA_COLUMNS)) return { ...understandWikidata(terms), name: "wikidata", credit: WIKIDATA_CREDIT };
  if (columns.includes("name")) return { ...understandOwn(terms), name: "ludex", credit: undefined };
  const seen = columns.length === 0 ? "it has no row" : `its columns are ${columns.slice(0, 12).join(", ")}`;
  throw new Error(
    `${basename(path)} is no table that is understood: ${seen}. A table of one's own has the column name, and of ${OWN_COLUMNS.slice(0, 5).join(", ")} … what is known.`,
  );
}
