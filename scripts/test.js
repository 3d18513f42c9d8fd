// `npm test`: everything that must hold, from format to the browser. Ends with the line `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.js";
import { ensureBuild, ensurePackages } from "./prepare.js";
import { ROOT, binaryOf, ensureRuntime } from "./runtime.js";
import { runStep, staticSteps } from "./steps.js";

const node = ensureRuntime();
ensurePackages();
const chromium = ensureChromium();
const reports = join(ROOT, ".cache", "reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");

let passed = 0;
let failed = 0;
const count = (ok) => (ok ? (passed += 1) : (failed += 1));

for (const step of staticSteps()) count(runStep(node, step));
// Some of the unit tests start the server as it is shipped.
ensureBuild(node);
const unit = {
  name: "unit tests",
  file: binaryOf("vitest"),
  args: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
};
const unitPassed = runStep(node, unit);
const browser = { name: "browser tests", file: binaryOf("@playwright/test", "playwright"), args: ["test"] };
const browserPassed = runStep(node, browser, {
  CHROMIUM_PATH: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  // It keeps what it has compiled in the system's temporary directory otherwise.
  PWTEST_CACHE_DIR: join(ROOT, ".cache", "playwright-compiled"),
});
const requirements = { name: "requirements", file: "scripts/requirements.ts", args: [unitReport, browserReport] };
count(runStep(node, requirements));

// A runner that dies before it reports has not passed, whatever it printed.
const unitCounts = existsSync(unitReport) ? JSON.parse(readFileSync(unitReport, "utf8")) : undefined;
const browserCounts = existsSync(browserReport) ? JSON.parse(readFileSync(browserReport, "utf8")).stats : undefined;
const flaky = browserCounts?.flaky ?? 0;
passed += (unitCounts?.numPassedTests ?? 0) + (browserCounts?.expected ?? 0) + flaky;
const counted = (unitCounts?.numFailedTests ?? 0) + (browserCounts?.unexpected ?? 0);
if (flaky > 0) console.log(`${flaky} browser tests passed at the second try only; they are named above as flaky.`);
failed += Math.max(counted, (unitPassed ? 0 : 1) + (browserPassed ? 0 : 1));

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
