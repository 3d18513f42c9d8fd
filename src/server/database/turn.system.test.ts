// A turn over a real PostgreSQL, among processes that are killed, stand still and are ended.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hasPostgres, startPostgres, type PostgresServer } from "../../../test/support/postgres-server.ts";

const CHILD = join(import.meta.dirname, "../../../test/support/turn-child.ts");
const PATIENCE = { timeout: 60_000, interval: 20 };
const LONG_MS = 60_000;
const KILLS = 5;

type Contender = { child: ChildProcess; said: string[]; last: () => string | undefined };

let server: PostgresServer;
let url: string;
const contenders: Contender[] = [];

async function start(silenceMaxMs = LONG_MS): Promise<Contender> {
  const child = spawn(process.execPath, [CHILD, url, String(silenceMaxMs)], { stdio: ["ignore", "pipe", "inherit"] });
  const said: string[] = [];
  createInterface(child.stdout).on("line", (line) => said.push(line));
  const contender = { child, said, last: () => said.at(-1) };
  contenders.push(contender);
  await expect.poll(() => said.length, PATIENCE).toBeGreaterThan(0);
  return contender;
}

async function end({ child }: Contender, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

const holders = (among: readonly Contender[]) => among.filter(({ last }) => last() === "mine");
/** The one of these that has it, as soon as one has. */
async function holder(among: readonly Contender[]): Promise<Contender> {
  await expect.poll(() => holders(among).length, PATIENCE).toBe(1);
  const [found] = holders(among);
  if (found === undefined) throw new Error("nobody has it");
  return found;
}
const others = (one: Contender, among: readonly Contender[]) => among.filter((each) => each !== one);

describe.runIf(hasPostgres)("[M-01] a turn", { timeout: 180_000 }, () => {
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    url = await server.database();
  });
  afterEach(async () => {
    for (const contender of contenders.splice(0)) {
      if (contender.child.exitCode === null && contender.child.signalCode === null) await end(contender, "SIGKILL");
    }
  });

  it("[M-01] is one process's, and another's when that is killed, again and again", async () => {
    let all = [await start(), await start(), await start()];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const has = await holder(all);
      await end(has, "SIGKILL");
      all = [...others(has, all), await start()];
    }
    const last = await holder(all);
    expect(others(last, all).flatMap(({ said }) => said)).not.toContain("mine");
  });

  it("[M-01] is given up at an end", async () => {
    const all = [await start(), await start()];
    const has = await holder(all);
    await end(has, "SIGTERM");
    expect(has.last()).toBe("lost");
    await holder(others(has, all));
  });

  it("[M-01] is not kept by a process that stands still, which knows it when it goes on", async () => {
    const all = [await start(3000), await start(3000)];
    const has = await holder(all);
    has.child.kill("SIGSTOP");
    const [next] = others(has, all);
    await expect.poll(() => next?.last(), PATIENCE).toBe("mine");
    has.child.kill("SIGCONT");
    await expect.poll(() => has.last(), PATIENCE).toBe("lost");
    expect(next?.last()).toBe("mine");
  });

  it("[M-01] is nobody's while PostgreSQL is gone, and one's when it is back", async () => {
    const all = [await start(), await start()];
    const has = await holder(all);
    await server.kill();
    await expect.poll(() => has.last(), PATIENCE).toBe("lost");
    expect(holders(all)).toEqual([]);
    await server.start();
    await holder(all);
  });
});
