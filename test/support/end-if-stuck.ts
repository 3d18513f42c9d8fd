import { spawn } from "node:child_process";
import { join } from "node:path";

/** Longer than anything a test does without letting others in; shorter than a runner waits for its workers (5 minutes). */
const STUCK_MS = 240_000;
const WATCHER = join(import.meta.dirname, "watcher-child.ts");

/**
 * Ends this process by SIGKILL, from another one, where its main thread lets nothing run for `limitMs`: a worker that stands
 * still when it is to stop counts as a failure of the whole run, whatever its tests said.
 */
export function endIfStuck(limitMs = STUCK_MS): void {
  const watcher = spawn(process.execPath, [WATCHER, String(process.pid), String(limitMs)], {
    stdio: ["pipe", "ignore", "inherit"],
    // Nothing of what the runner loads into its own processes.
    env: { PATH: process.env["PATH"] },
  });
  watcher.unref();
  watcher.on("error", () => undefined);
  watcher.stdin.on("error", () => undefined);
  setInterval(() => watcher.stdin.write("."), limitMs / 10).unref();
}
