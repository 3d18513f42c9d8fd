// Calls within any sixty minutes that all processes over one Redis count together, by its clock. What a process has counted
// stands in its own ledger on disk, too: Redis is told of it again when it has lost it.
import { randomUUID } from "node:crypto";
import type { RedisLink } from "#server/cache/redis-link.ts";
import { bareScript, numbersOf, settledScript } from "#server/cache/redis-script.ts";
import type { HourMeter } from "./hour-meter.ts";
import type { Taken } from "./meter.ts";
import { allOf, ownLimit, type KnownCount } from "./outage-share.ts";

const WINDOW_MS = 60 * 60_000;

/** Members are named after the ledger that has them. */
const TIDY = `
local now = redis.call('TIME')
now = now[1] * 1000 + math.floor(now[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[3], '-inf', now - ${WINDOW_MS})
`;

const READ = settledScript(`${TIDY}return {redis.call('ZCARD', KEYS[3])}`);

/** ARGV: the limit, the call's name. */
const TAKE = settledScript(`${TIDY}
local calls = redis.call('ZCARD', KEYS[3])
if calls >= tonumber(ARGV[1]) then return {0, calls} end
redis.call('ZADD', KEYS[3], now, ARGV[2])
return {1, calls + 1}`);

/** ARGV: the ledger, how many calls it has. What is missing of them is counted as made just now. */
const TELL = bareScript(`${TIDY}
local there = 0
for _, name in ipairs(redis.call('ZRANGE', KEYS[3], 0, -1)) do
  if string.sub(name, 1, #ARGV[1]) == ARGV[1] then there = there + 1 end
end
for at = there + 1, tonumber(ARGV[2]) do redis.call('ZADD', KEYS[3], now, ARGV[1] .. ' told ' .. now .. ' ' .. at) end
return 1`);

export type RedisHourMeterOptions = {
  link: RedisLink;
  /** Counts on this process's disk what it has counted itself. */
  own: HourMeter;
  /** The name of that. */
  ledger: string;
  /** What is counted. */
  of: string;
  /** Never jumps, in milliseconds. */
  clock?: () => number;
};

export function createRedisHourMeter(options: RedisHourMeterOptions): HourMeter {
  const { link, own, ledger, of, clock = () => performance.now() } = options;
  const keys = [`calls:${of}`];
  let known: (KnownCount & { at: number }) | undefined;
  let isTold = false;

  const input = async () => ({ keys, args: [ledger, (await own.read()).hour] });
  link.onJoin(async (run) => void (await run(TELL, await input())));

  /** The link may have been there before the ledger was opened. */
  const meet = async () => {
    if (isTold) return;
    const told = await input();
    isTold = (await link.run(TELL, () => told)) !== undefined;
  };

  const learn = async (all: number) => {
    known = { all, own: (await own.read()).hour, at: clock() };
  };

  /** Nothing may be spent before Redis has told what others have; after an hour nothing of that counts any more. */
  const lastKnown = (ledgered: number): KnownCount => {
    if (known === undefined) return { all: Infinity, own: ledgered };
    return clock() - known.at > WINDOW_MS ? { all: 0, own: 0 } : known;
  };

  const takeAlone = async (limit: number): Promise<Taken<"hour">> => {
    const last = lastKnown((await own.read()).hour);
    const taken = await own.take(undefined, { hour: ownLimit(limit, last, link.processes()) });
    return { ...taken, counts: { hour: last.all === Infinity ? limit : allOf(taken.counts.hour, last) } };
  };

  return {
    read: async () => {
      await meet();
      const reply = await link.run(READ, () => ({ keys }));
      if (reply === undefined) {
        const ledgered = (await own.read()).hour;
        const last = lastKnown(ledgered);
        return { hour: last.all === Infinity ? ledgered : allOf(ledgered, last) };
      }
      const [hour = 0] = numbersOf(reply);
      await learn(hour);
      return { hour };
    },
    take: async (_place, { hour: limit }) => {
      await meet();
      const args = [Math.min(Number.MAX_SAFE_INTEGER, limit), `${ledger} ${randomUUID()}`];
      const reply = await link.run(TAKE, () => ({ keys, args }));
      if (reply === undefined) return await takeAlone(limit);
      const [isTaken = 0, hour = 0] = numbersOf(reply);
      if (isTaken === 0) return { isTaken: false, reached: "hour", counts: { hour } };
      await own.take(undefined, { hour: Infinity });
      await learn(hour);
      return { isTaken: true, counts: { hour } };
    },
  };
}
