// What a run of tests leaves behind: nothing, and nobody.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { RUN_DIRECTORY } from "../support/temporary-directory.ts";
import setup from "../support/test-run.ts";

const WRITES = `
  const { mkdirSync, writeFileSync } = require("node:fs");
  setInterval(() => { mkdirSync(process.env.PLACE, { recursive: true }); writeFileSync(process.env.PLACE + "/x", ""); }, 1);
  console.log("writes");`;

/** A thread that does not notice that its process ends: it waits for a program for longer than the test may take. */
const WAITS = `
  import { Worker } from "node:worker_threads";
  import { leaveAtOnce } from ${JSON.stringify(join(import.meta.dirname, "../support/leave-at-once.ts"))};
  leaveAtOnce();
  process.on("exit", () => console.log("heard"));
  const thread = \`
    import { execFileSync } from "node:child_process";
    import { parentPort } from "node:worker_threads";
    parentPort.postMessage("waits");
    execFileSync(process.execPath, ["-e", "setTimeout(() => {}, 20_000)"]);\`;
  const worker = new Worker(thread, { eval: true });
  worker.once("message", () => setTimeout(() => process.exit(0), 200));`;

/** Is alive for longer than it may be silent, and then stands still for ever. */
const STANDS = `
  import { endIfStuck } from ${JSON.stringify(join(import.meta.dirname, "../support/end-if-stuck.ts"))};
  endIfStuck(1000);
  setTimeout(() => {
    console.log("stands");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }, 2500);`;

/** Has a listener that throws when it ends, and nothing else that would end it. */
const THROWS = `
  import { leaveAtOnce } from ${JSON.stringify(join(import.meta.dirname, "../support/leave-at-once.ts"))};
  leaveAtOnce();
  process.on("exit", () => { throw new Error("not today"); });
  process.on("uncaughtException", () => undefined);
  setInterval(() => undefined, 1000);
  setTimeout(() => process.exit(0), 50);`;

/** Hears that it is to stop, lets everything run, and does not stop. */
const STAYS = `
  import { endIfStuck } from ${JSON.stringify(join(import.meta.dirname, "../support/end-if-stuck.ts"))};
  endIfStuck(60_000, 1000);
  process.on("message", () => undefined);
  process.send("waits");`;

/** Ends by itself, and names its children. */
const ENDS = `
  import { readFileSync } from "node:fs";
  import { endIfStuck } from ${JSON.stringify(join(import.meta.dirname, "../support/end-if-stuck.ts"))};
  endIfStuck(60_000);
  console.log(readFileSync("/proc/self/task/" + process.pid + "/children", "utf8").trim());`;

it.runIf(process.platform === "linux")("a process that a test has left goes with the run's directory", async () => {
  vi.stubEnv(RUN_DIRECTORY, "");
  const clearUp = setup();
  const directory = process.env[RUN_DIRECTORY] ?? "";
  vi.unstubAllEnvs();
  const place = join(mkdtempSync(join(directory, "ludex-test-")), "data");
  const child = spawn(process.execPath, ["-e", WRITES], {
    env: { PLACE: place },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const ended = once(child, "exit");
  await clearUp();
  expect((await ended)[1]).toBe("SIGKILL");
  await sleep(50);
  expect(existsSync(directory)).toBe(false);
});

it.runIf(process.platform !== "win32")(
  "a worker of a runner goes without waiting for its threads",
  { timeout: 10_000 },
  async () => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", WAITS], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const heard = once(child.stdout, "data");
    const [, signal] = await once(child, "exit");
    expect(signal).toBe("SIGKILL");
    expect(String((await heard)[0])).toBe("heard\n");
  },
);

it.runIf(process.platform === "linux")(
  "a worker of a runner that stands still is ended, and what it waited for is said",
  { timeout: 20_000 },
  async () => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", STANDS], { stdio: ["ignore", "pipe", "pipe"] });
    const told = text(child.stderr);
    const heard = text(child.stdout);
    const [, signal] = await once(child, "exit");
    expect(signal).toBe("SIGKILL");
    // Not before: what lets others run is not stuck.
    expect(await heard).toBe("stands\n");
    expect(await told).toMatch(/stood still and was ended\. Its threads: .+ in .*futex/);
  },
);

it.runIf(process.platform !== "win32")(
  "a worker of a runner goes although a listener of its end throws, which is said",
  { timeout: 10_000 },
  async () => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", THROWS], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const [[, signal], told] = await Promise.all([once(child, "exit"), text(child.stderr)]);
    expect(signal).toBe("SIGKILL");
    expect(told).toMatch(/not today/);
  },
);

it.runIf(process.platform === "linux")(
  "a worker of a runner that was told to stop and does not is ended",
  { timeout: 20_000 },
  async () => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", STAYS], {
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    if (child.stderr === null) throw new Error("no stderr");
    const told = text(child.stderr);
    const ended = once(child, "exit");
    await once(child, "message");
    // Longer than it may take to stop once it is told.
    await sleep(2000);
    expect(child.exitCode ?? child.signalCode).toBeNull();
    child.send({ method: "__stop__" });
    const [, signal] = await ended;
    expect(signal).toBe("SIGKILL");
    expect(await told).toMatch(/did not stop and was ended\. Its threads: .+ in .*epoll/);
  },
);

it.runIf(process.platform === "linux")("what watches a worker goes with it", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", ENDS], { stdio: ["ignore", "pipe", "inherit"] });
  const [[code], named] = await Promise.all([once(child, "exit"), text(child.stdout)]);
  expect(code).toBe(0);
  expect(named).toMatch(/^\d+\n$/);
  await vi.waitFor(() => expect(existsSync(`/proc/${named.trim()}`)).toBe(false), 5000);
});
