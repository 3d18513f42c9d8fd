// Finds the Node that runs Ludex. The app needs TypeScript support of Node 24 and the SQLite that comes with 24.15; this
// file itself runs on Node 20.19, so that a machine with an older Node gets the pinned one from the npm registry, once,
// as a plain binary.
import { spawnSync } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { exitCodeOf } from "./child.js";
import { whileAlone } from "./lock.js";

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const PINNED_VERSION = "26.10.0";
export const MINIMUM_NODE = [24, 15, 0];
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

/** As the registry names it: "linux-x64". Its binaries for Linux need glibc, which "linux-x64-musl" has not. */
function platformName() {
  const name = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  if (process.platform !== "linux") return name;
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime === undefined ? `${name}-musl` : name;
}

/**
 * Path of a Node that can run Ludex: the running one, or the pinned one below `.runtime`, fetched when it is missing.
 * Exits with a readable line where the registry has no such package for this platform. `beforehand` is called where it has to be
 * fetched: what it starts goes on meanwhile.
 */
export function ensureRuntime(beforehand = () => undefined) {
  if (canRunLudex()) return process.execPath;
  const platform = platformName();
  if (!PLATFORMS.has(platform)) {
    refuse(
      `Ludex needs Node ${MINIMUM_NODE.slice(0, 2).join(".")} with SQLite ${MINIMUM_SQLITE.join(".")} or newer; this is ${process.versions.node}.`,
      platform,
    );
  }
  const home = join(ROOT, ".runtime", PINNED_VERSION);
  const binary = nodeBelow(home, platform);
  if (!isPinnedNode(binary)) {
    whileAlone(join(ROOT, ".cache", "fetching"), () => {
      if (isPinnedNode(binary)) return;
      beforehand();
      fetchNode(home, platform);
    });
  }
  return binary;
}

/** What the package of Node brings besides the program and its licence; the headers alone are 68 MB. */
const UNUSED_OF_NODE = ["include", "share", "CHANGELOG.md", "README.md"];

/** Puts the pinned Node into `home` once it is whole and has been seen to run. */
function fetchNode(home, platform) {
  console.log(
    `Node ${process.versions.node} is too old for the server: fetching Node ${PINNED_VERSION} into .runtime, once.`,
  );
  const partial = `${home}.partial`;
  const packageName = `node-${platform}@${PINNED_VERSION}`;
  rmSync(partial, { recursive: true, force: true });
  // Windows runs npm through a shell, which would part a path at its spaces; this one has none.
  const prefix = relative(ROOT, partial);
  npm(["install", "--no-save", "--no-package-lock", "--ignore-scripts", "--prefix", prefix, packageName]);
  if (!isPinnedNode(nodeBelow(partial, platform))) refuse(`${packageName} does not run here.`, platform);
  for (const part of UNUSED_OF_NODE) {
    rmSync(join(partial, "node_modules", `node-${platform}`, part), { recursive: true, force: true });
  }
  rmSync(home, { recursive: true, force: true });
  renameSync(partial, home);
}

function refuse(reason, platform) {
  console.error(`${reason} Install Node ${PINNED_VERSION} for ${platform} and try again.`);
  process.exit(1);
}

function nodeBelow(home, platform) {
  const name = process.platform === "win32" ? "node.exe" : "node";
  return join(home, "node_modules", `node-${platform}`, "bin", name);
}

/** False when nothing is there, too. */
function isPinnedNode(binary) {
  return spawnSync(binary, ["--version"], { encoding: "utf8" }).stdout?.trim() === `v${PINNED_VERSION}`;
}

/** Runs npm quietly and exits with its output when it fails. */
export function npm(args) {
  const result = spawnSync("npm", [...args, "--loglevel=error"], {
    cwd: ROOT,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const name = `npm ${args.join(" ")}`;
  const code = exitCodeOf(name, result);
  if (code === 0) return;
  if (result.status !== null) console.error(`${name} failed:\n${result.stdout}${result.stderr}`);
  process.exit(code);
}

/**
 * glibc keeps what a large picture took when it was decoded, 35 MB for each of its arenas, unless told to give memory
 * back from this many bytes on. Costs three per cent of the time of a picture. Other C libraries ignore it.
 */
const MALLOC_TRIM_THRESHOLD_BYTES = 131_072;
/** Two for two threads at work; each more keeps what it once took. */
const MALLOC_ARENAS_MAX = 2;
/**
 * What is larger than this is taken from the system by itself and given back by itself, instead of leaving a hole between
 * small things that live on: eight to thirteen megabytes of a server that has started, drawn forty pictures and rests.
 */
const MALLOC_MMAP_THRESHOLD_BYTES = 32_768;

/**
 * The server's V8 keeps new objects in twenty-four megabytes instead of forty-eight. Twelve are five megabytes less, and a
 * kept answer then costs a tenth more of processor time: docs/benchmarks.md, "Memory".
 */
export const SERVER_ARGUMENTS = ["--max-semi-space-size=8"];

/** What Node has compiled is read the next time: the server starts in three fifths of the time. */
const COMPILE_CACHE = join(ROOT, ".cache", "compile");

/** The environment for child processes: the chosen Node comes first on PATH, so that every tool's launcher finds it. */
export function runtimeEnvironment(node) {
  const separator = process.platform === "win32" ? ";" : ":";
  return {
    MALLOC_TRIM_THRESHOLD_: String(MALLOC_TRIM_THRESHOLD_BYTES),
    MALLOC_ARENA_MAX: String(MALLOC_ARENAS_MAX),
    MALLOC_MMAP_THRESHOLD_: String(MALLOC_MMAP_THRESHOLD_BYTES),
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
