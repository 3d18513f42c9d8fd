import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { createHourlyBudget, openHourMeter } from "./hourly-budget.ts";

const HOUR_MS = 60 * 60_000;
const START = Date.parse("2026-11-01T12:00:00Z");

/** Clocks of a test: one that tells the time and one that only measures it. */
function clocks() {
  const at = { now: START, clock: 0 };
  return {
    at,
    now: () => at.now,
    clock: () => at.clock,
    pass: (ms: number) => {
      at.now += ms;
      at.clock += ms;
    },
  };
}

function open(directory: string, limit: number, time = clocks()) {
  const warnings: string[] = [];
  const log = { warn: (_details: object, message: string) => void warnings.push(message), info: () => undefined };
  const { meter, close } = openHourMeter({ directory, log, now: time.now, clock: time.clock });
  onTestFinished(close);
  return { ...createHourlyBudget(meter, limit), close, ...time, warnings };
}

const takeAll = async (take: () => Promise<boolean>) => {
  let taken = 0;
  while (taken < 1000 && (await take())) taken += 1;
  return taken;
};

describe("[safety-21] the hour's calls to a model", () => {
  it("are as many as the limit in any sixty minutes", async () => {
    const budget = open(temporaryDirectory(), 3);
    expect([await budget.take(), await budget.take()]).toEqual([true, true]);
    budget.pass(HOUR_MS / 2);
    expect([await budget.take(), await budget.take(), await budget.used()]).toEqual([true, false, 3]);
    budget.pass(HOUR_MS / 2);
    expect([await budget.used(), await takeAll(budget.take)]).toEqual([1, 2]);
  });

  it("are still counted after a restart, and end when their hour ends", async () => {
    const [directory, time] = [temporaryDirectory(), clocks()];
    const first = open(directory, 5, time);
    for (let call = 0; call < 4; call += 1) await first.take();
    first.close();
    time.pass(10 * 60_000);
    // A measuring clock begins anew with the process.
    time.at.clock = 0;
    const second = open(directory, 5, time);
    expect([await second.used(), await takeAll(second.take)]).toEqual([4, 1]);
    time.pass(51 * 60_000);
    expect([await second.used(), await takeAll(second.take)]).toEqual([1, 4]);
  });

  it("are counted exactly by several processes over one directory", async () => {
    const directory = temporaryDirectory();
    open(directory, 200).close();
    // All of them have opened it by then.
    const start = Date.now() + 2000;
    const module = join(import.meta.dirname, "hourly-budget.ts");
    const script = `import { createHourlyBudget, openHourMeter } from ${JSON.stringify(module)};
      const log = { warn: (...a) => console.error(...a), info: () => undefined };
      const { meter, close } = openHourMeter({ directory: ${JSON.stringify(directory)}, log });
      const budget = createHourlyBudget(meter, 200);
      while (Date.now() < ${start}) {}
      let taken = 0;
      for (let tries = 0; tries < 120; tries += 1) if (await budget.take()) taken += 1;
      console.log(taken);
      close();`;
    const counts = await Promise.all(
      [1, 2, 3].map(async () => {
        const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
          stdio: ["ignore", "pipe", "pipe"],
        });
        const [out] = await Promise.all([text(child.stdout), once(child, "exit")]);
        return Number(out);
      }),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(200);
  });

  it("are not given back by a clock that jumps", async () => {
    const [directory, time] = [temporaryDirectory(), clocks()];
    const budget = open(directory, 2, time);
    expect(await takeAll(budget.take)).toBe(2);
    time.at.now += 48 * HOUR_MS;
    expect(await budget.take()).toBe(false);
    time.at.now -= 96 * HOUR_MS;
    expect(await budget.take()).toBe(false);
    budget.close();
    // What was written by a clock that was ahead counts from now on, and not for days.
    const next = open(directory, 2, time);
    expect(await next.take()).toBe(false);
    time.pass(HOUR_MS + 1);
    expect(await takeAll(next.take)).toBe(2);
  });

  it("are counted in memory while the disk fails, and written when it works again", async () => {
    const [directory, time] = [temporaryDirectory(), clocks()];
    const budget = open(directory, 3, time);
    const other = new DatabaseSync(join(directory, "ai-calls.sqlite"));
    other.exec("ALTER TABLE calls RENAME TO away");
    expect(await takeAll(budget.take)).toBe(3);
    expect(budget.warnings).toEqual(["calls to models: the disk fails, going on without it"]);
    other.exec("ALTER TABLE away RENAME TO calls");
    other.close();
    time.pass(HOUR_MS / 2);
    expect(await budget.take()).toBe(false);
    budget.close();
    expect(await open(directory, 3, time).used()).toBe(3);
  });
});
