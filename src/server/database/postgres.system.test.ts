// The way to a real PostgreSQL: tables that many make at once, and what is said when it is not there.
import { setTimeout as sleep } from "node:timers/promises";
import { inspect } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import {
  hasPostgres,
  POSTGRES_PASSWORD,
  startPostgres,
  type PostgresServer,
} from "../../../test/support/postgres-server.ts";
import { openStallingWay } from "../../../test/support/stalling-way.ts";
import { createPostgres, type PostgresOptions } from "./postgres.ts";

/** A busy machine takes its time. */
const TIMEOUT_MS = 60_000;
const SERVERS = 6;

let server: PostgresServer;
const lines: unknown[] = [];
const log = {
  warn: (...line: unknown[]) => void lines.push(line),
  info: (...line: unknown[]) => void lines.push(line),
};

function open(url: string, options: Partial<PostgresOptions> = {}) {
  const whys: string[] = [];
  const postgres = createPostgres({ url, timeoutMs: TIMEOUT_MS, log, onTrouble: (why) => whys.push(why), ...options });
  onTestFinished(() => postgres.close());
  return { ...postgres, whys };
}

const failureOf = async (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => undefined,
    (error: unknown) => error,
  );

describe.runIf(hasPostgres)("[M-01] the way to PostgreSQL", { timeout: 180_000 }, () => {
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());
  beforeEach(() => void lines.splice(0));

  it("[M-01] tables are made once, though all servers begin at the same moment", async () => {
    const url = await server.database();
    const all = Array.from({ length: SERVERS }, () => open(url));
    const found = await Promise.all(all.map(({ ask }) => ask("SELECT count(*) AS count FROM ludex.migration")));
    expect(new Set(found.map(([row]) => row?.["count"])).size).toBe(1);
    expect(lines).toEqual([]);
  });

  it("[M-01] a schema that was given is enough", async () => {
    const url = await server.database();
    const guest = new URL(url);
    guest.username = `guest${guest.pathname.slice(1)}`;
    await server.query(url, `CREATE ROLE ${guest.username} LOGIN PASSWORD '${POSTGRES_PASSWORD}'`);
    const { ask } = open(guest.href);
    expect(String(await failureOf(ask("SELECT 1")))).toContain("permission denied");
    expect(lines).toHaveLength(1);
    await server.query(url, `CREATE SCHEMA ludex AUTHORIZATION ${guest.username}`);
    expect(await ask("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("[M-01] a step that fails leaves nothing behind, and the connection is as good as before", async () => {
    const { ask, inOneStep, isAway } = open(await server.database());
    const broken = inOneStep(async (within) => {
      await within("INSERT INTO ludex.counter VALUES ('new', 1)");
      await within("SELECT no_such_column");
    });
    expect(String(await failureOf(broken))).toContain("no_such_column");
    expect(isAway()).toBe(false);
    expect(await ask("SELECT 1 FROM ludex.counter WHERE name = 'new'")).toEqual([]);
    expect(lines).toEqual([]);
  });

  it("[M-01] a step that PostgreSQL dies under is refused, and nobody else hears of it", async () => {
    const { inOneStep, ask } = open(await server.database());
    await ask("SELECT 1");
    onTestFinished(() => server.start());
    const broken = inOneStep(async (within) => {
      await within("SELECT 1");
      await server.kill();
      // The connection says that it has ended before anything is asked of it.
      await sleep(200);
      await within("SELECT 1");
    });
    expect(String(await failureOf(broken))).toContain("PostgreSQL is not there");
    await server.start();
    expect(await ask("SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });

  it("[M-01] whoever may not in is told why in a line, and the password is nowhere", async () => {
    const url = new URL(await server.database());
    url.password = "canary-of-a-password";
    const { ask, isAway, whys } = open(url.href);
    const failures = [await failureOf(ask("SELECT 1")), await failureOf(ask("SELECT 1"))];
    expect(String(failures[0])).toContain("28P01: password authentication failed");
    expect([isAway(), whys]).toEqual([true, ["28P01", "28P01"]]);
    expect(lines).toHaveLength(1);
    expect(inspect([failures, lines], { depth: 20, showHidden: true })).not.toContain("canary");
  });

  it("[M-01] one that says nothing is away after the time that it has, and there again when it speaks", async () => {
    const url = new URL(await server.database());
    const way = await openStallingWay(Number(url.port));
    onTestFinished(way.close);
    url.port = String(way.port);
    // Its tables are made, and a connection is there.
    const { ask, isAway, whys } = open(url.href, { timeoutMs: 2000 });
    await expect.poll(() => failureOf(ask("SELECT 1")), { timeout: TIMEOUT_MS }).toBeUndefined();
    lines.length = 0;
    way.stall();
    const began = performance.now();
    expect(String(await failureOf(ask("SELECT 1")))).toContain("TIMEOUT");
    expect(String(await failureOf(ask("SELECT 1")))).toContain("TIMEOUT");
    expect(performance.now() - began).toBeLessThan(TIMEOUT_MS);
    expect([isAway(), new Set(whys)]).toEqual([true, new Set(["TIMEOUT"])]);
    expect(lines).toHaveLength(1);
    way.resume();
    await expect.poll(() => failureOf(ask("SELECT 1")), { timeout: TIMEOUT_MS }).toBeUndefined();
    expect(isAway()).toBe(false);
  });
});
