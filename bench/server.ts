// A server for measuring: its own process, its own data directory, limits out of the way.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../test/support/ports.ts";
import { treeTime } from "./process-time.ts";

/** As `npm start` gives them: scripts/runtime.js. */
export const SERVER_ARGUMENTS = ["--max-semi-space-size=8"];
const HERE = join(import.meta.dirname, "..");
const START_LIMIT_MS = 30_000;
const QUIET_MS = 100;

type StartOptions = {
  startLimitMs?: number;
  nodeArguments?: readonly string[];
  /** A built checkout of another version. */
  checkout?: string | undefined;
};
type RunningServer = AsyncDisposable & { address: string; pid: number; startMs: number };

/**
 * Starts the built server on a free port and waits until it can serve; disposing stops it. `environment` adds to or
 * overrides what it is started with. `startMs` is the time until the first answer.
 */
export async function startServer(
  environment: Record<string, string> = {},
  { startLimitMs = START_LIMIT_MS, nodeArguments = SERVER_ARGUMENTS, checkout = HERE }: StartOptions = {},
): Promise<RunningServer> {
  const directory = mkdtempSync(join(tmpdir(), "ludex-bench-"));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeArguments, "src/server/main.ts"], {
    cwd: checkout,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: "2",
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIRECTORY: directory,
      LOG_LEVEL: "silent",
      RATE_LIMIT_API: "100000000",
      RATE_LIMIT_IMAGES: "100000000",
      RATE_LIMIT_INSIGHTS: "100000000",
      ...environment,
    },
  });
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  child.once("exit", () => process.off("exit", killWithUs));
  const stop = async () => {
    // One that has ended by itself says so no second time.
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    }
    rmSync(directory, { recursive: true, force: true });
  };
  while (!(await isReady(address))) {
    if (performance.now() - began > startLimitMs || child.exitCode !== null || child.signalCode !== null) {
      await stop();
      throw new Error("the server did not start");
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { address, pid: child.pid ?? 0, startMs: performance.now() - began, [Symbol.asyncDispose]: stop };
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Reads the server's own figures; the function gives one by its name, `NaN` where there is none. */
export async function readMetrics(address: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return (name) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
}

/** Waits until the server and its child processes have finished what they do after start (drawing the first pictures). */
export async function untilQuiet({ pid }: { pid: number }): Promise<void> {
  for (let before = treeTime(pid); ;) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const now = treeTime(pid);
    if (now - before < QUIET_MS) return;
    before = now;
  }
}
