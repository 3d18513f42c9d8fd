// The folders that `npm run mutation` knows, and the tests that must notice a mutant. Left out are tests that start
// processes or are bound to time: a mutant that only makes the code slow would fail there by chance.

/**
 * `project` is the one of vitest.config.ts. With `hasTables` most of what runs while a file is read are words of tables
 * (labels, addresses, synonyms), and those mutants are left out. Elsewhere they count: an index is built there.
 */
type Room = {
  folder: string;
  project: "node" | "web";
  tests: readonly string[];
  withoutTests?: readonly string[];
  hasTables?: boolean;
};

export const ROOMS: Readonly<Record<string, Room>> = {
  titles: { folder: "src/server/search/titles", project: "node", tests: ["src/server/search/titles/*.test.ts"] },
  games: {
    folder: "src/server/games",
    project: "node",
    tests: [
      "src/server/games/*.test.ts",
      "src/server/gateway/{provenance,title-finder}.test.ts",
      "test/policy/api.test.ts",
    ],
    hasTables: true,
  },
  shared: { folder: "src/shared", project: "node", tests: ["src/shared/**/*.test.ts"], hasTables: true },
  state: { folder: "src/web/state", project: "web", tests: ["src/web/state/*.test.ts"] },
  search: { folder: "src/server/search", project: "node", tests: ["src/server/search/**/*.test.ts"] },
  catalogue: {
    folder: "src/server/catalogue",
    project: "node",
    tests: ["src/server/catalogue/*.test.ts"],
    withoutTests: ["src/server/catalogue/{open,version}.test.ts"],
  },
  gateway: { folder: "src/server/gateway", project: "node", tests: ["src/server/gateway/*.test.ts"], hasTables: true },
  cache: { folder: "src/server/cache", project: "node", tests: ["src/server/cache/*.test.ts"] },
  lib: { folder: "src/web/lib", project: "web", tests: ["src/web/lib/*.test.ts"] },
};
