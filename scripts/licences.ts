// `npm run licences`: writes docs/licences.md, the licences of what the server loads and of what is built into the app,
// from the lock file and the installed packages. test/policy/licences.test.ts sees that the list is true.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Lock, PACKAGES, serverPackages, withTheirNeeds } from "./package/needed-packages.ts";

type LoadedPackage = { name: string; version: string; licence: string };

const ROOT = join(import.meta.dirname, "..");

/** Everything of `lock` that a server which names the packages `names` has installed, sorted by name. */
export function loadedPackages(lock: Lock, names: readonly string[]): LoadedPackage[] {
  return withTheirNeeds(lock, names)
    .map(([path, { version = "", license = "unknown" }]) => ({
      name: path.slice(path.lastIndexOf(PACKAGES) + PACKAGES.length),
      version,
      licence: license,
    }))
    .toSorted((a, b) => (a.name === b.name ? a.version.localeCompare(b.version) : a.name < b.name ? -1 : 1));
}

/** The list as a table of Markdown, aligned as the formatter would. */
export function licenceTable(packages: readonly LoadedPackage[]): string {
  const rows = [
    ["package", "version", "licence"],
    ...packages.map(({ name, version, licence }) => [name, version, licence]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body.map(line)].join("\n");
}

const INTRODUCTION = `# Licences

Ludex itself is under the [MIT licence](../LICENSE). This page is written by \`npm run licences\` and checked by
\`npm test\`.

## What the server loads

Of sharp's prebuilt packages one is installed, that of the machine. libvips, which it brings along as a library of its
own, is under the LGPL 3.0 or later; everything else asks for no more than naming its authors. The package that \`npm run package\`
makes holds all but sharp, with the full texts of their licences in \`needs/licenses.md\`.
`;

const APP = `
## What is built into the app

React, TanStack Query, zustand, zod and react-icons (MIT), Lucide's icons (ISC), DOMPurify (Apache
2.0 or MPL 2.0). The build writes their full texts beside the app, to \`dist/web/licenses.md\`, and the server serves them
at \`/licenses.md\`. The fonts Inter and Bricolage Grotesque are under the SIL Open Font Licence 1.1; they are cut
down to the characters and weights that the app shows, and their licence is served beside them at
\`/licenses-faces.txt\`.
The outlines in \`src/artwork/letters\` are those of Bricolage Grotesque.
`;

const DATA = `
## Data of others

\`data/retro/\`: GameDataBase © PigSaint, [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/), from
<https://github.com/PigSaint/GameDataBase>. Its CSV files were put together into one and its checksums left out;
[data/retro/README.md](../data/retro/README.md) says what is made of it.
`;

if (process.argv[1] === import.meta.filename) {
  const lock: Lock = JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8"));
  const packages = loadedPackages(lock, serverPackages(ROOT));
  writeFileSync(join(ROOT, "docs/licences.md"), `${INTRODUCTION}\n${licenceTable(packages)}\n${APP}${DATA}`);
}
