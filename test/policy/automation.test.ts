// What the forge runs: it may read and nothing more, and what is pinned for a reason is not raised by a machine.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const directory = ".github/workflows";
const workflows = readdirSync(join(root, directory)).map((name) => ({ name, text: read(join(directory, name)) }));

describe("what the forge runs", () => {
  it.each(workflows)("$name may read the repository and nothing more", ({ text }) => {
    expect([...text.matchAll(/^ *permissions:\n((?: +.+\n)+)/gm)].map(([, granted]) => granted?.trim())).toEqual([
      "contents: read",
    ]);
    expect(text).not.toMatch(/secrets\.|pull_request_target|write-all/);
    expect(text.match(/actions\/checkout@/g)?.length).toBe(text.match(/persist-credentials: false/g)?.length);
    expect(
      [...text.matchAll(/uses: (\S+)/g)].filter(([, action = ""]) => !/@(?:v\d+|[0-9a-f]{40})$/.test(action)),
    ).toEqual([]);
  });

  it("is both lanes", () => {
    const { scripts } = JSON.parse(read("package.json"));
    const commands = workflows.flatMap(({ text }) =>
      [...text.matchAll(/run: npm (?:run )?(\S+)/g)].map(([, name = ""]) => name),
    );
    expect(commands.toSorted()).toEqual(["test", "test:deep"]);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("leaves pinned packages alone", () => {
    const { dependencies, devDependencies } = JSON.parse(read("package.json"));
    const versions = Object.entries<string>({ ...dependencies, ...devDependencies });
    const pinned = versions.filter(([, version]) => /^\d/.test(version)).map(([name]) => name);
    const ignored = [...read(".github/dependabot.yml").matchAll(/dependency-name: (\S+)/g)].map(
      ([, name = ""]) => name,
    );
    expect(ignored.toSorted()).toEqual(pinned.toSorted());
  });
});
