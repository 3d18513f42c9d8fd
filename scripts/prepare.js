// What must be true before anything runs: packages as the lock file says, and a built app that matches its sources.
// Both are skipped when a stamp says that nothing has changed since, so that the second start is quick.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exitCodeOf } from "./child.js";
import { whileAlone } from "./lock.js";
import { ROOT, npm, runtimeEnvironment } from "./runtime.js";

/** Is only there beside all other tools. */
const TEST_RUNNER = "vitest";

/**
 * Installs the packages of the lock file unless they are there: those that Ludex is built of and run with, and
 * `withTools` those that it is tested and measured with, too, which take as long again. Who has those keeps them. Downloads
 * and runs no install scripts.
 */
export function ensurePackages({ withTools = false } = {}) {
  const stamp = join(ROOT, "node_modules", ".ludex-lock");
  const lock = digest(["package-lock.json"]);
  const all = `${lock} with tools`;
  const wanted = withTools || existsSync(join(ROOT, "node_modules", TEST_RUNNER)) ? all : lock;
  const isInstalled = () => existsSync(stamp) && [wanted, all].includes(readFileSync(stamp, "utf8"));
  if (isInstalled()) return;
  // Two installations at once would leave half of each.
  whileAlone(join(ROOT, ".cache", "installing"), () => {
    if (isInstalled()) return;
    console.log("Installing packages …");
    // Said each time: what NODE_ENV says would count otherwise.
    npm(["ci", "--ignore-scripts", wanted === all ? "--include=dev" : "--omit=dev"]);
    writeFileSync(stamp, wanted);
  });
}

/**
 * Builds the app into dist/web, and what writes its documents into dist/server, unless it already matches the sources.
 * `beforehand` is called where it has to be built: what it starts goes on meanwhile.
 */
export function ensureBuild(node, beforehand = () => undefined) {
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
    beforehand();
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
