// What a cache of answers is kept in. A store knows keys, bytes and times; what is fresh is the cache's business.

/** One kept answer: `text` is JSON, `storedAt` is milliseconds of the epoch. */
export type StoredEntry = {
  text: string;
  storedAt: number;
  /** Given whatever its age, and never pushed out for room. */
  isPinned: boolean;
};

/** Keys are whole questions, never hashes of them. A store that cannot read or write reports it and answers nothing. */
export interface CacheStore {
  get(key: string): StoredEntry | undefined;
  set(key: string, entry: StoredEntry): void;
  /** What the entries take, in bytes. */
  usedBytes(): number;
}
