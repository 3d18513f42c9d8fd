// Several processes on one port, as WORKERS starts them.
import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { startFakeProvider } from "../support/fake-provider.ts";
import { filledDirectory } from "../support/filled-directory.ts";
import { hasRedis, startRedis } from "../support/redis-server.ts";
import { startServerProcess, type ServerProcess } from "../support/server-process.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";
import { workersOf } from "../support/worker-processes.ts";

const PATIENCE = { timeout: 120_000, interval: 200 };
/** The catalogue is built in one of them, and five others may want the processor. */
const LONG_MS = 300_000;
const ASKED = 60;
const BUDGET = 5;
const IS_LINUX = process.platform === "linux";

/** Each on a connection of its own: a worker has those that the system gives it. */
const ask = async (server: ServerProcess, path: string) =>
  await fetch(server.base + path, { headers: { connection: "close" } });
const statusOf = async (server: ServerProcess, path: string) => (await ask(server, path)).status;
const figuresOf = async (server: ServerProcess) => await (await ask(server, "/metrics")).text();
const workers = (server: ServerProcess) => workersOf(server.child.pid ?? 0);
const linesOf = (log: string): { pid: number; msg?: string; path?: string; how?: string }[] =>
  log
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

/** Resolves when both workers serve. */
async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ DATA_DIRECTORY: filledDirectory(), WORKERS: "2", ...environment });
  onTestFinished(() => server.end("SIGKILL"));
  await expect.poll(() => figuresOf(server), PATIENCE).toMatch(/^workers 2$/m);
  return server;
}

async function endsWell(server: ServerProcess) {
  await server.end("SIGTERM");
  expect(server.child.exitCode).toBe(0);
  return linesOf(await server.log);
}

