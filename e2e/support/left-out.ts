// Holds the run against the folder without a server to its guide: a test that is left out and not listed there fails the run,
// and so does one that is listed, but holds.
import { basename } from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { REASONS } from "./alone-tests.ts";
import { isCalled, readSingleTests } from "./single-tests.ts";

export default class LeftOut implements Reporter {
  private readonly listed = readSingleTests();
  private readonly findings = new Set<string>();

  onTestEnd({ title, location }: TestCase, { status, annotations }: TestResult): void {
    const file = basename(location.file, ".spec.ts");
    const why = annotations.find(({ type }) => type === "skip")?.description;
    const listed = this.listed.filter((one) => one.file === file && isCalled(title, one.title));
    if (why !== undefined && !listed.some(({ reason }) => REASONS[reason] === why))
      this.findings.add(`left out and not listed: ${file} › ${title}: ${why}`);
    if (status === "passed" && listed.length > 0) this.findings.add(`listed, but it holds: ${file} › ${title}`);
  }

  onEnd(): Promise<{ status?: "failed" }> {
    if (this.findings.size === 0) return Promise.resolve({});
    console.error(`\nNot as docs/without-a-server.md says:\n${[...this.findings].join("\n")}\n`);
    return Promise.resolve({ status: "failed" });
  }

  printsToStdio(): boolean {
    return false;
  }
}
