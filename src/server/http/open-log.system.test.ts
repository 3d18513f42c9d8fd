// Lines of the log on their way out: whole, in order, and never in the way.
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { createLogDestination } from "./open-log.ts";

const MODULE = join(import.meta.dirname, "open-log.ts");

it("writes every line once and in order, also what waits when the process ends", async () => {
  const script = `const { openLog } = await import(${JSON.stringify(MODULE)});
    const log = openLog("info");
    for (let n = 0; n < 20000; n += 1) { log.info({ n }, "line"); if (n % 100 === 0) await null; }
    process.exit(0);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "ignore", "pipe"] });
  const lines = (await text(child.stderr)).trim().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { n: number }).n)).toEqual(
    Array.from({ length: 20_000 }, (_, index) => index),
  );
});

it("writes what waits for a reader who is slower than it, too", async () => {
  const script = `const { openLog } = await import(${JSON.stringify(MODULE)});
    const log = openLog("info");
    const text = "x".repeat(1000);
    for (let n = 0; n < 3000; n += 1) log.info({ n, text });
    process.exit(0);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "ignore", "pipe"] });
  let all = "";
  for await (const piece of child.stderr) {
    all += String(piece);
    await sleep(10);
  }
  expect(all.trim().split("\n")).toHaveLength(3000);
});

it.skipIf(!existsSync("/dev/full"))("a full disk costs the lines, and nothing is kept for it", async () => {
  const fd = openSync("/dev/full", "w");
  const destination = createLogDestination(fd);
  for (let round = 0; round < 100; round += 1) {
    destination.write("line\n");
    await sleep(1);
  }
  const began = performance.now();
  destination.write("line\n");
  destination.flushSync();
  expect(performance.now() - began).toBeLessThan(500);
  await sleep(50);
  closeSync(fd);
});

it("a reader who does not read costs lines, not memory", async () => {
  const script = `const { openLog } = await import(${JSON.stringify(MODULE)});
    const log = openLog("info");
    const text = "x".repeat(1000);
    for (let n = 0; n < 200000; n += 1) { log.info({ n, text }); if (n % 1000 === 0) await new Promise(setImmediate); }
    process.stdout.write(String(process.memoryUsage().rss));
    process.exit(0);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: ["ignore", "pipe", "pipe"] });
  child.stderr.pause();
  const rss = text(child.stdout);
  setTimeout(() => child.stderr.resume(), 10_000).unref();
  expect(Number(await rss)).toBeLessThan(300 * 1024 * 1024);
  child.kill("SIGKILL");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
});

it("goes on in a file when there was no room for a while", async () => {
  const path = join(temporaryDirectory(), "log");
  const fd = openSync(path, "a");
  const small = createLogDestination(fd, 20);
  small.write("one\n");
  small.write("two\n");
  small.write(`${"x".repeat(40)}\n`);
  await sleep(50);
  small.write("three\n");
  await sleep(50);
  expect(readFileSync(path, "utf8")).toBe("one\ntwo\nthree\n");
  closeSync(fd);
});
