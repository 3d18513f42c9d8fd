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

/** Takes every other header from the pictures of `scope`; what is no picture, such as a refusal, keeps them all. */
export function lightenPictures(scope: FastifyInstance): void {
  scope.addHook("onSend", async (_request, reply) => {
    const isPicture = String(reply.getHeader("content-type")).startsWith("image/");
    if (!isPicture && reply.statusCode !== 304) return;
    for (const name of Object.keys(reply.getHeaders())) {
      if (!KEPT.has(name)) reply.removeHeader(name);
    }
  });
}
