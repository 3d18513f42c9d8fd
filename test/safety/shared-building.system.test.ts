// Servers over one PostgreSQL and one place for the catalogue's file: one of them builds from the records, the others fetch, and
// when that one is killed another builds.
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { createPostgres } from "#server/database/postgres.ts";
import { createPostgresRecordStore } from "#server/sources/postgres-record-store.ts";
import { filledDirectory } from "../support/filled-directory.ts";
import { isDeep } from "../support/lane.ts";
import { hasPostgres, startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { batchOf } from "../support/record-samples.ts";
import { startServerProcess, type ServerProcess } from "../support/server-process.ts";
import { sourceRecord } from "../support/source-record.ts";
import { steadyFetch } from "../support/steady-fetch.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

// Whole catalogues are built in processes that let all others go first.
const TEST_MS = 900_000;
const PATIENCE = { timeout: 400_000, interval: 500 };
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

it.runIf(hasPostgres && isDeep)(
  "[M-01] one server builds for all from PostgreSQL, the others fetch, and another builds when it is killed",
  async () => {
    const url = await server.database();
    const postgres = createPostgres({ url, timeoutMs: 60_000, log: LOG });
    onTestFinished(() => postgres.close());
    const records = createPostgresRecordStore(postgres);
    const take = (name: string) =>
      records.take("table", batchOf(name, [sourceRecord({ key: name, name, released: "1999", added: 1 })]));
    const share = temporaryDirectory();
    const start = async () => {
      const started = await startServerProcess({
        DATA_DIRECTORY: filledDirectory(),
        DATABASE_URL: url,
        CATALOGUE_SHARE: share,
        RATE_LIMIT_API: "1000000",
        ANSWER_CACHE_MB: "0",
      });
      onTestFinished(() => started.end("SIGKILL"));
      return started;
    };
    const idsOf = async ({ base }: ServerProcess, name: string) => {
      const query = `search=${encodeURIComponent(name)}&search_exact=true`;
      const { text } = await steadyFetch(`${base}/api/games?${query}`, {});
      return (JSON.parse(text) as { results: { id: number }[] }).results.map(({ id }) => id);
    };

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
