// `npm run check`: format, lint, types, dead code, catalogue and unit tests, in under a minute; no browser.
import { ensurePackages } from "./prepare.js";
import { binaryOf, ensureRuntime } from "./runtime.js";
import { runStep, staticSteps } from "./steps.js";

const node = ensureRuntime();
ensurePackages();
const steps = [...staticSteps(), { name: "unit tests", file: binaryOf("vitest"), args: ["run"] }];
const failed = steps.filter((step) => !runStep(node, step));
process.exit(failed.length === 0 ? 0 : 1);
