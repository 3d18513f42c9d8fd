// What `npm start` does before it serves, run in a directory with a build tool and an npm of its own.
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { temporaryDirectory } from "../support/catalogue-files.ts";

const SCRIPTS = new URL("../../scripts/", import.meta.url).pathname;
/** Notes what it has built, or fails while a file says so. */
const VITE = `
import { appendFileSync, existsSync, readFileSync } from "node:fs";
if (existsSync("broken")) process.exit(3);
appendFileSync("built", readFileSync("src/web/app.ts"));
`;

let root: string;

function put(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

const environment = () => ({ ...process.env, PATH: `${join(root, "bin")}${delimiter}${process.env["PATH"]}` });
const built = () => readFileSync(join(root, "built"), "utf8");

function build(): { status: number | null; stdout: string } {
  return spawnSync(process.execPath, [join(root, "scripts", "build.js")], {
    env: environment(),
    encoding: "utf8",
    timeout: 10_000,
  });
}

beforeEach(() => {
  root = temporaryDirectory();
  cpSync(SCRIPTS, join(root, "scripts"), { recursive: true });
  put("package.json", '{ "type": "module" }');
  put("package-lock.json", "{}");
  put("node_modules/vite/package.json", '{ "type": "module", "bin": { "vite": "vite.js" } }');
  put("node_modules/vite/vite.js", VITE);
  put("src/web/app.ts", "A");
  put("bin/npm", "#!/bin/sh\n");
  chmodSync(join(root, "bin", "npm"), 0o755);
});

describe("[safety-19] what is served", () => {
  it("is built once for the same sources", () => {
    expect([build().status, build().status, built()]).toEqual([0, 0, "A"]);
  });

  it("is never what a failed build left behind", () => {
    build();
    put("src/web/app.ts", "B");
    put("broken", "");
    expect(build().status).toBe(3);
    rmSync(join(root, "broken"));
    put("src/web/app.ts", "A");
    expect([build().status, built()]).toEqual([0, "AA"]);
  });
});
