// The rooms stay apart: forbidden imports planted in a copy of the repository are refused by the compiler or the linter. All
// are planted at once, each in a file of its own, so that each tool runs once; a test looks at what is said of its file.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const TOOLS_TIMEOUT_MS = 180_000;
const OUTPUT_MAX_BYTES = 64 * 1024 * 1024;
const root = join(import.meta.dirname, "../..");

/** A file, what is in it, and what the tool must say of it. */
type Planted = [place: string, content: string, refusal: string];

const OTHER_PROJECT = "error TS6307: File";
const refusedByCompiler = planted("types", [
  [
    "src/web/lib",
    'import { HttpError } from "#server/http/http-error.ts";\nexport const planted = HttpError;',
    OTHER_PROJECT,
  ],
  ["src/server/http", 'import { SLOT } from "#web/lib/slot.ts";\nexport const planted = SLOT;', OTHER_PROJECT],
  [
    "src/artwork",
    'import { HttpError } from "#server/http/http-error.ts";\nexport const planted = HttpError;',
    OTHER_PROJECT,
  ],
  [
    "src/web/lib",
    'import { createRandom } from "#artwork/prng.ts";\nexport const planted = createRandom;',
    OTHER_PROJECT,
  ],
  [
    "src/shared",
    'import { createRandom } from "#artwork/prng.ts";\nexport const planted = createRandom;',
    OTHER_PROJECT,
  ],
  [
    "src/shared",
    'import { readFileSync } from "node:fs";\nexport const planted = readFileSync;',
    "error TS2591: Cannot find name 'node:fs'",
  ],
  ["src/shared", "export const planted = document.title;", "error TS2584: Cannot find name 'document'"],
]);

const refusedByLinter = planted("lint", [
  ["src/web/lib", 'import "#server/http/http-error.ts";', "the app never imports the server"],
  ["src/server/http", 'import "#web/lib/slot.ts";', "the server never imports the app"],
  ["src/shared", 'import "react";', "shared knows no DOM, no Node and no React"],
  ["src/shared", 'import { z } from "zod";\nexport const planted = z;', "zod comes as zod/mini"],
  ["src/web/features/search", 'import "#web/features/cards/game-card.tsx";', "never imports another feature"],
  ["src/web/features/search", 'import "../cards/game-card.tsx";', "../ is forbidden"],
  ["src/web/features/search", 'import "#web/pages/search-page.tsx";', "never imports another feature or a page"],
  ["src/web/ui", 'import "#web/state/game-store.ts";', "ui knows no word of the domain"],
  ["src/web/ui", 'import "#shared/rawg/game.ts";', "ui knows no word of the domain"],
  ["src/web/state", 'import "#web/ui/button.tsx";', "state is below features and ui"],
  ["src/server/games", 'import "#server/catalogue/catalogue.ts";', "games speaks to the port"],
  ["src/server/catalogue", 'import "#server/media/picture-routes.ts";', "An adapter knows its port"],
  ["src/server/gateway", 'import "#server/sources/take-in.ts";', "An adapter knows its port"],
  ["src/server/sources/rawg", 'import "#server/gateway/upstream.ts";', "it is given its way to RAWG"],
  ["src/server/catalogue", 'import "#artwork/brief.ts";', "An adapter knows its port"],
  [
    "src/server/media",
    'import "#server/games/source.ts";',
    "media imports cache, http and the drawing program's doors",
  ],
  ["src/server/media", 'import "#artwork/compose-picture.ts";', "by its doors"],
  ["src/server/picture-process", 'import "#artwork/prng.ts";', "by its doors"],
  ["src/server/search", 'import "#artwork/draw-picture.ts";', "nothing of the server but itself"],
  ["src/web/lib", 'import "#artwork/picture-colour.ts";', "the app never imports the server"],
  ["src/web/features/search", 'import "#artwork/picture-colour.ts";', "the app never imports the server"],
  ["src/shared", 'import "#artwork/brief.ts";', "shared knows no DOM, no Node and no React"],
  ["src/artwork", 'import "#server/cache/file-cache.ts";', "artwork imports shared and sharp only"],
  ["src/artwork/places", 'import "node:fs";', "artwork imports shared and sharp only"],
  ["src/artwork", 'import "fastify";', "artwork imports shared and sharp only"],
  ["src/browser", 'import "#web/lib/slot.ts";', "never imports the app"],
  ["src/browser", 'import "#server/cache/file-cache.ts";', "In a browser runs what needs no Node"],
  ["src/browser", 'import "#artwork/draw-picture.ts";', "the doors that need no library"],
  ["src/web/lib", 'import "#browser/engine.ts";', "the app never imports the server"],
  ["src/server/search", 'import "#server/catalogue/terms.ts";', "nothing of the server but itself"],
  ["src/server/search/titles", 'import "#server/games/source.ts";', "nothing of the server but itself"],
  ["src/server/sources", 'import "#server/catalogue/terms.ts";', "sources knows its ports"],
  [
    "src/server/database",
    'import "#server/sources/take-in.ts";',
    "database knows PostgreSQL and no word of the domain",
  ],
  ["src/server/search/titles", 'import "../doc-set.ts";', "../ is forbidden"],
  ["src/server/games", "export const planted = process.env.PORT;", "node(no-process-env)"],
  ["src/server/games", 'export const planted = () => fetch("http://localhost");', "Unexpected use of 'fetch'"],
  ["src/web/features/search", 'export const planted = () => localStorage.getItem("a");', "use of 'localStorage'"],
  ["src/web/lib", "export default 1;", "import(no-default-export)"],
  ["src/shared", 'export * from "./images.ts";\nexport * from "./options.ts";', "oxc(no-barrel-file)"],
]);

