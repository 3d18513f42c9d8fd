// Serves the variants that programs written for RAWG ask for: they insert `crop/600/400/` behind the `media/` of a
// picture's address. What is not found is answered as the protocol does, in whose answers the address stood.
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { splitTarget } from "#server/http/request-target.ts";
import { sendPicture, type PictureRouteOptions } from "#server/http/send-picture.ts";
import type { ImageProxy } from "./image-proxy.ts";
import { parseVariant } from "./variants.ts";

/** `GET crop/{w}/{h}/games/…` and `GET resize/{w}/-/games/…`, below `/media` */
export function variantRoutes({ proxy }: { proxy: ImageProxy }): FastifyPluginAsync<PictureRouteOptions> {
  const answerWith =
    ({ admit }: PictureRouteOptions) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const { path, query } = splitTarget(request.originalUrl);
      const variant = parseVariant(path);
      const found = variant && (await proxy.getVariant(variant, query.get("v"), () => admit?.(request)));
      if (found === undefined) {
        return reply.code(404).header("cache-control", "no-store").send({ detail: "Not found." });
      }
      return sendPicture({ request, reply }, found.picture, found.isForGood);
    };
  return async (app, options) => {
    const answer = answerWith(options);
    app.get("/crop/:width/:height/*", { schema: { hide: true } }, answer);
    app.get("/resize/:width/-/*", { schema: { hide: true } }, answer);
  };
}
