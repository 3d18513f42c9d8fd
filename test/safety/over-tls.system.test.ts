// PostgreSQL and Redis that speak TLS alone, with a certificate of one's own: as they are rented, and as they are in a house.
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Certificate, makeCertificate } from "../support/certificates.ts";
import { filledDirectory } from "../support/filled-directory.ts";
import { hasPostgres, POSTGRES_PASSWORD, startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { hasRedis, startRedis, type RedisServer } from "../support/redis-server.ts";
import { startServerProcess } from "../support/server-process.ts";

const REDIS_PASSWORD = "pa55-of-redis";
const POLLED = { timeout: 30_000, interval: 100 };

let ours: Certificate;
let others: Certificate;
let postgres: PostgresServer;
let redis: RedisServer;

async function start(environment: Record<string, string>) {
  const server = await startServerProcess({
    DATA_DIRECTORY: filledDirectory(),
    // Other tests may keep this machine from answering.
    REDIS_TIMEOUT_MS: "5000",
    DATABASE_TIMEOUT_MS: "20000",
    ...environment,
  });
  onTestFinished(() => server.end("SIGKILL"));
  const metrics = async () => (await fetch(`${server.base}/metrics`)).text();
  return { ...server, metrics };
}

/** Keeps a visitor's shelf, which is written into PostgreSQL. */
const keepShelf = async (base: string) => {
  const headers = {
    authorization: `Bearer ${randomBytes(32).toString("hex")}`,
    "content-type": "application/octet-stream",
    "if-none-match": "*",
  };
  const address = `${base}/api/sync/${randomBytes(16).toString("hex")}`;
  return (await fetch(address, { method: "PUT", body: "a shelf", headers })).status;
};

describe.runIf(hasPostgres && hasRedis)("over TLS", () => {
  beforeAll(async () => {
    [ours, others] = [makeCertificate(), makeCertificate()];
    postgres = await startPostgres(ours);
    redis = await startRedis({ requirepass: REDIS_PASSWORD }, ours);
  });
  afterAll(async () => {
    await Promise.all([postgres.close(), redis.close()]);
  });

  it("[M-01] [M-02] a server keeps shelves in PostgreSQL and counts in Redis", async () => {
    const { base, metrics } = await start({
      DATABASE_URL: await postgres.database(),
      REDIS_URL: redis.url,
      NODE_EXTRA_CA_CERTS: ours.certificate,
    });
    await expect.poll(() => keepShelf(base), POLLED).toBe(201);
    await expect.poll(() => redis.command("DBSIZE"), POLLED).toBeGreaterThan(0);
    expect(await metrics()).toMatch(/^redis_away 0$/m);
    expect(await metrics()).toMatch(/^database_away 0$/m);
  });

  it("[M-01] [M-02] a server that does not trust the certificate sends neither password, says so and serves", async () => {
    const database = await postgres.database();
    const { base, metrics, end, log } = await start({
      DATABASE_URL: database.replace(/sslrootcert=.*/, `sslrootcert=${others.certificate}`),
      REDIS_URL: redis.url,
    });
    await expect.poll(metrics, POLLED).toMatch(/^database_away 1$/m);
    await expect.poll(metrics, POLLED).toMatch(/^redis_away 1$/m);
    expect((await fetch(`${base}/api/games?page_size=1`)).status).toBe(200);
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    expect(await keepShelf(base)).toBe(503);
    await end("SIGTERM");
    const said = await log;
    expect(said).toMatch(/PostgreSQL is not there \(DEPTH_ZERO_SELF_SIGNED_CERT\)/);
    expect(said.match(/"DEPTH_ZERO_SELF_SIGNED_CERT"/)).not.toBeNull();
    expect(said).not.toContain(POSTGRES_PASSWORD);
    expect(said).not.toContain(REDIS_PASSWORD);
  });

  it("[M-01] a server that asks for no TLS where there is nothing else serves without it", async () => {
    const { base, metrics } = await start({ DATABASE_URL: (await postgres.database()).replace(/\?.*/, "") });
    await expect.poll(metrics, POLLED).toMatch(/^database_away 1$/m);
    expect((await fetch(`${base}/api/games?page_size=1`)).status).toBe(200);
  });
});
