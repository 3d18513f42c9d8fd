// What must be true before anything runs: packages as the lock file says, and a built app that matches its sources.
// Both are skipped when a stamp says that nothing has changed since, so that the second start is quick.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exitCodeOf } from "./child.js";
import { whileAlone } from "./lock.js";
import { ROOT, npm, runtimeEnvironment } from "./runtime.js";

/** Installs the packages of the lock file unless they are there. Downloads and runs no install scripts. */
export function ensurePackages() {
  const stamp = join(ROOT, "node_modules", ".ludex-lock");
  const wanted = digest(["package-lock.json"]);
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isInstalled()) return;
  // Two installations at once would leave half of each.
  whileAlone(join(ROOT, ".cache", "installing"), () => {
    if (isInstalled()) return;
    console.log("Installing packages …");
    npm(["ci", "--ignore-scripts"]);
    writeFileSync(stamp, wanted);
  });
}

/** Builds the app into dist/web, and what writes its documents into dist/server, unless it already matches the sources. */
export function ensureBuild(node) {
  const stamp = join(ROOT, "dist", ".sources");
  const wanted = digest([
    "package-lock.json",
    "vite.config.ts",
    "scripts/build-app.js",
    "scripts/vite",
    "src/web",
    "src/shared",
  ]);
  const isBuilt = () => existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isBuilt()) return;
  whileAlone(join(ROOT, ".cache", "building"), () => {
    if (isBuilt()) return;
    console.log("Building the app …");
    // A build that does not come to its end leaves something that matches no sources.
    rmSync(stamp, { force: true });
    const result = spawnSync(node, [join(ROOT, "scripts", "build-app.js")], {
      cwd: ROOT,
      env: runtimeEnvironment(node),
      stdio: "inherit",
    });
    const code = exitCodeOf("The build", result);
    if (code !== 0) process.exit(code);
    mkdirSync(join(ROOT, "dist"), { recursive: true });
    writeFileSync(stamp, wanted);
  });
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
