// How soon a server starts with a catalogue that another has built: from an object store, from a folder, and with the file on
// its own disk to compare with. `npm run bench -- sharing --games 1000000`; `--directory` names one in which such a
// catalogue lies already, as `million` makes it. The store runs on the same machine, in this process.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startS3 } from "../test/support/s3-server.ts";
import { temporaryDirectory } from "../test/support/temporary-directory.ts";
import { benchMillion } from "./million.ts";
import { processesFrom, treeTime } from "./process-time.ts";
import { readMetrics, startServer } from "./server.ts";
import { round } from "./statistics.ts";

const COUNT = 100_000;
const START_LIMIT_MS = 900_000;
const SAMPLE_MS = 50;
const SHARED_MAX_MS = 900_000;
const BYTES_PER_MB = 1_000_000;

type Started = Awaited<ReturnType<typeof startServer>>;

/** The most memory of all processes below this one while `work` goes on, in megabytes. */
async function withPeak<T>(work: () => Promise<T>): Promise<{ result: T; peakMb: number }> {
  let peakMb = 0;
  const timer = setInterval(() => {
    const below = processesFrom(process.pid).filter(({ pid }) => pid !== process.pid);
    peakMb = Math.max(
      peakMb,
      below.reduce((sum, { residentMb }) => sum + residentMb, 0),
    );
  }, SAMPLE_MS);
  const result = await work();
  clearInterval(timer);
  return { result, peakMb };
}

/** The most that the server itself has had, in megabytes. */
function peakOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024);
}

const start = (environment: Record<string, string>): Promise<Started> =>
  startServer(environment, { startLimitMs: START_LIMIT_MS });

async function row(how: string, environment: Record<string, string>) {
  const { result, peakMb } = await withPeak(() => start(environment));
  await using server = result;
  const read = await readMetrics(server.address);
  return {
    how,
    "start s": round(server.startMs / 1000),
    "processor s": round(treeTime(server.pid) / 1000),
    "server MB": peakOf(server.pid),
    "all processes MB": Math.round(peakMb),
    revision: read("catalogue_revision"),
  };
}

/** Has the catalogue of `directory` shared, and tells how long that took and how large it is on its way. */
async function share(directory: string, environment: Record<string, string>, files: () => number) {
  await using server = await start({ DATA_DIRECTORY: directory, ...environment });
  const before = performance.now();
  for (;;) {
    const text = await (await fetch(`${server.address}/metrics`)).text();
    if (/catalogue_files_total\{outcome="published"\} [1-9]/.test(text)) break;
    if (performance.now() - before > SHARED_MAX_MS) throw new Error("the catalogue was not shared");
    await sleep(100);
  }
  return { "shared after s": round((performance.now() - before) / 1000), "packed MB": files() };
}

const largest = (directory: string) =>
  Math.round(
    Math.max(
      ...readdirSync(directory, { recursive: true, encoding: "utf8" }).map(
        (name) => statSync(join(directory, name)).size,
      ),
    ) / BYTES_PER_MB,
  );

/** Prints what sharing costs, and a row for each way to start. */
export async function benchSharing(count = COUNT, made?: string): Promise<void> {
  const directory = made ?? (await benchMillion(count));
  const s3 = await startS3();
  const folder = temporaryDirectory();
  const shares = [
    ["the object store", s3.environment, () => s3.largestMb()],
    ["a folder", { CATALOGUE_SHARE: folder }, () => largest(folder)],
  ] as const;
  const shared: object[] = [];
  const rows: object[] = [];
  for (const [name, environment, files] of shares) {
    shared.push({ to: name, ...(await share(directory, environment, files)) });
    const state = temporaryDirectory();
    rows.push(await row(`fetched from ${name}`, { DATA_DIRECTORY: state, ...environment }));
    rows.push(await row("on its disk already", { DATA_DIRECTORY: state, ...environment }));
  }
  await s3.stop();
  console.table(shared);
  console.table(rows);
}
