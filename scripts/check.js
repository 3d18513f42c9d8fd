// `npm run check`: format, lint, types, dead code, catalogue, build and unit tests; no browser.
import { ensurePackages } from "./prepare.js";
import { binaryOf, ensureRuntime } from "./runtime.js";
import { BUILD, runSideBySide, runStep, staticSteps } from "./steps.js";

const node = ensureRuntime();
ensurePackages();
const failed = await runSideBySide(node, [BUILD, ...staticSteps()]);
const unit = { name: "unit tests", file: binaryOf("vitest"), args: ["run"] };
// What starts the server as it is shipped would only say that nothing is built.
if (failed.includes(BUILD.name)) failed.push(`${unit.name} (not run without a build)`);
else if (!(await runStep(node, unit))) failed.push(unit.name);
if (failed.length > 0) console.error(`Steps that failed: ${failed.join(", ")}.`);
process.exit(failed.length === 0 ? 0 : 1);
