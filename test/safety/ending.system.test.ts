// How the process ends: nobody who has asked goes without an answer, and it does not linger.
import { once } from "node:events";
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filledDirectory } from "../support/filled-directory.ts";
import { tryEnding } from "../support/ending-trial.ts";
import { GOOD_CONTENT, inPieces, startFakeProvider, type FakeProvider } from "../support/fake-provider.ts";
import { isDeep } from "../support/lane.ts";
import { startServerProcess } from "../support/server-process.ts";

/** `npm run bench -- ending` makes fifty. */
const TRIES = isDeep ? 5 : 1;
const TRY_MAX_MS = 30_000;
const AFTER_LAST_MAX_MS = 1000;
/** Between the first answers and the last. */
const SIGNAL_MIN_MS = 200;
const SIGNAL_SPREAD_MS = 1000;

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startFakeProvider();
});
afterAll(() => provider.close());

/** A server whose insight begins soon and takes about so long, and one under way on a connection that is kept. */
async function startAnswering(seconds: number, environment: Record<string, string> = {}) {
  const half = GOOD_CONTENT.length / 2;
  const pieces = [GOOD_CONTENT.slice(0, half), ...inPieces(GOOD_CONTENT.slice(half), 40)];
  provider.reply({ kind: "events", pieces, everyMs: (seconds * 1000) / pieces.length });
  const server = await startServerProcess({
    DATA_DIRECTORY: filledDirectory(),
    LOG_LEVEL: "error",
    AI_PRIMARY_URL: provider.url,
    AI_PRIMARY_MODEL: "slow",
    ...environment,
  });
  const agent = new Agent({ keepAlive: true });
  const [response] = await once(get(`${server.base}/api/insights/4200`, { agent }), "response");
  const answer = response.toArray().then(
    (parts: Buffer[]) => ({ text: Buffer.concat(parts).toString(), at: performance.now() }),
    () => ({ text: "cut", at: performance.now() }),
  );
  const exited = once(server.child, "exit").then(([code]) => ({ code, at: performance.now() }));
  return { server, agent, answer, exited };
}

describe("[safety-22] SIGTERM", () => {
  it(
    `loses no request in ${TRIES} tries with pages, lists, pictures and insights under way, and ends within a second`,
    async () => {
      const dataDirectory = filledDirectory();
      let underWay = 0;
      for (let number = 0; number < TRIES; number += 1) {
        const signalAfterMs = SIGNAL_MIN_MS + Math.random() * SIGNAL_SPREAD_MS;
        const ending = await tryEnding({ provider, dataDirectory, number, signalAfterMs });
        expect(ending).toMatchObject({ lost: [], exitCode: 0, log: "" });
        expect(ending.afterLastMs).toBeLessThan(AFTER_LAST_MAX_MS);
        underWay += ending.underWay;
      }
      expect(underWay).toBeGreaterThan(0);
    },
    TRIES * TRY_MAX_MS,
  );

  it(
    "may come twice, to the process and handed on to it",
    async () => {
      const { server, agent, answer, exited } = await startAnswering(1.5);
      server.child.kill("SIGTERM");
      await sleep(100);
      server.child.kill("SIGTERM");
      const { text, at } = await answer;
      expect(text.trim().split("\n").at(-1)).toContain('"type":"insight"');
      const exit = await exited;
      expect(exit.code).toBe(0);
      expect(exit.at - at).toBeLessThan(AFTER_LAST_MAX_MS);
      agent.destroy();
    },
    TRY_MAX_MS,
  );

  it(
    "waits for answers as long as SHUTDOWN_TIMEOUT_MS says, and then tells how many it cut off",
    async () => {
      const { server, agent, answer, exited } = await startAnswering(20, {
        SHUTDOWN_DELAY_MS: "0",
        SHUTDOWN_TIMEOUT_MS: "700",
      });
      const began = performance.now();
      server.child.kill("SIGTERM");
      const exit = await exited;
      expect(exit.code).toBe(1);
      expect(exit.at - began).toBeGreaterThan(650);
      expect(exit.at - began).toBeLessThan(700 + AFTER_LAST_MAX_MS);
      expect((await answer).text).toBe("cut");
      expect(await server.log).toContain("1 answers took longer than SHUTDOWN_TIMEOUT_MS and were cut off");
      agent.destroy();
    },
    TRY_MAX_MS,
  );
});

describe("[safety-22] Ctrl-C", () => {
  it(
    "does not wait for load balancers, and lets answers come to their end",
    async () => {
      const { server, agent, answer, exited } = await startAnswering(1, { SHUTDOWN_DELAY_MS: "20000" });
      server.child.kill("SIGINT");
      const { text, at } = await answer;
      expect(text).toContain('"type":"insight"');
      const exit = await exited;
      expect(exit.code).toBe(0);
      expect(exit.at - at).toBeLessThan(AFTER_LAST_MAX_MS);
      agent.destroy();
    },
    TRY_MAX_MS,
  );

  it(
    "for the second time ends at once",
    async () => {
      const { server, agent, exited } = await startAnswering(20);
      server.child.kill("SIGINT");
      await sleep(200);
      const began = performance.now();
      server.child.kill("SIGINT");
      const exit = await exited;
      expect(exit.code).toBe(1);
      expect(exit.at - began).toBeLessThan(AFTER_LAST_MAX_MS);
      agent.destroy();
    },
    TRY_MAX_MS,
  );
});
