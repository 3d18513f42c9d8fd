// Serves the trailers' files under their addresses, whole or in ranges. It makes none: what is not there is a 404.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyPluginAsync } from "fastify";
import { TRAILER_VERSION, TRAILERS, trailerFile } from "#shared/trailers.ts";
import { FOR_GOOD, FOR_NOW } from "#server/http/send-picture.ts";

type Route = { Params: { file: string }; Querystring: { v?: string } };

const RANGE_NOT_SATISFIABLE = 416;
const FILES = new Set(TRAILERS.map(trailerFile));

/** `GET trailers/{scene}-{480|max}.{mp4|webm}?v={version}`, below `/media`, of the files in `directory`. */
export function trailerRoutes({ directory }: { directory: string }): FastifyPluginAsync {
  return async (app) => {
    await app.register(fastifyStatic, { root: directory, serve: false, cacheControl: false });
    // A failure is nothing to keep; whoever asked for bytes behind the end is told where the end is.
    app.setErrorHandler<FastifyError, Route>(async (error, request, reply) => {
      reply.header("cache-control", "no-store");
      if (error.statusCode === RANGE_NOT_SATISFIABLE) {
        const { size } = await stat(join(directory, request.params.file));
        reply.header("content-range", `bytes */${size}`);
      }
      throw error;
    });
    app.get<Route>("/trailers/:file", { schema: { hide: true } }, async (request, reply) => {
      const { file } = request.params;
      // The address stands in the protocol's answers, so its error is the protocol's.
      if (!FILES.has(file)) return reply.code(404).header("cache-control", "no-store").send({ detail: "Not found." });
      const isForGood = request.query.v === String(TRAILER_VERSION);
      return reply.header("cache-control", isForGood ? FOR_GOOD : FOR_NOW).sendFile(file);
    });
  };
}
