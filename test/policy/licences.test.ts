// What Ludex is run with and built of: each package for a reason that is written down; what the server loads of it under
// licences that let anybody run, change and pass on the whole, and listed in docs/licences.md as the lock file has them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { licenceTable, loadedPackages } from "../../scripts/licences.ts";
import { namedPackages, serverPackages } from "../../scripts/package/needed-packages.ts";

const root = join(import.meta.dirname, "../..");
/** Fewer characters say nothing. */
const REASON_MIN_LENGTH = 12;
/** No terms beyond naming the author, but for libvips, which sharp links and which is a library of its own (LGPL). */
const ALLOWED = new Set(["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "BlueOak-1.0.0"]);
const LIBVIPS = /^@img\/sharp-(?:libvips-|win32-|wasm)/;

/** Faces are files that are found by the name of their package. */
const NAMED_OTHERWISE = ["@fontsource-variable/bricolage-grotesque", "@fontsource-variable/inter"];

const lock = readFileSync(join(root, "package-lock.json"), "utf8");
const named = serverPackages(root);
const packages = loadedPackages(JSON.parse(lock), named);

const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

describe("[safety] what Ludex is run with and built of", () => {
  it("has its line in the decision record: what it does, who keeps it, why not ours", () => {
    const record = readFileSync(join(root, "docs/decisions/020-dependencies.md"), "utf8");
    const rows = [...record.matchAll(/^\| `([^`]+)` +\|(.+)\|$/gm)].map(([, name = "", rest = ""]) => ({
      name,
      cells: rest.split("|").map((cell) => cell.trim()),
    }));
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(dependencies).toSorted());
    const isComplete = ({ cells: [what = "", who = "", why = ""] }: (typeof rows)[number]) =>
      what.length >= REASON_MIN_LENGTH && who !== "" && why.length >= REASON_MIN_LENGTH;
    expect(rows.filter((row) => !isComplete(row))).toEqual([]);
    expect(packages.length).toBeGreaterThan(rows.length);
  });

  it("is all that npm start installs, and nothing that only tests and benchmarks need", () => {
    const built = ["src/web", "src/browser", "scripts/vite", "scripts/static", "scripts/package", "vite.config.ts"];
    const needed = new Set([...named, ...namedPackages(root, built)]);
    const installed = Object.keys(dependencies);
    expect([...needed].filter((name) => !installed.includes(name))).toEqual([]);
    expect(installed.filter((name) => !needed.has(name)).toSorted()).toEqual(NAMED_OTHERWISE);
  });

  it("may be used by anybody, as far as the server loads it", () => {
    const others = packages.filter(({ licence }) => !licence.split(/ (?:AND|OR) /).every((one) => ALLOWED.has(one)));
    expect(others.filter(({ name, licence }) => !LIBVIPS.test(name) || !licence.includes("LGPL-3.0-or-later"))).toEqual(
      [],
    );
  });

  it("is listed as it is: npm run licences writes the list", () => {
    expect(readFileSync(join(root, "docs/licences.md"), "utf8")).toContain(licenceTable(packages));
  });

  it("comes from the registry, checked by its hash, without scripts that would have to run", () => {
    const entries = Object.entries<Record<string, unknown>>(JSON.parse(lock).packages).filter(([path]) => path !== "");
    const pathsWhere = (isWrong: (entry: Record<string, unknown>) => boolean) =>
      entries.filter(([, entry]) => isWrong(entry)).map(([path]) => path);
    // Without an address the registry of whoever installs is meant.
    expect(
      pathsWhere(
        ({ resolved = "https://registry.npmjs.org/" }) => !String(resolved).startsWith("https://registry.npmjs.org/"),
      ),
    ).toEqual([]);
    expect(pathsWhere(({ integrity }) => !String(integrity).startsWith("sha512-"))).toEqual([]);
    const scripted = pathsWhere(({ hasInstallScript }) => hasInstallScript === true);
    const loaded = new Set(packages.map(({ name }) => `node_modules/${name}`));
    expect(scripted.filter((path) => loaded.has(path))).toEqual([]);
  });
});
