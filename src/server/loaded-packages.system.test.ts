// What a server loads at its start: the clients of shared engines cost nothing where there are none.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { filledDirectory } from "../../test/support/filled-directory.ts";

const ROOT = join(import.meta.dirname, "../..");
const PACKAGE = /\/node_modules\/((?:@[^/"]+\/)?[^/"]+)\//g;
const CLIENTS = ["pg", "ioredis", "s3mini"];

/** Says the address of each module that is loaded, on a line of its own. */
const TELL = `
  import { registerHooks } from "node:module";
  registerHooks({
    load: (url, context, next) => {
      process.stderr.write(url + "\\n");
      return next(url, context);
    },
  });`;

/** The packages of which a server has loaded anything when it has given a page and its first answer. */
async function loadedPackages(environment: Record<string, string>): Promise<Set<string>> {
  const tell = `data:text/javascript,${encodeURIComponent(TELL)}`;
  const child = spawn(process.execPath, ["--import", tell, "src/server/main.ts"], {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"],
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "silent",
      DATA_DIRECTORY: filledDirectory(),
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const told = text(child.stderr);
  const [line] = await once(child.stdout, "data");
  const base = /http:\/\/localhost:\d+/.exec(String(line))?.[0];
  for (const path of ["/", "/api/games?page_size=2"]) expect((await fetch(`${base}${path}`)).status).toBe(200);
  child.kill("SIGTERM");
  return new Set([...(await told).matchAll(PACKAGE)].map(([, name = ""]) => name));
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
