// Serves the pictures that stand for pages where their links are shared. Of what is no page with one it answers 404.
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { parsePreview } from "#shared/previews.ts";
import { askedBy } from "#server/http/asked-by.ts";
import { createPicture, type PictureRouteOptions, sendPicture } from "#server/http/send-picture.ts";
import type { PreviewStore } from "./preview-store.ts";

type Params = { folder: string; file?: string };

/** `GET previews/{list}.jpg`, `previews/similar/{id}.jpg` and `previews/{kind}/{slug}.jpg`, below `/media` */
export function previewRoutes({ previews }: { previews: PreviewStore }): FastifyPluginAsync<PictureRouteOptions> {
  return async (app, { admit }) => {
    const answer = async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
      const { folder, file } = request.params;
      const of = parsePreview(file === undefined ? [folder] : [folder, file]);
      const bytes = of && (await previews.get(of, askedBy({ request, reply }), async () => await admit?.(request)));
      if (bytes === undefined) {
        return reply.code(404).header("cache-control", "no-store").send({ detail: "Not found." });
      }
      return sendPicture({ request, reply }, createPicture(bytes, "image/jpeg"), false);
    };
    const schema = { hide: true };
    app.get<{ Params: Params }>("/previews/:folder", { schema }, answer);
    app.get<{ Params: Params }>("/previews/:folder/:file", { schema }, answer);
  };
}