describe.runIf(IS_LINUX)("[M-07] several workers", { timeout: LONG_MS }, () => {
  it("[M-07] answer on one port, count as one at /metrics, and end with 0", async () => {
    const server = await start();
    const statuses = await Promise.all(Array.from({ length: ASKED }, () => statusOf(server, "/api/genres")));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const counted = /^http_request_duration_seconds_count\{method="GET",route="\/api\/genres",status="200"\} (\d+)$/m;
    expect(counted.exec(await figuresOf(server))?.[1]).toBe(String(ASKED));
    const lines = await endsWell(server);
    const pids = new Set(lines.filter(({ path }) => path === "/api/genres").map(({ pid }) => pid));
    expect(pids.size).toBe(2);
    expect(lines.filter(({ msg }) => msg?.startsWith("WORKERS without REDIS_URL"))).toHaveLength(1);
  });

  it("[M-07] one that is killed leaves the port to the other, and another takes its place", async () => {
    const server = await start({ RATE_LIMIT_API: "1000000" });
    for (const place of [2, 1]) {
      const before = workers(server).get(place) ?? 0;
      expect(before).toBeGreaterThan(0);
      process.kill(before, "SIGKILL");
      await expect.poll(() => workers(server).get(place) ?? before, PATIENCE).not.toBe(before);
      // Only one serves now, or both again.
      const statuses = await Promise.all(Array.from({ length: ASKED }, () => statusOf(server, "/api/genres")));
      expect(new Set(statuses)).toEqual(new Set([200]));
      await expect.poll(() => figuresOf(server), PATIENCE).toMatch(/^workers 2$/m);
    }
    const lines = await endsWell(server);
    expect(lines.filter(({ msg }) => msg?.startsWith("a worker has died"))).toHaveLength(2);
  });

  it("[M-07] the first builds the catalogue, and the other opens what it has built", async () => {
    const directory = temporaryDirectory();
    const server = await start({ DATA_DIRECTORY: directory });
    const statuses = await Promise.all(Array.from({ length: ASKED }, () => statusOf(server, "/api/games/3328")));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const lines = await endsWell(server);
    expect(lines.filter(({ msg }) => msg === "the catalogue is there").map(({ how }) => how)).toEqual(["kept"]);
    expect(readdirSync(directory).filter((name) => /^catalogue-.*\.sqlite$/.test(name))).toHaveLength(1);
  });

  it("[M-07] without Redis each has its part of a limit: together they let through no more than it", async () => {
    const server = await start({ RATE_LIMIT_API: "30" });
    const statuses = await Promise.all(Array.from({ length: 200 }, () => statusOf(server, "/api/genres")));
    const passed = statuses.filter((status) => status === 200).length;
    expect(passed).toBeGreaterThanOrEqual(15);
    expect(passed).toBeLessThanOrEqual(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(200 - passed);
  });

  it.runIf(hasRedis)("[M-07] over a Redis they let through to the request what one would", async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.close());
    // Other tests may keep this machine from answering for longer than a Redis of one's own ever would.
    const server = await start({ RATE_LIMIT_API: "30", REDIS_URL: redis.url, REDIS_TIMEOUT_MS: "5000" });
    const statuses = await Promise.all(Array.from({ length: 200 }, () => statusOf(server, "/api/genres")));
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(await figuresOf(server)).toMatch(/^redis_processes 2$/m);
    const lines = await endsWell(server);
    expect(lines.filter(({ msg }) => msg?.startsWith("WORKERS without"))).toEqual([]);
  });

  it("[M-07] a budget of calls is one for all of them, with a Redis and without", async () => {
    const provider = await startFakeProvider();
    onTestFinished(() => provider.close());
    const redis = hasRedis ? await startRedis() : undefined;
    onTestFinished(() => redis?.close());
    const shared: Record<string, string>[] =
      redis === undefined ? [{}] : [{}, { REDIS_URL: redis.url, REDIS_TIMEOUT_MS: "5000" }];
    for (const environment of shared) {
      provider.calls.length = 0;
      const server = await start({
        ...environment,
        RATE_LIMIT_INSIGHTS: "1000",
        AI_PRIMARY_URL: provider.url,
        AI_PRIMARY_MODEL: "m",
        AI_HOURLY_BUDGET: String(BUDGET),
      });
      // Over a Redis nothing is spent until all have told it what they know.
      await sleep(3000);
      const games = await (await ask(server, `/api/games?page_size=${BUDGET * 4}`)).json();
      const ids: number[] = games.results.map(({ id }: { id: number }) => id);
      await Promise.all(ids.map((id) => statusOf(server, `/api/insights/${id}`)));
      expect(provider.calls).toHaveLength(BUDGET);
      await server.end("SIGTERM");
    }
  });

  it("[M-07] a shelf that one keeps in step is there for the other", async () => {
    const server = await start();
    const id = "a5".repeat(16);
    const token = "5e".repeat(32);
    const put = await fetch(`${server.base}/api/sync/${id}`, {
      method: "PUT",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/octet-stream",
        "if-none-match": "*",
        connection: "close",
      },
      body: new Uint8Array([1, 2, 3]),
    });
    expect(put.ok).toBe(true);
    const read = async () =>
      (
        await fetch(`${server.base}/api/sync/${id}`, {
          headers: { authorization: `Bearer ${token}`, connection: "close" },
        })
      ).status;
    expect(new Set(await Promise.all(Array.from({ length: 30 }, read)))).toEqual(new Set([200]));
  });

  it("[M-07] a port that is taken, by one or by several, is said in a line", async () => {
    for (const count of ["1", "2"]) {
      const taken = await startServerProcess({ DATA_DIRECTORY: filledDirectory(), WORKERS: count });
      onTestFinished(() => taken.end("SIGKILL"));
      const { port } = new URL(taken.base);
      await expect(startServerProcess({ PORT: port, WORKERS: "2", DATA_DIRECTORY: filledDirectory() })).rejects.toThrow(
        "EADDRINUSE",
      );
    }
  });

  it("[M-07] the workers end when the process that has started them is killed", async () => {
    const server = await start();
    const pids = [...workers(server).values()];
    expect(pids).toHaveLength(2);
    await server.end("SIGKILL");
    const isAlive = (pid: number) => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    await expect.poll(() => pids.some(isAlive), PATIENCE).toBe(false);
  });
});
