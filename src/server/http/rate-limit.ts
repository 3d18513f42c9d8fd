// How often one client may ask. Each scope counts for itself; the client is the socket's address, or what the
// configured number of trusted proxies says.
import rateLimit, { type FastifyRateLimitStore } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { clientAddress } from "./client-address.ts";
import { HttpError } from "./http-error.ts";
import { RateStore, type RateStoreClass } from "#server/limits/rate-store.ts";
import { isInProcess } from "./in-process.ts";
import { TooManyError } from "./too-many-error.ts";

const WINDOW_MS = 60_000;

/**
 * How often one client may ask within `windowMs`, a minute unless said otherwise, and what it is counted in: this process's
 * memory, unless said otherwise.
 */
export type RateLimit = { max: number; windowMs?: number; store?: RateStoreClass | undefined };

/** Noted as a request comes in: the socket of a client who has left meanwhile has no address. */
const clients = new WeakMap<FastifyRequest, string>();

function noteClients(scope: FastifyInstance): void {
  scope.addHook("onRequest", (request, _reply, done) => {
    clients.set(request, clientAddress(request.ip));
    done();
  });
}

/** A limit with what it is counted in; `isTold`: do answers say how much of it is left? */
export type ClientLimit = { max: number; windowMs: number; counts: FastifyRateLimitStore; isTold: boolean };

/** The limit that a request was counted in. */
const limits = new WeakMap<FastifyRequest, ClientLimit>();
export const limitOf = (request: FastifyRequest): ClientLimit | undefined => limits.get(request);

/** Headers that say what is left of a limit. */
export const LIMIT_HEADERS = ["x-ratelimit-limit", "x-ratelimit-remaining", "x-ratelimit-reset"] as const;

/**
 * Counts a request of `client`. `done` gets the headers that say what is left, their names and values in turn, or undefined
 * for a client who has asked too often.
 */
export function countClient(
  { max, windowMs, counts, isTold }: ClientLimit,
  client: string,
  done: (headers: readonly string[] | undefined) => void,
): void {
  const counted = (error: Error | null, result?: { current: number; ttl: number }) => {
    if (error !== null || result === undefined || result.current > max) return done(undefined);
    if (!isTold) return done([]);
    const [limit, remaining, reset] = LIMIT_HEADERS;
    const [left, seconds] = [max - result.current, Math.ceil(result.ttl / 1000)];
    done([limit, String(max), remaining, String(left), reset, String(seconds)]);
  };
  counts.incr(client, counted, windowMs, max);
}

function clientLimit({ max, windowMs = WINDOW_MS, store: Store = RateStore }: RateLimit, isTold: boolean): ClientLimit {
  return { max, windowMs, counts: new Store(), isTold };
}

const optionsOf = ({ max, windowMs, counts }: ClientLimit) => ({
  max,
  timeWindow: windowMs,
  // The package makes one of what it is given: it gets the one that others count in, too.
  store: function Counts() {
    return counts;
  } as unknown as RateStoreClass,
  keyGenerator: (request: FastifyRequest) => clients.get(request) ?? clientAddress(request.ip),
});

/** Limits every route of `scope`, unknown paths included if its not-found handler runs `scope.rateLimit()`. */
export async function limitRate(scope: FastifyInstance, limit: RateLimit): Promise<void> {
  const known = clientLimit(limit, true);
  scope.addHook("onRequest", (request, _reply, done) => {
    limits.set(request, known);
    done();
  });
  await scope.register(rateLimit, {
    ...optionsOf(known),
    // What a document asks is counted with the document.
    allowList: (request) => isInProcess(request),
    errorResponseBuilder: (_request, { after }) =>
      new HttpError(429, "too_many_requests", `Too many requests. Try again in ${after}.`),
  });
}

/**
 * A function that counts what a request costs and throws 429 for a client who has had its share, for routes where not
 * every request costs. Its scope must have no other limit.
 */
export async function countCost(
  scope: FastifyInstance,
  limit: RateLimit,
): Promise<(request: FastifyRequest) => Promise<void>> {
  noteClients(scope);
  await scope.register(rateLimit, { ...optionsOf(clientLimit(limit, false)), global: false });
  const count = scope.createRateLimit();
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) throw new TooManyError(counted.ttlInSeconds);
  };
}

/** A function that counts a request and says whether its client has asked too often; for what is answered all the same. */
export async function countRate(
  app: FastifyInstance,
  limit: RateLimit,
): Promise<(request: FastifyRequest) => Promise<boolean>> {
  // In a scope of its own, because the package keeps its settings in the scope.
  let isOverLimit: (request: FastifyRequest) => Promise<boolean> = async () => false;
  await app.register(async (scope) => {
    const known = clientLimit(limit, false);
    await scope.register(rateLimit, { ...optionsOf(known), global: false });
    const count = scope.createRateLimit();
    isOverLimit = async (request) => {
      limits.set(request, known);
      const counted = await count(request);
      return !counted.isAllowed && counted.isExceeded;
    };
  });
  return isOverLimit;
}
