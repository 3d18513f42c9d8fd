// Ludex's own search, as its server answers it over one kept connection with the cache of answers switched off.
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
  const residentBytes = await figure(server.address, "process_resident_memory_bytes");
  return {
    name: "Ludex, over HTTP",
    buildS: round(buildMs / 1000),
    startMs: server.startMs,
    memory: `${Math.round(residentBytes / MEGABYTE)} MB, the server`,
    cpuSeconds: () => figure(server.address, "process_cpu_seconds_total"),
    ask: async (text) => {
      const began = performance.now();
      const answer = await fetch(`${server.address}/api/games?search=${encodeURIComponent(text)}&page_size=9`).catch(
        // The server closes a connection that rests; a question that meets that moment is asked again.
        () => fetch(`${server.address}/api/games?search=${encodeURIComponent(text)}&page_size=9`),
      );
      const body = await answer.text();
      const ms = performance.now() - began;
      if (!answer.ok) throw new Error(`${text}: ${answer.status}`);
      return { slugs: Answer.parse(JSON.parse(body)).results.map(({ slug }) => slug), ms };
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}
