// The process under what machines do to it: kills, damaged files, a full disk, a log that nobody takes, clocks that
// jump. `npm run bench -- chaos` does the same for longer and under load.
import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { filledDirectory } from "../../test/support/filled-directory.ts";
import { CANARY_KEY, startFakeRawg, type FakeRawg } from "../../test/support/fake-rawg.ts";
import { isDeep } from "../../test/support/lane.ts";
import { startServerProcess, type ProcessOptions, type ServerProcess } from "../../test/support/server-process.ts";
import { unheardSearch } from "../../test/support/unheard-search.ts";
import { canMountSmallDisk, mountSmallDisk, type SmallDisk } from "../../test/support/small-disk.ts";

// Several starts of a process each: generous, because a busy machine is not a broken server.
vi.setConfig({ testTimeout: 120_000 });

/** The first start is after a good end. */
const KILLS = isDeep ? 3 : 2;
/** Answers given before it strikes, in the midst of more. */
const GIVEN_BEFORE_KILL = 25;
const WORKERS = 8;
const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** A start after a kill beside one after a good end; the benchmark measures both in milliseconds. */
const SLOWER_MAX = 2.5;
const BUNDLED_ID = 3498;
const CLOCK = join(import.meta.dirname, "../../test/support/shifted-clock.ts");

let rawg: FakeRawg;
beforeAll(async () => {
  rawg = await startFakeRawg();
});
afterAll(() => rawg.close());
beforeEach(() => rawg.behave());

const start = (dataDirectory: string, options: ProcessOptions = {}, environment: Record<string, string> = {}) =>
  startServerProcess(
    {
      DATA_DIRECTORY: dataDirectory,
      RAWG_API_KEY: CANARY_KEY,
      RAWG_API_URL: rawg.url,
      // One client asks for all of it.
      RAWG_MONTHLY_BUDGET: "100000000",
      RATE_LIMIT_API: "10000000",
      RATE_LIMIT_IMAGES: "10000000",
      RATE_LIMIT_INSIGHTS: "10000000",
      LOG_LEVEL: "info",
      ANSWER_CACHE_MB: "0",
      ...environment,
    },
    options,
  );

async function ask({ base }: ServerProcess, path: string) {
  const response = await fetch(`${base}${path}`);
  const body = await response.text();
  return {
    status: response.status,
    // The process has another port each time.
    body: body.replaceAll(base, ""),
    from: response.headers.get("ludex-data") ?? "",
  };
}

/** A search that RAWG has to answer. */
const search = (number: number) => `/api/${unheardSearch(number)}`;

async function usedCalls(server: ServerProcess): Promise<number> {
  return Number(/^rawg_budget_used_calls (\S+)$/m.exec((await ask(server, "/metrics")).body)?.[1]);
}

/** The messages of a log that has ended. */
async function messages({ log }: ServerProcess): Promise<string[]> {
  const lines = (await log).split("\n").filter((line) => line !== "");
  return lines.map((line) => String((JSON.parse(line) as { msg: unknown }).msg));
}

/** Overwrites the second page, which holds what the database is about. */
function damage(path: string): void {
  const file = openSync(path, "r+");
  for (let page = 1; page < 6; page += 1) writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, page * 4096);
  closeSync(file);
}

