// What `npm test` and `npm run test:deep` do: every check, every test, the browser's included. Both end with the line
// `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./chromium.js";
import { ensurePackages } from "./prepare.js";
import { ROOT, binaryOf, ensureRuntime } from "./runtime.js";
import { findSharedServers } from "./shared-servers.js";
import { BUILD, runSideBySide, runStep, staticSteps } from "./steps.js";

const REPORTS = join(ROOT, ".cache", "reports");
const UNIT_REPORT = join(REPORTS, "unit.json");
const BROWSER_REPORT = join(REPORTS, "browser.json");
const ALONE_REPORT = join(REPORTS, "alone.json");
// Made when they are run: a clean clone has no tools before that.
const unitStep = (files) => ({
  name: "unit tests",
  file: binaryOf("vitest"),
  args: [
    "run",
    "--reporter=default",
    "--reporter=./test/support/second-tries.ts",
    "--reporter=json",
    `--outputFile.json=${UNIT_REPORT}`,
    ...files,
  ],
});
const browserStep = (args) => ({
  name: "browser tests",
  file: binaryOf("@playwright/test", "playwright"),
  args: ["test", ...args],
});
/** The browser's tests against the folder without a server, in one go. */
export const aloneStep = () => ({
  name: "without a server",
  file: binaryOf("@playwright/test", "playwright"),
  args: ["test", "--config=playwright.alone.config.ts"],
});
/** Where a step of a lane may leave how many tests it ran, in the form of vitest's report. */
const COUNTED = [join(REPORTS, "other-browsers.json")];
const REQUIREMENTS = { name: "requirements", file: "scripts/requirements.ts", args: [UNIT_REPORT, BROWSER_REPORT] };

/**
 * Runs a lane to its end and gives the exit code: 0 when everything passed.
 * `environment` is what its tests see besides the ordinary; `more` are steps of this lane alone, run one after the other;
 * one that needs a package's tool is a function that makes it.
 * With `only` it is a part beside the ordinary lane: of the checks the build, of the tests those files and these arguments, of
 * which a part may have none.
 */
export async function runLane({ environment = {}, more = [], only } = {}) {
  const node = ensureRuntime();
  ensurePackages({ withTools: true });
  const chromium = ensureChromium();
  const servers = findSharedServers();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  const alone = only === undefined ? [BUILD, ...staticSteps()] : [BUILD];
  const failedSteps = await runSideBySide(node, alone);
  let passed = alone.length - failedSteps.length;
  let failed = failedSteps.length;
  /** Runs a step that comes after the others; true when it has passed. */
  const follow = async (step, env = {}) => {
    const isPassed = await runStep(node, step, { ...servers, ...environment, ...env });
    if (!isPassed) failedSteps.push(step.name);
    return isPassed;
  };

  // Both start the server as it is shipped; without a build they would only say so a hundred times.
  const isBuilt = !failedSteps.includes(BUILD.name);
  if (!isBuilt)
    console.error("The unit tests and the browser tests need the build: they are not run and count as failed.");
  const unitPassed = isBuilt && (await follow(unitStep(only?.unitFiles ?? [])));
  const inBrowser = (report) => ({
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    // It keeps what it has compiled in the system's temporary directory otherwise.
    PWTEST_CACHE_DIR: join(ROOT, ".cache", "playwright-compiled"),
  });
  const browserArgs = only === undefined ? [] : only.browserArgs;
  const browserPassed =
    isBuilt && (browserArgs === undefined || (await follow(browserStep(browserArgs), inBrowser(BROWSER_REPORT))));
  // A part of the tests names a part of the requirements.
  const last = only === undefined ? [REQUIREMENTS] : [];
  for (const step of [...last, ...(isBuilt ? more : [])]) {
    const made = typeof step === "function" ? step() : step;
    if (await follow(made, inBrowser(ALONE_REPORT))) passed += 1;
    else failed += 1;
  }

  // A runner that dies before it reports has not passed, whatever it printed.
  const unitCounts = readReport(UNIT_REPORT);
  const browserCounts = [BROWSER_REPORT, ALONE_REPORT].map((path) => readReport(path)?.stats);
  const sumOf = (name) => browserCounts.reduce((sum, counts) => sum + (counts?.[name] ?? 0), 0);
  const flaky = sumOf("flaky");
  passed += (unitCounts?.numPassedTests ?? 0) + sumOf("expected") + flaky;
  // A step of a lane that fails is counted as one.
  const counted = (unitCounts?.numFailedTests ?? 0) + (browserCounts[0]?.unexpected ?? 0);
  if (flaky > 0) console.log(`${flaky} browser tests passed at the second try only; they are named above as flaky.`);
  for (const counts of COUNTED.map(readReport)) passed += counts?.numPassedTests ?? 0;
  failed += Math.max(counted, (unitPassed ? 0 : 1) + (browserPassed ? 0 : 1));

  if (failedSteps.length > 0) console.error(`Steps that failed: ${failedSteps.join(", ")}.`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}
