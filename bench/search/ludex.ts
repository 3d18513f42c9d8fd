// Ludex's own search, as its server answers it over one kept connection with the cache of answers switched off.
import { Pool } from "undici";
import { z } from "zod";
import type { BareAnswer } from "../bare-server.ts";
import { startBare } from "../bare.ts";
import { readMetrics, startServer, untilQuiet } from "../server.ts";
import { round } from "../statistics.ts";
import type { Engine } from "./engine.ts";

const Answer = z.object({ results: z.array(z.object({ slug: z.string() })) });
const MEGABYTE = 1_000_000;
const START_LIMIT_MS = 120_000;

/** `cpuSeconds`: what the server's process has worked so far, which other processes do not lengthen. */
export type LudexEngine = Engine &
  AsyncDisposable & {
    startMs: number;
    cpuSeconds: () => Promise<number>;
    answerTo: (text: string) => Promise<BareAnswer>;
  };

const pathOf = (text: string) => `/api/games?search=${encodeURIComponent(text)}&page_size=9`;

async function ask(pool: Pool, text: string): ReturnType<Engine["ask"]> {
  const began = performance.now();
  const { statusCode, body } = await pool.request({ path: pathOf(text), method: "GET" });
  const answer = await body.text();
  const ms = performance.now() - began;
  if (statusCode !== 200) throw new Error(`${text}: ${statusCode}`);
  return { slugs: Answer.parse(JSON.parse(answer)).results.map(({ slug }) => slug), ms };
}

/** A server that sends `answers` and does nothing for them, asked as Ludex is: what the way there and back takes. */
export async function startSender(answers: BareAnswer[]): Promise<Engine & AsyncDisposable> {
  const bare = await startBare(answers);
  const pool = new Pool(bare.address, { connections: 1 });
  return {
    name: "bare Node, the same bytes",
    buildS: 0,
    memory: "",
    ask: (text) => ask(pool, text),
    [Symbol.asyncDispose]: async () => {
      await pool.close();
      bare[Symbol.dispose]();
    },
  };
}

/** Starts the server over a generated catalogue. */
export async function startLudex(stateDirectory: string, buildMs: number): Promise<LudexEngine> {
  const server = await startServer(
    { DATA_DIRECTORY: stateDirectory, ANSWER_CACHE_MB: "0" },
    { startLimitMs: START_LIMIT_MS },
  );
  await untilQuiet(server);
  const pool = new Pool(server.address, { connections: 1 });
  const residentBytes = (await readMetrics(server.address))("process_resident_memory_bytes");
  return {
    name: "Ludex, over HTTP",
    buildS: round(buildMs / 1000),
    startMs: server.startMs,
    memory: `${Math.round(residentBytes / MEGABYTE)} MB, the server`,
    cpuSeconds: async () => (await readMetrics(server.address))("process_cpu_seconds_total"),
    ask: (text) => ask(pool, text),
    answerTo: async (text) => {
      const path = pathOf(text);
      const { body } = await pool.request({ path, method: "GET" });
      const bytes = Buffer.from(await body.arrayBuffer());
      return {
        path,
        headers: { "content-type": "application/json", "content-length": bytes.length },
        body: bytes,
      };
    },
    [Symbol.asyncDispose]: async () => {
      await pool.close();
      await server[Symbol.asyncDispose]();
    },
  };
}
