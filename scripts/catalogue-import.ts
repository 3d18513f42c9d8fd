// `npm run catalogue:import -- FILE`: takes a table of games into the records of DATA_DIRECTORY or DATABASE_URL, from which the server
// builds its catalogue. It may be interrupted and run again, and the server may run meanwhile.
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { RecordStore, SourceCredit, Taken } from "#server/sources/record-store.ts";
import { BUNDLED_SOURCE, EDITS_SOURCE } from "#server/sources/merge/source-names.ts";
import { RETRO_SOURCE } from "#server/sources/merge/merge-sources.ts";
import { recogniseTable, tableName, type Recognised } from "#server/sources/table/recognise.ts";
import { createTableFeed } from "#server/sources/table/table-feed.ts";
import { takeIn } from "#server/sources/take-in.ts";
import { calledAs } from "./records/called-as.ts";
import { compareBatch } from "./records/compare-batch.ts";
import { fail, openRecords, openRecordsIfAny } from "./records/open-records.ts";
import { createProblemLines } from "./records/problem-lines.ts";
import { createProgress } from "./records/progress.ts";

const USAGE = [
  `Usage: ${calledAs("import")} FILE [options]`,
  "  FILE             .csv, .jsonl or .ndjson, also packed as .gz; docs/large-catalogue.md has the columns",
  "  --source NAME    what its records are kept under, otherwise made of the file's name",
  '  --credit "…"     who is to be named on pages for what the table says',
  '  --licence "…"    under which licence it may be used',
  "  --url ADDRESS    where it is from",
  "  --dry-run        says what would change, and keeps nothing",
  "  --rejected FILE  also writes every row that was refused or read in part there, one line each",
];
const DATA = join(import.meta.dirname, "../data");
/** What the server's own feeds and the bundled layers are kept under. */
const RESERVED = new Set([BUNDLED_SOURCE, EDITS_SOURCE, RETRO_SOURCE, "igdb", "rawg"]);
const KINDS = {
  ludex: { words: "a table of games", prefix: "table" },
  gamedatabase: { words: "a file of GameDataBase", prefix: "gamedatabase" },
  wikidata: { words: "a result of the query to Wikidata", prefix: "wikidata" },
} as const;

type Arguments = ReturnType<typeof readArguments>;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        source: { type: "string" },
        credit: { type: "string" },
        licence: { type: "string" },
        url: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        rejected: { type: "string" },
      },
    });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return { file, ...values };
  } catch {
    // An option that does not exist: the usage says which do.
  }
  return fail(...USAGE);
}

function sourceOf({ file, source }: Arguments, { name }: Recognised): string {
  const made = [
    KINDS[name].prefix,
    ...(tableName(file)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []),
  ];
  const chosen = source ?? made.filter((part, at) => part !== made[at - 1]).join("-");
  if (RESERVED.has(chosen))
    throw new Error(`--source: ${chosen} is the name of a source that the server has by itself`);
  return chosen;
}

/** What is to be said of the source: as given, else as it stands, else as the kind of table says. */
async function giveCredit(records: RecordStore, source: string, known: SourceCredit): Promise<void> {
  const { credit, licence, url } = given;
  if (url !== undefined && !URL.canParse(url)) throw new Error(`--url: ${url} is no address`);
  const before = (await records.status()).find((status) => status.source === source)?.credit;
  const base = before ?? known;
  await records.credit(source, {
    name: credit ?? base.name,
    url: url ?? base.url,
    licence: licence ?? base.licence,
  });
}

function summary({ added, changed, same, gone }: Taken, rejected: number): string {
  const lines = `${rejected} ${rejected === 1 ? "line" : "lines"}`;
  const rows = rejected === 0 ? "" : `; ${lines} about rows that were refused or read in part`;
  return `${added} new, ${changed} changed, ${same} the same, ${gone} gone${rows}`;
}

async function* nothing(): AsyncGenerator<never> {
  // There are no records yet.
}

const given = readArguments();
const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());

async function run(): Promise<boolean> {
  const recognised = await recogniseTable(given.file, DATA);
  const source = sourceOf(given, recognised);
  const isDry = given["dry-run"];
  const records = await (isDry ? openRecordsIfAny() : openRecords());
  const known = () => records?.records(source) ?? nothing();
  const feed = createTableFeed({ path: given.file, source, dataDirectory: DATA, recognised, known });
  const progress = createProgress(process.stderr);
  const problems = createProblemLines(given.rejected, (line) => {
    progress.clear();
    console.error(line);
  });
  console.log(`${tableName(given.file)} is ${KINDS[recognised.name].words}; its source is called ${source}.`);
  try {
    if (isDry || records === undefined) {
      const sum: Taken = { added: 0, changed: 0, same: 0, gone: 0 };
      for await (const batch of feed.walk({ cursor: undefined, signal: stop.signal })) {
        const taken = await compareBatch(records, source, batch);
        for (const kind of ["added", "changed", "same", "gone"] as const) sum[kind] += taken[kind];
        problems.add(batch.problems);
        progress.show(batch.progress);
      }
      progress.clear();
      console.log(`It would be ${summary(sum, problems.count())}. Nothing was kept.`);
      return !stop.signal.aborted;
    }
    await giveCredit(records, source, recognised.credit ?? { name: source });
    const taken = await takeIn({
      feed,
      records,
      signal: stop.signal,
      onBatch: (at) => progress.show(at),
      onProblem: (line) => problems.add([line]),
    });
    progress.clear();
    const isAgain = taken.added + taken.changed + taken.same + taken.gone + problems.count() === 0;
    if (isAgain && taken.isWhole) console.log("The file has not changed since it was taken in.");
    else console.log(`Taken in: ${summary(taken, problems.count())}.`);
    if (!taken.isWhole) console.log("Interrupted. Run it again: it goes on where it stopped.");
    return taken.isWhole;
  } finally {
    await records?.close();
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
