// What `npm run check` and `npm test` say of their steps, with tools that do as a test wants.
import { spawnSync } from "node:child_process";
import { existsSync, renameSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { createScriptsDirectory, type ScriptsDirectory } from "../support/scripts-directory.ts";

const IMPORTS = 'import fs from "node:fs"; import os from "node:os"; import path from "node:path";';
const MAKE = 'const made = fs.mkdtempSync(path.join(os.tmpdir(), "something-"));';

let directory: ScriptsDirectory;
beforeEach(() => {
  directory = createScriptsDirectory();
});

function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const env = { ...directory.environment(), ...environment };
  return spawnSync(process.execPath, args, { env, encoding: "utf8", timeout: 20_000 });
}

describe("steps that run side by side", () => {
  const runAll = (files: readonly string[], environment: NodeJS.ProcessEnv = {}) => {
    const steps = JSON.stringify(pathToFileURL(join(directory.root, "scripts/steps.js")).href);
    const list = JSON.stringify(files.map((file) => ({ name: file, file, args: [] })));
    const code = `import { runSideBySide } from ${steps};
      console.log(JSON.stringify(await runSideBySide(process.execPath, ${list}, 2)));`;
    return run(["--input-type=module", "-e", code], environment);
  };

  it("do not pass when they leave something in the temporary directory of their own, and their names are told", () => {
    directory.put("leaves.js", `${IMPORTS} ${MAKE}`);
    directory.put("clears.js", `${IMPORTS} ${MAKE} fs.rmSync(made, { recursive: true });`);
    directory.put("fails.js", `${IMPORTS} ${MAKE} process.exit(1);`);
    const own = temporaryDirectory();
    writeFileSync(join(own, "of-somebody-else"), "");
    const { stdout, stderr } = runAll(["leaves.js", "clears.js", "fails.js"], { TMPDIR: own });
    expect(JSON.parse(stdout.trim().split("\n").at(-1) ?? "").toSorted()).toEqual(["fails.js", "leaves.js"]);
    expect(stdout).toMatch(/^ok {3}clears\.js \(\d+\.\d s\)$/m);
    expect(stdout).toMatch(/^FAIL leaves\.js /m);
    expect(stdout).toMatch(/^FAIL fails\.js /m);
    expect(stderr).toMatch(/^leaves\.js: left in the temporary directory: something-\w+\n$/);
    expect(readdirSync(own)).toEqual(["of-somebody-else"]);
  });

  it("run at the same time, and what each prints is shown in one piece", () => {
    // Each prints a line only after the other has printed one.
    const talk = (own: string, other: string) => `${IMPORTS}
      for (let line = 1; line <= 3; line += 1) {
        console[line === 2 ? "error" : "log"]("${own}", line);
        fs.writeFileSync("${own}" + line, "");
        while (!fs.existsSync("${other}" + line)) await new Promise((resolve) => setTimeout(resolve, 5));
      }`;
    directory.put("one.js", talk("one", "two"));
    directory.put("two.js", talk("two", "one"));
    const { stdout, stderr } = runAll(["one.js", "two.js"]);
    // Two streams of one child may be read in another order than they were written in.
    expect(stdout).toMatch(/(one [123]\n){3}ok {3}one\.js/);
    expect(stdout).toMatch(/(two [123]\n){3}ok {3}two\.js/);
    expect(stderr).toBe("");
  });

  it("fail when they cannot run or are killed, and the others go on", () => {
    directory.put("killed.js", 'process.kill(process.pid, "SIGKILL");');
    directory.put("fine.js", "");
    const { stdout, stderr } = runAll(["killed.js", "missing.js", "fine.js"]);
    expect(JSON.parse(stdout.trim().split("\n").at(-1) ?? "").toSorted()).toEqual(["killed.js", "missing.js"]);
    expect(stderr).toBe("killed.js was ended by SIGKILL.\n");
    expect(stdout).toContain("Cannot find module");
  });
});

