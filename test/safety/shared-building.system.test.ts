// Servers over one PostgreSQL and one place for the catalogue's file: one of them builds from the records, the others fetch, and
// when that one is killed another builds. Behind nginx, with Redis and an object store as well, catalogues are exchanged and
// servers restarted under load.
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { createPostgres } from "#server/database/postgres.ts";
import { createPostgresRecordStore } from "#server/sources/postgres-record-store.ts";
import { filledDirectory } from "../support/filled-directory.ts";
import { isDeep } from "../support/lane.ts";
import { hasNginx, startNginx } from "../support/nginx-server.ts";
import { startLoad } from "../support/paced-load.ts";
import { freePort } from "../support/ports.ts";
import { hasPostgres, startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { batchOf } from "../support/record-samples.ts";
import { hasRedis, startRedis } from "../support/redis-server.ts";
import { startS3 } from "../support/s3-server.ts";
import { startServerProcess, type ServerProcess } from "../support/server-process.ts";
import { sourceRecord } from "../support/source-record.ts";
import { steadyFetch } from "../support/steady-fetch.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

// Whole catalogues are built in processes that let all others go first.
const TEST_MS = 900_000;
const PATIENCE = { timeout: 400_000, interval: 500 };
const PER_SECOND = 300;
const EXCHANGES = 10;
const ASKED = ["/api/games?page_size=5", "/api/games/3328", "/api/games?search=zelda", "/game/4200", "/"];
const LOG = { warn: () => undefined, info: () => undefined };

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.close());

const metricsOf = async ({ base }: ServerProcess) => (await steadyFetch(`${base}/metrics`, {})).text;
const has = async (of: ServerProcess, line: RegExp) => line.test(await metricsOf(of));
const IS_BUILDER = /^database_turn\{of="building"\} 1$/m;
const HAS_BUILT = /^catalogue_files_total\{outcome="built"\} [1-9]/m;

/** The records that all servers of a test show; `place` is where the catalogue's file is put. */
async function openRecords(place: Readonly<Record<string, string>>) {
  const url = await server.database();
  const postgres = createPostgres({ url, timeoutMs: 60_000, log: LOG });
  onTestFinished(() => postgres.close());
  const records = createPostgresRecordStore(postgres);
  const take = (name: string) =>
    records.take("table", batchOf(name, [sourceRecord({ key: name, name, released: "1999", added: 1 })]));
  const start = async (environment: Record<string, string> = {}) => {
    const started = await startServerProcess({
      DATA_DIRECTORY: filledDirectory(),
      DATABASE_URL: url,
      ...place,
      RATE_LIMIT_API: "1000000",
      ...environment,
    });
    onTestFinished(() => started.end("SIGKILL"));
    return started;
  };
  return { take, start };
}

const idsOf = async ({ base }: ServerProcess, name: string) => {
  const query = `search=${encodeURIComponent(name)}&search_exact=true`;
  const { text } = await steadyFetch(`${base}/api/games?${query}`, {});
  return (JSON.parse(text) as { results: { id: number }[] }).results.map(({ id }) => id);
};

it.runIf(hasPostgres && isDeep)(
  "[M-01] one server builds for all from PostgreSQL, the others fetch, and another builds when it is killed",
  async () => {
    const { take, start: startWith } = await openRecords({ CATALOGUE_SHARE: temporaryDirectory() });
    const start = () => startWith({ ANSWER_CACHE_MB: "0" });
    const builder = await start();
    await expect.poll(() => has(builder, IS_BUILDER), PATIENCE).toBe(true);
    const other = await start();
    await take("Rain Wheel");
    for (const each of [builder, other]) {
      await expect.poll(async () => (await idsOf(each, "Rain Wheel")).length, PATIENCE).toBe(1);
    }
    expect(await idsOf(other, "Rain Wheel")).toEqual(await idsOf(builder, "Rain Wheel"));
    expect([await has(builder, HAS_BUILT), await has(other, HAS_BUILT)]).toEqual([true, false]);

    await builder.end("SIGKILL");
    await take("Snow Wheel");
    await expect.poll(async () => (await idsOf(other, "Snow Wheel")).length, PATIENCE).toBe(1);
    expect([await has(other, IS_BUILDER), await has(other, HAS_BUILT)]).toEqual([true, true]);
  },
  TEST_MS,
);

it.runIf(hasPostgres && hasRedis && hasNginx && isDeep)(
  "[M-01] [M-02] [M-03] [M-05] ten exchanges of the catalogue and as many restarts of two servers over all engines lose no request",
  async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.close());
    const s3 = await startS3();
    onTestFinished(() => s3.stop());
    const { take, start } = await openRecords({ ...s3.environment, REDIS_URL: redis.url });
    const ports = [await freePort(), await freePort()] as const;
    const folders = ports.map(() => filledDirectory());
    const startAt = (place: number) =>
      start({
        PORT: String(ports[place]),
        DATA_DIRECTORY: folders[place] ?? "",
        // Other work keeps these two cores from answering for longer than a PostgreSQL of one's own would.
        DATABASE_TIMEOUT_MS: "20000",
        TRUST_PROXY_HOPS: "1",
        LOG_LEVEL: "warn",
      });
    const servers: [ServerProcess, ServerProcess] = [await startAt(0), await startAt(1)];
    const nginx = await startNginx(ports);
    let asked = 0;
    const load = startLoad(PER_SECOND, () => [
      `${nginx.base}${ASKED[(asked += 1) % ASKED.length]}`,
      { accept: "text/html,application/json" },
    ]);
    for (let exchange = 1; exchange <= EXCHANGES; exchange += 1) {
      const name = `Wheel of Rain ${exchange}`;
      await take(name);
      // Whoever builds rests for long after a build: the other one builds this time, and fetches the next.
      const place = (await has(servers[0], IS_BUILDER)) ? 0 : 1;
      await servers[place].end("SIGTERM");
      servers[place] = await startAt(place);
      for (const each of servers) await expect.poll(async () => (await idsOf(each, name)).length, PATIENCE).toBe(1);
    }
    await load.stop();
    const said = await nginx.close();
    expect([load.counts(), said.match(/\[(?:error|crit|alert)\].*/g) ?? []]).toEqual([
      { "200": asked },
      expect.anything(),
    ]);
  },
  TEST_MS,
);
