// How fast the protocol answers: requests a second of the list, and the latency of a search, through real HTTP.
import autocannon from "autocannon";
import { startServer, untilQuiet } from "./server.ts";
import { quantile, round } from "./statistics.ts";

const DURATION_S = 8;
const CONNECTIONS = 32;
const TITLES_MAX = 150;

type Row = { question: string; "requests/s": number; "p50 ms": number; "p99 ms": number; "KB sent": number };

/** Asks for the same as fast as it is answered. */
export async function load(url: string, question: string, headers: Record<string, string> = {}): Promise<Row> {
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 1 });
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: DURATION_S });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return {
    question,
    "requests/s": Math.round(result.requests.average),
    "p50 ms": result.latency.p50,
    "p99 ms": result.latency.p99,
    "KB sent": Math.round(result.throughput.total / result.requests.total / 102.4) / 10,
  };
}

/** What visitors type on the way to a title. */
function typings(title: string): Record<string, string> {
  const [first = "", second = ""] = title.split(/\s+/);
  const middle = Math.max(1, Math.floor(first.length / 2));
  return {
    "two letters": title.slice(0, 2),
    "one word": first,
    "two words": `${first} ${second}`.trim(),
    "one letter missing": `${first.slice(0, middle)}${first.slice(middle + 1)} ${second}`.trim(),
    "whole title": title,
  };
}

async function titles(address: string): Promise<string[]> {
  const pages = Array.from({ length: Math.ceil(TITLES_MAX / 40) }, (_, index) => index + 1);
  const lists = await Promise.all(
    pages.map(async (page) => {
      const answer = await fetch(`${address}/api/games?ordering=-rating&page_size=40&page=${page}`);
      const body: { results: { name: string }[] } = JSON.parse(await answer.text());
      return body.results.map(({ name }) => name);
    }),
  );
  return lists.flat().slice(0, TITLES_MAX);
}

/** One after another over one kept connection, nine results each, as the search box asks. */
async function searchLatency(address: string): Promise<object[]> {
  const times = new Map<string, number[]>();
  for (const title of await titles(address)) {
    for (const [kind, text] of Object.entries(typings(title))) {
      const began = performance.now();
      const answer = await fetch(`${address}/api/games?search=${encodeURIComponent(text)}&page_size=9`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${text}: ${answer.status}`);
      times.set(kind, [...(times.get(kind) ?? []), performance.now() - began]);
    }
  }
  const all = [...times.values()].flat();
  return [...times, ["all", all] as const].map(([kind, taken]) => {
    const [p50, p99] = [0.5, 0.99].map((share) => round(quantile(taken, share)));
    return { typed: kind, searches: taken.length, "p50 ms": p50, "p99 ms": p99 };
  });
}

/** Prints both tables: with the cache of answers, and with it switched off. */
export async function benchApi(): Promise<void> {
  const list = "/api/games?page_size=20&include=screenshots,movies,developers";
  const rows: Row[] = [];
  {
    await using server = await startServer();
    await untilQuiet(server);
    rows.push(
      await load(server.address + list, "list of 20, kept, brotli", { "accept-encoding": "br" }),
      await load(server.address + list, "list of 20, kept, plain"),
      await load(`${server.address}/api/games/portal-2`, "one game, kept, brotli", { "accept-encoding": "br" }),
    );
  }
  await using cold = await startServer({ ANSWER_CACHE_MB: "0" });
  await untilQuiet(cold);
  rows.push(
    await load(cold.address + list, "list of 20, made anew, brotli", { "accept-encoding": "br" }),
    await load(cold.address + list, "list of 20, made anew, plain"),
    await load(
      `${cold.address}/api/games?genres=action&platforms=4&ordering=-metacritic`,
      "filtered, made anew, plain",
    ),
    await load(`${cold.address}/api/games/portal-2`, "one game, made anew, plain"),
  );
  console.table(rows);
  console.table(await searchLatency(cold.address));
}
