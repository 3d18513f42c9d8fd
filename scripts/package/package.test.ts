// The parts of the package that npm and Node read; pack.system.test.ts runs the whole.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import type { Lock } from "./needed-packages.ts";
import { packageManifest, programManifest, shrinkwrap } from "./manifest.ts";
import { bundleNeeds, needsOf, withNeedsIn } from "./needs.ts";
import { stripTypes } from "./strip-types.ts";
import { temporaryDirectory } from "../../test/support/temporary-directory.ts";

const ROOT = join(import.meta.dirname, "../..");
const readJson = (name: string) => JSON.parse(readFileSync(join(ROOT, name), "utf8"));

describe("[B-03] modules without their types", () => {
  it.each([
    ['import { a } from "#server/a.ts";', 'import { a } from "#server/a.js";'],
    ['export * from "./b.ts";', 'export * from "./b.js";'],
    ['import "./c.ts";', 'import "./c.js";'],
    ['const d = await import("./d.ts");', 'const d = await import("./d.js");'],
    ['fork(new URL("e.ts", import.meta.url));', 'fork(new URL("e.js", import.meta.url));'],
    ['const name = "f.ts";', 'const name = "f.ts";'],
    ['import { g } from "g.ts-lib";', 'import { g } from "g.ts-lib";'],
  ])("%s", (text, expected) => {
    expect(stripTypes(text)).toBe(expected);
  });

  it("[B-03] each line stays where it was", () => {
    const text = 'import type { A } from "./a.ts";\nexport const a = (b: A): number => b as number;\n';
    expect(stripTypes(text).split("\n")).toHaveLength(3);
    expect(stripTypes(text)).not.toMatch(/: A|as number/);
  });

  it("[B-03] what cannot be left out is refused", () => {
    expect(() => stripTypes("enum A { b }")).toThrow();
  });
});

describe("[B-03] packages that come inside", () => {
  it.each([
    ['import a from "b";', ["default"]],
    ['import { a, b as c } from "d/e";', ["a", "b"]],
    ['import * as a from "@b/c";', ["*"]],
    ['export { a as b } from "c";', ["a"]],
    ['export * from "a";', ["*"]],
    ['const { a } = await import("b");', ["*"]],
    ['import "a";', []],
  ])("%s", (code, names) => {
    const [{ from, ...need } = { from: "", names: undefined }, ...others] = needsOf(code);
    expect([need.names, others]).toEqual([names, []]);
    expect(withNeedsIn("../needs", code)).toBe(code.replace(`"${from}"`, `"../needs/${from}.js"`));
  });

  it.each([
    'import a from "node:fs";',
    'import a from "#server/a.js";',
    'import a from "./a.js";',
    'import a from "sharp";',
  ])("%s stays", (code) => expect(withNeedsIn("../needs", code)).toBe(code));

  it("[B-03] they run where npm has installed nothing, with the names that CommonJS does not tell, and their licences", async () => {
    const folder = join(temporaryDirectory(), "needs");
    const codes = [
      'import { Redis } from "ioredis"; import * as z from "zod/mini";',
      'import pg from "pg"; import { fastify } from "fastify";',
    ];
    await bundleNeeds(codes, folder);
    const parts = await Promise.all(
      ["ioredis", "zod/mini", "pg", "fastify"].map((name) => import(pathToFileURL(join(folder, `${name}.js`)).href)),
    );
    const [{ Redis }, { string }, { default: pg }, { fastify }] = parts;
    expect([Redis, string, pg.Pool, fastify].map((each) => typeof each)).toEqual(Array(4).fill("function"));
    const app = fastify();
    app.get("/", () => ({ there: true }));
    expect((await app.inject("/")).json()).toEqual({ there: true });
    const licences = readFileSync(join(folder, "licenses.md"), "utf8");
    // One that is named, and one that another needs.
    for (const name of ["fastify", "avvio"]) expect(licences).toContain(`## ${name} - `);
  });
});

describe("[B-03] what npm reads", () => {
  const lock: Lock = readJson("package-lock.json");
  const manifest = packageManifest(readJson("package.json"), lock, "24.15.0");

  it("[B-03] the package needs what the server needs and no more, each with the sum of its contents", () => {
    const { packages } = shrinkwrap(lock, manifest);
    const names = Object.keys(packages);
    for (const name of Object.keys(manifest.dependencies)) expect(names).toContain(`node_modules/${name}`);
    for (const name of ["react", "vite", "typescript"]) expect(names).not.toContain(`node_modules/${name}`);
    const others = Object.entries(packages).filter(([path]) => path !== "");
    expect(others.filter(([, entry]) => !("integrity" in entry))).toEqual([]);
  });

  it("[B-03] what comes from npm comes in the version that was tested, what others need as well", () => {
    const { dependencies } = manifest;
    for (const [name, version] of Object.entries(dependencies)) {
      expect(version).toBe(lock.packages[`node_modules/${name}`]?.version);
    }
    expect(Object.keys(dependencies)).toEqual(["@img/colour", "detect-libc", "semver", "sharp"]);
  });

  it("[B-03] what is for one platform does not hinder another one, and is named in one version where it is needed", () => {
    const { optionalDependencies = {} } = lock.packages["node_modules/sharp"] ?? {};
    for (const name of ["@img/sharp-linux-x64", "@img/sharp-darwin-arm64"]) {
      expect(optionalDependencies[name]).toBe(lock.packages[`node_modules/${name}`]?.version);
      expect(Object.keys(shrinkwrap(lock, manifest).packages)).toContain(`node_modules/${name}`);
    }
    for (const version of Object.values(optionalDependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it("[B-03] the program's modules find each other by the names that the repository has for them", () => {
    const own = readJson("package.json");
    const { type, imports } = programManifest(own);
    expect(type).toBe("module");
    for (const [name, folder] of Object.entries(imports)) expect(own.imports[name]).toBe(folder);
    expect(Object.keys(imports)).toContain("#server/*");
  });

  it("[B-03] it says which Node it needs, and runs no script when it is installed", () => {
    expect(manifest).toMatchObject({ engines: { node: ">=24.15.0" }, bin: { ludex: "ludex.js" } });
    expect(Object.keys(manifest)).not.toContain("scripts");
    expect(Object.keys(manifest)).not.toContain("devDependencies");
  });
});
