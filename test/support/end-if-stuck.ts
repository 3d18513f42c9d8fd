import { spawn } from "node:child_process";
import { join } from "node:path";

/** Longer than anything a test does without letting others in; shorter than a runner waits for its workers (5 minutes). */
const STUCK_MS = 240_000;
/** How long a worker may take that was told to stop: its browser and its servers end within seconds. */
const STOP_MS = 120_000;
const WATCHER = join(import.meta.dirname, "watcher-child.ts");

/** Is it what Playwright tells its worker at the end (`ProcessHost.stop`)? */
const isStop = (message: unknown) =>
  typeof message === "object" && message !== null && "method" in message && message.method === "__stop__";

/**
 * Ends this process by SIGKILL, from another one, where its main thread lets nothing run for `limitMs`, or where it is still
 * there `stopMs` after the runner told it to stop: a worker that does not end then counts as a failure of the whole run,
 * whatever its tests said.
 */
export function endIfStuck(limitMs = STUCK_MS, stopMs = STOP_MS): void {
  const watcher = spawn(process.execPath, [WATCHER, String(process.pid), String(limitMs), String(stopMs)], {
    stdio: ["pipe", "ignore", "inherit"],
    // Nothing of what the runner loads into its own processes.
    env: { PATH: process.env["PATH"] },
  });
  watcher.unref();
  watcher.on("error", () => undefined);
  watcher.stdin.on("error", () => undefined);
  setInterval(() => watcher.stdin.write("."), limitMs / 10).unref();
  process.on("message", (message) => {
    if (isStop(message)) watcher.stdin.write("stop");
  });
}
