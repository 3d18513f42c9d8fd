// One step of the million, in a process of its own: `node step.ts take DIRECTORY COUNT`. Says what it took as JSON.
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { readCatalogue } from "#server/catalogue/catalogue.ts";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import { readDataFiles } from "#server/catalogue/data-files.ts";
import { recordsPath } from "#server/catalogue/fill-catalogue.ts";
import { newestRevision, openCatalogue } from "#server/catalogue/open.ts";
import { openSqliteRecordStore } from "#server/sources/sqlite-record-store.ts";
import { makeSourceRecords } from "../generated/source-records.ts";
import type { SourceRecord } from "#server/sources/source-record.ts";
import type { StepSaid } from "../million.ts";

const DATA = join(import.meta.dirname, "../../data");
const CHILD = join(import.meta.dirname, "../../src/server/catalogue/fill-catalogue-child.ts");
const BATCH = 500;
const SOURCE = "igdb";

const [step = "", stateDirectory = "", count = "0"] = process.argv.slice(2);
const { catalogue } = readCatalogue(readDataFiles(DATA));
const made = makeSourceRecords(Number(count), catalogue);

/** With the records that are made as it goes, which takes a third of its processor time and most of its memory. */
async function take(): Promise<void> {
  const records = openSqliteRecordStore({ path: recordsPath(stateDirectory) });
  let batch: SourceRecord[] = [];
  let done = 0;
  const keep = async () => {
    done += batch.length;
    const progress = { done, total: Number(count) };
    await records.take(SOURCE, { records: batch, gone: [], cursor: String(done), progress });
    batch = [];
  };
  for (const record of made) {
    batch.push(record);
    if (batch.length === BATCH) await keep();
  }
  await keep();
  await records.close();
}

/** As the server has it done, by the same process. */
async function build(): Promise<Pick<StepSaid, "processorS" | "peakMb">> {
  const peak = join(import.meta.dirname, "say-usage.js");
  const child = fork(CHILD, [DATA, stateDirectory, recordsPath(stateDirectory), "start"], {
    execArgv: ["--optimize-for-size", "--import", peak],
  });
  let usage = { processorS: 0, peakMb: 0 };
  child.on("message", (said: { usage?: typeof usage }) => (usage = said.usage ?? usage));
  await once(child, "exit");
  return usage;
}

async function open(): Promise<{ note: string }> {
  const records = openSqliteRecordStore({ path: recordsPath(stateDirectory) });
  const revision = newestRevision({ dataDirectory: DATA, stateDirectory }, await records.revision()) ?? 0;
  await records.close();
  const db = openCatalogue({ dataDirectory: DATA, stateDirectory, revision });
  const { source, gameIndex } = createCatalogueSource(db);
  if (!(await source.isReady())) throw new Error("the catalogue does not answer");
  const note = `${await gameIndex.count()} games`;
  db.close();
  return { note };
}

const STEPS: Readonly<Record<string, () => unknown>> = { take, build, open };

const began = performance.now();
const before = process.cpuUsage();
const told = (await STEPS[step]?.()) as Partial<StepSaid> | undefined; // Each tells what it knows better.
const used = process.cpuUsage(before);
const said: StepSaid = {
  seconds: (performance.now() - began) / 1000,
  processorS: (used.user + used.system) / 1_000_000,
  peakMb: Math.round(process.resourceUsage().maxRSS / 1000),
  ...told,
};
process.stdout.write(JSON.stringify(said));
