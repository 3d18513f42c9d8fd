// The parts of the package that npm and Node read; pack.system.test.ts runs the whole.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Lock } from "../licences.ts";
import { packageManifest, shrinkwrap } from "./manifest.ts";
import { stripTypes } from "./strip-types.ts";

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

  it("[B-03] everything comes in the version that was tested, what others need as well", () => {
    const { dependencies, optionalDependencies } = manifest;
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
      expect(version).toBe(lock.packages[`node_modules/${name}`]?.version);
    }
    for (const name of Object.keys(readJson("package.json").dependencies)) expect(dependencies).toHaveProperty([name]);
    expect(dependencies).toHaveProperty("avvio");
    for (const name of ["react", "vite", "typescript"]) expect(dependencies).not.toHaveProperty(name);
  });

  it("[B-03] what is for one platform does not hinder another one", () => {
    const { dependencies, optionalDependencies } = manifest;
    for (const name of ["@img/sharp-linux-x64", "@img/sharp-darwin-arm64"]) {
      expect(optionalDependencies).toHaveProperty([name]);
      expect(dependencies).not.toHaveProperty([name]);
    }
  });

  it("[B-03] it says which Node it needs, and runs no script when it is installed", () => {
    expect(manifest).toMatchObject({ engines: { node: ">=24.15.0" }, bin: { ludex: "ludex.js" } });
    expect(Object.keys(manifest)).not.toContain("scripts");
    expect(Object.keys(manifest)).not.toContain("devDependencies");
  });
});
