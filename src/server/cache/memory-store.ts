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
      kept.set(key, { ...entry, isPinned: entry.isPinned || kept.get(key)?.isPinned === true });
    },
    pin: async (key) => {
      const entry = kept.get(key);
      if (entry !== undefined) kept.set(key, { ...entry, isPinned: true });
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

/** `front` answers first and is filled from `back`; writes go to both. */
export function layerStores(front: MemoryStore, back: KeptAnswers): KeptAnswers {
  return {
    get: async (key) => {
      const near = await front.get(key);
      if (near !== undefined) return near;
      const far = await back.get(key);
      // What was written while this was read is newer.
      return far && front.fill(key, far);
    },
    set: async (key, entry) => {
      await Promise.all([front.set(key, entry), back.set(key, entry)]);
    },
    pin: async (key) => {
      await Promise.all([front.pin(key), back.pin(key)]);
      // It may have been pushed out behind, and be here still.
      const isMissing = (await back.get(key)) === undefined;
      const near = isMissing ? await front.get(key) : undefined;
      if (near !== undefined) await back.set(key, near);
    },
    usedBytes: () => back.usedBytes(),
  };
}
