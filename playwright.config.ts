import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { endIfStuck } from "./test/support/end-if-stuck.ts";
import { isDeep } from "./test/support/lane.ts";
import { leaveAtOnce } from "./test/support/leave-at-once.ts";

const PORT = Number(process.env.E2E_PORT ?? 4399);
/** One a core, and two on one core, for a browser often waits. All ask one server: more of them wait for it. */
const WORKERS = Math.min(6, Math.max(2, availableParallelism()));

// Read by the workers as well, whose exit code nobody asks.
if (process.env.TEST_WORKER_INDEX !== undefined) {
  leaveAtOnce();
  endIfStuck();
}

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  ...(isDeep ? {} : { grepInvert: /@deep/ }),
  globalSetup: "./test/support/test-run.ts",
  outputDir: ".cache/playwright",
  fullyParallel: true,
  workers: WORKERS,
  // A machine that stands still for a moment is no defect of the app. What needed a second try is named at the end.
  retries: 1,
  // A machine that others use, too, has been four times as slow as one of its own.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME === undefined ? [["list"]] : [["dot"], ["json"]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // As Ludex was drawn first; theme.spec.ts looks at the light.
    colorScheme: "dark",
    viewport: { width: 1440, height: 900 },
    // A sixth of the processor time goes into motion. What is about motion asks for it; the deep lane has it everywhere.
    reducedMotion: isDeep ? "no-preference" : "reduce",
    // What a worker fetches, a test cannot answer in the server's place; offline.spec.ts allows it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node src/server/main.ts",
    url: `http://127.0.0.1:${PORT}/healthz`,
    env: {
      PORT: String(PORT),
      HOST: "127.0.0.1",
      DATA_DIRECTORY: ".cache/e2e",
      LOG_LEVEL: "error",
      RATE_LIMIT_API: "1000000",
      RATE_LIMIT_IMAGES: "1000000",
      RATE_LIMIT_INSIGHTS: "1000000",
      RATE_LIMIT_SYNC: "1000000",
      SYNC_NEW_PER_DAY: "1000000",
    },
    reuseExistingServer: process.env.CI === undefined,
    timeout: 60_000,
  },
});
