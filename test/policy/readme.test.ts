// The README says what there is: every script that a person would call, and pictures that people can load.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const readme = readFileSync(join(root, "README.md"), "utf8");
const PICTURES_MAX_BYTES = 600 * 1024;

it("lists exactly the scripts of package.json", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const listed = [...readme.matchAll(/^\| `npm (?:run )?([\w:-]+)`/gm)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(Object.keys(scripts)));
});

it("has pictures that are there and small", () => {
  const paths = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => join(root, path ?? ""));
  expect(paths.length).toBeGreaterThanOrEqual(4);
  expect(paths.reduce((sum, path) => sum + statSync(path).size, 0)).toBeLessThan(PICTURES_MAX_BYTES);
});
