// What the gateway asks of RAWG, and what it makes of the answers: the calls that visits cost, then a game asked of RAWG
// itself beside the same game through Ludex, in one run, against a double of RAWG that takes 60 ms; then a minute without
// RAWG.
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { FILLERS, NAMED_GAMES } from "../test/support/catalogue-files.ts";
import { startFakeRawg, type FakeRawg } from "../test/support/fake-rawg.ts";
import { startGatewayApp } from "../test/support/gateway-app.ts";
import { unheardSearch } from "../test/support/unheard-search.ts";
import { startServer } from "./server.ts";

const LATENCY_MS = 60;
const CONNECTIONS = 32;
const DURATION_S = 8;
const SETTLE_MS = 500;
/** The first start fills the catalogue, which takes a busy machine a while. */
const START_LIMIT_MS = 120_000;
const OUTAGE_S = 60;
const OUTAGE_RATE = 200;

const CARDS = "include=screenshots,movies,developers";
const OPENED = "include=screenshots,movies";
const TYPED = "portal stories";
/** What the app asks, by what a visitor does. All games are taken in from lists; of the three, one has trailers. */
const VISITS: Readonly<Record<string, readonly string[]>> = {
  "home and three pages": [1, 2, 3].map((page) => `games?${CARDS}&page=${page}`),
  "filters with all and none of several": ["genres=action&tags_none=roguelike", "genres_all=action,puzzle"].flatMap(
    (query) => [`games?${CARDS}&${query}`, `games/facets?${query}`],
  ),
  "ten letters typed": Array.from(
    { length: 10 },
    (_, index) => `games?search=${TYPED.slice(0, index + 1)}&page_size=9&include=matches,makers`,
  ),
  "a search": [`games?search=portal&page=1&${CARDS},matches`],
  "three games": [109, 103, 106].flatMap((id) => [
    `games/${id}?${OPENED}`,
    `games/${id}/suggested?page_size=12&${CARDS}`,
  ]),
  "the same three games again": [109, 103, 106].map((id) => `games/${id}?${OPENED}`),
  "a search that the catalogue has nothing for": [unheardSearch(1), unheardSearch(1)],
};
/** Pages that visitors look at: games that only RAWG knows, and searches that only it can answer. */
const SEEN = [
  ...[1, 2, 3, 4].map(unheardSearch),
  ...[102, 103, 104, 105].flatMap((id) =>
    ["", "/screenshots", "/movies", "/stores"].map((part) => `games/${id}${part}`),
  ),
];

type Row = { question: string; "requests/s": number; "p50 ms": number; "p99 ms": number; "calls to RAWG": number };

/** Until nothing is being asked any more. */
async function untilQuiet(rawg: FakeRawg): Promise<void> {
  for (let seen = -1; seen !== rawg.calls.length; await sleep(SETTLE_MS)) seen = rawg.calls.length;
}

async function countCalls(): Promise<{ "what a visitor does": string; "calls to RAWG": number }[]> {
  const rawg = await startFakeRawg();
  const brief = [...NAMED_GAMES, ...FILLERS].map(({ id }) => id);
  const app = await startGatewayApp(rawg, { brief });
  const rows = [];
  for (const [what, paths] of Object.entries(VISITS)) {
    const before = rawg.calls.length;
    for (const path of paths) {
      const { status } = await app.get(`/api/${path}`);
      if (status !== 200) throw new Error(`${path}: ${status}`);
    }
    await untilQuiet(rawg);
    rows.push({ "what a visitor does": what, "calls to RAWG": rawg.calls.length - before });
  }
  await app.close();
  await rawg.close();
  return rows;
}

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

async function loadAll(rawg: FakeRawg): Promise<Row[]> {
  const environment = {
    RAWG_API_KEY: rawg.key,
    RAWG_API_URL: rawg.url,
    // Old after a minute, so that the outage meets old answers.
    RAWG_FRESH_SEARCHES: "1",
    // One client asks for all of it.
    RAWG_MONTHLY_BUDGET: "100000000",
  };
  const rows: Row[] = [];
  {
    await using server = await startServer(environment, { startLimitMs: START_LIMIT_MS });
    await askAll(server.address);
    const url = `${server.address}/api/games/103`;
    rows.push(
      await load("a game, RAWG itself", { url: `${rawg.url}/games/103?key=${rawg.key}` }, rawg),
      await load("the game through Ludex, warm", { url }, rawg),
      await load("the game through Ludex, warm, Brotli", { url, headers: { "accept-encoding": "br" } }, rawg),
    );
  }
  await using server = await startServer({ ...environment, ANSWER_CACHE_MB: "0" }, { startLimitMs: START_LIMIT_MS });
  await askAll(server.address);
  const steady = {
    url: server.address,
    requests: SEEN.map((path) => ({ method: "GET" as const, path: `/api/${path}` })),
    overallRate: OUTAGE_RATE,
  };
  rows.push(await load("seen pages at 200/s, from disk", { ...steady, duration: DURATION_S * 2 }, rawg));
  await rawg.goAway();
  rows.push(await load(`the same, RAWG gone for ${OUTAGE_S} s`, { ...steady, duration: OUTAGE_S }, rawg));
  return rows;
}

/** Prints both tables. */
export async function benchGateway(): Promise<void> {
  console.table(await countCalls());
  const rawg = await startFakeRawg({ latencyMs: LATENCY_MS });
  try {
    console.table(await loadAll(rawg));
  } finally {
    await rawg.close();
  }
}
