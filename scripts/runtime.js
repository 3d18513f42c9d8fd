// Finds the Node that runs Ludex. The app needs TypeScript support of Node 24 and the SQLite that comes with 24.15; this
// file itself runs on Node 20.19, so that a machine with an older Node gets the pinned one from the npm registry, once, as a plain binary.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const PINNED_VERSION = "26.10.0";
const MINIMUM_NODE = [24, 15, 0];
/** Older ones can lose writes of a write-ahead log that is checkpointed while it restarts; the server refuses them, too. */
const MINIMUM_SQLITE = [3, 51, 3];
const PLATFORMS = new Set(["linux-x64", "linux-arm64", "win-x64"]);

/** True when `version` ("24.15.0") is not below `minimum`. */
function isAtLeast(version, minimum) {
  const parts = version.split(".").map(Number);
  const differing = minimum.findIndex((part, index) => (parts[index] ?? 0) !== part);
  return differing === -1 || (parts[differing] ?? 0) > minimum[differing];
}

/** True when the running Node can run the server: recent enough itself, with a recent enough SQLite inside. */
function canRunLudex() {
  return isAtLeast(process.versions.node, MINIMUM_NODE) && isAtLeast(process.versions.sqlite ?? "0", MINIMUM_SQLITE);
}

/**
 * Path of a Node that can run Ludex: the running one, or the pinned one below `.runtime`, fetched when it is missing.
 * Exits with a readable line where the registry has no such package for this platform.
 */
export function ensureRuntime() {
  if (canRunLudex()) return process.execPath;
  const platform = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  if (!PLATFORMS.has(platform)) {
    console.error(
      `Ludex needs Node ${MINIMUM_NODE.slice(0, 2).join(".")} with SQLite ${MINIMUM_SQLITE.join(".")} or newer; this is ${process.versions.node}. Install Node ${PINNED_VERSION} for ${platform} and try again.`,
    );
    process.exit(1);
  }
  const name = `node-${platform}`;
  const home = join(ROOT, ".runtime", PINNED_VERSION);
  const binary = join(home, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (existsSync(binary)) return binary;
  console.log(
    `Node ${process.versions.node} is too old for the server: fetching Node ${PINNED_VERSION} into .runtime, once.`,
  );
  npm(["install", "--no-save", "--no-package-lock", "--ignore-scripts", "--prefix", home, `${name}@${PINNED_VERSION}`]);
  return binary;
}

/** Runs npm quietly and exits with its output when it fails. */
export function npm(args) {
  const result = spawnSync("npm", [...args, "--loglevel=error"], {
    cwd: ROOT,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  if (result.status === 0) return;
  console.error(`npm ${args.join(" ")} failed:\n${result.stdout ?? ""}${result.stderr ?? result.error ?? ""}`);
  process.exit(1);
}

/**
 * glibc keeps what a large picture took when it was decoded, 35 MB for each of its arenas, unless told to give memory
 * back from this many bytes on. Costs three per cent of the time of a picture. Other C libraries ignore it.
 */
const MALLOC_TRIM_THRESHOLD_BYTES = 131_072;

/** What Node has compiled is read the next time: the server starts in three fifths of the time. */
const COMPILE_CACHE = join(ROOT, ".cache", "compile");

/** The environment for child processes: the chosen Node comes first on PATH, so that every tool's launcher finds it. */
export function runtimeEnvironment(node) {
  const separator = process.platform === "win32" ? ";" : ":";
  return {
    MALLOC_TRIM_THRESHOLD_: String(MALLOC_TRIM_THRESHOLD_BYTES),
    NODE_COMPILE_CACHE: COMPILE_CACHE,
    ...process.env,
    PATH: `${dirname(node)}${separator}${process.env.PATH ?? ""}`,
  };
}

/** The file that `name` of package `packageName` runs, found the way Node resolves packages. */
export function binaryOf(packageName, name = packageName) {
  const require = createRequire(join(ROOT, "package.json"));
  const manifestPath = join(ROOT, "node_modules", packageName, "package.json");
  const { bin } = require(manifestPath);
  return join(dirname(manifestPath), typeof bin === "string" ? bin : bin[name]);
}
