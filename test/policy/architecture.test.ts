// The document says of the code what the code says of itself.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawImports, graphOf, readGraph, withDiagrams } from "../../scripts/architecture/import-diagram.ts";

const root = join(import.meta.dirname, "../..");
const document = readFileSync(join(root, "docs/architecture.md"), "utf8");
const ROOMS = ["shared", "artwork", "server", "browser", "web"];

describe("docs/architecture.md", () => {
  it("shows who imports whom as it is: npm run diagram draws it anew", () => {
    expect(document).toBe(withDiagrams(document, drawImports(readGraph(root))));
  });

  it.each(ROOMS)("has a caption for every folder of src/%s, and for no other", (room) => {
    const [, tree = ""] = /^## The tree$[^]*?^```$([^]*?)^```$/m.exec(document) ?? [];
    const [, part = ""] = new RegExp(`^  ${room}/.*\\n((?: {4}.*\\n)*)`, "m").exec(tree) ?? [];
    const captions = [...part.matchAll(/^ {4}([a-z-]+)\/ /gm)].map((match) => match[1]);
    const folders = readdirSync(join(root, "src", room), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(new Set(captions)).toEqual(new Set(folders.map(({ name }) => name)));
  });
});

describe("the diagram", () => {
  it("follows imports of types, lazy ones, neighbours and what is handed on, and leaves packages out", () => {
    const graph = graphOf(
      new Map([
        [
          "src/server/main.ts",
          'import type { A } from "./config-ai.ts"; import "./end.ts"; await import("#server/games/a.ts");',
        ],
        ["src/server/config.ts", 'import "node:fs";'],
        ["src/server/config-ai.ts", 'export { b } from "#shared/b.ts";'],
        ["src/server/cache/c.ts", "export const c = 1;"],
        ["src/server/end.ts", "export const c = 1;"],
        ["src/server/games/a.ts", 'import { c } from "../cache/c.ts"; import "./b.ts"; import "fastify";'],
      ]),
    );
    expect(Object.fromEntries([...graph.nodes].map(([from, to]) => [from, [...to]]))).toEqual({
      "server/main": ["server/config", "server/end", "server/games"],
      "server/config": ["shared"],
      "server/cache": [],
      "server/end": [],
      "server/games": ["server/cache"],
    });
    expect(drawImports(graph)).toContain("flowchart LR\n  games --> cache\n  main --> config & games\n```");
  });

  it("is not put into a document without its marks", () => {
    expect(() => withDiagrams("# Nothing\n", "")).toThrow("The document has no");
  });
});
