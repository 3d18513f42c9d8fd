// The checks that `npm run check` and `npm test` share, each a child process whose output is shown as it comes.
import { spawnSync } from "node:child_process";
import { exitCodeOf } from "./child.js";
import { ROOT, binaryOf, runtimeEnvironment } from "./runtime.js";

/** Format, lint, types, dead code and the catalogue, in the order in which a mistake is cheapest to read. */
export function staticSteps() {
  return [
    { name: "format", file: binaryOf("oxfmt"), args: ["--check"] },
    { name: "lint", file: binaryOf("oxlint"), args: ["--deny-warnings"] },
    { name: "types", file: binaryOf("typescript", "tsc"), args: ["-b"] },
    { name: "dead code", file: binaryOf("knip"), args: [] },
    { name: "catalogue", file: "scripts/catalogue-check.ts", args: [] },
  ];
}

/** Runs one step with `node`; true when it succeeded. Prints a line with the seconds it took. */
export function runStep(node, step, env = {}) {
  const began = performance.now();
  const result = spawnSync(node, [step.file, ...step.args], {
    cwd: ROOT,
    env: { ...runtimeEnvironment(node), ...env },
    stdio: "inherit",
  });
  const passed = exitCodeOf(step.name, result) === 0;
  console.log(`${passed ? "ok  " : "FAIL"} ${step.name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return passed;
}
