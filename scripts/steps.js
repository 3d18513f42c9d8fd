// The checks that `npm run check` and `npm test` share, each a child process whose output is shown as it comes.
import { spawnSync } from "node:child_process";
import { exitCodeOf } from "./child.js";
import { withOwnTemporary } from "./own-temporary.js";
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

/**
 * Runs one step with `node`; true when it succeeded and has left nothing in the temporary directory. Prints a line with
 * the seconds it took.
 */
export function runStep(node, step, env = {}) {
  const began = performance.now();
  const { result, left } = withOwnTemporary((temporary) =>
    spawnSync(node, [step.file, ...step.args], {
      cwd: ROOT,
      env: { ...runtimeEnvironment(node), ...temporary, ...env },
      stdio: "inherit",
    }),
  );
  const succeeded = exitCodeOf(step.name, result) === 0;
  // What breaks off may leave something; that it broke off is what is wrong with it.
  if (succeeded && left.length > 0) console.error(`${step.name}: left in the temporary directory: ${left.join(", ")}`);
  const passed = succeeded && left.length === 0;
  console.log(`${passed ? "ok  " : "FAIL"} ${step.name} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  return passed;
}
