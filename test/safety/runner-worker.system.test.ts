// What Playwright says of a worker whose end throws, asked of Playwright itself.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../support/temporary-directory.ts";

const PLAYWRIGHT = join(import.meta.dirname, "../../node_modules/@playwright/test");
const LEAVE = join(import.meta.dirname, "../support/leave-at-once.ts");

/** The exit code of a run of one test that passes and leaves a listener that throws; its workers do as `config` says. */
function exitCodeWith(config: string): number | null {
  const directory = temporaryDirectory();
  const test = `const { test } = require(${JSON.stringify(PLAYWRIGHT)});
    test("passes", () => { process.on("exit", () => { throw new Error("not today"); }); });`;
  writeFileSync(join(directory, "a.spec.js"), test);
  writeFileSync(join(directory, "playwright.config.js"), `${config}; module.exports = { workers: 1 };`);
  const { status } = spawnSync(process.execPath, [join(PLAYWRIGHT, "cli.js"), "test"], {
    cwd: directory,
    env: { PATH: process.env["PATH"], PWTEST_CHILD_PROCESS_TIMEOUT: "2000" },
    timeout: 30_000,
  });
  return status;
}

it("a worker whose end throws fails the run, and does not where it leaves at once", { timeout: 70_000 }, () => {
  expect(exitCodeWith("")).toBe(1);
  const leave = `if (process.env.TEST_WORKER_INDEX) require(${JSON.stringify(LEAVE)}).leaveAtOnce()`;
  expect(exitCodeWith(leave)).toBe(0);
});
