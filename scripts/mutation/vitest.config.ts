// The tests of one folder, run as vitest.config.ts runs them. Stryker's own list of test files would spare this file, but
// with it mutants of what works while a file is read are tried by no test at all (10.1.1).
import { defineConfig, type TestUserConfig } from "vitest/config";
import whole from "../../vitest.config.ts";
import { ROOMS } from "./rooms.ts";

const SYSTEM_TESTS = "**/*.system.test.ts";

const room = ROOMS[process.env.MUTATION_ROOM ?? ""];
// Projects may be files and promises, too; those of ours are written out.
const projects = whole.test?.projects as readonly { test: TestUserConfig }[] | undefined;
const project = projects?.find(({ test }) => test.name === room?.project);

export default defineConfig({
  ...whole,
  test: {
    ...project?.test,
    setupFiles: [project?.test.setupFiles ?? [], "scripts/mutation/fewer-cases.ts"].flat(),
    restoreMocks: true,
    unstubGlobals: true,
    include: [...(room?.tests ?? [])],
    exclude: [SYSTEM_TESTS, ...(room?.withoutTests ?? [])],
  },
});
