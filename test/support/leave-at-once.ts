// How a process of the test runner ends. Node waits at its end for its threads, and now and then one of them waits for it
// (https://github.com/nodejs/node/issues/54918): a worker of Playwright's that has done all its tests then stands there
// until it is killed, and the whole run counts as failed (https://github.com/microsoft/playwright/issues/39753).
import { spawn } from "node:child_process";

/**
 * Ends this process without waiting for its threads when it exits; its listeners of "exit" have run by then. Its exit code
 * is lost: for a process of which nobody asks it.
 */
export function leaveAtOnce(): void {
  // What `process.exit` calls last. Node does not document it; tools that watch exits have relied on it for years.
  Object.assign(process, { reallyExit: () => process.kill(process.pid, "SIGKILL") });
}

/** Longer than anything a test does without letting others in; shorter than a runner waits for its workers (5 minutes). */
const STUCK_MS = 150_000;

/**
 * Ends the process that it is told of when nothing has come from it for too long, and says first what its threads were
 * waiting for, where the kernel tells. It goes when the process does.
 */
const WATCHER = `
  const { readdirSync, readFileSync } = require("node:fs");
  const [pid, limitMs] = process.argv.slice(1).map(Number);
  const read = (path) => { try { return readFileSync(path, "utf8").trim(); } catch { return "?"; } };
  const tell = () => {
    const threads = readdirSync("/proc/" + pid + "/task").map((task) => "/proc/" + pid + "/task/" + task);
    return threads.map((path) => read(path + "/comm") + " in " + read(path + "/wchan")).join(", ");
  };
  const end = () => {
    let told = "unknown";
    try { told = tell(); } catch {}
    process.stderr.write("A process of the test runner stood still and was ended. Its threads: " + told + "\\n");
    try { process.kill(pid, "SIGKILL"); } catch {}
    process.exit();
  };
  let timer = setTimeout(end, limitMs);
  process.stdin.on("data", () => { clearTimeout(timer); timer = setTimeout(end, limitMs); });
  process.stdin.on("end", () => process.exit());
  process.stdin.on("error", () => process.exit());`;

/**
 * Ends this process by SIGKILL, from another one, where its main thread lets nothing run for `limitMs`: a worker that stands
 * still when it is to stop counts as a failure of the whole run, whatever its tests said.
 */
export function endIfStuck(limitMs = STUCK_MS): void {
  const watcher = spawn(process.execPath, ["-e", WATCHER, String(process.pid), String(limitMs)], {
    stdio: ["pipe", "ignore", "inherit"],
    // Nothing of what the runner loads into its own processes.
    env: { PATH: process.env["PATH"] },
  });
  watcher.unref();
  watcher.on("error", () => undefined);
  watcher.stdin.on("error", () => undefined);
  setInterval(() => watcher.stdin.write("."), limitMs / 10).unref();
}
