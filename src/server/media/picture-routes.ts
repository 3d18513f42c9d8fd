// Serves the drawn pictures under their addresses. What is asked for elsewhere, or of unknown games, is a 404.
import type { FastifyPluginAsync } from "fastify";
import { parseArtworkPath, parsePlanesPath } from "#shared/artwork.ts";
import { createPicture, sendPicture, type PictureRouteOptions } from "#server/http/send-picture.ts";
import type { PictureStore } from "./picture-store.ts";

type Route = { Params: { id: string; file: string }; Querystring: { v?: string } };

/** `GET games/{id}/{name}.jpg?v={version}` and `games/{id}/planes.webp?v={version}`, below `/media` */
export function artworkRoutes({ pictures }: { pictures: PictureStore }): FastifyPluginAsync<PictureRouteOptions> {
  return async (app, { admit }) => {
    app.get<Route>("/games/:id/:file", { schema: { hide: true } }, async (request, reply) => {
      const { id, file } = request.params;
      const path = `/media/games/${id}/${file}`;
      const planes = parsePlanesPath(path);
      const wanted = planes ?? parseArtworkPath(path);
      const picture = wanted && (await pictures.find(wanted.id, wanted.name));
      if (picture === undefined) {
        // The address stands in the protocol's answers, so its error is the protocol's.
        return reply.code(404).header("cache-control", "no-store").send({ detail: "Not found." });
      }
      const isForGood = request.query.v === picture.version;
      return sendPicture(
        { request, reply },
        createPicture(
          await picture.load(async () => await admit?.(request)),
          planes === undefined ? "image/jpeg" : "image/webp",
        ),
        isForGood,
      );
    });
  };
}
