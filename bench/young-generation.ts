// What the smaller young generation of `npm start` costs: processor time for answers and pages that are made anew and for
// kept answers, with larger and smaller ones, in turns; and the memory that the server then has.
import { Pool } from "undici";
import { processesFrom } from "./process-time.ts";
import { readMetrics, startServer, untilQuiet } from "./server.ts";
import { round } from "./statistics.ts";

const ROUNDS = 3;
const ANSWERS = 1500;
const PAGES = 200;
const AT_ONCE = 8;
const KEPT = 20_000;
const KEPT_PATH = "/api/games/portal-2";
/** Megabytes a half: the last is Node's own. */
const SIZES = [4, 8, 16];
const MEGABYTE = 1_000_000;

/** Milliseconds of the processor for an answer, a page and a thousand kept answers, and megabytes of memory afterwards. */
type Spent = { answers: number; pages: number; kept: number; memory: number };

async function askAll(addresses: readonly string[], headers: Record<string, string>): Promise<void> {
  const waiting = [...addresses];
  const client = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await (await fetch(next, { headers })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
}

async function askKept(address: string, count: number): Promise<void> {
  const pool = new Pool(address, { connections: AT_ONCE });
  let left = count;
  const client = async () => {
    for (; left > 0; left -= 1) await (await pool.request({ path: KEPT_PATH, method: "GET" })).body.arrayBuffer();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  await pool.close();
}

const workedMs = (server: number) => processesFrom(server).find(({ pid }) => pid === server)?.ms ?? 0;

async function spendKept(nodeArguments: readonly string[]): Promise<Pick<Spent, "kept" | "memory">> {
  await using server = await startServer({}, { nodeArguments });
  await untilQuiet(server);
  await askKept(server.address, KEPT / 4);
  const began = workedMs(server.pid);
  await askKept(server.address, KEPT);
  const kept = ((workedMs(server.pid) - began) * 1000) / KEPT;
  return { kept, memory: (await readMetrics(server.address))("process_resident_memory_bytes") / MEGABYTE };
}

async function spend(nodeArguments: readonly string[]): Promise<Pick<Spent, "answers" | "pages">> {
  await using server = await startServer({ ANSWER_CACHE_MB: "0" }, { nodeArguments });
  const lists = Array.from(
    { length: ANSWERS },
    (_, at) => `${server.address}/api/games?page_size=40&page=${1 + (at % 30)}`,
  );
  const pages = Array.from({ length: PAGES }, (_, at) => `${server.address}/?page=${1 + (at % 60)}`);
  await askAll(lists.slice(0, ANSWERS / 10), {});
  await askAll(pages.slice(0, PAGES / 10), { accept: "text/html" });
  await untilQuiet(server);
  const began = workedMs(server.pid);
  await askAll(lists, {});
  const between = workedMs(server.pid);
  await askAll(pages, { accept: "text/html" });
  return { answers: (between - began) / ANSWERS, pages: (workedMs(server.pid) - between) / PAGES };
}

/** Prints its figures as a Markdown table. */
export async function benchYoungGeneration(): Promise<void> {
  const variants = SIZES.map((size) => ({
    name: `${size} MB a half`,
    nodeArguments: [`--max-semi-space-size=${size}`],
    spent: [] as Spent[],
  }));
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const { nodeArguments, spent } of turn % 2 === 0 ? variants : variants.toReversed()) {
      spent.push({ ...(await spend(nodeArguments)), ...(await spendKept(nodeArguments)) });
    }
  }
  console.log(
    "| young generation | CPU ms, forty games made anew | CPU ms, a page written anew | CPU ms, a thousand kept answers | memory |\n| --- | --- | --- | --- | --- |",
  );
  for (const { name, spent } of variants) {
    const mean = (kind: keyof Spent) => round(spent.reduce((sum, one) => sum + one[kind], 0) / spent.length);
    const figures = [mean("answers"), mean("pages"), mean("kept"), `${Math.round(mean("memory"))} MB`];
    console.log(`| ${[name, ...figures].join(" | ")} |`);
  }
}
