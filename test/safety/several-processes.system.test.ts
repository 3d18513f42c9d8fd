// Two server processes over one Redis, as visitors and those who send the bills see them.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startFakeProvider, type FakeProvider } from "../support/fake-provider.ts";
import { startFakeRawg, type FakeRawg } from "../support/fake-rawg.ts";
import { filledDirectory } from "../support/filled-directory.ts";
import { isDeep } from "../support/lane.ts";
import { startLoad } from "../support/paced-load.ts";
import { hasRedis, startRedis, type RedisServer } from "../support/redis-server.ts";
import { startServerProcess, type ServerProcess } from "../support/server-process.ts";
import { steadyFetch } from "../support/steady-fetch.ts";

const PASSWORD = "pa55-of-redis";
const BUDGET = 50;
const PER_MINUTE = 30;
/** The deep lane has the time that an operator's bad day takes. */
const KILLS = isDeep ? 20 : 2;
const OUTAGE_MS = isDeep ? 60_000 : 2000;
const PER_SECOND = isDeep ? 300 : 30;
/** Visitors without a limit that matters here come from so many addresses. */
const CLIENTS = 60_000;
/** A game that only RAWG's double knows. */
const OF_RAWG = 102;
const OF_CATALOGUE = 3328;
/** What all hear of in the end; a busy machine takes its time. */
const POLLED = { timeout: 30_000, interval: 200 };
/** Nobody has these. */
const UNKNOWN = 900_000_000;

let redis: RedisServer;
let rawg: FakeRawg;
let provider: FakeProvider;
let visitors = 0;

const address = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
/** As a proxy says who asks; somebody else each time, unless told otherwise. */
const from = (client = address((visitors = (visitors + 1) % CLIENTS))) => ({ "x-forwarded-for": client });
const statusOf = async (url: string, headers: Record<string, string> = from()) =>
  (await steadyFetch(url, headers)).status;
/** Whoever is told that RAWG takes long asks again: on a busy machine its double may. */
const statusInTheEnd = async (url: string) => {
  for (let tries = 1; ; tries += 1) {
    const status = await statusOf(url);
    if (status !== 504 || tries === 20) return status;
    await sleep(500);
  }
};
const metricsOf = async (server: ServerProcess) => (await steadyFetch(`${server.base}/metrics`, from())).text;

const environment = (directory: string) => ({
  DATA_DIRECTORY: directory,
  REDIS_URL: redis.url,
  // Other tests may keep this machine from answering for longer than a Redis of one's own ever would.
  REDIS_TIMEOUT_MS: "5000",
  TRUST_PROXY_HOPS: "1",
  RATE_LIMIT_API: String(PER_MINUTE),
  RATE_LIMIT_INSIGHTS: "1000",
  RAWG_API_KEY: rawg.key,
  RAWG_API_URL: rawg.url,
  RAWG_GAMES: "0",
  RAWG_MONTHLY_BUDGET: String(BUDGET),
  RAWG_CLIENT_SHARE: "100",
  RAWG_HOUR_BURST: "720",
  AI_PRIMARY_URL: provider.url,
  AI_PRIMARY_MODEL: "m",
  AI_HOURLY_BUDGET: String(BUDGET),
});

/** Until Redis has heard of both, and both may spend. */
const settled = () => sleep(2500);

