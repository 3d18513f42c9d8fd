// Counts of requests for the rate limit that all processes over one Redis count together. Each counts for itself besides:
// without Redis a client has had as often as many as came to this process, times the processes.
import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import type { RedisLink } from "#server/cache/redis-link.ts";
import { numbersOf, redisScript } from "#server/cache/redis-script.ts";
import { RateStore, type RateStoreClass } from "./rate-store.ts";

type Counted = { current: number; ttl: number };

/** ARGV: milliseconds of the window. Gives the requests in it and the milliseconds that are left of it. */
const COUNT = redisScript(`
local current = redis.call('INCR', KEYS[3])
local left = redis.call('PTTL', KEYS[3])
if left < 0 then
  redis.call('PEXPIRE', KEYS[3], ARGV[1])
  left = tonumber(ARGV[1])
end
return {current, left}`);

/** For the option `store` of @fastify/rate-limit; `scope` names what is limited. */
export function redisRateStore(link: RedisLink, scope: string): RateStoreClass {
  return class RedisRateStore implements FastifyRateLimitStore {
    #own = new RateStore();

    incr(client: string, done: (error: Error | null, result?: Counted) => void, windowMs: number): void {
      this.#own.incr(
        client,
        (_error, own = { current: 0, ttl: windowMs }) =>
          void this.#count(client, own, windowMs).then((all) => done(null, all)),
        windowMs,
      );
    }

    async #count(client: string, own: Counted, windowMs: number): Promise<Counted> {
      const reply = await link.run(COUNT, () => ({
        keys: [`rate:${scope}:${link.nameOf(client)}`],
        args: [windowMs],
      }));
      if (reply === undefined) return { current: own.current * link.processes(), ttl: own.ttl };
      const [current = 0, ttl = windowMs] = numbersOf(reply);
      return { current, ttl };
    }

    /** Routes with a limit of their own count for themselves. */
    child(route: object): FastifyRateLimitStore {
      // The package gives its settings, and the route in them, whatever its types say.
      const { method = "", url = "" } = (route as { routeInfo?: { method?: string; url?: string } }).routeInfo ?? {};
      return new (redisRateStore(link, `${scope} ${method} ${url}`))();
    }
  };
}
