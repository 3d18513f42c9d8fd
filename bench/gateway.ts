// What the gateway makes of RAWG: a list asked of RAWG itself beside the same list through Ludex, in one run, against a
// double of RAWG that takes 60 ms; then a minute without RAWG.
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { startFakeRawg, type FakeRawg } from "../test/support/fake-rawg.ts";
import { startServer } from "./server.ts";

const LATENCY_MS = 60;
const CONNECTIONS = 32;
const DURATION_S = 8;
const SETTLE_MS = 500;
const OUTAGE_S = 60;
const OUTAGE_RATE = 200;
const REAL_DATA = join(import.meta.dirname, "../data");

const LIST = "games?page_size=20&include=screenshots,movies,developers";
const GENRES = ["action", "adventure", "puzzle", "strategy", "shooter", "racing", "sports", "indie"];
/** Pages that visitors look at: the first lists, a few genres, a few games whole. */
const SEEN = [
  LIST,
  "games?page=2&page_size=20",
  ...GENRES.map((genre) => `games?genres=${genre}&page_size=20`),
  ...[3498, 4200, 3328].flatMap((id) => ["", "/screenshots", "/movies", "/stores"].map((part) => `games/${id}${part}`)),
];

type Row = { question: string; "requests/s": number; "p50 ms": number; "p99 ms": number; "calls to RAWG": number };

async function load(question: string, options: autocannon.Options, rawg: FakeRawg): Promise<Row> {
  // What the load before has left on the way is not this one's.
  await sleep(SETTLE_MS);
  const before = rawg.calls.length;
  const result = await autocannon({ connections: CONNECTIONS, duration: DURATION_S, ...options });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${question}: ${result.non2xx} refused, ${result.errors} failed`);
  }
  return {
    question,
    "requests/s": Math.round(result.requests.average),
    "p50 ms": result.latency.p50,
    "p99 ms": result.latency.p99,
    "calls to RAWG": rawg.calls.length - before,
  };
}

async function askAll(address: string): Promise<void> {
  for (const path of SEEN) {
    const answer = await fetch(`${address}/api/${path}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  }
}

/** Prints both tables. Lists are old after a minute here, so that the outage meets old answers. */
export async function benchGateway(): Promise<void> {
  const rawg = await startFakeRawg({ latencyMs: LATENCY_MS, dataDirectory: REAL_DATA });
  const environment = {
    RAWG_API_KEY: rawg.key,
    RAWG_API_URL: rawg.url,
    RAWG_FRESH_LISTS: "1",
    // One client asks for all of it.
    RAWG_MONTHLY_BUDGET: "100000000",
  };
  try {
    const rows: Row[] = [];
    {
      await using server = await startServer(environment);
      await askAll(server.address);
      const url = `${server.address}/api/${LIST}`;
      const brotli = { "accept-encoding": "br" };
      rows.push(
        await load("list of 20, RAWG itself", { url: `${rawg.url}/games?page_size=20&key=${rawg.key}` }, rawg),
        await load("list of 20, through Ludex, warm", { url }, rawg),
        await load("list of 20, through Ludex, warm, Brotli", { url, headers: brotli }, rawg),
      );
    }
    await using server = await startServer({ ...environment, ANSWER_CACHE_MB: "0" });
    await askAll(server.address);
    const steady = {
      url: server.address,
      requests: SEEN.map((path) => ({ method: "GET" as const, path: `/api/${path}` })),
      overallRate: OUTAGE_RATE,
    };
    rows.push(await load("seen pages at 200/s, from disk", { ...steady, duration: DURATION_S * 2 }, rawg));
    await rawg.goAway();
    rows.push(await load(`the same, RAWG gone for ${OUTAGE_S} s`, { ...steady, duration: OUTAGE_S }, rawg));
    console.table(rows);
  } finally {
    await rawg.close();
  }
}