const allowed = planted(
  "allowed",
  [
    ["src/web/features/search", "SLOT", "#web/lib/slot.ts"],
    ["src/server/search/titles", "DocSet", "#server/search/doc-set.ts"],
    ["src/server/catalogue", "DocSet", "#server/search/doc-set.ts"],
    ["src/server/sources/merge", "titleKey", "#server/search/titles/spellings.ts"],
    ["src/server/media", "drawPicture", "#artwork/draw-picture.ts"],
    ["src/server/catalogue", "chooseSentences", "#artwork/choose-sentences.ts"],
    ["src/server/picture-process", "drawPicture", "#artwork/draw-picture.ts"],
    ["src/artwork/motifs", "createRandom", "#artwork/prng.ts"],
    ["src/artwork", "SCENES", "#shared/artwork.ts"],
  ].map(([folder = "", name, from]) => [
    folder,
    `import { ${name} } from "${from}";\nexport const planted = ${name};`,
    "",
  ]),
);

/** Gives each row of folder, content and refusal a file of its own. */
function planted(kind: string, rows: [folder: string, content: string, refusal: string][]): Planted[] {
  return rows.map(([folder, ...row], index) => [`${folder}/planted-${kind}-${index + 1}.ts`, ...row]);
}

let copy: string;
let compilerLines: string[];
let complaints: { filename: string; text: string }[];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "ludex-boundaries-"));
  for (const path of ["src", "package.json", "tsconfig.base.json", ".oxlintrc.json"]) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const forLinter = [...refusedByLinter, ...allowed];
  for (const each of forLinter) plant(each);
  complaints = lint(forLinter.map(([place]) => place));
  for (const [place] of forLinter) rmSync(join(copy, place));
  for (const each of refusedByCompiler) plant(each);
  const projects = ["src/shared", "src/artwork", "src/web", "src/server"];
  compilerLines = run("typescript/bin/tsc", ["-b", "--pretty", "false", ...projects]).split("\n");
}, TOOLS_TIMEOUT_MS);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function plant([place, content]: Planted): void {
  mkdirSync(dirname(join(copy, place)), { recursive: true });
  writeFileSync(join(copy, place), `${content}\n`);
}

/** Runs a tool of the repository inside the copy; what it says, whether it is content or not. */
function run(tool: string, args: readonly string[]): string {
  const { error, stdout, stderr } = spawnSync(process.execPath, [join(root, "node_modules", tool), ...args], {
    cwd: copy,
    encoding: "utf8",
    maxBuffer: OUTPUT_MAX_BYTES,
  });
  if (error) throw error;
  return stdout + stderr;
}

/** What the linter says of these files. Fails unless it has looked at each of them. */
function lint(places: readonly string[]): typeof complaints {
  const report = JSON.parse(run("oxlint/bin/oxlint", ["--format=json", ...places])) as {
    number_of_files: number;
    diagnostics: { filename: string; code: string; message: string; help: string; severity: string }[];
  };
  expect(report.number_of_files).toBe(places.length);
  return report.diagnostics.map(({ filename, code, message, help, severity }) => {
    return { filename, text: `${severity} ${code}: ${message} ${help}` };
  });
}

describe("the compiler", () => {
  it.each(refusedByCompiler)("refuses %s, which reaches into another room: %s", (place, _content, refusal) => {
    const said = compilerLines.filter((line) => line.startsWith(`${place}(`));
    expect(said).toContainEqual(expect.stringContaining(refusal));
  });

  it("refuses nothing else", () => {
    const refused = compilerLines.flatMap((line) => /^(.+?)\(\d+,\d+\): error/.exec(line)?.[1] ?? []);
    const places = new Set(refusedByCompiler.map(([place]) => place));
    expect(refused.filter((place) => !places.has(place))).toEqual([]);
  });
});

describe("the linter", () => {
  it.each(refusedByLinter)("refuses in %s: %s", (place, _content, refusal) => {
    const said = complaints.filter(({ filename }) => filename === place);
    expect(said).toEqual([{ filename: place, text: expect.stringContaining(refusal) }]);
    expect(said[0]?.text).toMatch(/^error /);
  });

  it.each(allowed)("takes what is allowed in %s: %s", (place) => {
    expect(complaints.filter(({ filename }) => filename === place)).toEqual([]);
  });
});
