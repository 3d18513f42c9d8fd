// Commands for those who work on Ludex say what is wrong, and end with it.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, expect, it } from "vitest";
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
    stderr: "The browser tests cannot run: CHROMIUM_PATH is /nowhere/chromium, where nothing is.\n",
  });
  expect(run(["-e", code], { CHROMIUM_PATH: process.execPath }).stdout).toBe(`${process.execPath}\n`);
});

it("a trailer is not made of a scene that does not exist", () => {
  const { status, stderr } = run([join(SCRIPTS, "make-trailers.ts"), "nowhere"]);
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is no scene nowhere\. There are: .*ring/)]);
});

it("npm run dev takes the port from .env and ends as what it started", () => {
  directory.put(".env", "PORT=4999\n");
  directory.put("src/server/main.ts", "setInterval(() => undefined, 1000);");
  directory.put("src/artwork/a.ts", "");
  directory.put("src/shared/a.ts", "");
  directory.put("data/a.toml", "");
  directory.put("node_modules/vite/vite.js", "console.log(process.argv.slice(2).join()); process.exit(3);");
  const { error, status, stdout } = run([join(directory.root, "scripts/dev.js")]);
  // It is waited for as long as a process that it has started holds its output.
  expect(error).toBeUndefined();
  expect([status, stdout]).toEqual([3, expect.stringContaining("--port,4999\n")]);
});