describe("kill -9", () => {
  it("loses no answer that was given and no call that was made, however often it strikes", async () => {
    const directory = filledDirectory();
    const given = new Map<string, string>();
    let next = 0;
    const work = async (server: ServerProcess) => {
      for (;;) {
        const path = search((next += 1));
        const answer = await ask(server, path).catch(() => undefined);
        if (answer === undefined) return;
        // On a busy machine RAWG is not always waited for: the catalogue's answer is kept nowhere.
        if (answer.status === 200 && answer.from === "rawg") given.set(path, answer.body);
      }
    };
    const starts: number[] = [];
    await (await start(directory)).end("SIGTERM");
    for (let kill = 0; kill < KILLS; kill += 1) {
      const server = await start(directory);
      starts.push(server.startMs);
      const load = Array.from({ length: WORKERS }, () => work(server));
      const enough = given.size + GIVEN_BEFORE_KILL + kill;
      while (given.size < enough) await sleep(1);
      await server.end("SIGKILL");
      await Promise.all(load);
    }
    const [afterGoodEnd = 0, ...afterKills] = starts;
    expect(Math.min(...afterKills)).toBeLessThan(SLOWER_MAX * afterGoodEnd);
    const asked = rawg.calls.length;
    await rawg.goAway();
    const server = await start(directory);
    expect((await ask(server, "/readyz")).status).toBe(200);
    await Promise.all(
      [...given].map(async ([path, body]) =>
        expect(await ask(server, path)).toEqual({ status: 200, body, from: expect.stringMatching(/^rawg/) }),
      ),
    );
    expect(await usedCalls(server)).toBeGreaterThanOrEqual(asked);
    await server.end("SIGTERM");
    expect((await messages(server)).filter((message) => /cannot|damaged/.test(message))).toEqual([]);
    await rawg.comeBack();
  });

  it("files that are damaged besides are put aside or built anew, and the log says so", async () => {
    const directory = filledDirectory();
    const first = await start(directory);
    for (let number = 0; number < 20; number += 1) await ask(first, search(number));
    const calls = await usedCalls(first);
    await first.end("SIGKILL");
    const catalogue = readdirSync(directory).find((name) => name.startsWith("catalogue-")) ?? "";
    damage(join(directory, catalogue));
    const kept = join(directory, "rawg.sqlite");
    // What is in the log alone would heal the file.
    for (const suffix of ["-wal", "-shm"]) rmSync(`${kept}${suffix}`);
    writeFileSync(kept, "no database at all");
    const second = await start(directory);
    expect((await ask(second, `/api/games/${BUNDLED_ID}`)).status).toBe(200);
    expect(await ask(second, search(3))).toMatchObject({ status: 200, from: "rawg" });
    expect(calls).toBeGreaterThan(0);
    await second.end("SIGTERM");
    const told = await messages(second);
    expect(told).toContain("the catalogue's database is damaged: built anew from data/");
    expect(told).toContain("rawg.sqlite cannot be used: put aside and begun anew");
    expect(readFileSync(`${kept}.damaged`, "utf8")).toBe("no database at all");
  });
});

