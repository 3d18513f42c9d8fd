// What a run of tests leaves behind: nothing, and nobody.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { RUN_DIRECTORY } from "../support/temporary-directory.ts";
import setup from "../support/test-run.ts";

const WRITES = `
  const { mkdirSync, writeFileSync } = require("node:fs");
  setInterval(() => { mkdirSync(process.env.PLACE, { recursive: true }); writeFileSync(process.env.PLACE + "/x", ""); }, 1);
  console.log("writes");`;

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
