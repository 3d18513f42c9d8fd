// What can be done with an address that is known, told to whoever asks for something else: a 405, or OPTIONS' answer. What
// is no address is left to the 404.
import type { FastifyInstance, HTTPMethods } from "fastify";
import { pathOf } from "./errors.ts";
import { HttpError } from "./http-error.ts";

const PAGE_METHODS: readonly string[] = ["GET", "HEAD"];
const ROUTE_METHODS: readonly HTTPMethods[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Answers OPTIONS and refuses other methods at every address that is a route of `app`, of whatever scope, or a page.
 * Nothing of a body is read.
 */
export function refuseUnknownMethods(app: FastifyInstance, isPage: (path: string) => boolean): void {
  const methodsAt = (path: string): readonly string[] => {
    if (isPage(path)) return PAGE_METHODS;
    // The type promises a route; where there is none, there is none.
    const hasRoute = (method: HTTPMethods) => Boolean(app.findRoute({ method, url: path }));
    return canDecode(path) ? ROUTE_METHODS.filter(hasRoute) : [];
  };
  // Behind all hooks of `onRequest`, so that a refusal carries what its scope puts on every answer.
  app.addHook("preParsing", async (request, reply) => {
    if (!request.is404) return;
    const methods = methodsAt(pathOf(request));
    if (methods.length === 0 || methods.includes(request.method)) return;
    const allow = [...methods, "OPTIONS"].join(", ");
    reply.header("allow", allow);
    if (request.method !== "OPTIONS") {
      throw new HttpError(405, "method_not_allowed", `This address knows ${allow} only.`);
    }
    return reply.code(204).header("cache-control", "no-store").send();
  });
}
