// Ludex's own search, as its server answers it over one kept connection with the cache of answers switched off.
import { Pool } from "undici";
import { z } from "zod";
import { startServer, untilQuiet } from "../server.ts";
import { round, type Engine } from "./engine.ts";

const Answer = z.object({ results: z.array(z.object({ slug: z.string() })) });
const MEGABYTE = 1_000_000;
const START_LIMIT_MS = 120_000;

/** A figure of the server's own; also where a connection that was closed meanwhile is noticed. */
async function figure(address: string, name: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const line = text.split("\n").find((each) => each.startsWith(`${name} `));
  return Number(line?.split(" ")[1]);
}

/** `cpuSeconds`: what the server's process has worked so far, which other processes do not lengthen. */
export type LudexEngine = Engine & AsyncDisposable & { startMs: number; cpuSeconds: () => Promise<number> };

/** Starts the server over a generated catalogue. */
export async function startLudex(stateDirectory: string, buildMs: number): Promise<LudexEngine> {
  const server = await startServer({ DATA_DIRECTORY: stateDirectory, ANSWER_CACHE_MB: "0" }, START_LIMIT_MS);
  await untilQuiet(server.address);
  const pool = new Pool(server.address, { connections: 1 });
  const residentBytes = await figure(server.address, "process_resident_memory_bytes");
  return {
    name: "Ludex, over HTTP",
    buildS: round(buildMs / 1000),
    startMs: server.startMs,
    memory: `${Math.round(residentBytes / MEGABYTE)} MB, the server`,
    cpuSeconds: () => figure(server.address, "process_cpu_seconds_total"),
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
