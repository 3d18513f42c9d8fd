// `npm test`: everything that must hold, from format to the browser. Ends with the line `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.js";
import { ensurePackages } from "./prepare.js";
import { ROOT, binaryOf, ensureRuntime } from "./runtime.js";
import { BUILD, runSideBySide, runStep, staticSteps } from "./steps.js";

const node = ensureRuntime();
ensurePackages();
const chromium = ensureChromium();
const reports = join(ROOT, ".cache", "reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");

const steps = [BUILD, ...staticSteps()];
const failedSteps = await runSideBySide(node, steps);
let passed = steps.length - failedSteps.length;
let failed = failedSteps.length;

const unit = {
  name: "unit tests",
  file: binaryOf("vitest"),
  args: ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
};
const browser = { name: "browser tests", file: binaryOf("@playwright/test", "playwright"), args: ["test"] };
const requirements = { name: "requirements", file: "scripts/requirements.ts", args: [unitReport, browserReport] };
/** Runs a step that comes after the others; true when it has passed. */
const follow = async (step, env) => {
  const isPassed = await runStep(node, step, env);
  if (!isPassed) failedSteps.push(step.name);
  return isPassed;
};

// Both start the server as it is shipped; without a build they would only say so a hundred times.
const isBuilt = !failedSteps.includes(BUILD.name);
if (!isBuilt)
  console.error("The unit tests and the browser tests need the build: they are not run and count as failed.");
const unitPassed = isBuilt && (await follow(unit));
const browserPassed =
  isBuilt &&
  (await follow(browser, {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
    // It keeps what it has compiled in the system's temporary directory otherwise.
    PWTEST_CACHE_DIR: join(ROOT, ".cache", "playwright-compiled"),
  }));
if (await follow(requirements)) passed += 1;
else failed += 1;

// A runner that dies before it reports has not passed, whatever it printed.
const unitCounts = existsSync(unitReport) ? JSON.parse(readFileSync(unitReport, "utf8")) : undefined;
const browserCounts = existsSync(browserReport) ? JSON.parse(readFileSync(browserReport, "utf8")).stats : undefined;
const flaky = browserCounts?.flaky ?? 0;
passed += (unitCounts?.numPassedTests ?? 0) + (browserCounts?.expected ?? 0) + flaky;
const counted = (unitCounts?.numFailedTests ?? 0) + (browserCounts?.unexpected ?? 0);
if (flaky > 0) console.log(`${flaky} browser tests passed at the second try only; they are named above as flaky.`);
failed += Math.max(counted, (unitPassed ? 0 : 1) + (browserPassed ? 0 : 1));

if (failedSteps.length > 0) console.error(`Steps that failed: ${failedSteps.join(", ")}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