describe("npm test and npm run check", () => {
  const TOOLS = [
    ["oxfmt"],
    ["oxlint"],
    ["typescript", "tsc"],
    ["knip"],
    ["vitest"],
    ["@playwright/test", "playwright"],
  ] as const;
  const unitReport = (failed: number) => `
    import { writeFileSync } from "node:fs";
    writeFileSync("ran-unit", "");
    const option = process.argv.find((each) => each.startsWith("--outputFile.json="));
    const counts = { numPassedTests: 5, numFailedTests: ${failed}, testResults: [] };
    if (option) writeFileSync(option.slice(option.indexOf("=") + 1), JSON.stringify(counts));
    process.exit(${failed > 0 ? 1 : 0});`;
  const BROWSER = `
    import { writeFileSync } from "node:fs";
    writeFileSync("ran-browser", "");
    const stats = { expected: 3, unexpected: 0, flaky: 1 };
    writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME, JSON.stringify({ stats }));`;

  const tool = (name: string, code: string) => directory.put(`node_modules/${name}/tool.js`, code);
  const command = (name: string) => {
    const { status, stdout, stderr } = run([join(directory.root, "scripts", name)], {
      CHROMIUM_PATH: process.execPath,
      // Nothing is installed for the tools that stand in here.
      FIREFOX_PATH: process.execPath,
      WEBKIT_DRIVER_PATH: process.execPath,
      XVFB_PATH: process.execPath,
    });
    return { status, stderr, last: stdout.trim().split("\n").at(-1) };
  };
  const hasRun = () => ["ran-unit", "ran-browser"].filter((name) => existsSync(join(directory.root, name)));

  beforeEach(() => {
    for (const [name, binary = name] of TOOLS) {
      const manifest = { type: "module", bin: { [binary]: "tool.js" } };
      directory.put(`node_modules/${name}/package.json`, JSON.stringify(manifest));
      tool(name, "");
    }
    directory.put("bench/run.ts", 'console.log("bench", ...process.argv.slice(2));');
    for (const name of ["catalogue-check.ts", "requirements.ts"]) directory.put(`scripts/${name}`, "");
    tool("vitest", unitReport(0));
    tool("@playwright/test", BROWSER);
  });

  it("end well when every step has passed, with steps and tests counted", () => {
    expect(command("test.js")).toMatchObject({ status: 0, stderr: "", last: "16 passed, 0 failed" });
    expect(command("check.js")).toMatchObject({
      status: 0,
      stderr: "",
      last: expect.stringMatching(/^ok {3}unit tests/),
    });
  });

  it.each(["test.js", "check.js", "test-deep.js"])("install what they need before they look for it: %s", (name) => {
    renameSync(join(directory.root, "node_modules"), join(directory.root, "packages"));
    directory.putNpm(`mv "${join(directory.root, "packages")}" "${join(directory.root, "node_modules")}"`);
    expect(command(name)).toMatchObject({ status: 0, stderr: "" });
  });

  it("leave to the deep lane, whose tests know it, what takes long, and what is put under load besides", () => {
    tool("vitest", unitReport(0).replace("process.exit(0)", 'process.exit(process.env.LUDEX_LANE === "deep" ? 0 : 1)'));
    expect(command("test-deep.js")).toMatchObject({ status: 0, stderr: "", last: "23 passed, 0 failed" });
    directory.put("bench/run.ts", "process.exitCode = 1;");
    const { status, stderr, last } = command("test-deep.js");
    expect([status, stderr, last]).toEqual([1, "Steps that failed: chaos, soak.\n", "21 passed, 2 failed"]);
  });

  it("name the steps that failed and count them", () => {
    tool("oxlint", "process.exit(1);");
    tool("vitest", unitReport(2));
    const { status, stderr, last } = command("test.js");
    expect([status, stderr, last]).toEqual([1, "Steps that failed: lint, unit tests.\n", "15 passed, 3 failed"]);
    expect(command("check.js")).toMatchObject({ status: 1, stderr: "Steps that failed: lint, unit tests.\n" });
  });

  it("count a runner that ended badly without a failed test", () => {
    tool("@playwright/test", "process.exit(1);");
    expect(command("test.js")).toMatchObject({
      status: 1,
      stderr: "Steps that failed: browser tests.\n",
      last: "12 passed, 1 failed",
    });
  });

  it("do not run what needs the build when it failed, and do not pass; npm run check needs none", () => {
    directory.put("broken", "");
    const { status, stderr, last } = command("test.js");
    expect([status, last]).toEqual([1, "6 passed, 3 failed"]);
    expect(stderr).toContain("they are not run and count as failed");
    expect(hasRun()).toEqual([]);
    expect(command("check.js")).toMatchObject({ status: 0, stderr: "" });
    expect(hasRun()).toEqual(["ran-unit"]);
  });
});
