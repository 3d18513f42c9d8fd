// A pause that all processes over one Redis keep together; without Redis each goes by what it knew last, on its own disk.
import type { RedisLink } from "#server/cache/redis-link.ts";
import { redisScript, textOf } from "#server/cache/redis-script.ts";
import type { Pause, PauseRecord } from "./pause-record.ts";

/** A pause that nobody ended by then is of a process that is not there any more. */
const KEPT_MS = 40 * 24 * 60 * 60_000;

const READ = redisScript("return redis.call('GET', KEYS[3]) or ''");

/** ARGV: what stands there, what is to stand there; nothing for no pause. */
const REPLACE = redisScript(`
if (redis.call('GET', KEYS[3]) or '') ~= ARGV[1] then return 0 end
if ARGV[2] == '' then redis.call('DEL', KEYS[3]) else redis.call('SET', KEYS[3], ARGV[2], 'PX', ${KEPT_MS}) end
return 1`);

const spell = (pause: Pause | undefined): string =>
  pause === undefined ? "" : `${pause.until} ${pause.tries} ${Number(pause.isTrying)}`;

function readPause(text: string): Pause | undefined {
  const found = /^(\d+) (\d+) ([01])$/.exec(text);
  return found === null ? undefined : { until: Number(found[1]), tries: Number(found[2]), isTrying: found[3] === "1" };
}

/** `own` is on this process's disk; `of` says what pauses. */
export function createRedisPauseRecord(link: RedisLink, of: string, own: PauseRecord): PauseRecord {
  const keys = [`pause:${of}`];
  const keep = async (pause: Pause | undefined) => void (await own.replace(await own.read(), pause));

  /** Redis may have been emptied, or away when this process learnt of it. One that was ended has run out by then. */
  const tellAgain = async (): Promise<Pause | undefined> => {
    const known = await own.read();
    if (known === undefined || known.until <= Date.now()) return undefined;
    await link.run(REPLACE, () => ({ keys, args: ["", spell(known)] }));
    return known;
  };

  return {
    read: async () => {
      const reply = await link.run(READ, () => ({ keys }));
      if (reply === undefined) return await own.read();
      return readPause(textOf(reply)) ?? (await tellAgain());
    },
    replace: async (before, after) => {
      const reply = await link.run(REPLACE, () => ({ keys, args: [spell(before), spell(after)] }));
      if (reply === undefined) return await own.replace(before, after);
      if (reply !== 1) return false;
      await keep(after);
      return true;
    },
  };
}
