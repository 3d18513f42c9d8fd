// `npm run mirror -- --top 2000`: fetches RAWG's most popular games with the operator's own key and keeps them, so that
// the server gives them from its own disk. It may be interrupted and run again, and the server may run meanwhile.
import { parseArgs } from "node:util";
import { pino } from "pino";
import { openDataDirectory } from "#server/cache/data-directory.ts";
import { loadConfig } from "#server/config.ts";
import { mirrorTop, type MirrorProgress, type MirrorResult } from "#server/gateway/mirror.ts";
import { openRawg } from "#server/gateway/open-gateway.ts";

const TOP_DEFAULT = 2000;
const TOP_MAX = 20_000;
const LINE_EVERY_MS = 2000;
const USAGE = `Usage: npm run mirror -- --top ${TOP_DEFAULT}   (1 to ${TOP_MAX} games)`;

const ENDINGS: Record<MirrorResult["reason"], string> = {
  complete: "All of them are kept now.",
  budget: "The rest of this month's calls is left to visitors. Run it again next month: it goes on where it stopped.",
  away: "RAWG does not answer. Run it again later: it goes on where it stopped.",
  stopped: "Interrupted. Run it again: it goes on where it stopped.",
};

function fail(...lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

function readTop(): number {
  try {
    const { values } = parseArgs({ options: { top: { type: "string", default: String(TOP_DEFAULT) } } });
    const top = /^\d{1,5}$/.test(values.top) ? Number(values.top) : 0;
    if (top >= 1 && top <= TOP_MAX) return top;
  } catch {
    // An option that does not exist: the usage says which does.
  }
  return fail(USAGE);
}

/** A line every few seconds, and one for the last game. */
function progressLines(): (progress: MirrorProgress) => void {
  let told = 0;
  return ({ done, total, name, budgetLeft }) => {
    if (done < total && performance.now() - told < LINE_EVERY_MS) return;
    told = performance.now();
    console.log(
      `${String(done).padStart(String(total).length)} of ${total}  ${name}  (${budgetLeft} calls left this month)`,
    );
  };
}

const top = readTop();
const read = loadConfig();
if ("problems" in read) fail("The configuration is wrong:", ...read.problems.map((line) => `  ${line}`));
const { rawg: settings, dataDirectory, logLevel } = read.config;
if (settings === undefined) fail("RAWG_API_KEY is not set: the mirror needs your own key, see docs/self-hosting.md.");

try {
  openDataDirectory(dataDirectory);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

const stop = new AbortController();
process.once("SIGINT", () => stop.abort());
process.once("SIGTERM", () => stop.abort());
const log = pino({ level: logLevel === "info" ? "warn" : logLevel }, pino.destination({ dest: 2, sync: true }));
const rawg = openRawg({ ...settings, stateDirectory: dataDirectory, log });
if (!rawg.isKept) fail(`Nothing can be written to ${dataDirectory}: there would be nothing to show for the calls.`);
const { asker, budget } = rawg;
const result = await mirrorTop({ asker, budget, top, onProgress: progressLines(), signal: stop.signal });
console.log(
  `${result.kept} games kept, ${result.fetched} of them fetched now, ${result.failed} failed; ${await budget.used()} of ${budget.limit} calls used this month.`,
);
console.log(ENDINGS[result.reason]);
await rawg.close();
process.exitCode = result.reason === "complete" || result.reason === "budget" ? 0 : 1;
