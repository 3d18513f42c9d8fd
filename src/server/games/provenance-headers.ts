// What an answer tells of its origin: `Age` and `Cache-Status` as the standards have them, and for the app whose data it
// shows and whether it has to make do with what was kept.
import { PERSONAL_CACHE_CONTROL } from "#server/http/answer-cache.ts";
import { type RawgProvenance, toldOf } from "./provenance.ts";

/** Finished answers are given again for this long without asking the source, while nothing is wrong with them. */
const KEEP_MS = 60_000;
/** An old answer has a newer one coming, and a degraded one should go as soon as it can. */
const KEEP_BRIEFLY_MS = 2000;
const CACHE_NAME = "Ludex";

const seconds = (ms: number) => Math.max(0, Math.floor(ms / 1000));

/** How long the finished answer may be given again, in milliseconds. */
export function keepMs({ how, isDegraded, freshForMs, isPersonal }: RawgProvenance): number {
  if (isPersonal) return 0;
  if (isDegraded || how === "stale" || how === "bundled") return KEEP_BRIEFLY_MS;
  return Math.min(KEEP_MS, Math.max(KEEP_BRIEFLY_MS, freshForMs));
}

/** How an answer is given: made for this very request or not, and how long after it was made. */
export type Giving = { isFirst: boolean; elapsedMs: number };

function cacheStatus({ how, freshForMs, isDegraded }: RawgProvenance, { isFirst, elapsedMs }: Giving): string {
  if (how === "bundled") return `${CACHE_NAME}; fwd=uri-miss; detail=bundled`;
  if (how === "miss" && isFirst) return `${CACHE_NAME}; fwd=uri-miss; stored`;
  const ttl = Math.floor((freshForMs - elapsedMs) / 1000);
  return `${CACHE_NAME}; hit; ttl=${ttl}${isDegraded ? "; detail=upstream-error" : ""}`;
}

function cacheControl({ isPersonal, isDegraded }: RawgProvenance, age: number): string {
  if (isPersonal) return PERSONAL_CACHE_CONTROL;
  // Caches count from `Age`: each may keep the answer for a minute from now, whatever its age here.
  return isDegraded ? "no-cache" : `public, max-age=${age + seconds(KEEP_MS)}, stale-while-revalidate=600`;
}

export function describeProvenance(provenance: RawgProvenance, giving: Giving) {
  const { ageMs } = provenance;
  const age = seconds(ageMs + giving.elapsedMs);
  return {
    headers: {
      age: String(age),
      "cache-status": cacheStatus(provenance, giving),
      "ludex-data": toldOf(provenance),
    },
    cacheControl: cacheControl(provenance, age),
  };
}
