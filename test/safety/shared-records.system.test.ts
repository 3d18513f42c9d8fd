// Two server processes over one PostgreSQL: games are taken in once, whoever dies; what visitors read does not need it, and
// what they keep waits for it.
import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { filledDirectory } from "../support/filled-directory.ts";
import { isDeep } from "../support/lane.ts";
import { startLargeRawg, type LargeRawg } from "../support/large-rawg.ts";
import { hasPostgres, POSTGRES_PASSWORD, startPostgres, type PostgresServer } from "../support/postgres-server.ts";
import { startServerProcess, type ServerProcess } from "../support/server-process.ts";
import { steadyFetch } from "../support/steady-fetch.ts";
import { temporaryDirectory } from "../support/temporary-directory.ts";

// Catalogues are built in processes that let all others go first.
vi.setConfig({ testTimeout: 600_000 });
const PATIENCE = { timeout: 300_000, interval: 200 };
const GAMES = 400;
const PAGE = 40;
/** From this call on none is answered, until whoever asks is killed. */
const HANGING = 7;
const OF_CATALOGUE = 3328;
const PATHS = ["/api/games?page_size=5", `/api/games/${OF_CATALOGUE}`, "/api/genres", "/readyz", "/"];
const OUTAGE_MS = 3000;

let postgres: PostgresServer;

const statusOf = async (url: string) => (await steadyFetch(url, {})).status;
const metricsOf = async ({ base }: ServerProcess) => (await steadyFetch(`${base}/metrics`, {})).text;
const countOf = async ({ base }: ServerProcess) => {
  const { text } = await steadyFetch(`${base}/api/games?page_size=1&any=${Math.random()}`, {});
  return (JSON.parse(text) as { count: number }).count;
};

async function start(url: string, environment: Record<string, string> = {}) {
  const server = await startServerProcess({
    DATA_DIRECTORY: filledDirectory(),
    DATABASE_URL: url,
    // Other tests may keep this machine from answering for longer than a PostgreSQL of one's own ever would.
    DATABASE_TIMEOUT_MS: "20000",
    RATE_LIMIT_API: "1000000",
    ANSWER_CACHE_MB: "0",
    ...environment,
  });
  onTestFinished(() => server.end("SIGKILL"));
  return server;
}

const ofRawg = (rawg: LargeRawg) => ({
  RAWG_API_KEY: rawg.key,
  RAWG_API_URL: rawg.url,
  RAWG_GAMES: String(GAMES),
  RAWG_HOUR_BURST: "720",
});

/** A visitor's shelf on a server. */
function shelf() {
  const [id, token] = [randomBytes(16).toString("hex"), randomBytes(32).toString("hex")];
  const ask = (base: string, condition: Record<string, string> = {}, body?: string) =>
    fetch(`${base}/api/sync/${id}`, {
      ...(body !== undefined && { method: "PUT", body }),
      headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream", ...condition },
    });
  return {
    read: (base: string) => ask(base),
    write: (base: string, body: string, condition: Record<string, string>) => ask(base, condition, body),
  };
}

