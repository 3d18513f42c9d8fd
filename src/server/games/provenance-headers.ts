// What an answer tells of its origin: `Age` and `Cache-Status` as the standards have them, and for the app whose data it
// shows and whether it has to make do with what was kept.
import type { Provenance } from "./provenance.ts";

/** Finished answers are given again for this long without asking the source, while nothing is wrong with them. */
const KEEP_MS = 60_000;
/** An old answer has a newer one coming, and a degraded one should go as soon as it can. */
const KEEP_BRIEFLY_MS = 2000;
const CACHE_NAME = "Ludex";

const seconds = (ms: number) => Math.max(0, Math.floor(ms / 1000));

/** How long the finished answer may be given again, in milliseconds. */
export function keepMs({ how, isDegraded, freshUntil }: Provenance, now: number): number {
  if (isDegraded || how === "stale" || how === "bundled") return KEEP_BRIEFLY_MS;
  return Math.min(KEEP_MS, Math.max(KEEP_BRIEFLY_MS, freshUntil - now));
}

function cacheStatus({ how, freshUntil, isDegraded }: Provenance, isFirst: boolean, now: number): string {
  if (how === "bundled") return `${CACHE_NAME}; fwd=uri-miss; detail=bundled`;
  if (how === "miss" && isFirst) return `${CACHE_NAME}; fwd=uri-miss; stored`;
  // A pinned answer is fresh for ever: there is no number for that.
  const ttl = Number.isFinite(freshUntil) ? `; ttl=${Math.floor((freshUntil - now) / 1000)}` : "";
  return `${CACHE_NAME}; hit${ttl}${isDegraded ? "; detail=upstream-error" : ""}`;
}

/** `isFirst`: the answer was made for this very request. `now` is milliseconds of the epoch. */
export function describeProvenance(provenance: Provenance, { isFirst, now }: { isFirst: boolean; now: number }) {
  const { origin, isDegraded, storedAt } = provenance;
  const age = seconds(now - storedAt);
  return {
    headers: {
      age: String(age),
      "cache-status": cacheStatus(provenance, isFirst, now),
      "ludex-data": isDegraded ? `${origin}; degraded` : origin,
    },
    // Caches count from `Age`: each may keep the answer for a minute from now, whatever its age here.
    cacheControl: isDegraded ? "no-cache" : `public, max-age=${age + seconds(KEEP_MS)}, stale-while-revalidate=600`,
  };
}
