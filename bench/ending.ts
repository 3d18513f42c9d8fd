// The end of the process, many times: requests lost among those under way, and how long it takes; and how soon it is
// ready again after it was killed.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tryEnding, type Ending } from "../test/support/ending-trial.ts";
import { startFakeProvider } from "../test/support/fake-provider.ts";
import { startServerProcess } from "../test/support/server-process.ts";

const TRIES = 50;
const KILLS = 10;
const SIGNAL_MIN_MS = 200;
const SIGNAL_SPREAD_MS = 1500;
const AFTER_LAST_MAX_MS = 1000;
const COMPILE_CACHE = process.env["NODE_COMPILE_CACHE"];
/** As `npm start` starts it. */
const AS_STARTED: Record<string, string> = COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE: COMPILE_CACHE };

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const whole = (value: number) => Math.round(value);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function tellEndings(endings: readonly Ending[]): void {
  const afterLast = endings.map(({ afterLastMs }) => afterLastMs);
  const exits = endings.map(({ exitMs }) => exitMs);
  console.table({
    tries: endings.length,
    requests: sum(endings.flatMap(({ sent }) => Object.values(sent))),
    "under way at SIGTERM": sum(endings.map(({ underWay }) => underWay)),
    lost: sum(endings.map(({ lost }) => lost.length)),
    "exit code other than 0": endings.filter(({ exitCode }) => exitCode !== 0).length,
    "last answer to exit, median ms": whole(middle(afterLast)),
    "last answer to exit, at most ms": whole(Math.max(...afterLast)),
    "SIGTERM to exit, median ms": whole(middle(exits)),
    "SIGTERM to exit, at most ms": whole(Math.max(...exits)),
  });
  for (const line of endings.flatMap(({ lost }) => lost)) console.log(`lost: ${line}`);
  if (endings.some(({ lost, exitCode }) => lost.length > 0 || exitCode !== 0)) process.exitCode = 1;
  if (Math.max(...afterLast) > AFTER_LAST_MAX_MS) process.exitCode = 1;
}

/** Milliseconds from the start of the process until `/readyz` says yes, after each of some kills. */
async function tryKills(dataDirectory: string): Promise<number[]> {
  const times: number[] = [];
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const began = performance.now();
    const server = await startServerProcess({ DATA_DIRECTORY: dataDirectory, LOG_LEVEL: "error", ...AS_STARTED });
    if (!(await fetch(`${server.base}/readyz`)).ok) throw new Error("not ready");
    // The first start fills the caches.
    if (kill > 0) times.push(performance.now() - began);
    const ended = once(server.child, "exit");
    server.child.kill("SIGKILL");
    await ended;
  }
  return times;
}

/** Fifty ends with pages, lists, pictures and insights under way, then ten kills. Fails when a request is lost. */
export async function benchEnding(): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "ludex-bench-"));
  const provider = await startFakeProvider();
  const endings: Ending[] = [];
  for (let number = 0; number < TRIES; number += 1) {
    const signalAfterMs = SIGNAL_MIN_MS + Math.random() * SIGNAL_SPREAD_MS;
    endings.push(await tryEnding({ provider, dataDirectory, number, signalAfterMs, environment: AS_STARTED }));
  }
  tellEndings(endings);
  const times = await tryKills(dataDirectory);
  console.table({ "ready after kill -9, median ms": whole(middle(times)), "at most ms": whole(Math.max(...times)) });
  await provider.close();
  rmSync(dataDirectory, { recursive: true, force: true });
}
