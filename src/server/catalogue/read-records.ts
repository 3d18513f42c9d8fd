// Reads data/ as records, ready to be written.
import { problemLine, readCatalogue } from "./catalogue.ts";
import { readDataFiles } from "./data-files.ts";
import { toRecords } from "./record.ts";

/** The rest is for `npm run catalogue:check` to tell. */
const WARNINGS_MAX = 20;

export type Content = ReturnType<typeof readRecords>;

/** Throws when `dataDirectory` holds no readable game. `warn` is told of entries that had to be left out. */
export function readRecords(dataDirectory: string, warn: (line: string) => void = () => undefined) {
  const { catalogue, problems } = readCatalogue(readDataFiles(dataDirectory));
  const { records, problems: doubts } = toRecords(catalogue, new Date().toISOString().slice(0, 19));
  for (const problem of [...problems, ...doubts].slice(0, WARNINGS_MAX)) warn(problemLine(problem));
  if (records.length === 0) throw new Error(`No game could be read from ${dataDirectory}/games.`);
  return { catalogue, records };
}
