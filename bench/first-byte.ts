// How long a document takes: one that nobody has asked for yet, and the same once it is kept. One request at a time, to the
// last byte, compressed as browsers ask for it; by the clock, and in processor time of the server's one thread, which a busy
// machine does not lengthen.
import { mainThreadTime } from "./process-time.ts";
import { startServer, untilQuiet } from "./server.ts";
import { quantile } from "./statistics.ts";

const GAMES = 200;
const LISTS = 60;
const PER_PAGE = 40;
const HEADERS = { accept: "text/html", "accept-encoding": "br" };

type Times = { thread: number[]; clock: number[] };

async function askAll({ address, pid }: { address: string; pid: number }, paths: readonly string[]): Promise<Times> {
  const times: Times = { thread: [], clock: [] };
  for (const path of paths) {
    const [began, before] = [performance.now(), mainThreadTime(pid)];
    const answer = await fetch(address + path, { headers: HEADERS });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    times.clock.push(performance.now() - began);
    times.thread.push(mainThreadTime(pid) - before);
  }
  return times;
}

async function idsOf(address: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ids.length < GAMES; page += 1) {
    const answer = await fetch(`${address}/api/games?page_size=${PER_PAGE}&page=${page}`);
    const { results } = (await answer.json()) as { results: { id: number }[] };
    ids.push(...results.map(({ id }) => id));
  }
  return ids;
}

/** Prints one table. */
export async function benchFirstByte(): Promise<void> {
  await using server = await startServer();
  await untilQuiet(server);
  const { address } = server;
  const ids = await idsOf(address);
  const pages: Record<string, string[]> = {
    "a game": ids.slice(0, GAMES).map((id) => `/game/${id}`),
    "a page of the list": Array.from({ length: LISTS }, (_, at) => `/?page=${at + 2}`),
    "results of a search": ids.slice(0, LISTS).map((id) => `/search?q=story%20${id}`),
  };
  // The first pages of a process are its slowest: code is read, and compiled.
  const first = await askAll(server, ["/"]);
  console.log("| milliseconds | p50 | p95 | kept: p50 | kept: p95 |");
  console.log("| --- | --- | --- | --- | --- |");
  for (const [name, paths] of Object.entries(pages)) {
    const times = [await askAll(server, paths), await askAll(server, paths)];
    for (const [key, by] of [
      ["thread", "processor time of the thread"],
      ["clock", "by the clock"],
    ] as const) {
      const figures = times.flatMap((some) => [quantile(some[key], 0.5), quantile(some[key], 0.95)]);
      console.log(`| ${name}, ${by} | ${figures.map((ms) => ms.toFixed(1)).join(" | ")} |`);
    }
  }
  console.log(`\nThe first page after the start: ${first.thread[0]?.toFixed(0)} ms of the thread.\n`);
}
