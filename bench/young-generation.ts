// What the smaller young generation of `npm start` costs: processor time for answers and pages that are made anew, with it
// and without, in turns.
import { processesFrom } from "./process-time.ts";
import { SERVER_ARGUMENTS, startServer, untilQuiet } from "./server.ts";
import { round } from "./statistics.ts";

const ROUNDS = 3;
const ANSWERS = 1500;
const PAGES = 200;
const AT_ONCE = 8;

type Spent = { answers: number; pages: number };

async function askAll(addresses: readonly string[], headers: Record<string, string>): Promise<void> {
  const waiting = [...addresses];
  const client = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await (await fetch(next, { headers })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
}

async function spend(nodeArguments: readonly string[]): Promise<Spent> {
  await using server = await startServer({ ANSWER_CACHE_MB: "0" }, { nodeArguments });
  const own = () => processesFrom(server.pid).find(({ pid }) => pid === server.pid)?.ms ?? 0;
  const lists = Array.from(
    { length: ANSWERS },
    (_, at) => `${server.address}/api/games?page_size=40&page=${1 + (at % 30)}`,
  );
  const pages = Array.from({ length: PAGES }, (_, at) => `${server.address}/?page=${1 + (at % 60)}`);
  await askAll(lists.slice(0, ANSWERS / 10), {});
  await askAll(pages.slice(0, PAGES / 10), { accept: "text/html" });
  await untilQuiet(server);
  const began = own();
  await askAll(lists, {});
  const between = own();
  await askAll(pages, { accept: "text/html" });
  return { answers: (between - began) / ANSWERS, pages: (own() - between) / PAGES };
}

/** Prints its figures as a Markdown table. */
export async function benchYoungGeneration(): Promise<void> {
  const variants = [
    { name: "4 MB a half, as started", nodeArguments: SERVER_ARGUMENTS, spent: [] as Spent[] },
    { name: "Node's own 16 MB", nodeArguments: [], spent: [] as Spent[] },
  ];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const { nodeArguments, spent } of turn % 2 === 0 ? variants : variants.toReversed()) {
      spent.push(await spend(nodeArguments));
    }
  }
  console.log(
    "| young generation | CPU ms, forty games made anew | CPU ms, a page written anew |\n| --- | --- | --- |",
  );
  for (const { name, spent } of variants) {
    const mean = (kind: keyof Spent) => round(spent.reduce((sum, one) => sum + one[kind], 0) / spent.length);
    console.log(`| ${name} | ${mean("answers")} | ${mean("pages")} |`);
  }
}
