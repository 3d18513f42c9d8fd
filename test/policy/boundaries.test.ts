// The rooms stay apart: a forbidden import planted in a copy of the house is refused by the compiler or the linter.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
let house: string;

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "ludex-boundaries-"));
  for (const path of ["src", "package.json", "tsconfig.base.json", ".oxlintrc.json"]) {
    cpSync(join(root, path), join(house, path), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

/** Runs a tool of the repository inside the copy and returns its exit code and output. */
function run(tool: string, args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "node_modules", tool), ...args], {
    cwd: house,
    encoding: "utf8",
  });
  return { status, output: stdout + stderr };
}

function withPlanted<T>(path: string, content: string, look: () => T): T {
  const file = join(house, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  try {
    return look();
  } finally {
    rmSync(file);
  }
}

describe("the compiler", () => {
  it.each([
    [
      "src/web/lib/planted.ts",
      'import { HttpError } from "#server/http/http-error.ts";\nexport const planted = HttpError;\n',
      "src/web",
    ],
    [
      "src/server/http/planted.ts",
      'import { parseGameId } from "#web/lib/game-id.ts";\nexport const planted = parseGameId;\n',
      "src/server",
    ],
    [
      "src/shared/planted.ts",
      'import { readFileSync } from "node:fs";\nexport const planted = readFileSync;\n',
      "src/shared",
    ],
    ["src/shared/planted.ts", "export const planted = document.title;\n", "src/shared"],
  ])(
    "refuses %s reaching into another room",
    (path, content, project) => {
      const { status, output } = withPlanted(path, content, () => run("typescript/bin/tsc", ["-b", project]));
      expect(status).not.toBe(0);
      expect(output).toContain("planted.ts");
    },
    120_000,
  );
});

describe("the linter", () => {
  const cases: [string, string][] = [
    ["src/web/lib/planted.ts", 'import "#server/http/http-error.ts";'],
    ["src/server/http/planted.ts", 'import "#web/lib/game-id.ts";'],
    ["src/shared/planted.ts", 'import "react";'],
    ["src/shared/planted.ts", 'import { z } from "zod";\nexport const planted = z;'],
    ["src/web/features/search/planted.ts", 'import "#web/features/cards/game-card.tsx";'],
    ["src/web/features/search/planted.ts", 'import "../cards/game-card.tsx";'],
    ["src/web/features/search/planted.ts", 'import "#web/pages/search-page.tsx";'],
    ["src/web/ui/planted.ts", 'import "#web/state/game-store.ts";'],
    ["src/web/ui/planted.ts", 'import "#shared/rawg/game.ts";'],
    ["src/web/state/planted.ts", 'import "#web/ui/button.tsx";'],
    ["src/server/games/planted.ts", 'import "#server/catalogue/catalogue.ts";'],
    ["src/server/catalogue/planted.ts", 'import "#server/artwork/routes.ts";'],
    ["src/server/artwork/planted.ts", 'import "#server/games/source.ts";'],
    ["src/server/search/planted.ts", 'import "#server/catalogue/terms.ts";'],
    ["src/server/search/titles/planted.ts", 'import "#server/games/source.ts";'],
    ["src/server/search/titles/planted.ts", 'import "../doc-set.ts";'],
    ["src/server/games/planted.ts", "export const planted = process.env.PORT;"],
    ["src/server/games/planted.ts", 'export const planted = () => fetch("http://localhost");'],
    ["src/web/features/search/planted.ts", 'export const planted = () => localStorage.getItem("a");'],
    ["src/web/lib/planted.ts", "export default 1;"],
    ["src/shared/planted.ts", 'export * from "./images.ts";\nexport * from "./options.ts";'],
  ];

  it.each(cases)("refuses in %s: %s", (path, content) => {
    const { status, output } = withPlanted(path, `${content}\n`, () => run("oxlint/bin/oxlint", [path]));
    expect(status).not.toBe(0);
    expect(output).toContain("planted.ts");
  });

  it.each([
    ["src/web/features/search/planted.ts", "parseGameId", "#web/lib/game-id.ts"],
    ["src/server/search/titles/planted.ts", "DocSet", "#server/search/doc-set.ts"],
    ["src/server/catalogue/planted.ts", "DocSet", "#server/search/doc-set.ts"],
  ])("takes what is allowed in %s", (path, name, from) => {
    const content = `import { ${name} } from "${from}";\nexport const planted = ${name};\n`;
    const { status, output } = withPlanted(path, content, () => run("oxlint/bin/oxlint", [path]));
    expect(output).toContain("0 errors");
    expect(status).toBe(0);
  });
});
