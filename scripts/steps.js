// The checks that `npm run check` and `npm test` share, each a child process. One that runs alone shows its output as it
// comes; of those that run side by side each shows it when it ends, so that no line stands between another's.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { exitCodeOf } from "./child.js";
import { withOwnTemporary } from "./own-temporary.js";
import { ROOT, binaryOf, runtimeEnvironment } from "./runtime.js";

/** Format, lint, types, dead code and the catalogue; none needs what another makes. */
export function staticSteps() {
  return [
    { name: "format", file: binaryOf("oxfmt"), args: ["--check"] },
    { name: "lint", file: binaryOf("oxlint"), args: ["--deny-warnings"] },
    { name: "types", file: binaryOf("typescript", "tsc"), args: ["-b"] },
    { name: "dead code", file: binaryOf("knip"), args: [] },
    { name: "catalogue", file: "scripts/catalogue-check.ts", args: [] },
  ];
}

/** Some of the unit tests, and all in the browser, start the server as it is shipped. */
export const BUILD = { name: "build", file: "scripts/build.js", args: [] };

/**
 * Runs one step with `node`; true when it succeeded and has left nothing in the temporary directory. Prints a line with
 * the seconds it took.
 */
export async function runStep(node, step, env = {}) {
  return told(step, await endOf(node, step, { env, stdio: "inherit" }));
}

/**
 * Runs the steps at the same time, in their order, at most one a core; gives the names of those that did not pass. What
 * a step prints is shown in one piece when it has ended.
 */
export async function runSideBySide(node, steps, atOnce = availableParallelism()) {
  const waiting = [...steps];
  const failed = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const end = await endOf(node, step, { env: {}, stdio: ["ignore", "pipe", "pipe"] });
      process.stdout.write(end.output);
      if (!told(step, end)) failed.push(step.name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}

/** How the step ended, what it has printed and not shown, what it left, and the seconds it took. */
async function endOf(node, step, { env, stdio }) {
  const began = performance.now();
  const { result, left } = await withOwnTemporary((temporary) => {
    const child = spawn(node, [step.file, ...step.args], {
      cwd: ROOT,
      env: { ...runtimeEnvironment(node), ...temporary, ...env },
      stdio,
    });
    return ended(child);
  });
  return { ...result, left, seconds: (performance.now() - began) / 1000 };
}

/** As spawnSync tells it, with what came from both streams in `output`, in the order in which it came. */
function ended(child) {
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ error, output: "" }));
    child.on("close", (status, signal) => resolve({ status, signal, output: Buffer.concat(chunks) }));
  });
}

/** Prints how the step ended; true when it has passed. */
function told(step, end) {
  const succeeded = exitCodeOf(step.name, end) === 0;
  // What breaks off may leave something; that it broke off is what is wrong with it.
  if (succeeded && end.left.length > 0) {
    console.error(`${step.name}: left in the temporary directory: ${end.left.join(", ")}`);
  }
  const passed = succeeded && end.left.length === 0;
  console.log(`${passed ? "ok  " : "FAIL"} ${step.name} (${end.seconds.toFixed(1)} s)`);
  return passed;
}
