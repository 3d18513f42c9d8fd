// The process as an operator meets it: its one line, its refusals, its end.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { isDeep } from "../../test/support/lane.ts";
import { filledDirectory } from "../../test/support/filled-directory.ts";

const KILLS_MIN = isDeep ? 3 : 1;
/** Tests share the machine: a start that was slow beside others is tried again, and the quickest counts. */
const KILLS_MAX = 6;
const READY_MAX_MS = 3000;
/** On a machine that is busy with other things every start takes long; after a kill hardly longer than after a good end. */
const SLOWER_MAX = 2;
const ROOT = join(import.meta.dirname, "../..");

function startProcess(environment: Record<string, string>) {
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: ROOT,
    env: {
      PATH: process.env["PATH"],
      // As `npm start` has it.
      NODE_COMPILE_CACHE: join(ROOT, ".cache/compile"),
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // Whatever a test that fails leaves running.
  const killWithUs = () => child.kill("SIGKILL");
  process.once("exit", killWithUs);
  child.once("exit", () => process.off("exit", killWithUs));
  return { child, errors: text(child.stderr), exited: once(child, "exit") };
}

/** Starts on a free port; resolves with the base address once the line is out. */
async function serve(environment: Record<string, string>) {
  const started = startProcess({ PORT: "0", ...environment });
  const [line] = await once(started.child.stdout, "data");
  const base = /^Ludex is serving on (http:\/\/localhost:\d+)\n$/.exec(String(line))?.[1];
  return { ...started, base };
}

describe("the process", () => {
  it("says where it serves, answers, and ends on SIGTERM after what it is doing", async () => {
    const { child, base, errors, exited } = await serve({ DATA_DIRECTORY: filledDirectory() });
    const response = await fetch(`${base}/api/games?page_size=2`);
    expect(response.status).toBe(200);
    expect((await fetch(`${base}/readyz`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
    expect(await errors).toBe("");
  });

  it("[safety-18] is ready again after kill -9, in under a second on a quiet machine", async () => {
    const environment = { DATA_DIRECTORY: filledDirectory() };
    let server = await serve(environment);
    /** Ends the server so, and tells how long the next one takes until it is ready. */
    const readyAfterMs = async (signal: NodeJS.Signals) => {
      server.child.kill(signal);
      await server.exited;
      const start = performance.now();
      server = await serve(environment);
      expect((await fetch(`${server.base}/readyz`)).status).toBe(200);
      return performance.now() - start;
    };
    const [kills, ends]: [number[], number[]] = [[], []];
    // Half of it is Node itself: `npm run bench -- ending` has the figure.
    const isReadySoonEnough = () => Math.min(...kills) < Math.max(READY_MAX_MS, SLOWER_MAX * Math.min(...ends));
    while (kills.length < KILLS_MIN || (kills.length < KILLS_MAX && !isReadySoonEnough())) {
      kills.push(await readyAfterMs("SIGKILL"));
      ends.push(await readyAfterMs("SIGTERM"));
    }
    expect(isReadySoonEnough(), `after kills ${kills.join(", ")}, after good ends ${ends.join(", ")} ms`).toBe(true);
    expect((await fetch(`${server.base}/api/games/portal-2`)).status).toBe(200);
    server.child.kill("SIGTERM");
    await server.exited;
  }, 180_000);

  it("refuses a wrong configuration with one readable line a problem", async () => {
    const { errors, exited } = startProcess({ PORT: "http", LOG_LEVEL: "loud" });
    expect(await exited).toEqual([1, null]);
    expect(await errors).toBe(
      `Ludex cannot start, the configuration is wrong:
  PORT: must be a whole number from 0 to 65535
  LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent
`,
    );
  });

  it("says so when the port is taken", async () => {
    const { child, base, exited } = await serve({ DATA_DIRECTORY: filledDirectory() });
    const second = startProcess({ PORT: new URL(base ?? "").port, DATA_DIRECTORY: filledDirectory() });
    expect(await second.exited).toEqual([1, null]);
    expect(await second.errors).toMatch(/^Ludex cannot start: .*EADDRINUSE/);
    child.kill("SIGTERM");
    await exited;
  });
});
