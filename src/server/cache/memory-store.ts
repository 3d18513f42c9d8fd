// Answers in memory under a limit; what was used longest ago goes first.
import { LRUCache } from "lru-cache";
import type { CacheStore, StoredEntry } from "./store.ts";

const ENTRY_OVERHEAD_BYTES = 256;
const BYTES_PER_CHARACTER = 2;

/** `ttlMs` bounds how long an entry is believed here, for the sake of others who write to the store behind. */
export function createMemoryStore({ maxBytes, ttlMs }: { maxBytes: number; ttlMs?: number }): CacheStore {
  const kept = new LRUCache<string, StoredEntry>({
    maxSize: Math.max(1, maxBytes),
    ...(ttlMs === undefined ? {} : { ttl: ttlMs }),
    sizeCalculation: ({ text }, key) => ENTRY_OVERHEAD_BYTES + BYTES_PER_CHARACTER * (text.length + key.length),
  });
  return {
    get: (key) => kept.get(key),
    set: (key, entry) => void kept.set(key, entry),
    usedBytes: () => kept.calculatedSize,
  };
}

/** `front` answers first and is filled from `back`; writes go to both. */
export function layerStores(front: CacheStore, back: CacheStore): CacheStore {
  return {
    get: (key) => {
      const near = front.get(key);
      if (near !== undefined) return near;
      const far = back.get(key);
      if (far !== undefined) front.set(key, far);
      return far;
    },
    set: (key, entry) => {
      front.set(key, entry);
      back.set(key, entry);
    },
    usedBytes: () => back.usedBytes(),
  };
}
