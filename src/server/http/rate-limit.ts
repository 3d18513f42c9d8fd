// How often one client may ask. Each scope counts for itself; the client is the socket's address, or what the
// configured number of trusted proxies says.
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { HttpError } from "./http-error.ts";
import { RateStore } from "./rate-store.ts";
import { isInProcess } from "./in-process.ts";

const WINDOW_MS = 60_000;

/** Limits every route of `scope`, unknown paths included if its not-found handler runs `scope.rateLimit()`. */
export async function limitRate(scope: FastifyInstance, perMinute: number): Promise<void> {
  await scope.register(rateLimit, {
    max: perMinute,
    timeWindow: WINDOW_MS,
    store: RateStore,
    // Documents ask for many visitors; they are limited by how many are written at once.
    allowList: (request) => isInProcess(request),
    errorResponseBuilder: (_request, { after }) =>
      new HttpError(429, "too_many_requests", `Too many requests. Try again in ${after}.`),
  });
}
