// What a server loads at its start: the clients of shared engines cost nothing where there are none.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { filledDirectory } from "../../test/support/filled-directory.ts";

const ROOT = join(import.meta.dirname, "../..");
const PACKAGE = /\/node_modules\/((?:@[^/"]+\/)?[^/"]+)\//g;
const CLIENTS = ["pg", "ioredis", "s3mini"];

/** The packages of which a server has loaded anything when it has given a page and its first answer. */
async function loadedPackages(environment: Record<string, string>): Promise<Set<string>> {
  const directory = mkdtempSync(join(tmpdir(), "ludex-loaded-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"],
      NODE_V8_COVERAGE: directory,
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "silent",
      DATA_DIRECTORY: filledDirectory(),
      ...environment,
    },
    stdio: ["ignore", "pipe", "ignore"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = await once(child.stdout, "data");
  const base = /http:\/\/localhost:\d+/.exec(String(line))?.[0];
  for (const path of ["/", "/api/games?page_size=2"]) expect((await fetch(`${base}${path}`)).status).toBe(200);
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
  const files = readdirSync(directory).map((name) => readFileSync(join(directory, name), "utf8"));
  return new Set(files.flatMap((text) => [...text.matchAll(PACKAGE)].map(([, name = ""]) => name)));
}

const clientsIn = (loaded: ReadonlySet<string>) => CLIENTS.filter((name) => loaded.has(name));

describe("the packages that a start loads", () => {
  it("[M-01] [M-02] [M-03] have nothing of PostgreSQL, Redis or S3 where no variable names one", async () => {
    const loaded = await loadedPackages({});
    expect([...loaded]).toContain("fastify");
    expect(clientsIn(loaded)).toEqual([]);
  });

  it("[M-02] have Redis' client where one is named, even if it is away", async () => {
    const loaded = await loadedPackages({ REDIS_URL: "redis://127.0.0.1:1" });
    expect(clientsIn(loaded)).toEqual(["ioredis"]);
  });
});
