// What must be true before anything runs: packages as the lock file says, and a built app that matches its sources.
// Both are skipped when a stamp says that nothing has changed since, so that the second start is quick.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT, binaryOf, npm, runtimeEnvironment } from "./runtime.js";

/** Installs the packages of the lock file unless they are there. Downloads and runs no install scripts. */
export function ensurePackages() {
  const stamp = join(ROOT, "node_modules", ".ludex-lock");
  const wanted = digest(["package-lock.json"]);
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isInstalled()) return;
  whileAlone(join(ROOT, ".cache", "installing"), () => {
    if (isInstalled()) return;
    console.log("Installing packages …");
    npm(["ci", "--ignore-scripts"]);
    writeFileSync(stamp, wanted);
  });
}

/** Runs `work` while no other process does the same: two installations at once would leave half of each. */
function whileAlone(lock, work) {
  mkdirSync(dirname(lock), { recursive: true });
  while (!takeLock(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Takes the lock file, also from a holder that no longer runs. */
function takeLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    const holder = existsSync(lock) ? Number(readFileSync(lock, "utf8")) : 0;
    if (holder > 0 && !isRunning(holder)) rmSync(lock, { force: true });
    return false;
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Builds the app into dist/web, and what writes its documents into dist/server, unless it already matches the sources. */
export function ensureBuild(node) {
  const stamp = join(ROOT, "dist", ".sources");
  const wanted = digest(["package-lock.json", "vite.config.ts", "scripts/vite", "src/web", "src/shared"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Building the app …");
  // A build that does not come to its end leaves something that matches no sources.
  rmSync(stamp, { force: true });
  const result = spawnSync(node, [binaryOf("vite"), "build", "--app", "--logLevel", "warn"], {
    cwd: ROOT,
    env: runtimeEnvironment(node),
    stdio: "inherit",
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  mkdirSync(join(ROOT, "dist"), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** SHA-256 over the names and contents of files and folders, tests left out. */
function digest(paths) {
  const hash = createHash("sha256");
  for (const path of paths) addTo(hash, path);
  return hash.digest("hex");
}

function addTo(hash, path) {
  const absolute = join(ROOT, path);
  if (!existsSync(absolute)) return;
  const children = listOrUndefined(absolute);
  if (children === undefined) hash.update(`${path}\0`).update(readFileSync(absolute));
  else for (const name of children.toSorted()) if (!/\.test\.tsx?$/.test(name)) addTo(hash, `${path}/${name}`);
}

function listOrUndefined(path) {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}
