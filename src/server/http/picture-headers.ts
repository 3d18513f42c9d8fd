// A picture goes out with what a picture needs. Policies for documents and counts of requests are read by nobody there, and
// a page of twenty pictures carried 20 KB of them.
import type { FastifyInstance } from "fastify";

const KEPT: ReadonlySet<string> = new Set(
  [
    "content-type content-length content-encoding etag last-modified cache-control vary age",
    "accept-ranges content-range date connection keep-alive",
    "x-content-type-options referrer-policy cross-origin-resource-policy access-control-allow-origin",
    "timing-allow-origin server-timing",
  ].flatMap((names) => names.split(" ")),
);

/** Does the header mean anything to whoever shows a picture? */
export const isOfPictures = (name: string): boolean => KEPT.has(name);

declare module "fastify" {
  interface FastifyContextConfig {
    /** Does the route give pictures? */
    isPicture?: boolean;
  }
}

/**
 * Takes every other header from the pictures of `scope`; what is no picture, such as a refusal, has them all, `headers`
 * included, which pictures were not given to begin with.
 */
export function lightenPictures(scope: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  scope.addHook("onRoute", (route) => {
    route.config = { ...route.config, isPicture: true };
  });
  scope.addHook("onSend", async (_request, reply) => {
    const isPicture = String(reply.getHeader("content-type")).startsWith("image/");
    if (isPicture || reply.statusCode === 304) {
      for (const name of Object.keys(reply.getHeaders())) {
        if (!KEPT.has(name)) reply.removeHeader(name);
      }
    } else {
      for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}