describe.runIf(hasPostgres)("two servers over one PostgreSQL", () => {
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.close());

  it("[M-01] take games in once: whoever does is killed, and the other goes on where it stood", async () => {
    const rawg = await startLargeRawg({ count: GAMES });
    onTestFinished(rawg.close);
    // So that it is killed in the middle, however slow this machine is.
    const hanging = new Set<number>();
    let isKilled = false;
    rawg.before((call) => {
      if (call < HANGING || isKilled) return;
      hanging.add(call - 1);
      rawg.misbehave("hang", 1);
    });
    const url = await postgres.database();
    const servers = await Promise.all([start(url, ofRawg(rawg)), start(url, ofRawg(rawg))]);
    const isHolder = async (server: ServerProcess) => /^database_turn\{of="rawg"\} 1$/m.test(await metricsOf(server));
    const holders = async () => {
      const held = await Promise.all(servers.map(isHolder));
      return servers.filter((_, at) => held[at]);
    };
    await expect.poll(async () => (await holders()).length, PATIENCE).toBe(1);
    const [holder] = await holders();
    const other = servers.find((server) => server !== holder);
    if (holder === undefined || other === undefined) throw new Error("there are two");
    await expect.poll(() => hanging.size, PATIENCE).toBeGreaterThan(0);
    await holder.end("SIGKILL");
    isKilled = true;
    const taken = async () =>
      Number((await postgres.query(url, "SELECT count(*) AS count FROM ludex.record"))[0]?.["count"]);
    await expect.poll(taken, PATIENCE).toBe(GAMES);
    await expect.poll(() => isHolder(other), PATIENCE).toBe(true);
    // The page that was under way may be asked for twice; two who walk would ask for each twice.
    const answered = rawg.calls.filter((_, at) => !hanging.has(at));
    expect(answered.length - new Set(answered).size).toBeLessThanOrEqual(1);
  });

  // Whole catalogues are built for that.
  it.runIf(isDeep)(
    "[M-01] serve what one of them has taken in, and one that comes later asks for nothing",
    async () => {
      const rawg = await startLargeRawg({ count: GAMES });
      onTestFinished(rawg.close);
      const url = await postgres.database();
      const other = await start(url, ofRawg(rawg));
      const taken = async () =>
        Number((await postgres.query(url, "SELECT count(*) AS count FROM ludex.record"))[0]?.["count"]);
      await expect.poll(taken, PATIENCE).toBe(GAMES);
      const third = await start(url, { ...ofRawg(rawg), RAWG_GAMES: "0" });
      const asked = rawg.calls.length;
      const ranked = rawg.games.toSorted((one, another) => another.added - one.added);
      const ids = ranked.slice(0, 100).map(({ id }) => id);
      const found = async ({ base }: ServerProcess) => {
        const { text } = await steadyFetch(`${base}/api/games?ids=${ids.join(",")}&page_size=1`, {});
        return (JSON.parse(text) as { count: number }).count;
      };
      for (const server of [other, third]) await expect.poll(() => found(server), PATIENCE).toBe(100);
      expect(await countOf(third)).toBe(await countOf(other));
      expect(rawg.calls.length).toBe(asked);
    },
  );

  it("[M-01] PostgreSQL goes and comes back: who reads hears nothing of it, and nothing that was kept is lost", async () => {
    const url = await postgres.database();
    const servers = await Promise.all([start(url), start(url)]);
    const [one, other] = servers;
    const mine = shelf();
    const written = await mine.write(one.base, "first", { "if-none-match": "*" });
    expect(written.status).toBe(201);
    // The other has it at once, and nobody overwrites what he has not read.
    expect(await (await mine.read(other.base)).text()).toBe("first");
    expect((await mine.write(other.base, "blind", { "if-match": '"0"' })).status).toBe(412);

    const statuses = new Set<number | string>();
    const reading = new AbortController();
    const readers = servers.map(async ({ base }) => {
      for (let at = 0; !reading.signal.aborted; at += 1) {
        statuses.add(await statusOf(`${base}${PATHS[at % PATHS.length]}`).catch(String));
        await sleep(20);
      }
    });
    await postgres.kill();
    onTestFinished(() => postgres.start());
    const refused = await mine.read(one.base);
    expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([503, 60]);
    for (const server of servers) await expect.poll(() => metricsOf(server), PATIENCE).toMatch(/^database_away 1$/m);
    await sleep(OUTAGE_MS);
    await postgres.start();
    for (const server of servers) await expect.poll(() => metricsOf(server), PATIENCE).toMatch(/^database_away 0$/m);
    reading.abort();
    await Promise.all(readers);
    expect([...statuses]).toEqual([200]);

    const tag = written.headers.get("etag") ?? "";
    expect(await (await mine.read(other.base)).text()).toBe("first");
    expect((await mine.write(other.base, "second", { "if-match": tag })).status).toBe(204);
    expect(await (await mine.read(one.base)).text()).toBe("second");
    for (const server of servers) {
      await server.end("SIGTERM");
      const log = await server.log;
      expect(log).not.toContain(POSTGRES_PASSWORD);
      const lines = log.split("\n").filter((line) => line.includes("PostgreSQL is not there: "));
      expect(lines.length).toBeGreaterThan(0);
      // A machine on which much else runs may keep it from answering another time.
      expect(lines.length).toBeLessThan(4);
    }
  });

  it("[M-01] one that starts without PostgreSQL serves what it has, and goes on when that is there", async () => {
    const url = await postgres.database();
    await postgres.kill();
    onTestFinished(() => postgres.start());
    const rawg = await startLargeRawg({ count: PAGE });
    onTestFinished(rawg.close);
    const server = await start(url, ofRawg(rawg));
    expect(await countOf(server)).toBeGreaterThan(1000);
    expect(await statusOf(`${server.base}/readyz`)).toBe(200);
    expect(rawg.calls).toEqual([]);
    await postgres.start();
    await expect.poll(() => rawg.calls.length, PATIENCE).toBeGreaterThan(0);
    await server.end("SIGTERM");
    expect(server.child.exitCode).toBe(0);
  });

  it.runIf(isDeep)("[M-01] one that has nothing at all starts with what it came with", async () => {
    const server = await start("postgres://nobody:nothing@127.0.0.1:9/none", { DATA_DIRECTORY: temporaryDirectory() });
    expect(await countOf(server)).toBeGreaterThan(1000);
    await server.end("SIGTERM");
    expect(server.child.exitCode).toBe(0);
  });
});
