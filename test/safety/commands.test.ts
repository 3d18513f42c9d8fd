// Commands for those who work on Ludex say what is wrong, and end with it.
import { spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, it } from "vitest";
import { temporaryDirectory } from "../support/catalogue-files.ts";
import { createScriptsDirectory, type ScriptsDirectory } from "../support/scripts-directory.ts";

const SCRIPTS = join(import.meta.dirname, "../../scripts");

let directory: ScriptsDirectory;
beforeEach(() => {
  directory = createScriptsDirectory();
});

function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const env = { ...directory.environment(), PORT: undefined, ...environment };
  return spawnSync(process.execPath, args, { env, encoding: "utf8", timeout: 10_000 });
}

it("a Chromium that is named and not there is not replaced by another", () => {
  const address = JSON.stringify(pathToFileURL(join(SCRIPTS, "chromium.js")).href);
  const code = `import(${address}).then(({ ensureChromium }) => console.log(ensureChromium()))`;
  expect(run(["-e", code], { CHROMIUM_PATH: "/nowhere/chromium" })).toMatchObject({
    status: 1,
    stdout: "",
    stderr: "CHROMIUM_PATH is /nowhere/chromium, where nothing is.\n",
  });
  expect(run(["-e", code], { CHROMIUM_PATH: process.execPath }).stdout).toBe(`${process.execPath}\n`);
});

it("a trailer is not made of a scene that does not exist", () => {
  const { status, stderr } = run([join(SCRIPTS, "make-trailers.ts"), "nowhere"]);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is no scene nowhere\. There are: .*ring/)]);
});

it("a step of npm test that leaves something in the temporary directory has not passed, and its name is told", () => {
  const steps = JSON.stringify(pathToFileURL(join(directory.root, "scripts/steps.js")).href);
  const runAll = `import { runStep } from ${steps};
    const files = ["leaves.js", "clears.js", "fails.js"];
    console.log(files.map((file) => runStep(process.execPath, { name: file, file, args: [] })).join());`;
  const make = 'const made = fs.mkdtempSync(path.join(os.tmpdir(), "something-"));';
  const imports = 'import fs from "node:fs"; import os from "node:os"; import path from "node:path";';
  directory.put("leaves.js", `${imports} ${make}`);
  directory.put("clears.js", `${imports} ${make} fs.rmSync(made, { recursive: true });`);
  directory.put("fails.js", `${imports} ${make} process.exit(1);`);
  const own = temporaryDirectory();
  writeFileSync(join(own, "of-somebody-else"), "");
  const { stdout, stderr } = run(["--input-type=module", "-e", runAll], { TMPDIR: own });
  expect(stdout).toContain("false,true,false\n");
  expect(stderr).toMatch(/^leaves\.js: left in the temporary directory: something-\w+\n$/);
  expect(readdirSync(own)).toEqual(["of-somebody-else"]);
});

it("npm run dev takes the port from .env and ends as what it started", () => {
  directory.put(".env", "PORT=4999\n");
  directory.put("src/server/main.ts", "setInterval(() => undefined, 1000);");
  directory.put("src/shared/a.ts", "");
  directory.put("data/a.toml", "");
  directory.put("node_modules/vite/vite.js", "console.log(process.argv.slice(2).join()); process.exit(3);");
  const { status, stdout } = run([join(directory.root, "scripts/dev.js")]);
  expect([status, stdout]).toEqual([3, expect.stringContaining("--port,4999\n")]);
});
