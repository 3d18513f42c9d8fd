// The package as npm would install it: in a folder called node_modules, with what it needs beside it, started where there
// is nothing.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { isDeep } from "../../test/support/lane.ts";
import { temporaryDirectory } from "../../test/support/temporary-directory.ts";

const ROOT = join(import.meta.dirname, "../..");
const PACK_MS = 300_000;
const START_MS = 60_000;
const FEW = 20;

let program = "";
/** The files of the package, and of the program in it. */
let names: string[] = [];
let inside: string[] = [];

function install(): void {
  const out = temporaryDirectory();
  const packed = execFileSync(process.execPath, [join(ROOT, "scripts/package.js"), "--out", out], { encoding: "utf8" });
  const tarball = packed.trim().split("\n").at(-1) ?? "";
  names = execFileSync("tar", ["-tzf", tarball], { encoding: "utf8" }).trim().split("\n");
  const home = join(temporaryDirectory(), "node_modules", "ludex");
  mkdirSync(home, { recursive: true });
  execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", home]);
  // All that npm would bring; what else is needed has to come along.
  mkdirSync(join(home, "node_modules"));
  symlinkSync(join(ROOT, "node_modules", "sharp"), join(home, "node_modules", "sharp"));
  program = join(home, "ludex.js");
  const said = execFileSync(process.execPath, [program, "unpack"], { encoding: "utf8" });
  inside = readdirSync(/is unpacked in (.+)\.\n/.exec(said)?.[1] ?? "", { recursive: true, encoding: "utf8" });
}

/** Starts it in an empty folder; resolves when it serves. */
async function start(cwd: string, more: string[] = []) {
  const child = spawn(process.execPath, [program, "--port", "0", ...more], { cwd, env: { PATH: process.env["PATH"] } });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stdout.setEncoding("utf8");
  for await (const text of child.stdout) {
    said += text;
    if (said.includes("is serving on")) break;
  }
  const base = /serving on (\S+)/.exec(said)?.[1] ?? "";
  const end = async () => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    return (await ended)[0];
  };
  return { base, said, end };
}

describe.runIf(isDeep)("[B-03] the package", () => {
  beforeAll(install, PACK_MS);

  it("[B-03] holds no tests, no types and nothing that only a build needs", () => {
    const all = [...names, ...inside];
    expect(all.filter((name) => /\.tsx?$|\.test\.|(?:^|\/)(?:e2e|scripts|bench)\//.test(name))).toEqual([]);
    expect(inside).toEqual(expect.arrayContaining(["src/server/main.js", "data/games", "needs/licenses.md"]));
    // npm takes its time for each, three times.
    expect(names.length).toBeLessThan(FEW);
    expect(names).toContain("package/npm-shrinkwrap.json");
    expect(names).toContain("package/docs/licences.md");
    expect(names).toContain("package/needs/licenses.md");
  });

  it(
    "[B-03] serves the catalogue, pages and pictures in an empty folder, and goes on with its data",
    async () => {
      const folder = temporaryDirectory();
      for (const _start of ["first", "second"]) {
        const { base, said, end } = await start(folder);
        expect(said).toContain(`keeps its data in ${join(folder, "ludex-data")}`);
        const games = await (await fetch(`${base}/api/games?search=portal`)).json();
        expect(games.results[0].name).toBe("Portal");
        const page = await fetch(`${base}/`, { headers: { accept: "text/html" } });
        expect(await page.text()).toContain("<article");
        const picture = await fetch(`${base}/img?url=${encodeURIComponent(games.results[0].background_image)}&w=320`);
        expect([picture.status, picture.headers.get("content-type")]).toEqual([200, expect.stringMatching(/^image\//)]);
        expect(await end()).toBe(0);
      }
      // The catalogue that came with the package, and no other.
      const kept = readdirSync(join(folder, "ludex-data")).filter((name) => /^catalogue-.*\.sqlite$/.test(name));
      expect(kept).toHaveLength(1);
      expect(names).toContain(`package/ready/${kept[0]}.zst`);
    },
    START_MS,
  );

  it(
    "[B-03] takes the games of a table in, tells of them and forgets them, in the folder that it serves from",
    async () => {
      const folder = temporaryDirectory();
      writeFileSync(join(folder, "mine.csv"), "name,released,platforms\nThe Unheard Cove,2019-03-04,pc\n");
      const run = (...args: string[]) => {
        const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args, "--data", "kept"], {
          encoding: "utf8",
          cwd: folder,
          env: { PATH: process.env["PATH"] },
          timeout: START_MS,
        });
        return [status, stdout + stderr];
      };
      expect(run("import")).toEqual([1, expect.stringContaining("Usage: ludex import FILE")]);
      expect(run("import", "mine.csv")).toEqual([0, expect.stringContaining("Taken in: 1 new")]);
      expect(run("status")).toEqual([0, expect.stringContaining("table-mine: 1 record")]);
      const { base, end } = await start(folder, ["--data=kept"]);
      // It serves with the catalogue that it came with, until there is one with what was taken in.
      await expect
        .poll(
          async () => {
            const found = await (await fetch(`${base}/api/games?search=unheard+cove`)).json();
            return found.results[0]?.name;
          },
          { timeout: START_MS },
        )
        .toBe("The Unheard Cove");
      expect(await end()).toBe(0);
      expect(run("forget", "table-mine")).toEqual([0, expect.stringContaining("1 records")]);
      expect(run("status")).toEqual([0, expect.stringContaining("Nothing has been taken in")]);
    },
    2 * START_MS,
  );

  it.each([
    [["--help"], 0, /ludex \[--port 4310\]/],
    [["--version"], 0, /^\d+\.\d+\.\d+\n$/],
    [["--prot", "1"], 1, /Unknown option '--prot'/],
    [["--data", "/proc/nowhere"], 1, /Ludex cannot start: .*\/proc\/nowhere cannot be made/],
  ])("[B-03] %j", (args, status, said) => {
    const result = spawnSync(process.execPath, [program, ...args], {
      encoding: "utf8",
      cwd: temporaryDirectory(),
      timeout: START_MS,
    });
    expect([result.status, result.stdout + result.stderr]).toEqual([status, expect.stringMatching(said)]);
  });
});
