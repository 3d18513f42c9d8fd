// Turns among all processes over one Redis. A turn that is not renewed is over after seconds: its process was killed or
// stands still; should it go on, its fence keeps it from writing over what a later one has made.
import { redisScript, textOf } from "./redis-script.ts";
import type { RedisLink } from "./redis-link.ts";
import { OWN_TURNS, type Turns } from "./turns.ts";

/** A process on a busy machine may stand still for seconds. */
const TURN_MS = 15_000;
const RENEWED_EVERY_MS = 1000;

/** Fences grow with the clock as well as by one, so that those after a loss of all data are higher than those before it. */
const TAKE = redisScript(`
if redis.call('EXISTS', KEYS[3]) == 1 then return 0 end
local now = redis.call('TIME')
local fence = math.max(now[1] * 1000 + math.floor(now[2] / 1000), tonumber(redis.call('GET', KEYS[4]) or '0') + 1)
fence = string.format('%.0f', fence)
redis.call('SET', KEYS[4], fence)
redis.call('SET', KEYS[3], fence, 'PX', ARGV[1])
return fence`);

const RENEW = redisScript(`
if redis.call('GET', KEYS[3]) ~= ARGV[1] then return 0 end
return redis.call('PEXPIRE', KEYS[3], ARGV[2])`);

const END = redisScript(`
if redis.call('GET', KEYS[3]) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[3])`);

/** `turnMs`: how long a turn outlives its process. */
export function createRedisTurns(
  link: RedisLink,
  { turnMs = TURN_MS, renewedEveryMs = RENEWED_EVERY_MS }: { turnMs?: number; renewedEveryMs?: number } = {},
): Turns {
  return {
    take: async (key) => {
      const keys = [`turn:${key}`];
      // One answer that was late is no reason to make twice what is costly.
      const reply = await link.runWaiting(TAKE, () => ({ keys: [...keys, "fence"], args: [turnMs] }));
      if (reply === undefined) return await OWN_TURNS.take(key);
      if (reply === 0) return undefined;
      const fence = textOf(reply);
      const renewing = setInterval(
        () => void link.runWaiting(RENEW, () => ({ keys, args: [fence, turnMs] })),
        renewedEveryMs,
      ).unref();
      return {
        fence: Number(fence),
        end: async () => {
          clearInterval(renewing);
          await link.runWaiting(END, () => ({ keys, args: [fence] }));
        },
      };
    },
  };
}
