// What `npm start` does before it serves, run in a directory with a build tool and an npm of its own.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { createScriptsDirectory, type ScriptsDirectory } from "../support/scripts-directory.ts";

let root: string;
let put: ScriptsDirectory["put"];
let putNpm: ScriptsDirectory["putNpm"];
let environment: ScriptsDirectory["environment"];

const command = () => [process.execPath, join(root, "scripts", "build.js")] as const;
const built = () => readFileSync(join(root, "built"), "utf8");

function build(): { status: number | null; stdout: string } {
  const [node, script] = command();
  return spawnSync(node, [script], { env: environment(), encoding: "utf8", timeout: 10_000 });
}

beforeEach(() => {
  ({ root, put, putNpm, environment } = createScriptsDirectory());
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

  it("is built by one of two that start at once, and the other says what it waits for", async () => {
    put("held", "");
    const [node, script] = command();
    const starts = [1, 2].map(() =>
      spawn(node, [script], { env: environment(), stdio: ["ignore", "pipe", "inherit"] }),
    );
    let output = "";
    const ends = starts.map(async ({ stdout }) => {
      for await (const piece of stdout) {
        output += String(piece);
        if (output.includes("building")) rmSync(join(root, "held"), { force: true });
      }
    });
    await Promise.all(ends);
    expect(built()).toBe("A");
    expect(output.match(/Waiting.*building/g)).toHaveLength(1);
  });
});

describe("the packages", () => {
  const asked = () => {
    const said = join(root, "asked");
    return existsSync(said) ? readFileSync(said, "utf8").trim().split("\n") : [];
  };
  const runWithTools = () =>
    spawnSync(process.execPath, [join(root, "scripts/run.js"), "--with-tools", "--version"], { env: environment() });

  beforeEach(() => {
    putNpm(`echo "$@" >> "${root}/asked"`);
  });

  it("are those that Ludex is built of and run with, once, and those that it is tested with when they are wanted", () => {
    build();
    build();
    expect(asked()).toEqual(["ci --ignore-scripts --omit=dev --loglevel=error"]);
    runWithTools();
    runWithTools();
    build();
    expect(asked().slice(1)).toEqual(["ci --ignore-scripts --include=dev --loglevel=error"]);
  });

  it("are kept together where they are all there: a start takes none away", () => {
    put("node_modules/vitest/package.json", "{}");
    build();
    expect(asked()).toEqual(["ci --ignore-scripts --include=dev --loglevel=error"]);
  });

  it("are installed again when the lock file has changed", () => {
    build();
    put("package-lock.json", "{ }");
    build();
    expect(asked()).toHaveLength(2);
  });
});

describe("[safety-19] start does not wait for one that is gone", () => {
  it("because its work failed", () => {
    put("broken", "");
    build();
    expect(existsSync(join(root, ".cache", "building"))).toBe(false);
  });

  it("when it was killed before it had written its name", () => {
    put(".cache/installing", "");
    utimesSync(join(root, ".cache", "installing"), 1, 1);
    expect(build().status).toBe(0);
  });

  it("when its number is another process's now", async () => {
    put("held", "");
    const [node, script] = command();
    const first = spawn(node, [script], { env: environment(), stdio: ["ignore", "pipe", "inherit"], detached: true });
    const building = join(root, ".cache", "building");
    for await (const piece of first.stdout) if (String(piece).includes("Building")) break;
    const ended = once(first, "exit");
    // The build tool, too: it belongs to the same group.
    process.kill(-(first.pid ?? 0), "SIGKILL");
    await ended;
    rmSync(join(root, "held"));
    const left = readFileSync(building, "utf8");
    expect(left).toMatch(new RegExp(`^${first.pid} `));
    const stranger = spawn("sleep", ["60"]);
    writeFileSync(building, left.replace(String(first.pid), String(stranger.pid)));
    expect(build()).toMatchObject({ status: 0 });
    expect(stranger.exitCode).toBeNull();
    stranger.kill("SIGKILL");
  });

  it("and of many that find what it left, one at a time works", async () => {
    const working = join(root, "working");
    const code = `import { appendFileSync } from "node:fs";
      import { whileAlone } from ${JSON.stringify(pathToFileURL(join(root, "scripts/lock.js")).href)};
      whileAlone("${join(root, "lock")}", () => {
        appendFileSync("${working}", "(");
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
        appendFileSync("${working}", ")");
      });`;
    // No process has this number: Linux gives none above 4,194,304.
    put("lock", "99999999 ");
    const runs = Array.from({ length: 6 }, () => spawn(command()[0], ["--input-type=module", "-e", code]));
    await Promise.all(runs.map((run) => once(run, "exit")));
    expect(readFileSync(working, "utf8")).toBe("()".repeat(6));
  });

  it("when it had the same number, as in a container that is started again", () => {
    mkdirSync(join(root, ".cache"));
    const [node, script] = command();
    const line = `echo $$ > "${root}/.cache/installing"; exec "${node}" "${script}"`;
    expect(spawnSync("sh", ["-c", line], { env: environment(), timeout: 10_000 }).status).toBe(0);
  });
});
