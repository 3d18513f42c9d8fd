// Counts of requests for the rate limit, by a clock that never jumps: the package's own store trusts the wall clock,
// and would refuse a client for an hour when that is set back by one.
import type { FastifyRateLimitStore } from "@fastify/rate-limit";
import { LRUCache } from "lru-cache";

const CLIENTS_MAX = 10_000;

type Window = { count: number; endsAt: number };

/** What @fastify/rate-limit makes a store of. */
export type RateStoreClass = new () => FastifyRateLimitStore;

/** For the option `store` of @fastify/rate-limit. */
export class RateStore implements FastifyRateLimitStore {
  #windows = new LRUCache<string, Window>({ max: CLIENTS_MAX });

  incr(
    client: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const now = performance.now();
    const known = this.#windows.get(client);
    const current = known !== undefined && now < known.endsAt ? known : { count: 0, endsAt: now + windowMs };
    current.count += 1;
    this.#windows.set(client, current);
    done(null, { current: current.count, ttl: current.endsAt - now });
  }

  /** Routes with a limit of their own count for themselves. */
  child(): RateStore {
    return new RateStore();
  }
}
