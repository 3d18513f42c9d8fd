// GameDataBase's columns: those of its own files, one a machine, whose name says which; and those of the one that the
// retro layer is, where a column says it. Rows are releases; games are known when the last row has been read.
import { cleanTitle } from "#server/sources/game-database/titles.ts";
import { createGamesReader } from "#server/sources/game-database/read-games.ts";
import type { ReleaseRow } from "#server/sources/game-database/release.ts";
import { placed, type BrokenRow, type RowResult, type TableRow, type Understanding } from "./table-row.ts";

/** What the files hold is far less; a file with more is not one of them. */
const ROWS_MAX = 500_000;

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** `Rockman@ロックマン`: in Latin letters, and as it is written. */
function titles(cell: unknown): { latin: string; own: string } {
  const [latin = "", ...own] = text(cell).split("@");
  return { latin, own: own.join("@") };
}

function rowOf(cells: TableRow["cells"], system: string): ReleaseRow {
  if (cells["system"] !== undefined) {
    const named = (column: string) => text(cells[column]);
    return {
      system: named("system"),
      title: named("title"),
      title_original: named("title_original"),
      region: named("region"),
      released: named("released"),
      developer: named("developer"),
      publisher: named("publisher"),
      tags: named("tags"),
    };
  }
  const screen = titles(cells["Screen title @ Exact"]);
  const cover = titles(cells["Cover title @ Exact"]);
  return {
    system,
    title: screen.latin,
    title_original: screen.own === "" ? cover.own : screen.own,
    cover: cleanTitle(cover.latin) === cleanTitle(screen.latin) ? "" : cover.latin,
    id: text(cells["ID"]),
    mame: text(cells["MAME filename"]),
    region: text(cells["Region"]),
    released: text(cells["Release date"]),
    developer: text(cells["Developer"]),
    publisher: text(cells["Publisher"]),
    tags: text(cells["Tags"]),
  };
}

async function* readAll(
  rows: AsyncIterable<TableRow | BrokenRow>,
  { system, companies }: { system: string; companies: readonly string[] },
): AsyncGenerator<RowResult> {
  const reader = createGamesReader(companies);
  const lines: number[] = [];
  for await (const row of rows) {
    if ("problem" in row) {
      yield { problem: placed(row, row.problem) };
      continue;
    }
    if (lines.length >= ROWS_MAX) throw new Error(`has more than ${ROWS_MAX} rows`);
    reader.add(rowOf(row.cells, system));
    lines.push(row.line);
  }
  const { records, problems } = reader.games();
  for (const { row, reason } of problems) yield { problem: placed({ line: lines[row] ?? 0 }, reason) };
  for (const record of records) yield { record };
}

/** `system`: the file's name without its ending; `companies`: names as data/taxonomies has them. */
export function understandGameDatabase(system: string, companies: readonly string[]): Understanding {
  return { version: "1", rows: (rows) => readAll(rows, { system, companies }) };
}
