// Lets pages of any origin read what a scope answers, without credentials: the data is public and there is nothing to
// write.
import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";

const PREFLIGHT_MAX_AGE_S = 86_400;

/**
 * Adds the headers to every answer of `scope`, errors included, and answers preflights for GET and HEAD at everything
 * that begins with the prefix of `scope`, which must have one.
 */
export async function openToOrigins(scope: FastifyInstance): Promise<void> {
  scope.addHook("onRequest", (request, reply, done) => {
    if (request.method === "OPTIONS") reply.header("allow", "GET, HEAD, OPTIONS");
    done();
  });
  await scope.register(cors, {
    origin: "*",
    methods: ["GET", "HEAD"],
    // The star does not stand for this one header, which some programs send with every request.
    allowedHeaders: ["*", "Authorization"],
    maxAge: PREFLIGHT_MAX_AGE_S,
    // OPTIONS that is no preflight asks what can be done here, and is told.
    strictPreflight: false,
  });
}
