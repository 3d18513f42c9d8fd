// Reads data/, and what other sources gave, as records, ready to be written.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NO_DECISIONS, readDecisions } from "#server/sources/merge/decisions.ts";
import type { Edits } from "#server/sources/edits.ts";
import { BUNDLED_SOURCE, EDITS_SOURCE } from "#server/sources/merge/source-names.ts";
import { readRetroGames, RETRO_CREDIT, RETRO_FILE } from "#server/sources/game-database/read-retro-games.ts";
import { type Merged, mergeSources, RETRO_SOURCE, type Taken } from "#server/sources/merge/merge-sources.ts";
import type { SourceCredit } from "#server/sources/record-store.ts";
import { problemLine, readCatalogue, type Catalogue } from "./catalogue.ts";
import { MERGES_FILE, readDataFiles } from "./data-files.ts";
import { asSourceRecord, type LargeCatalogue, withForeignGames } from "./foreign-games.ts";
import { toRecords } from "./record.ts";

/** The rest is for `npm run catalogue:check` to tell. */
const WARNINGS_MAX = 20;
const BUNDLED_CREDIT: SourceCredit = { name: "Ludex" };

/** What sources other than data/ gave, the ids that their games had before, by `source key`, and what was corrected by hand. */
export type Foreign = {
  taken: readonly Taken[];
  known: ReadonlyMap<string, number>;
  edits?: Edits | undefined;
};
export const NOTHING_FOREIGN: Foreign = { taken: [], known: new Map() };

export type Content = ReturnType<typeof readRecords>;

/** The games of the table that is bundled beside the files that a person writes. */
function readRetro(dataDirectory: string): Taken[] {
  if (!existsSync(join(dataDirectory, RETRO_FILE))) return [];
  // A game of whose release not even the year is known would be announced for ever.
  const records = readRetroGames(dataDirectory).filter(({ released }) => released !== undefined);
  return [{ source: RETRO_SOURCE, credit: RETRO_CREDIT, listing: "releases", records }];
}

function mergeInto(catalogue: Catalogue, foreign: Foreign, dataDirectory: string): Merged {
  const file = join(dataDirectory, MERGES_FILE);
  const decisions = existsSync(file) ? readDecisions(readFileSync(file, "utf8")) : NO_DECISIONS;
  const records = catalogue.games.map(({ entry }) => asSourceRecord(entry, catalogue));
  const bundled: Taken = { source: BUNDLED_SOURCE, credit: BUNDLED_CREDIT, records };
  return mergeSources([bundled, ...foreign.taken], { decisions, known: foreign.known, edits: foreign.edits });
}

/** Throws when `dataDirectory` holds no readable game. `warn` is told of entries that had to be left out. */
export function readRecords(
  dataDirectory: string,
  warn: (line: string) => void = () => undefined,
  foreign: Foreign = NOTHING_FOREIGN,
) {
  const { catalogue: own, problems } = readCatalogue(readDataFiles(dataDirectory));
  const taken = [...foreign.taken, ...readRetro(dataDirectory)];
  const isAlone = taken.length === 0 && foreign.edits === undefined;
  const merged = isAlone ? undefined : mergeInto(own, { ...foreign, taken }, dataDirectory);
  const catalogue: LargeCatalogue = merged === undefined ? own : withForeignGames(own, merged.games);
  const stamp = new Date().toISOString().slice(0, 19);
  const { records, problems: doubts } = toRecords(catalogue, stamp);
  for (const problem of [...problems, ...doubts].slice(0, WARNINGS_MAX)) warn(problemLine(problem));
  if (records.length === 0) throw new Error(`No game could be read from ${dataDirectory}/games.`);
  return {
    catalogue,
    records,
    /** When games were changed that carry no stamp of their own. */
    stamp,
    phrases: new Map(own.games.map(({ entry }) => [entry.id, entry.phrases])),
    aliases: merged?.aliases ?? new Map<number, number>(),
    fresh: merged?.fresh ?? (() => []),
    credits: [
      ...taken.map(({ source, credit }) => ({ source, ...credit })),
      ...(foreign.edits === undefined ? [] : [{ source: EDITS_SOURCE, ...foreign.edits.credit }]),
    ],
  };
}
