// Names the tests that passed at their second try only: a run that is green has still to say which of its tests are not steady.
import type { Reporter, TestCase } from "vitest/node";

export default class SecondTries implements Reporter {
  private readonly names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.ok() && test.diagnostic()?.flaky) this.names.push(`${test.module.relativeModuleId} › ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.names.length === 0) return;
    console.log(`\n${this.names.length} passed at the second try only:\n${this.names.join("\n")}\n`);
  }
}
