// `GET /api/insights/{id}?language=es`: the id and one of the interface's languages are all that a visitor sends. Events go out a line each as they come; what fails
// before anything went out is an ordinary error with its own status.
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#shared/languages.ts";
import { askedBy } from "#server/http/asked-by.ts";
import { HttpError } from "#server/http/http-error.ts";
import { answerOf, LINES_TYPE } from "./answer-lines.ts";
import type { Insights } from "./insights.ts";

type InsightRequest = FastifyRequest<{ Params: { id: string }; Querystring: { language?: unknown } }>;

function readId(text: string): number {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  if (id < 1 || !Number.isSafeInteger(id)) throw new HttpError(404, "not_found", "A game's id is a positive number.");
  return id;
}

/** The default language where none is named. */
function readLanguage(text: unknown): Language {
  if (text === undefined) return DEFAULT_LANGUAGE;
  const language = LANGUAGES.find((one) => one === text);
  if (language === undefined) throw new HttpError(400, "bad_language", `language must be ${LANGUAGES.join(" or ")}.`);
  return language;
}

/** A page of another site must not spend the operator's calls with its visitors' browsers. */
function refuseOtherSites(request: FastifyRequest): void {
  if (request.headers["sec-fetch-site"] === "cross-site") {
    throw new HttpError(403, "cross_site", "Insights are for this site's own pages.");
  }
}

export function insightRoutes(insights: Insights): FastifyPluginAsync {
  return async (app: FastifyInstance) => {
    // Asking for the head alone would cost a call as well.
    app.get(
      "/api/insights/:id",
      { exposeHeadRoute: false, schema: { hide: true } },
      async (request: InsightRequest, reply) => {
        refuseOtherSites(request);
        const id = readId(request.params.id);
        const language = readLanguage(request.query.language);
        const answer = await answerOf(insights.open(id, { ...askedBy({ request, reply }), language }));
        reply.header("cache-control", "no-store");
        if ("said" in answer) {
          const { status, said } = answer;
          if (said.retryAfterS !== null) reply.header("retry-after", said.retryAfterS);
          return reply.code(status).send(said);
        }
        return reply.header("x-accel-buffering", "no").type(LINES_TYPE).send(Readable.from(answer.lines));
      },
    );
  };
}
