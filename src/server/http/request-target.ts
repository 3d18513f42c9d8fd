// Targets that no route should have to think about: too long, not decodable, or with a NUL in them. They are led to a
// route of their own, so that the refusal has the same headers and the same place in the log as every other answer.
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { isNoPage } from "#shared/no-pages.ts";
import { ROUTES } from "#shared/routes.ts";
import { HttpError } from "./http-error.ts";

const TARGET_MAX_BYTES = 8192;
const REFUSAL_PATH = "/-/refused";

/** The path, and the query behind the first `?`; those after it belong to the query. */
export function splitTarget(target: string): { path: string; query: URLSearchParams } {
  const mark = target.indexOf("?");
  return mark === -1
    ? { path: target, query: new URLSearchParams() }
    : { path: target.slice(0, mark), query: new URLSearchParams(target.slice(mark + 1)) };
}

function refusal(target: string): HttpError | undefined {
  if (target.length > TARGET_MAX_BYTES) {
    return new HttpError(414, "target_too_long", `The address is longer than ${TARGET_MAX_BYTES} bytes.`);
  }
  try {
    // Most have nothing to decode, and this is asked of every request.
    if (!(target.includes("%") ? decodeURIComponent(target) : target).includes("\0")) return undefined;
  } catch {
    // Falls through to the refusal below.
  }
  return new HttpError(400, "bad_target", "The address cannot be decoded.");
}

/** For Fastify's `rewriteUrl`: the target itself, the app's 404, or the refusal's path. */
export function checkTarget(request: IncomingMessage): string {
  const target = request.url ?? "/";
  const refused = refusal(target);
  if (refused === undefined) return target;
  // A visitor who mistypes a page's address gets a page.
  return refused.statusCode === 400 && !isNoPage(target) ? ROUTES["not-found"].path : REFUSAL_PATH;
}

export function registerRefusal(app: FastifyInstance): void {
  app.all(REFUSAL_PATH, { schema: { hide: true } }, (request) => {
    throw refusal(request.originalUrl) ?? new HttpError(404, "not_found", "There is nothing at this address.");
  });
}
