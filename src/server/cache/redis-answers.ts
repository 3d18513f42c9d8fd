// Answers that all processes over one Redis keep together, each with a store of its own behind it for the time without
// Redis. Texts are kept compressed, as on disk. Redis may push them out when it is full: they have a time to live.
import { promisify } from "node:util";
import { zstdCompress, zstdDecompress } from "node:zlib";
import type { KeptAnswers, StoredEntry } from "./kept-answers.ts";
import type { RedisLink } from "./redis-link.ts";
import { redisScript } from "./redis-script.ts";

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Older answers serve nobody. */
const KEPT_MS = 38 * 24 * 60 * 60_000;

/** What was made in an earlier turn does not take the place of what was made in a later one. */
const SET = redisScript(`
local made = redis.call('HGET', KEYS[3], 'fence')
if ARGV[3] ~= '' and made and tonumber(made) and tonumber(made) > tonumber(ARGV[3]) then return 0 end
redis.call('HSET', KEYS[3], 'body', ARGV[1], 'at', ARGV[2], 'fence', ARGV[3])
redis.call('PEXPIRE', KEYS[3], ARGV[4])
return 1`);

const FILL = redisScript(`
if redis.call('EXISTS', KEYS[3]) == 1 then return 0 end
redis.call('HSET', KEYS[3], 'body', ARGV[1], 'at', ARGV[2])
redis.call('PEXPIRE', KEYS[3], ARGV[3])
return 1`);

/** Answers of one kind in Redis, and in `own`. */
export function createRedisAnswers(link: RedisLink, kind: string, own: KeptAnswers): KeptAnswers {
  const keyOf = (key: string) => `${kind}:${key}`;

  const read = async (key: string): Promise<StoredEntry | undefined> => {
    const [body, at] = (await link.readFields(keyOf(key), ["body", "at"])) ?? [];
    if (!body || !at) return undefined;
    try {
      return { text: (await decompress(body)).toString(), storedAt: Number(at) };
    } catch {
      // Somebody else has written there.
      return undefined;
    }
  };

  /** Redis was emptied, or has pushed it out: it is there again for all. */
  const fill = async (key: string, { text, storedAt }: StoredEntry) => {
    const body = await compress(text);
    await link.run(FILL, () => ({ keys: [keyOf(key)], args: [body, storedAt, KEPT_MS] }));
  };

  /** For the time without Redis: another process may have fetched it. */
  const keepOwn = async (key: string, entry: StoredEntry) => {
    if ((await own.get(key))?.storedAt !== entry.storedAt) await own.set(key, entry);
  };

  return {
    get: async (key) => {
      const shared = await read(key);
      if (shared !== undefined) {
        await keepOwn(key, shared);
        return shared;
      }
      const kept = await own.get(key);
      if (kept !== undefined) await fill(key, kept);
      return kept;
    },
    set: async (key, entry, fence) => {
      const body = await compress(entry.text);
      const args = [body, entry.storedAt, fence ?? "", KEPT_MS];
      if ((await link.runWaiting(SET, () => ({ keys: [keyOf(key)], args }))) === 0) return;
      await own.set(key, entry);
    },
    usedBytes: () => own.usedBytes(),
  };
}
