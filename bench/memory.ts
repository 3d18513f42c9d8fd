// What a machine has to give: the most memory of a first `npm start` from a clean copy, and what the server keeps after
// it, after drawing and after resizing; the size of what is installed. Where memory can be limited by a control group
// (version 1, as root), all of it runs in one of 1 GB. Linux only.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { presetImageUrl } from "../src/shared/images.ts";
import { limitMemory } from "./memory-limit.ts";
import { processesFrom } from "./process-time.ts";
import { whenServing } from "./when-serving.ts";

const ROOT = join(import.meta.dirname, "..");
const RUNTIME = join(ROOT, ".runtime");
const LIMIT_MB = 1024;
const SAMPLE_MS = 50;
const SETTLE_MS = 60_000;
const PICTURES = 200;
const PAGE_SIZE = 40;
const AT_ONCE = 4;

type Row = readonly [string, string];

/** Most memory of one process and of all together, sampled until `until` resolves, which is given back. */
async function watchPeak<T>(pid: number, until: Promise<T>): Promise<{ largest: number; together: number; value: T }> {
  let [largest, together] = [0, 0];
  const timer = setInterval(() => {
    const sizes = processesFrom(pid).map(({ residentMb }) => residentMb);
    largest = Math.max(largest, ...sizes);
    together = Math.max(
      together,
      sizes.reduce((sum, size) => sum + size, 0),
    );
  }, SAMPLE_MS);
  const value = await until;
  clearInterval(timer);
  return { largest, together, value };
}

async function visitPictures(base: string, order: string): Promise<void> {
  const waiting: string[] = [];
  for (let page = 1; page <= PICTURES / PAGE_SIZE; page += 1) {
    const answer = await fetch(`${base}/api/games?ordering=${order}&page_size=${PAGE_SIZE}&page=${page}`);
    const { results } = (await answer.json()) as { results: { background_image: string }[] };
    waiting.push(...results.map(({ background_image: url }) => base + presetImageUrl(url, "card")));
  }
  const visitor = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await (await fetch(next)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}

const shown = (mb: number): string => `${Math.round(mb)} MB`;

function sizeOnDisk(path: string): string {
  if (!existsSync(path)) return "none";
  return shown(Number(execFileSync("du", ["-sm", path], { encoding: "utf8" }).split("\t", 1)[0]));
}

/** Memory of the server, and of the process that makes pictures where there is one. */
function serverMemory(starter: number): string {
  const [server, ...others] = processesFrom(starter)
    .filter(({ pid, parent }) => pid !== starter && parent !== 1)
    .map(({ residentMb }) => residentMb);
  return [server ?? 0, ...others].map(shown).join(" + ");
}

async function measure(directory: string): Promise<Row[]> {
  const environment = { ...process.env, PORT: "0", DATA_DIRECTORY: join(directory, "state"), LOG_LEVEL: "error" };
  // It joins the group itself before it becomes what it runs.
  const child = spawn("/bin/sh", ["-c", 'read go && exec node "$0"', join(directory, "scripts/start.js")], {
    cwd: directory,
    env: environment,
    stdio: ["pipe", "pipe", "inherit"],
  });
  const pid = child.pid ?? 0;
  const group = limitMemory(pid, LIMIT_MB);
  child.stdin?.write("go\n");
  try {
    const { largest, together, value: base } = await watchPeak(pid, whenServing(child));
    const rows: Row[] = [
      ["first start: one process at most", shown(largest)],
      ["first start: all processes together at most", shown(together)],
      ["packages on disk", sizeOnDisk(join(directory, "node_modules"))],
      ["Node on disk, where it was fetched", sizeOnDisk(RUNTIME)],
    ];
    await sleep(SETTLE_MS);
    rows.push(["server, a minute after the first start", serverMemory(pid)]);
    const drawing = await watchPeak(pid, visitPictures(base, "added"));
    rows.push([`drawing and resizing ${PICTURES} pictures: all processes at most`, shown(drawing.together)]);
    await sleep(SETTLE_MS);
    rows.push(["server, a minute after that", serverMemory(pid)]);
    if (group !== undefined) rows.push([`all of it within a limit of ${LIMIT_MB} MB, files in memory counted`, "yes"]);
    return rows;
  } finally {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
    await group?.leave();
  }
}

/** Prints its figures as a Markdown table. */
export async function benchMemory(): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), "ludex-bench-"));
  try {
    execFileSync("git", ["clone", "--quiet", "--depth", "1", `file://${ROOT}`, directory]);
    const rows = await measure(directory);
    console.log("| memory | |\n| --- | --- |");
    for (const [name, value] of rows) console.log(`| ${name} | ${value} |`);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
