// The image proxy's one route: reads the request and answers with the picture.
import type { FastifyPluginAsync } from "fastify";
import { parseImageQuery } from "#shared/images.ts";
import { HttpError } from "#server/http/http-error.ts";
import { splitTarget } from "#server/http/request-target.ts";
import { sendPicture, type PictureRouteOptions } from "#server/http/send-picture.ts";
import type { ImageProxy } from "./image-proxy.ts";

/** `GET ?url=…&w=…&h=…&q=…&output=…&fit=cover&sharp=1`, below `/img` */
export function imageRoutes({ proxy }: { proxy: ImageProxy }): FastifyPluginAsync<PictureRouteOptions> {
  return async (app, { admit }) => {
    app.addHook("onClose", () => proxy.close());
    app.get("/", { schema: { hide: true } }, async (request, reply) => {
      const wanted = parseImageQuery(splitTarget(request.originalUrl).query);
      if ("error" in wanted) throw new HttpError(400, "bad_parameter", `${wanted.error}.`);
      const { picture, isForGood } = await proxy.get(wanted, request.headers.host, () => admit?.(request));
      return sendPicture({ request, reply }, picture, isForGood);
    });
  };
}
