// Ludex's own search, as its server answers it over one kept connection with the cache of answers switched off.
import { Pool } from "undici";
import { z } from "zod";
import { readMetrics, startServer, untilQuiet } from "../server.ts";
import { round } from "../statistics.ts";
import type { Engine } from "./engine.ts";

const Answer = z.object({ results: z.array(z.object({ slug: z.string() })) });
const MEGABYTE = 1_000_000;
const START_LIMIT_MS = 120_000;

/** `cpuSeconds`: what the server's process has worked so far, which other processes do not lengthen. */
export type LudexEngine = Engine & AsyncDisposable & { startMs: number; cpuSeconds: () => Promise<number> };

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
    ask: async (text) => {
      const began = performance.now();
      const path = `/api/games?search=${encodeURIComponent(text)}&page_size=9`;
      const { statusCode, body } = await pool.request({ path, method: "GET" });
      const answer = await body.text();
      const ms = performance.now() - began;
      if (statusCode !== 200) throw new Error(`${text}: ${statusCode}`);
      return { slugs: Answer.parse(JSON.parse(answer)).results.map(({ slug }) => slug), ms };
    },
    [Symbol.asyncDispose]: async () => {
      await pool.close();
      await server[Symbol.asyncDispose]();
    },
  };
}
