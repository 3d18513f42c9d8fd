import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { isDeep } from "./test/support/lane.ts";
import { messages } from "./scripts/vite/messages.ts";

// Newer Nodes bring a localStorage of their own, which would stand in front of the one that happy-dom gives to a test.
const hasOwnStorage = process.allowedNodeEnvironmentFlags.has("--webstorage");

const NODE_TESTS = ["src/{server,shared,artwork,browser}/**/*.test.ts", "scripts/**/*.test.ts", "test/**/*.test.ts"];
/** They start processes, or wait as long as a timeout, an outage or a slow client takes; some need the built app. */
const SYSTEM_TESTS = "**/*.system.test.ts";
const ON_NODE = { environment: "node" as const, setupFiles: "test/support/clear-up.ts", hookTimeout: 60_000 };

export default defineConfig({
  plugins: [messages()],
  resolve: {
    alias: {
      "#web": join(import.meta.dirname, "src/web"),
      "#server": join(import.meta.dirname, "src/server"),
      "#artwork": join(import.meta.dirname, "src/artwork"),
      "#browser": join(import.meta.dirname, "src/browser"),
      "#shared": join(import.meta.dirname, "src/shared"),
    },
  },
  cacheDir: ".cache/vitest",
  test: {
    globalSetup: "test/support/test-run.ts",
    // Words are put into the modules, and a module is kept by its own text alone.
    fsModuleCache: false,
    maxWorkers: availableParallelism(),
    // With `isolate: false` files share what they import, which halves the processor time. The app's stores are such, so
    // that its tests do not.
    restoreMocks: true,
    // Of `expect.poll`, which gives up after a second otherwise: a busy machine is not a broken app.
    expect: { poll: { timeout: 15_000 } },
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          ...ON_NODE,
          include: NODE_TESTS,
          exclude: [SYSTEM_TESTS],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "system",
          ...ON_NODE,
          include: [`{src,test,scripts}/${SYSTEM_TESTS}`],
          // A server on an empty folder fills its catalogue first, for ten seconds of a core, beside other tests that do.
          testTimeout: 60_000,
          // They time processes and connections on a machine that others may use. A second try is named by the report.
          retry: 1,
          // They wait more than they work; after the others, which do not.
          // In the deep lane they work more than they wait.
          maxWorkers: availableParallelism() + (isDeep ? 0 : 1),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          environment: "happy-dom",
          execArgv: hasOwnStorage ? ["--no-webstorage"] : [],
          include: ["src/web/**/*.test.ts", "src/web/**/*.test.tsx"],
          // Generous, because a busy machine is not a broken app.
          testTimeout: 30_000,
          setupFiles: ["test/support/clear-up.ts", "test/support/web-setup.ts"],
          css: { modules: { classNameStrategy: "non-scoped" } },
        },
      },
    ],
  },
});