describe.runIf(hasRedis)("two processes over one Redis", () => {
  beforeAll(async () => {
    redis = await startRedis({ requirepass: PASSWORD });
    rawg = await startFakeRawg({ latencyMs: 300 });
    provider = await startFakeProvider();
  });
  afterAll(async () => {
    await Promise.all([redis.close(), rawg.close(), provider.close()]);
  });

  describe("side by side", () => {
    let servers: [ServerProcess, ServerProcess];
    beforeAll(async () => {
      servers = [
        await startServerProcess(environment(filledDirectory())),
        await startServerProcess(environment(filledDirectory())),
      ];
      await settled();
    });

    afterAll(async () => void (await Promise.all(servers.map((server) => server.end("SIGKILL")))));

    const both = async (times: number, ask: (base: string) => Promise<number>) =>
      await Promise.all(Array.from({ length: times }, (_, at) => ask(servers[at % 2 === 0 ? 0 : 1].base)));
    const all = (times: number, path: string, headers?: Record<string, string>) =>
      both(times, (base) => statusOf(base + path, headers));
    const allInTheEnd = (times: number, path: string) => both(times, (base) => statusInTheEnd(base + path));

    it("[M-04] a limit of thirty lets thirty of two hundred requests through", async () => {
      const statuses = await all(200, "/api/genres", from("198.51.100.1"));
      expect(statuses.filter((status) => status === 200)).toHaveLength(PER_MINUTE);
      expect(statuses.filter((status) => status === 429)).toHaveLength(200 - PER_MINUTE);
    });

    it("[M-04] two hundred equal questions cost one call to RAWG, and one to the model", async () => {
      rawg.calls.length = 0;
      expect(new Set(await allInTheEnd(200, `/api/games/${OF_RAWG}`))).toEqual(new Set([200]));
      expect(rawg.calls.filter((call) => call.startsWith(`games/${OF_RAWG}`))).toEqual([`games/${OF_RAWG}`]);
      expect(new Set(await all(200, `/api/insights/${OF_CATALOGUE}`))).toEqual(new Set([200]));
      expect(provider.calls).toHaveLength(1);
    });

    it("[M-02] what one has fetched, the other has when it comes back, and costs nothing", async () => {
      rawg.calls.length = 0;
      expect(await statusInTheEnd(`${servers[0].base}/api/games/103`)).toBe(200);
      expect(await statusInTheEnd(`${servers[1].base}/api/games/103`)).toBe(200);
      expect(rawg.calls.filter((call) => call === "games/103")).toHaveLength(1);
    });

    it("[M-02] Redis goes and comes back under load: nobody hears of it but the operator", async () => {
      const paths = ["/api/games?page_size=5", "/api/genres", `/api/games/${OF_RAWG}`, "/", "/api/games/3498"];
      // RAWG's double may be slow on a busy machine, and is not what is tried here.
      for (const path of paths) await allInTheEnd(2, path);
      let asked = 0;
      const load = startLoad(PER_SECOND, () => {
        asked += 1;
        return [`${servers[asked % 2 === 0 ? 0 : 1].base}${paths[asked % paths.length]}`, from()];
      });
      await sleep(1000);
      await redis.kill();
      for (const server of servers) {
        await expect.poll(() => metricsOf(server), POLLED).toMatch(/^redis_away 1$/m);
        expect(await metricsOf(server)).toMatch(/^redis_processes 2$/m);
      }
      expect(await statusOf(`${servers[0].base}/readyz`)).toBe(200);
      // A client has its share of each process.
      const statuses = await all(200, "/api/genres", from("198.51.100.9"));
      expect(statuses.filter((status) => status === 200)).toHaveLength(PER_MINUTE);
      await sleep(OUTAGE_MS);
      await redis.start();
      for (const server of servers) await expect.poll(() => metricsOf(server), POLLED).toMatch(/^redis_away 0$/m);
      await sleep(1000);
      await load.stop();
      const counts = load.counts();
      expect(Object.keys(counts).filter((status) => status >= "500")).toEqual([]);
      expect(counts["200"]).toBeGreaterThan(PER_SECOND);
    }, 300_000);

    it("[M-02] the log says in a line that Redis was gone, and nowhere its password", async () => {
      await Promise.all(servers.map((server) => server.end("SIGTERM")));
      for (const log of await Promise.all(servers.map((server) => server.log))) {
        expect(log).not.toContain(PASSWORD);
        const lines = log.split("\n").filter((line) => line.includes("Redis does not answer"));
        expect(lines.length).toBeGreaterThan(0);
        // A machine on which much else runs may keep it from answering another time.
        expect(lines.length).toBeLessThan(4);
      }
    });
  });

  it(`[M-04] a budget of ${BUDGET} is not passed by one though either process is killed, ${KILLS} times`, async () => {
    await redis.command("FLUSHALL");
    provider.calls.length = 0;
    rawg.calls.length = 0;
    const directories = [filledDirectory(), filledDirectory()] as const;
    const start = (side: 0 | 1) => startServerProcess(environment(directories[side]));
    const servers: [ServerProcess, ServerProcess] = [await start(0), await start(1)];
    onTestFinished(async () => void (await Promise.all(servers.map((server) => server.end("SIGKILL")))));
    await settled();
    let asked = 0;
    const idsOf = async (page: number) => {
      const { text } = await steadyFetch(`${servers[0].base}/api/games?page_size=40&page=${page}`, from());
      return (JSON.parse(text) as { results: { id: number }[] }).results.map(({ id }) => id);
    };
    const ids = [...(await idsOf(2)), ...(await idsOf(3))];
    /** A game that no model has told of, and one that RAWG has not been asked for; whoever is killed answers nobody. */
    const spend = (times: number) =>
      Promise.all(
        Array.from({ length: times }, async () => {
          asked += 1;
          const { base } = servers[asked % 2 === 0 ? 0 : 1];
          const game = ids[asked % ids.length] ?? OF_CATALOGUE;
          await Promise.allSettled([
            statusOf(`${base}/api/insights/${game}`),
            statusOf(`${base}/api/games/${UNKNOWN + asked}`),
          ]);
        }),
      );
    const each = Math.max(2, Math.floor(30 / KILLS));
    for (let kill = 0; kill < KILLS; kill += 1) {
      const side = kill % 2 === 0 ? 0 : 1;
      const spending = spend(each);
      await sleep(20 + (kill % 5) * 15);
      await servers[side].end("SIGKILL");
      await spending;
      servers[side] = await start(side);
    }
    await spend(BUDGET);
    await spend(BUDGET);
    expect(provider.calls.length).toBeLessThanOrEqual(BUDGET);
    expect(rawg.calls.length).toBeLessThanOrEqual(BUDGET);
    // What was counted and not asked died with its process: no more than was under way.
    expect(provider.calls.length).toBeGreaterThan(BUDGET - KILLS * each);
    expect(rawg.calls.length).toBeGreaterThan(BUDGET * 0.9 - KILLS * each - 1);
  }, 900_000);
});
