// Answers in memory under a limit; what was used longest ago goes first.
import { LRUCache } from "lru-cache";
import type { KeptAnswers, StoredEntry } from "./kept-answers.ts";

const ENTRY_OVERHEAD_BYTES = 256;
const BYTES_PER_CHARACTER = 2;

export type MemoryStore = KeptAnswers & {
  /** Keeps an entry that was read elsewhere, unless something was kept meanwhile; gives what is kept then. */
  fill: (key: string, entry: StoredEntry) => StoredEntry;
};

/** `ttlMs` bounds how long an entry is believed here, for the sake of others who write to the store behind. */
export function createMemoryStore({ maxBytes, ttlMs }: { maxBytes: number; ttlMs?: number }): MemoryStore {
  const kept = new LRUCache<string, StoredEntry>({
    maxSize: Math.max(1, maxBytes),
    ...(ttlMs === undefined ? {} : { ttl: ttlMs }),
    sizeCalculation: ({ text }, key) => ENTRY_OVERHEAD_BYTES + BYTES_PER_CHARACTER * (text.length + key.length),
  });
  return {
    get: async (key) => kept.get(key),
    set: async (key, entry) => {
      kept.set(key, entry);
    },
    usedBytes: async () => kept.calculatedSize,
    fill: (key, entry) => {
      const newer = kept.get(key);
      if (newer !== undefined) return newer;
      kept.set(key, entry);
      return entry;
    },
  };
}

export type LayeredStore = KeptAnswers & {
  /** As `get`, but what somebody else has written meanwhile is seen. */
  latest: (key: string) => Promise<StoredEntry | undefined>;
};

/** `front` answers first and is filled from `back`; writes go to both. */
export function layerStores(front: MemoryStore, back: KeptAnswers): LayeredStore {
  return {
    latest: async (key) => {
      const [near, far] = await Promise.all([front.get(key), back.get(key)]);
      if (far === undefined || (near !== undefined && near.storedAt >= far.storedAt)) return near;
      await front.set(key, far);
      return far;
    },
    get: async (key) => {
      const near = await front.get(key);
      if (near !== undefined) return near;
      const far = await back.get(key);
      // What was written while this was read is newer.
      return far && front.fill(key, far);
    },
    set: async (key, entry, fence) => {
      await Promise.all([front.set(key, entry), back.set(key, entry, fence)]);
    },
    usedBytes: () => back.usedBytes(),
  };
}
