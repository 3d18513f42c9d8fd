// How often one client may ask. Each scope counts for itself; the client is the socket's address, or what the
// configured number of trusted proxies says.
import rateLimit from "@fastify/rate-limit";
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

const optionsOf = ({ max, windowMs = WINDOW_MS, store = RateStore }: RateLimit) => ({
  max,
  timeWindow: windowMs,
  store,
  keyGenerator: (request: FastifyRequest) => clients.get(request) ?? clientAddress(request.ip),
});

/** Limits every route of `scope`, unknown paths included if its not-found handler runs `scope.rateLimit()`. */
export async function limitRate(scope: FastifyInstance, limit: RateLimit): Promise<void> {
  await scope.register(rateLimit, {
    ...optionsOf(limit),
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
  await scope.register(rateLimit, { ...optionsOf(limit), global: false });
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
    await scope.register(rateLimit, { ...optionsOf(limit), global: false });
    const count = scope.createRateLimit();
    isOverLimit = async (request) => {
      const counted = await count(request);
      return !counted.isAllowed && counted.isExceeded;
    };
  });
  return isOverLimit;
}
