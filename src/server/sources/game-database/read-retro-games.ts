// The retro layer: data/retro/retro-titles.csv.gz as records of the source `gamedatabase`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { parse as parseCsv } from "csv-parse/sync";
import { parse as parseToml } from "smol-toml";
import { z } from "zod";
import type { SourceCredit } from "#server/sources/record-store.ts";
import type { SourceRecord } from "#server/sources/source-record.ts";
import { createGamesReader, type GamesRead } from "./read-games.ts";
import type { ReleaseRow } from "./release.ts";

/** The file, relative to the data directory. */
export const RETRO_FILE = "retro/retro-titles.csv.gz";
export const RETRO_CREDIT: SourceCredit = {
  name: "GameDataBase © PigSaint",
  url: "https://github.com/PigSaint/GameDataBase",
  licence: "CC BY 4.0",
};

const Companies = z.object({ name: z.string() }).array().default([]);

/** Studios and publishers as data/taxonomies writes them. */
export function companyNames(dataDirectory: string): string[] {
  return (["developer", "publisher"] as const).flatMap((kind) => {
    const text = readFileSync(join(dataDirectory, `taxonomies/${kind}s.toml`), "utf8");
    return Companies.parse(parseToml(text)[kind]).map(({ name }) => name);
  });
}

/** The records with what was left out, for whoever counts. */
export function readRetroLayer(dataDirectory: string): GamesRead {
  const reader = createGamesReader(companyNames(dataDirectory));
  parseCsv<ReleaseRow>(gunzipSync(readFileSync(join(dataDirectory, RETRO_FILE))), {
    columns: true,
    onRecord: (row) => {
      reader.add(row);
      return null;
    },
  });
  return reader.games();
}

/** The games of the retro layer, always the same in the same order. Throws when the file is missing or no table. */
export function readRetroGames(dataDirectory: string): SourceRecord[] {
  return readRetroLayer(dataDirectory).records;
}
