// The Node that `npm start` fetches where the machine's own is too old, and children that do not come to their end.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { createScriptsDirectory, type ScriptsDirectory } from "../support/scripts-directory.ts";

const NAME = `node-${process.platform}-${process.arch}`;

let directory: ScriptsDirectory;
let home: string;
let binary: string;
let good: string;

const command = () => [process.execPath, join(directory.root, "scripts/build.js")] as const;

function build(environment: NodeJS.ProcessEnv = {}) {
  const [node, script] = command();
  const env = { ...directory.environment(), ...environment };
  return spawnSync(node, [script], { env, encoding: "utf8", timeout: 10_000 });
}

/** How often npm was asked for a Node. */
function fetches(): number {
  const calls = join(directory.root, "calls");
  return existsSync(calls) ? readFileSync(calls, "utf8").split(NAME).length - 1 : 0;
}

function putExecutable(path: string, content: string): void {
  directory.put(path, content);
  chmodSync(join(directory.root, path), 0o755);
}

/** Scripts that find every Node too old, and an npm that installs the file `fetched`. */
function demandNewerNode(): void {
  const path = join(directory.root, "scripts/runtime.js");
  const source = readFileSync(path, "utf8");
  const version = /PINNED_VERSION = "([\d.]+)"/.exec(source)?.[1] ?? "";
  writeFileSync(path, source.replace(/MINIMUM_NODE = \[.*\]/, "MINIMUM_NODE = [999, 0, 0]"));
  home = `.runtime/${version}`;
  binary = `${home}/node_modules/${NAME}/bin/node`;
  good = `#!/bin/sh\n[ "$1" = --version ] && echo v${version} && exit\nexec "${process.execPath}" "$@"\n`;
  directory.put("fetched", good);
  directory.putNpm(`
echo "$@" >> "${directory.root}/calls"
while [ "$1" ]; do
  [ "$1" = --prefix ] && to="$2/node_modules/${NAME}/bin"
  shift
done
[ "$to" ] || exit 0
mkdir -p "$to"
sleep 0.3
cp "${directory.root}/fetched" "$to/node" && chmod +x "$to/node"
`);
}

beforeEach(() => {
  directory = createScriptsDirectory();
});

describe.runIf(process.platform === "linux")("[safety-19] the Node that is fetched", () => {
  beforeEach(demandNewerNode);

  it("is fetched once, also by two that start at once", async () => {
    const [node, script] = command();
    const starts = [1, 2].map(() => spawn(node, [script], { env: directory.environment(), stdio: "ignore" }));
    expect(await Promise.all(starts.map((start) => once(start, "exit")))).toEqual([
      [0, null],
      [0, null],
    ]);
    expect([build().status, fetches()]).toEqual([0, 1]);
  });

  it("is fetched anew when it does not run", () => {
    putExecutable(binary, "half of it");
    expect([build().status, fetches()]).toEqual([0, 1]);
    expect(readFileSync(join(directory.root, binary), "utf8")).toBe(good);
  });

  it("is not kept when it does not run", () => {
    directory.put("fetched", "half of it");
    const { status, stderr } = build();
    expect([status, existsSync(join(directory.root, home))]).toEqual([1, false]);
    expect(stderr).toMatch(/does not run.*Install Node/);
  });

  it("is not fetched where it could not run, without glibc", () => {
    directory.put("musl.cjs", "process.report.getReport = () => ({ header: {} });");
    const { status, stderr } = build({ NODE_OPTIONS: `--require="${join(directory.root, "musl.cjs")}"` });
    expect([status, fetches()]).toEqual([1, 0]);
    expect(stderr).toMatch(/Install Node .* for linux-\w+-musl/);
  });

  /** Starts the app with an npm that does `packages` for the packages, and fetches a Node once `.cache/asked` is there. */
  function startWith(packages: string) {
    const asked = join(directory.root, ".cache/asked");
    directory.put("src/server/main.ts", 'console.log("serving");');
    directory.putNpm(`
echo "$@" >> "${directory.root}/calls"
[ "$1" = ci ] && { touch "${asked}"; ${packages}; }
while [ "$1" ]; do
  [ "$1" = --prefix ] && to="$2/node_modules/${NAME}/bin"
  shift
done
for look in 1 2 3 4 5 6 7 8 9 10; do [ -e "${asked}" ] || sleep 0.5; done
[ -e "${asked}" ] || exit 9
mkdir -p "$to" && cp "${directory.root}/fetched" "$to/node" && chmod +x "$to/node"
`);
    return spawnSync(process.execPath, [join(directory.root, "scripts/start.js")], {
      cwd: directory.root,
      env: directory.environment(),
      encoding: "utf8",
      timeout: 20_000,
    });
  }
  const installations = () => readFileSync(join(directory.root, "calls"), "utf8").match(/^ci /gm)?.length;

  it("is fetched while the packages are installed, once, when the app is started", () => {
    const { status, stdout } = startWith("exit 0");
    expect(stdout).toMatch(/\nserving\n$/);
    expect([status, installations(), fetches()]).toEqual([0, 1, 1]);
  });

  it("serves nothing where the packages cannot be installed meanwhile, which is told once", () => {
    const { status, stdout, stderr } = startWith("echo no room >&2; exit 3");
    expect(stdout).not.toContain("serving");
    expect([status, installations(), stderr.match(/no room/g)?.length]).toEqual([3, 1, 1]);
  });
});

describe("[safety-19] a child that does not come to its end is told", () => {
  it("when it is killed", () => {
    directory.put("node_modules/vite/vite.js", 'process.kill(process.pid, "SIGKILL");');
    const { status, stderr } = build();
    expect([status, stderr]).toEqual([137, "The build was ended by SIGKILL.\n"]);
  });

  it("when it is the server", () => {
    directory.put("src/server/main.ts", 'process.kill(process.pid, "SIGTERM");');
    const { status, stderr } = spawnSync(process.execPath, [join(directory.root, "scripts/start.js")], {
      env: directory.environment(),
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([143, "The server was ended by SIGTERM.\n"]);
  });

  it("when it is a file of the repository", () => {
    directory.put("killed.ts", 'process.kill(process.pid, "SIGABRT");');
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(directory.root, "scripts/run.js"), join(directory.root, "killed.ts")],
      { env: directory.environment(), encoding: "utf8" },
    );
    expect([status, stderr]).toEqual([134, expect.stringMatching(/killed\.ts was ended by SIGABRT\.\n$/)]);
  });

  it("when it cannot run", () => {
    rmSync(join(directory.root, "bin/npm"));
    const { status, stderr } = build({ PATH: join(directory.root, "bin") });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^npm ci .*cannot run: .*ENOENT\n$/)]);
  });
});
