// What becomes of a run of the browser tests whose workers do not end, asked of Playwright itself.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { onlyLingered } from "../../scripts/lingered.js";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const PLAYWRIGHT = join(import.meta.dirname, "../../node_modules/@playwright/test");
const LINGERS = 'process.on("exit", () => { throw new Error("not today"); });';

/** Runs the code of a file of tests, which need no browser; gives the exit code and the report. */
function run(tests: string) {
  const directory = temporaryDirectory();
  writeFileSync(join(directory, "a.spec.js"), `const { test } = require(${JSON.stringify(PLAYWRIGHT)}); ${tests}`);
  writeFileSync(
    join(directory, "playwright.config.js"),
    'module.exports = { reporter: "json", retries: 0, workers: 1 };',
  );
  const report = join(directory, "report.json");
  const { status } = spawnSync(process.execPath, [join(PLAYWRIGHT, "cli.js"), "test"], {
    cwd: directory,
    env: { PATH: process.env["PATH"], PLAYWRIGHT_JSON_OUTPUT_NAME: report, PWTEST_CHILD_PROCESS_TIMEOUT: "1000" },
    timeout: 30_000,
  });
  return { status, report: JSON.parse(readFileSync(report, "utf8")) };
}

it("a run is excused where all tests passed and a worker had to be killed", { timeout: 40_000 }, () => {
  const { status, report } = run(`test("passes", () => { ${LINGERS} });`);
  expect(status).toBe(1);
  expect(onlyLingered(report)).toBe(true);
});

it(
  "no other run is: one with a test that failed, one with another error, one without tests",
  { timeout: 40_000 },
  () => {
    const failing = run(`test("passes", () => { ${LINGERS} }); test("fails", () => { throw new Error("no"); });`);
    expect(failing.status).toBe(1);
    expect(failing.report.stats).toMatchObject({ expected: 1, unexpected: 1 });
    expect(onlyLingered(failing.report)).toBe(false);

    const broken = run('test("passes", () => undefined); test.afterAll(() => undefined); throw new Error("at load");');
    expect(broken.status).toBe(1);
    expect(broken.report.errors).not.toEqual([]);
    expect(onlyLingered(broken.report)).toBe(false);

    const { report } = run(`test("passes", () => { ${LINGERS} });`);
    expect(onlyLingered({ ...report, errors: [...report.errors, { message: "another" }] })).toBe(false);
    expect(onlyLingered({ ...report, stats: { ...report.stats, expected: 0 } })).toBe(false);
    expect(onlyLingered({ ...report, errors: [] })).toBe(false);
    expect(onlyLingered(undefined)).toBe(false);
  },
);
