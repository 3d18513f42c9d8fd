// `npm start`: installs, builds and serves. Everything that is already done is skipped.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { exitCodeOf } from "./child.js";
import { ensureBuild, ensurePackages } from "./prepare.js";
import { ROOT, SERVER_ARGUMENTS, ensureRuntime, runtimeEnvironment } from "./runtime.js";

const node = ensureRuntime();
ensurePackages();
ensureBuild(node);

const server = spawn(node, [...SERVER_ARGUMENTS, join(ROOT, "src", "server", "main.ts")], {
  cwd: ROOT,
  env: runtimeEnvironment(node),
  stdio: "inherit",
});
// The server drains by itself; this process only has to outlive it, so that the shell waits. A terminal sends its Ctrl-C
// to the server, too, and a second signal would make the server end at once.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("error", (error) => process.exit(exitCodeOf("The server", { error })));
server.on("exit", (status, signal) => process.exit(exitCodeOf("The server", { status, signal })));
