// Lets pages of any origin read what a scope answers, without credentials: the data is public and there is nothing to
// write. One star and one preflight answer are all that takes; credentials would need far more care.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const PREFLIGHT_MAX_AGE_S = 86_400;

/** Adds the headers to every answer of `scope`, errors included, and answers preflights for GET and HEAD at `paths`. */
export function openToOrigins(scope: FastifyInstance, paths: readonly string[] = ["/*"]): void {
  scope.addHook("onRequest", async (_request, reply) => {
    reply.header("access-control-allow-origin", "*");
  });
  const preflight = async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = request.headers["access-control-request-headers"];
    if (asked !== undefined) {
      // The star does not stand for this one header, which some programs send with every request.
      reply.header("access-control-allow-headers", "*, Authorization").header("vary", "Access-Control-Request-Headers");
    }
    return reply
      .code(204)
      .header("allow", "GET, HEAD, OPTIONS")
      .header("access-control-allow-methods", "GET, HEAD")
      .header("access-control-max-age", PREFLIGHT_MAX_AGE_S)
      .send();
  };
  for (const path of paths) scope.options(path, { schema: { hide: true } }, preflight);
}
