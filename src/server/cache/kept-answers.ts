// What a cache of answers is kept in. A store knows keys, bytes and times; what is fresh is the cache's business.

/** One kept answer: `text` is JSON, `storedAt` is milliseconds of the epoch. */
export type StoredEntry = {
  text: string;
  storedAt: number;
};

/**
 * Keys are whole questions, never hashes of them. A store that cannot read or write reports it elsewhere and answers
 * nothing: it never rejects.
 */
export interface KeptAnswers {
  get(key: string): Promise<StoredEntry | undefined>;
  /**
   * Keeps the entry in the place of whatever is there. A store that several processes share keeps nothing where it has an
   * entry of a later turn, see `Turn`.
   */
  set(key: string, entry: StoredEntry, fence?: number): Promise<void>;
  /** What the entries take, in bytes. */
  usedBytes(): Promise<number>;
}
