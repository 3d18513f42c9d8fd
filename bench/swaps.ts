// Ten catalogues one after the other, while 200 requests a second are answered: how many fail, and how long they wait.
// `npm run bench -- swaps` over the bundled catalogue, with `--games 1000000` over a made-up one of that size as well.
import { fork } from "node:child_process";
import { once } from "node:events";
import { copyFileSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { databasePath, openCatalogue } from "#server/catalogue/open.ts";
import { temporaryDirectory } from "../test/support/temporary-directory.ts";
import { generatedCatalogue } from "./generated/catalogue.ts";
import { createTally, isServerError, startLoad, type Outcome, type Question } from "./load.ts";

const DATA = join(import.meta.dirname, "../data");
const SERVER = join(import.meta.dirname, "swaps/server.ts");
const SWAPS = 10;
const RATE = 200;
const BETWEEN_MS = 2000;
const WARM_MS = 3000;

const CARDS = "page_size=20&include=screenshots,movies,developers";
const GENRES = [
  "action",
  "adventure",
  "puzzle",
  "racing",
  "shooter",
  "strategy",
  "sports",
  "simulation",
  "fighting",
  "arcade",
];
const WORDS = ["portal", "zelda", "mario", "dark souls", "witcher", "halo", "doom", "sonic", "tetris", "metroid"];
/** What visitors look at: of each answer the first is made, the others are given as they were kept, until the next swap. */
const PATHS = [
  ...Array.from({ length: 40 }, (_, at) => `games?page=${at + 1}&${CARDS}`),
  ...GENRES.flatMap((genre) => [`games?genres=${genre}&${CARDS}`, `games/facets?genres=${genre}`]),
  ...WORDS.flatMap((word) => Array.from(word, (_, at) => `games?search=${word.slice(0, at + 1)}&page_size=9`)),
  ...[3328, 4200, 501].flatMap((id) => [`games/${id}`, `games/${id}/suggested?page_size=12`]),
  "genres",
  "platforms",
];

export type FromServer = { address: string } | { swapped: { ms: number; longestMs: number } };

async function measure(name: string, paths: readonly string[]): Promise<object> {
  const server = fork(SERVER, [DATA, ...paths], { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const [first] = (await once(server, "message")) as [FromServer]; // What swaps/server.ts sends.
  const address = "address" in first ? first.address : "";
  const [still, swapping] = [createTally(), createTally()];
  let tally = still;
  let asked = 0;
  const next = (): Question => {
    asked += 1;
    const path = PATHS[asked % PATHS.length] ?? "";
    return { kind: path, path: `/api/${path}` };
  };
  const onOutcome = (outcome: Outcome) => tally.add(outcome);
  const end = startLoad({ address, rate: RATE, rampMs: 1000, areBodiesDropped: true, next, onOutcome });
  // What is compiled by and by, and the time without swaps to compare with.
  await sleep(WARM_MS);
  const warm = createTally();
  tally = warm;
  await sleep(SWAPS * BETWEEN_MS);
  tally = swapping;
  const swaps: { ms: number; longestMs: number }[] = [];
  for (let at = 0; at < SWAPS; at += 1) {
    server.send("swap");
    const [said] = (await once(server, "message")) as [FromServer]; // As above.
    if ("swapped" in said) swaps.push(said.swapped);
    await sleep(BETWEEN_MS);
  }
  await end();
  server.kill("SIGTERM");
  await once(server, "exit");
  const row = swapping.row();
  return {
    games: name,
    "p99 ms, none": warm.row()["p99 ms"],
    requests: row.requests,
    failed: swapping.count((status) => status === "lost" || isServerError(status)),
    "p50 ms": row["p50 ms"],
    "p99 ms": row["p99 ms"],
    "a swap takes, ms": Math.round(swaps.reduce((sum, { ms }) => sum + ms, 0) / swaps.length),
    "longest standstill, ms": Math.round(Math.max(...swaps.map(({ longestMs }) => longestMs))),
  };
}

/** Two files of the same catalogue, to be opened in turns. */
function twice(path: string): string[] {
  const other = join(temporaryDirectory(), basename(path));
  copyFileSync(path, other);
  return [path, other];
}

/** Prints a row for each catalogue. */
export async function benchSwaps(sizes: readonly number[] = []): Promise<void> {
  const directories = { dataDirectory: DATA, stateDirectory: temporaryDirectory() };
  openCatalogue(directories).close();
  const rows = [await measure("bundled", twice(databasePath(directories)))];
  for (const size of sizes) rows.push(await measure(String(size), twice(generatedCatalogue(size).path)));
  console.table(rows);
}
