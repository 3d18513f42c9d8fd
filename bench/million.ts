// A million games of a source: taken in, made into a catalogue and opened, each by a process of its own that says what time
// and memory it took. `npm run bench -- million --games 100000` for another size.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { recordsPath } from "#server/catalogue/fill-catalogue.ts";
import { temporaryDirectory } from "../test/support/temporary-directory.ts";

const STEP = join(import.meta.dirname, "million/step.ts");
const STEPS = ["take", "build", "open"] as const;
const BYTES_PER_MB = 1_000_000;
const COUNT = 1_000_000;

export type StepSaid = { seconds: number; processorS: number; peakMb: number; note?: string };

async function run(step: string, directory: string, count: number): Promise<StepSaid> {
  const child = spawn(process.execPath, [STEP, step, directory, String(count)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return JSON.parse(said) as StepSaid; // What step.ts writes.
}

const megabytes = (path: string) => Math.round(statSync(path).size / BYTES_PER_MB);

/** Of the file that belongs to a step. */
function fileAfter(step: (typeof STEPS)[number], directory: string): string {
  if (step === "take") return `records.sqlite, ${megabytes(recordsPath(directory))} MB`;
  if (step !== "build") return "";
  const names = readdirSync(directory).filter((each) => each.startsWith("catalogue-") && each.endsWith(".sqlite"));
  return names.map((each) => `the catalogue, ${megabytes(join(directory, each))} MB`).join(", ");
}

/** Prints a row for each step, and gives where the files are, for what measures with them. */
export async function benchMillion(count = COUNT, directory = temporaryDirectory()): Promise<string> {
  console.log(`| ${count} games | time | processor | most memory | file |`);
  console.log("| --- | --- | --- | --- | --- |");
  for (const step of STEPS) {
    const { seconds, processorS, peakMb, note = "" } = await run(step, directory, count);
    const name = note === "" ? step : `${step}: ${note}`;
    console.log(
      `| ${name} | ${seconds.toFixed(1)} s | ${processorS.toFixed(1)} s | ${peakMb} MB | ${fileAfter(step, directory)} |`,
    );
  }
  return directory;
}
