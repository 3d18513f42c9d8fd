// `npm start`: installs, builds and serves. Everything that is already done is skipped.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { ensureBuild, ensurePackages } from "./prepare.js";
import { ROOT, ensureRuntime, runtimeEnvironment } from "./runtime.js";

const node = ensureRuntime();
ensurePackages();
ensureBuild(node);

const server = spawn(node, [join(ROOT, "src", "server", "main.ts")], {
  cwd: ROOT,
  env: runtimeEnvironment(node),
  stdio: "inherit",
});
// The server drains on these signals by itself; this process only has to outlive it, so that the shell waits.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
