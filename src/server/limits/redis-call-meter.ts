// Calls to RAWG that all processes over one Redis count together. What a process has counted stands in its own ledger on
// disk, too: Redis is told of it again when it has lost it, and of what was counted while it was away.
import { LRUCache } from "lru-cache";
import type { RedisLink, Tell } from "#server/cache/redis-link.ts";
import { bareScript, numbersOf, redisScript, settledScript } from "#server/cache/redis-script.ts";
import type { CallMeter, CallPlace, CallWindow } from "./call-meter.ts";
import { fullWindow, type Counts, type Taken } from "./meter.ts";
import { allOf, ownLimit, type KnownCount } from "./outage-share.ts";

const HOUR_S = 60 * 60;
/** As the ledger on disk has it: the hour that is running and these before it. */
const DAY_HOURS = 24;
const KNOWN_MAX = 1000;
const PLACES_MAX = 8;
/** Lua knows no infinity that survives being written down. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER;
const FREE: Counts<CallWindow> = { month: Infinity, client: Infinity, hour: Infinity };

/** KEYS from the third: month, hour, client. ARGV: ledger, hour, 1 where a client is named. */
const COUNTS = `
local function sum(key)
  local all = 0
  for _, calls in ipairs(redis.call('HVALS', key)) do all = all + calls end
  return all
end
local month, hour, client = sum(KEYS[3]), sum(KEYS[4]), 0
if ARGV[3] == '1' then
  local day = redis.call('HGETALL', KEYS[5])
  for at = 1, #day, 2 do
    if tonumber(day[at]) >= ARGV[2] - ${DAY_HOURS} then client = client + day[at + 1] end
  end
end
`;

const READ = settledScript(`${COUNTS}return {month, client, hour}`);

/** ARGV from the fourth: the limits of month, client and hour. Gives whether it is counted, and the counts before. */
const TAKE = settledScript(`${COUNTS}
if month >= tonumber(ARGV[4]) or client >= tonumber(ARGV[5]) or hour >= tonumber(ARGV[6]) then
  return {0, month, client, hour}
end
redis.call('HINCRBY', KEYS[3], ARGV[1], 1)
if ARGV[3] == '1' then
  redis.call('HINCRBY', KEYS[4], ARGV[1], 1)
  redis.call('EXPIRE', KEYS[4], ${2 * HOUR_S})
  redis.call('HINCRBY', KEYS[5], ARGV[2], 1)
  redis.call('EXPIRE', KEYS[5], ${(DAY_HOURS + 2) * HOUR_S})
end
return {1, month, client, hour}`);

const GIVE_BACK = redisScript(`
local function less(key, field)
  if tonumber(redis.call('HGET', key, field) or '0') > 0 then redis.call('HINCRBY', key, field, -1) end
end
less(KEYS[3], ARGV[1])
if ARGV[3] == '1' then
  less(KEYS[4], ARGV[1])
  less(KEYS[5], ARGV[2])
end
return 1`);

/** ARGV: ledger, and what it has of the month and of the hour. */
const TELL = bareScript(`
local function more(key, calls)
  if tonumber(calls) > tonumber(redis.call('HGET', key, ARGV[1]) or '0') then redis.call('HSET', key, ARGV[1], calls) end
end
more(KEYS[3], ARGV[2])
more(KEYS[4], ARGV[3])
redis.call('EXPIRE', KEYS[4], ${2 * HOUR_S})
return 1`);

const keyOfMonth = ({ month }: CallPlace) => `calls:month:${month}`;
const keyOfHour = ({ hour }: CallPlace) => `calls:hour:${hour}`;
const mapCounts = <T>(read: (window: CallWindow) => T): Record<CallWindow, T> => ({
  month: read("month"),
  client: read("client"),
  hour: read("hour"),
});

