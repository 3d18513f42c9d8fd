// The server of the bench of swaps: `node server.ts DATA FILE FILE`. Opens the files in turns whenever it is told to, as the
// server does when a new catalogue has been built, and says how long that took and how long at most it stood still.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { dirname } from "node:path";
import { createApp } from "#server/app.ts";
import { createLiveCatalogue } from "#server/catalogue/live-catalogue.ts";
import { openCatalogue } from "#server/catalogue/open.ts";
import type { FromServer } from "../swaps.ts";

const NS_PER_MS = 1_000_000;
const UNLIMITED = 100_000_000;
/** As a server has that is told nothing else. */
const CACHE_BYTES = 64 * 1024 * 1024;

const [dataDirectory = "", ...paths] = process.argv.slice(2);
let turn = 0;
function openNext() {
  const stateDirectory = dirname(paths[turn % paths.length] ?? "");
  turn += 1;
  return openCatalogue({ dataDirectory, stateDirectory, isNew: true });
}

const live = createLiveCatalogue(openNext(), {});
const app = await createApp({
  source: live.source,
  gameIndex: live.gameIndex,
  onNewCatalogue: live.onSwap,
  rateLimits: { api: UNLIMITED, images: UNLIMITED, insights: UNLIMITED },
  answerCacheBytes: CACHE_BYTES,
});
const say = (message: FromServer) => process.send?.(message);
say({ address: await app.listen({ port: 0, host: "127.0.0.1" }) });

const delay = monitorEventLoopDelay({ resolution: 1 });
async function swap(): Promise<void> {
  delay.reset();
  delay.enable();
  const began = performance.now();
  await live.swap(openNext());
  const ms = performance.now() - began;
  delay.disable();
  say({ swapped: { ms, longestMs: delay.max / NS_PER_MS } });
}
process.on("message", () => void swap());
process.once("SIGTERM", () => process.exit());
