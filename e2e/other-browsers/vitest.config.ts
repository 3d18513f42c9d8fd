// One project a browser: they go the same paths at the same time, and `--project firefox` goes them in one.
import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: { "#shared": join(import.meta.dirname, "../../src/shared") } },
  cacheDir: "../../.cache/vitest-other-browsers",
  test: {
    globalSetup: ["serve-app.ts", "../../test/support/test-run.ts"],
    maxWorkers: 2,
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Generous, because a busy machine is not a broken app.
    expect: { poll: { timeout: 15_000, interval: 50 } },
    projects: ["firefox", "webkit"].map((name) => ({
      extends: true as const,
      test: { name, include: ["*.test.ts"], env: { BROWSER: name } },
    })),
  },
});
