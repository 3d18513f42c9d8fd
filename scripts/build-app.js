// Builds the app into dist/web, and what writes its documents into dist/server. Each language is a build by itself, in a
// process of its own, and so is each face that all of them need; they work side by side where the machine has the cores and
// the memory. The megabytes that the largest of them held are noted in `.cache/build-peak`.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { builtFolder, DEFAULT_LANGUAGE, LANGUAGES } from "../src/shared/languages.ts";
import { exitCodeOf } from "./child.js";
import { binaryOf, ROOT } from "./runtime.js";
import { facesToCut } from "./vite/faces.ts";

/**
 * Keeps a build within 600 MB: V8 collects its garbage earlier than it would on a machine with more memory, and the
 * bundler, whose threads each hold what they read, works in one.
 */
const NODE_ARGUMENTS = ["--max-semi-space-size=4", "--max-old-space-size=320"];
const BUNDLER_THREADS = { RAYON_NUM_THREADS: "1", ROLLDOWN_WORKER_THREADS: "1", ROLLDOWN_MAX_BLOCKING_THREADS: "1" };

/** What two need, and as much again for everything else on the machine. */
const SIDE_BY_SIDE_FROM_BYTES = 2e9;

const CACHE = join(ROOT, ".cache");
const peakFile = (language) => join(CACHE, `build-peak-${language}`);

// What is left of a container's limit, too.
const isRoomy = availableParallelism() > 1 && process.availableMemory() > SIDE_BY_SIDE_FROM_BYTES;
const running = new Set();
/** Nobody writes into the folders of the next build. */
const endAll = () => running.forEach((child) => child.kill());
process.once("exit", endAll);
for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => process.exit(exitCodeOf("The build", { signal })));

mkdirSync(CACHE, { recursive: true });
/** How the build ended: as the first one that failed. */
let code = 0;
await each(facesToCut(), cutFace);
await each(LANGUAGES, buildFor);
if (code !== 0) process.exit(code);
for (const language of LANGUAGES) putInPlace(language);
notePeak();

async function each(items, work) {
  if (isRoomy) await Promise.all(items.map(work));
  else for (const item of items) await work(item);
}

function cutFace(file) {
  return run([join(ROOT, "scripts", "vite", "faces.ts"), file]);
}

function buildFor(language) {
  const notePeaks = ["--import", pathToFileURL(join(ROOT, "scripts", "note-peak.js")).href];
  const vite = [binaryOf("vite"), "build", "--app", "--logLevel", "warn"];
  const env = { ...BUNDLER_THREADS, BUILD_LANGUAGE: language, PEAK_FILE: peakFile(language) };
  return run([...NODE_ARGUMENTS, ...notePeaks, ...vite], env);
}

/** Where one fails, the others need neither begin nor go on. */
async function run(args, env = {}) {
  if (code !== 0) return;
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio: "inherit" });
  running.add(child);
  const [status, signal] = await once(child, "exit");
  running.delete(child);
  if (code !== 0) return;
  code = exitCodeOf("The build", { status, signal });
  if (code !== 0) endAll();
}

/** What lies where the server looks for it: manifests beside the renderers, the files of all languages in one folder. */
function putInPlace(language) {
  const [web, server] = ["web", "server"].map((folder) => join(ROOT, "dist", builtFolder(folder, language)));
  renameSync(`${web}/.vite/manifest.json`, `${server}/manifest.json`);
  rmSync(`${web}/.vite`, { recursive: true });
  if (language === DEFAULT_LANGUAGE) return;
  cpSync(`${web}/assets`, join(ROOT, "dist/web/assets"), { recursive: true });
  rmSync(`${web}/assets`, { recursive: true });
}

function notePeak() {
  const peaks = LANGUAGES.map((language) => Number(readFileSync(peakFile(language), "utf8")));
  writeFileSync(join(CACHE, "build-peak"), `${Math.max(...peaks)}\n`);
}
