// What visitors notice when the Redis of two servers behind nginx goes, hangs and comes back: answers by status and their times,
// at a steady pace and with the settings that Ludex comes with. `npm run bench -- outage`
import { setTimeout as sleep } from "node:timers/promises";
import { hasNginx, startNginx } from "../test/support/nginx-server.ts";
import { hasRedis, startRedis } from "../test/support/redis-server.ts";
import { createTally, isServerError, type Question, startLoad, type Tally } from "./load.ts";
import { startServer, untilQuiet } from "./server.ts";

const RATE = 300;
const AWAY_MS = 60_000;
const BETWEEN_MS = 15_000;
/** Until each server has heard of the other. */
const SETTLED_MS = 3000;
const CLIENTS = 5000;
const PATHS = [
  "/api/games?page_size=20",
  "/api/genres",
  "/api/games/3328",
  "/api/games?search=zelda",
  "/game/4200",
  "/",
];

const portOf = ({ address }: { address: string }) => Number(new URL(address).port);

/** Prints a row for each stretch of time. */
export async function benchOutage(): Promise<void> {
  if (!hasRedis || !hasNginx) return console.log("Redis or nginx is not here: left out");
  const redis = await startRedis();
  const environment = { REDIS_URL: redis.url, TRUST_PROXY_HOPS: "1" };
  await using first = await startServer(environment);
  await using second = await startServer(environment);
  const nginx = await startNginx([portOf(first), portOf(second)]);
  await Promise.all([untilQuiet(first), untilQuiet(second)]);
  await sleep(SETTLED_MS);

  let tally: Tally = createTally();
  let asked = 0;
  const next = (): Question => {
    asked += 1;
    const client = asked % CLIENTS;
    return {
      kind: "all",
      path: PATHS[asked % PATHS.length] ?? "/",
      headers: { "x-forwarded-for": `10.0.${client >> 8}.${client & 255}`, accept: "text/html,application/json" },
    };
  };
  const end = startLoad({
    address: nginx.base,
    rate: RATE,
    rampMs: 2000,
    next,
    onOutcome: (outcome) => tally.add(outcome),
  });
  // What is compiled by and by is nobody's outage.
  await sleep(BETWEEN_MS);
  const rows: object[] = [];
  const stretch = async (what: string, ms: number) => {
    const own = createTally();
    tally = own;
    await sleep(ms);
    rows.push({
      Redis: what,
      seconds: ms / 1000,
      ...own.row(),
      failed: own.count((status) => status === "lost" || isServerError(status)),
    });
  };
  await stretch("is there", BETWEEN_MS);
  await redis.kill();
  await stretch("is gone", AWAY_MS);
  await redis.start();
  await stretch("is back, empty", BETWEEN_MS);
  redis.pause();
  await stretch("hangs", AWAY_MS);
  redis.resume();
  await stretch("answers again", BETWEEN_MS);
  await end();
  await Promise.all([nginx.close(), redis.close()]);
  console.table(rows);
}
