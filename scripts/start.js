// `npm start`: installs, builds and serves. Everything that is already done is skipped.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { exitCodeOf } from "./child.js";
import { watchNpm } from "./npm-parent.js";
import { ensureBuild, ensurePackages } from "./prepare.js";
import { ROOT, SERVER_ARGUMENTS, ensureRuntime, runtimeEnvironment } from "./runtime.js";

const LOOK_FOR_NPM_EVERY_MS = 250;
/** What two builds of the app and one of the catalogue take, and as much again for everything else on the machine. */
const ROOM_FOR_BOTH_BYTES = 3e9;

const isNpmGone = watchNpm();
let installed = Promise.resolve(0);
const node = ensureRuntime(() => {
  installed = installAhead();
});
const code = await installed;
if (code !== 0) process.exit(code);
ensurePackages();
let filled = Promise.resolve();
ensureBuild(node, () => {
  filled = fillAhead();
});
await filled;
// Nobody wants to be served any more.
if (isNpmGone()) process.exit(1);

/** Installs the packages while a newer Node is fetched; resolves with the exit code. It says itself what goes wrong. */
async function installAhead() {
  const installing = spawn(process.execPath, [join(ROOT, "scripts", "install-packages.js")], {
    cwd: ROOT,
    stdio: "inherit",
  });
  const [status, signal] = await once(installing, "exit");
  return exitCodeOf("Installing packages", { status, signal });
}

/** Fills the catalogue while the app is built; resolves when it is filled, or could not be. */
async function fillAhead() {
  if (availableParallelism() === 1 || process.availableMemory() < ROOM_FOR_BOTH_BYTES) return;
  const filling = spawn(node, [join(ROOT, "scripts", "fill-ahead.ts")], {
    cwd: ROOT,
    env: runtimeEnvironment(node),
    // What it says of entries, and not how it ends.
    stdio: ["ignore", "inherit", "ignore"],
  });
  const killWithUs = () => filling.kill();
  process.once("exit", killWithUs);
  await once(filling, "close").catch(() => undefined);
  process.off("exit", killWithUs);
}

// The server ends when the channel closes: with this process, however that ends.
const server = spawn(node, [...SERVER_ARGUMENTS, join(ROOT, "src", "server", "main.ts")], {
  cwd: ROOT,
  env: runtimeEnvironment(node),
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
// The server drains by itself; this process only has to outlive it, so that the shell waits. A terminal sends its Ctrl-C
// to the server, too, whoever ends npm does not; a second SIGINT would make the server end at once.
process.on("SIGINT", () => server.connected && server.disconnect());
process.on("SIGTERM", () => server.kill("SIGTERM"));
const watch = setInterval(() => {
  if (!isNpmGone()) return;
  clearInterval(watch);
  server.kill("SIGTERM");
}, LOOK_FOR_NPM_EVERY_MS);
server.on("error", (error) => process.exit(exitCodeOf("The server", { error })));
server.on("exit", (status, signal) => process.exit(exitCodeOf("The server", { status, signal })));
