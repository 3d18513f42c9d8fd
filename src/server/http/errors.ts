// Every error as JSON: RAWG's own bodies below /api, ours elsewhere. What a visitor caused is below 500; what went
// wrong inside is logged and never described to the outside.
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { HttpError } from "./http-error.ts";
import { RetryLaterError } from "./retry-later-error.ts";

/** The ways in which something does not exist for RAWG, too. */
const RAWG_MISSES: ReadonlySet<string> = new Set(["not_found", "invalid_page"]);
/** Below /api, but not of the protocol. */
const OWN_API_PATHS = ["/api/insights", "/api/sync", "/api/openapi.json", "/api/docs"];

function isProtocolPath(path: string): boolean {
  return (path === "/api" || path.startsWith("/api/")) && !OWN_API_PATHS.some((own) => path.startsWith(own));
}

/** The target without its query, which may hold a key. */
export function pathOf(request: FastifyRequest): string {
  const { originalUrl } = request;
  const mark = originalUrl.indexOf("?");
  return mark === -1 ? originalUrl : originalUrl.slice(0, mark);
}

function asHttpError(error: FastifyError | HttpError, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return new HttpError(status, (error.code ?? "bad_request").toLowerCase(), error.message);
  request.log.error({ err: error }, "request failed");
  return new HttpError(500, "internal", "Something went wrong on the server. Try again later.");
}

function bodyOf(error: HttpError, path: string): Record<string, string> {
  if (!isProtocolPath(path)) return { code: error.code, message: error.message };
  // RAWG's 404 has this one key; for the rest no body is on record, so ours carries its code as well.
  return RAWG_MISSES.has(error.code) ? { detail: error.message } : { detail: error.message, code: error.code };
}

/** For Fastify's `setErrorHandler`. */
export function handleError(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = asHttpError(error, request);
  if (known instanceof RetryLaterError) reply.header("retry-after", known.retryAfterS);
  return reply
    .code(known.statusCode)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(bodyOf(known, pathOf(request))));
}
