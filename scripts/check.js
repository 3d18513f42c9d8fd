// `npm run check`: format, lint, types, dead code, catalogue and the unit tests that need neither the built app nor a
// process of their own. What `npm test` adds takes minutes.
import { ensurePackages } from "./prepare.js";
import { binaryOf, ensureRuntime } from "./runtime.js";
import { runSideBySide, runStep, staticSteps } from "./steps.js";

const node = ensureRuntime();
ensurePackages({ withTools: true });
const unit = { name: "unit tests", file: binaryOf("vitest"), args: ["run", "--project", "node", "--project", "web"] };
const failed = await runSideBySide(node, staticSteps());
if (!(await runStep(node, unit))) failed.push(unit.name);
if (failed.length > 0) console.error(`Steps that failed: ${failed.join(", ")}.`);
process.exit(failed.length === 0 ? 0 : 1);
