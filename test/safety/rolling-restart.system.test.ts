// A new version goes out: two processes behind nginx end one after the other and are started again, and visitors go on.
import { afterAll, beforeAll, expect, it } from "vitest";
import { filledDirectory } from "../support/filled-directory.ts";
import { isDeep } from "../support/lane.ts";
import { hasNginx, startNginx } from "../support/nginx-server.ts";
import { startLoad } from "../support/paced-load.ts";
import { freePort } from "../support/ports.ts";
import { hasRedis, startRedis, type RedisServer } from "../support/redis-server.ts";
import { startServerProcess } from "../support/server-process.ts";

const PER_SECOND = isDeep ? 300 : 30;
const ROUNDS = isDeep ? 3 : 1;
const ROUND_MS = 120_000;
const ASKED = ["/api/games?page_size=5", "/api/games/3328", "/api/games?search=zelda", "/game/4200", "/"];

let redis: RedisServer;

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.close());

it.runIf(hasRedis && hasNginx)(
  "[M-05] a rolling restart of two processes behind nginx loses no request",
  async () => {
    const ports = [await freePort(), await freePort()] as const;
    const folders = ports.map(() => filledDirectory());
    const start = (place: number) =>
      startServerProcess({
        PORT: String(ports[place]),
        DATA_DIRECTORY: folders[place] ?? "",
        REDIS_URL: redis.url,
        TRUST_PROXY_HOPS: "1",
        RATE_LIMIT_API: "1000000",
        LOG_LEVEL: "warn",
      });
    const servers = [await start(0), await start(1)];
    const nginx = await startNginx(ports);
    let asked = 0;
    const load = startLoad(PER_SECOND, () => [
      `${nginx.base}${ASKED[(asked += 1) % ASKED.length]}`,
      { accept: "text/html,application/json" },
    ]);
    const logs: Promise<string>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const place of [0, 1]) {
        const before = servers[place];
        await before?.end("SIGTERM");
        if (before !== undefined) logs.push(before.log);
        servers[place] = await start(place);
      }
    }
    await load.stop();
    const said = await nginx.close();
    await Promise.all(servers.map((server) => server.end("SIGTERM")));
    // What nginx and the servers said shows why, where something failed.
    expect([load.counts(), said.match(/\[(?:error|crit|alert)\].*/g) ?? [], await Promise.all(logs)]).toEqual([
      { "200": asked },
      expect.anything(),
      expect.anything(),
    ]);
  },
  ROUNDS * ROUND_MS,
);
