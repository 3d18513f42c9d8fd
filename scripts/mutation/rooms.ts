// The folders that `npm run mutation` knows, and the tests that must notice a mutant. Left out are tests that start
// processes or are bound to time: a mutant that only makes the code slow would fail there by chance.

/**
 * `project` is the one of vitest.config.ts. With `hasTables` most of what runs while a file is read are words of tables
 * (labels, addresses, synonyms), and those mutants are left out. Elsewhere they count: an index is built there.
 */
type Room = {
  /** The files whose code is changed. */
  code: string;
  project: "node" | "web";
  tests: readonly string[];
  withoutTests?: readonly string[];
  hasTables?: boolean;
};

export const ROOMS: Readonly<Record<string, Room>> = {
  titles: { code: "src/server/search/titles/*.ts", project: "node", tests: ["src/server/search/titles/*.test.ts"] },
  games: {
    code: "src/server/games/*.ts",
    project: "node",
    tests: [
      "src/server/games/*.test.ts",
      "src/server/gateway/{provenance,title-finder}.test.ts",
      "test/policy/api.test.ts",
    ],
    hasTables: true,
  },
  shared: { code: "src/shared/**/*.ts", project: "node", tests: ["src/shared/**/*.test.ts"], hasTables: true },
  state: { code: "src/web/state/*.ts", project: "web", tests: ["src/web/state/*.test.ts"] },
  search: {
    // Without titles/, which has a score of its own.
    code: "src/server/search/{*,filters/*}.ts",
    project: "node",
    tests: ["src/server/search/{*,filters/*}.test.ts"],
  },
  catalogue: {
    code: "src/server/catalogue/*.ts",
    project: "node",
    tests: ["src/server/catalogue/*.test.ts"],
    withoutTests: ["src/server/catalogue/{open,version}.test.ts"],
  },
  gateway: {
    code: "src/server/gateway/*.ts",
    project: "node",
    tests: ["src/server/gateway/*.test.ts"],
    hasTables: true,
  },
  cache: { code: "src/server/cache/*.ts", project: "node", tests: ["src/server/cache/*.test.ts"] },
  lib: { code: "src/web/lib/*.{ts,tsx}", project: "web", tests: ["src/web/lib/*.test.ts"] },
};