/** `own` counts on this process's disk what it has counted itself, as `ledger`. */
export function createRedisCallMeter(link: RedisLink, ledger: string, own: CallMeter): CallMeter {
  const places = new LRUCache<string, CallPlace>({ max: PLACES_MAX });
  const known = new LRUCache<string, KnownCount>({ max: KNOWN_MAX });

  const tellOf = async (run: Parameters<Tell>[0], place: CallPlace) => {
    const counts = await own.read(place);
    await run(TELL, { keys: [keyOfMonth(place), keyOfHour(place)], args: [ledger, counts.month, counts.hour] });
  };
  link.onJoin(async (run) => {
    for (const place of places.values()) await tellOf(run, place);
  });

  /** The first time that a month or an hour is asked for, Redis hears what the ledger has of it. */
  const meet = async (place: CallPlace) => {
    const name = keyOfMonth(place) + keyOfHour(place);
    if (places.has(name)) return;
    const isTold = await tellOf(async (script, input) => {
      if ((await link.run(script, () => input)) === undefined) throw new Error("not told");
    }, place).then(
      () => true,
      () => false,
    );
    if (isTold) places.set(name, { ...place, client: undefined });
  };

  const inputOf = (place: CallPlace, ...args: number[]) => ({
    keys: [keyOfMonth(place), keyOfHour(place), `calls:client:${link.nameOf(place.client ?? "")}`],
    args: [ledger, place.hour, place.client === undefined ? 0 : 1, ...args],
  });

  const names = (place: CallPlace): Record<CallWindow, string> => ({
    month: keyOfMonth(place),
    client: `${place.client ?? ""} of ${place.hour}`,
    hour: keyOfHour(place),
  });

  const learn = async (place: CallPlace, all: Counts<CallWindow>) => {
    const ledgered = await own.read(place);
    const name = names(place);
    for (const window of ["month", "client", "hour"] as const) {
      known.set(name[window], { all: all[window], own: ledgered[window] });
    }
  };

  /** Of a month that Redis has never told of nothing may be spent; an hour in such a month begins with none. */
  const knownOf = (place: CallPlace, ledgered: Counts<CallWindow>) => {
    const name = names(place);
    const isMonthKnown = known.has(name.month);
    return mapCounts(
      (window) => known.get(name[window]) ?? { all: isMonthKnown ? ledgered[window] : Infinity, own: ledgered[window] },
    );
  };

  const takeAlone = async (place: CallPlace, limits: Counts<CallWindow>): Promise<Taken<CallWindow>> => {
    const last = knownOf(place, await own.read(place));
    const taken = await own.take(
      place,
      mapCounts((window) => ownLimit(limits[window], last[window], link.processes())),
    );
    const counts = mapCounts((window) => allOf(taken.counts[window], last[window]));
    if (taken.isTaken) return { isTaken: true, counts };
    // What is used up is a share of this moment, and none of all: whoever asks may ask again soon.
    const isUsedUp = last[taken.reached].all !== Infinity && counts[taken.reached] >= limits[taken.reached];
    return { isTaken: false, reached: isUsedUp || place.client === undefined ? taken.reached : "client", counts };
  };

  const readAlone = async (place: CallPlace): Promise<Counts<CallWindow>> => {
    const ledgered = await own.read(place);
    const last = knownOf(place, ledgered);
    return mapCounts((window) =>
      last[window].all === Infinity ? ledgered[window] : allOf(ledgered[window], last[window]),
    );
  };

  return {
    read: async (place) => {
      await meet(place);
      const reply = await link.run(READ, () => inputOf(place));
      if (reply === undefined) return await readAlone(place);
      const [month = 0, client = 0, hour = 0] = numbersOf(reply);
      await learn(place, { month, client, hour });
      return { month, client, hour };
    },
    take: async (place, limits) => {
      await meet(place);
      const most = [limits.month, limits.client, limits.hour].map((limit) => Math.min(NO_LIMIT, limit));
      const reply = await link.run(TAKE, () => inputOf(place, ...most));
      if (reply === undefined) return await takeAlone(place, limits);
      const [isTaken = 0, month = 0, client = 0, hour = 0] = numbersOf(reply);
      const before = { month, client, hour };
      if (isTaken === 0) return { isTaken: false, reached: fullWindow(before, limits) ?? "month", counts: before };
      await own.take(place, FREE);
      const ofClients = place.client === undefined ? 0 : 1;
      const counts = { month: month + 1, client: client + ofClients, hour: hour + ofClients };
      await learn(place, counts);
      return { isTaken: true, counts };
    },
    giveBack: async (place) => {
      await Promise.all([link.run(GIVE_BACK, () => inputOf(place)), own.giveBack(place)]);
    },
  };
}