describe.skipIf(!canMountSmallDisk())("a full disk", () => {
  let disk: SmallDisk;
  beforeAll(async () => {
    // Room for the catalogue's file, twice while it is made.
    disk = await mountSmallDisk(96);
  });
  afterAll(() => disk.close());

  const PICTURE = (id: number, width: number) =>
    `/img?url=${encodeURIComponent(`/media/games/${id}/background.jpg`)}&w=${width}&h=${width}`;

  it("fails nobody: what is kept and what is new is answered, and the log says it once for each part", async () => {
    const server = await start(disk.directory, { prefix: disk.prefix });
    for (let number = 0; number < 10; number += 1) expect((await ask(server, search(number))).status).toBe(200);
    disk.fill();
    await rawg.goAway();
    for (let number = 0; number < 10; number += 1) expect((await ask(server, search(number))).from).toMatch(/^rawg/);
    await rawg.comeBack();
    const before = await usedCalls(server);
    for (let number = 100; number < 115; number += 1) expect((await ask(server, search(number))).status).toBe(200);
    for (const width of [64, 96, 128, 192]) expect((await ask(server, PICTURE(BUNDLED_ID, width))).status).toBe(200);
    for (const path of [`/api/insights/${BUNDLED_ID}`, "/", "/readyz", "/api/genres"]) {
      expect([path, (await ask(server, path)).status]).toEqual([path, 200]);
    }
    expect(await usedCalls(server)).toBeGreaterThanOrEqual(before + 15);
    disk.free();
    for (let number = 200; number < 205; number += 1) expect((await ask(server, search(number))).status).toBe(200);
    await server.end("SIGKILL");
    const told = (await messages(server)).filter((message) => message.includes("the disk"));
    expect(told.toSorted()).toEqual([
      "kept answers of RAWG: the disk fails, going on without it",
      "picture cache: the disk fails, going on without it",
    ]);

    await rawg.goAway();
    const after = await start(disk.directory, { prefix: disk.prefix });
    for (const number of [0, 9, 200, 204]) expect((await ask(after, search(number))).from).toMatch(/^rawg/);
    // The calls that were made while nothing could be written are on disk, too.
    expect(await usedCalls(after)).toBeGreaterThanOrEqual(before + 20);
    await after.end("SIGKILL");
    await rawg.comeBack();
  });

  it.runIf(isDeep)("does not keep the server from starting, with its files and without", async () => {
    disk.fill();
    const withFiles = await start(disk.directory, { prefix: disk.prefix });
    expect(await ask(withFiles, search(0))).toMatchObject({ status: 200, from: "rawg" });
    await withFiles.end("SIGTERM");
    for (const name of readdirSync(disk.outside).filter((one) => !one.startsWith("filler"))) {
      rmSync(join(disk.outside, name), { recursive: true });
    }
    disk.fill();
    const withNothing = await start(disk.directory, { prefix: disk.prefix });
    for (const path of [search(1), `/api/games/${BUNDLED_ID}`, "/readyz", PICTURE(BUNDLED_ID, 64)]) {
      expect([path, (await ask(withNothing, path)).status]).toEqual([path, 200]);
    }
    await withNothing.end("SIGTERM");
    const told = await messages(withNothing);
    expect(told).toContain("rawg.sqlite cannot be made: kept in memory until the next start");
    expect(told).toContain("the catalogue's database cannot be written: kept in memory until the next start");
  });
});

describe("a log that cannot be written", () => {
  it.skipIf(!existsSync("/dev/full"))("costs lines, never answers", async () => {
    const logFd = openSync("/dev/full", "w");
    const server = await start(filledDirectory(), { logFd }, { LOG_LEVEL: "debug" });
    closeSync(logFd);
    for (let number = 0; number < 20; number += 1) expect((await ask(server, search(number))).status).toBe(200);
    await server.end("SIGTERM");
    expect(server.child.exitCode).toBe(0);
  });
});

describe("a clock that jumps", () => {
  it("a day ahead and an hour back changes nothing for what was seen", async () => {
    const directory = filledDirectory();
    const file = join(directory, "clock");
    writeFileSync(file, "0");
    const server = await start(
      directory,
      { nodeArguments: ["--import", CLOCK] },
      { CLOCK_FILE: file, RATE_LIMIT_API: "200", RATE_LIMIT_INSIGHTS: "1000" },
    );
    const seen = [search(1), search(2), "/api/games/102", "/api/genres", `/api/insights/${BUNDLED_ID}`, "/"];
    const askAll = async () => {
      for (const path of seen) expect([path, (await ask(server, path)).status]).toEqual([path, 200]);
    };
    await askAll();
    await rawg.goAway();
    const age = async () => Number((await fetch(`${server.base}${search(1)}`)).headers.get("age"));
    for (const offset of [DAY_MS, -HOUR_MS, 0]) {
      writeFileSync(file, String(offset));
      // The answer is a day old, or from the future, which counts as no longer fresh, or of today again.
      const expected = offset === DAY_MS ? [DAY_MS / 1000, Infinity] : offset === 0 ? [0, 600] : [600, HOUR_MS / 1000];
      await expect.poll(async () => Math.abs((await age()) - (expected[0] ?? 0))).toBeLessThanOrEqual(expected[1] ?? 0);
      await askAll();
    }
    await server.end("SIGTERM");
    await rawg.comeBack();
  });
});
