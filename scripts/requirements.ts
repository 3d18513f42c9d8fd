// Fails when a numbered requirement of a switched-on section is named by no test that was really executed.
// Usage: requirements.ts UNIT_REPORT BROWSER_REPORT (vitest's and Playwright's JSON reports).
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Sections whose every id must be proven; a section joins when its features are built. */
const SWITCHED_ON = "RHSCFKDVNTXIALGQBPME";
/** Sections whose tests need a program that this machine does not have; the run has said so. */
const LEFT_OUT = process.env["LUDEX_LEFT_OUT"] ?? "";

type UnitReport = { testResults: { assertionResults: { title: string; status: string }[] }[] };
type Suite = { specs?: { title: string; tests: { results: { status: string }[] }[] }[]; suites?: Suite[] };

const root = join(import.meta.dirname, "..");
const [unitPath, browserPath] = process.argv.slice(2);
const titles = [...unitTitles(unitPath), ...browserTitles(browserPath)];
const named = new Set(titles.flatMap((title) => [...title.matchAll(/\[([A-Z]-\d{2})\]/g)].map((match) => match[1])));
const required = [...readFileSync(join(root, "docs/requirements.md"), "utf8").matchAll(/^- ([A-Z]-\d{2}) /gm)]
  .map((match) => match[1] ?? "")
  .filter((id) => SWITCHED_ON.includes(id.charAt(0)) && !LEFT_OUT.includes(id.charAt(0)));
const missing = required.filter((id) => !named.has(id));

console.log(`${required.length - missing.length} of ${required.length} requirements are named by an executed test.`);
if (missing.length > 0) {
  console.error(`No executed test names: ${missing.join(", ")}`);
  process.exitCode = 1;
}

function unitTitles(path: string | undefined): string[] {
  const report = readReport(path) as UnitReport | undefined;
  return (report?.testResults ?? [])
    .flatMap((file) => file.assertionResults)
    .filter((result) => result.status === "passed" || result.status === "failed")
    .map((result) => result.title);
}

function browserTitles(path: string | undefined): string[] {
  const collect = (suite: Suite): string[] => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.results.some((result) => result.status !== "skipped")))
      .map((spec) => spec.title),
    ...(suite.suites ?? []).flatMap(collect),
  ];
  return collect((readReport(path) as Suite | undefined) ?? {});
}

/** Content of a report. The runners write these files themselves, so the shape is theirs to keep. */
function readReport(path: string | undefined): unknown {
  return path !== undefined && existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}
