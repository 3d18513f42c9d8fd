// `npm run dev`: the server restarts and the page reloads on every change. The app is on http://localhost:4310, its
// documents with it, and the server behind on the port above; either one ending ends both.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { exitCodeOf } from "./child.js";
import { ensurePackages } from "./prepare.js";
import { ROOT, binaryOf, ensureRuntime, runtimeEnvironment } from "./runtime.js";

const node = ensureRuntime();
ensurePackages({ withTools: true });
const env = runtimeEnvironment(node);
const settings = join(ROOT, ".env");
const port = env.PORT ?? (existsSync(settings) ? parseEnv(readFileSync(settings, "utf8")).PORT : undefined) ?? "4310";
const apiPort = String(Number(port) + 1);
// The watcher may be ended before it can hand that on to the server that it has started: they are ended as one group.
const hasGroups = process.platform !== "win32";
const children = {
  "The server": spawn(
    node,
    [
      "--watch-path=src/artwork",
      "--watch-path=src/server",
      "--watch-path=src/shared",
      "--watch-path=data",
      "--watch-preserve-output",
      "src/server/main.ts",
    ],
    {
      cwd: ROOT,
      env: { ...env, PORT: apiPort, HOST: "127.0.0.1" },
      stdio: "inherit",
      detached: hasGroups,
    },
  ),
  "The app": spawn(node, [binaryOf("vite"), "--port", port], {
    cwd: ROOT,
    env: { ...env, API_PORT: apiPort },
    stdio: "inherit",
  }),
};

let isEnding = false;
/** Ends all; whoever ended first without being asked to says how. */
function endAfter(name, how) {
  if (!isEnding) process.exitCode = exitCodeOf(name, how);
  endAll();
}
function endAll() {
  isEnding = true;
  const server = children["The server"];
  if (!hasGroups) server.kill("SIGTERM");
  else if (server.pid !== undefined) endGroup(server.pid);
  children["The app"].kill("SIGTERM");
}
function endGroup(pid) {
  try {
    process.kill(-pid, "SIGTERM");
  } catch (error) {
    // All of it has ended.
    if (error.code !== "ESRCH") throw error;
  }
}
for (const [name, child] of Object.entries(children)) {
  child.on("error", (error) => endAfter(name, { error }));
  child.on("exit", (status, signal) => endAfter(name, { status, signal }));
}
// A terminal that sends its Ctrl-C, or is closed, reaches the app's process, too, but not the server's group.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, endAll);
