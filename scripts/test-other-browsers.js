// `npm run test:other-browsers`: builds the app if it has to, and goes the main paths in Firefox and WebKitGTK.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ensureOtherBrowsers, otherBrowsersStep } from "./other-browsers.js";
import { ensureBuild, ensurePackages } from "./prepare.js";
import { ROOT, ensureRuntime } from "./runtime.js";
import { runStep } from "./steps.js";

const node = ensureRuntime();
ensurePackages({ withTools: true });
const programs = ensureOtherBrowsers();
ensureBuild(node);
const reports = join(ROOT, ".cache", "reports");
mkdirSync(reports, { recursive: true });
const isPassed = await runStep(node, otherBrowsersStep(join(reports, "other-browsers.json")), programs);
process.exit(isPassed ? 0 : 1);
