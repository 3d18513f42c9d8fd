// The build without a server is looked at by the tests of the app with one: each file of the areas that it has is run
// there, too, or left out for a reason, which its guide gives.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LEFT_OUT, OF_AREAS, REASONS, TESTS } from "../../e2e/support/alone-tests.ts";
import { ANY, readSingleTests } from "../../e2e/support/single-tests.ts";

const ROOT = join(import.meta.dirname, "../..");
const E2E = join(ROOT, "e2e");
const SUFFIX = ".spec.ts";
/** They serve such a folder by themselves; the guide names them, too. */
const THEIR_OWN = ["alone", "alone-conformance", "alone-search", "alone-whole", "alone-written"];

it("[B-01] every file of tests about what a folder has is run against one, or left out for a reason", () => {
  const files = readdirSync(E2E)
    .filter((name) => name.endsWith(SUFFIX) && OF_AREAS.test(readFileSync(join(E2E, name), "utf8")))
    .map((name) => name.slice(0, -SUFFIX.length));
  const known = new Set([...TESTS, ...Object.keys(LEFT_OUT), ...THEIR_OWN]);
  expect(files.filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !existsSync(join(E2E, name + SUFFIX)))).toEqual([]);
  expect(TESTS.filter((name) => name in LEFT_OUT)).toEqual([]);
});

it("[B-01] the guide names what is left out, and why", () => {
  const lines = readFileSync(join(ROOT, "docs/without-a-server.md"), "utf8").split("\n");
  const missing = Object.entries(REASONS).flatMap(([reason, words]) => {
    const line = lines.find((one) => one.startsWith("|") && one.includes(words)) ?? "";
    const files = Object.keys(LEFT_OUT).filter((name) => LEFT_OUT[name] === reason);
    return [...(line === "" ? [words] : []), ...files.filter((name) => !line.includes(`\`${name}\``))];
  });
  expect(missing).toEqual([]);
  expect(THEIR_OWN.filter((name) => !lines.join("\n").includes(`\`e2e/${name}.spec.ts\``))).toEqual([]);
});

/** The source of a file of tests, with what it puts into its titles as the guide has it. */
const sourceOf = (name: string) =>
  readFileSync(join(E2E, name + SUFFIX), "utf8").replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, ANY);

// Which tests put an answer into the server's place is seen when they run: e2e/support/left-out.ts compares then.
it("[B-01] the guide lists the single tests that are left out as they are called, and each that says so itself", () => {
  const listed = readSingleTests();
  expect(listed.length).toBeGreaterThan(50);
  expect(listed.filter(({ file }) => !TESTS.includes(file))).toEqual([]);
  expect(listed.filter(({ file, title }) => !sourceOf(file).includes(title))).toEqual([]);
  const saying = TESTS.flatMap((file) =>
    [...sourceOf(file).matchAll(/needsServer\("(\w+)"\)/g)].map(([, reason]) => `${file}: ${reason}`),
  );
  expect(saying.length).toBeGreaterThan(3);
  const known = new Set(listed.map(({ file, reason }) => `${file}: ${reason}`));
  expect(saying.filter((one) => !known.has(one))).toEqual([]);
});
