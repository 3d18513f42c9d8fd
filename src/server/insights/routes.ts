// `GET /api/insights/{id}?language=es`: the id and one of the interface's languages are all that a visitor sends. Events go out a line each as they come; what fails
// before anything went out is an ordinary error with its own status.
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { InsightEvent } from "#shared/insights/events.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "#shared/languages.ts";
import { askedBy } from "#server/http/asked-by.ts";
import { HttpError } from "#server/http/http-error.ts";
import { statusOf } from "./insight-error.ts";
import type { Insights } from "./insights.ts";

/** After this long without an event the answer begins with an empty line, lest somebody on the way gives up. */
const SILENCE_MAX_MS = 5000;

type InsightFailureEvent = Extract<InsightEvent, { type: "error" }>;
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

/** The next event, or undefined when none came for a while; the same promise is asked again then. */
async function nextOrSilence<T>(next: Promise<T>): Promise<T | undefined> {
  const waiting = new AbortController();
  const silence = sleep(SILENCE_MAX_MS, undefined, { signal: waiting.signal }).catch(() => undefined);
  try {
    return await Promise.race([next, silence]);
  } finally {
    waiting.abort();
  }
}

/** What the event of a stream says, as an answer of its own. */
function sendFailure(reply: FastifyReply, { code, message, retryAfterS = null }: InsightFailureEvent): FastifyReply {
  if (retryAfterS !== null) reply.header("retry-after", retryAfterS);
  return reply.code(statusOf(code)).header("cache-control", "no-store").send({ code, message, retryAfterS });
}

type Next = Promise<IteratorResult<InsightEvent>>;

async function* toLines(events: AsyncGenerator<InsightEvent>, begun: Next): AsyncGenerator<string> {
  let next = begun;
  for (;;) {
    const result = await nextOrSilence(next);
    if (result === undefined) yield "\n";
    else if (result.done === true) return;
    else {
      yield `${JSON.stringify(result.value)}\n`;
      next = events.next();
    }
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
        const events = insights.open(id, { ...askedBy({ request, reply }), language });
        const begun = events.next();
        const first = await nextOrSilence(begun);
        if (first?.done === false && first.value.type === "error") {
          await events.return(undefined);
          return sendFailure(reply, first.value);
        }
        return reply
          .header("cache-control", "no-store")
          .header("x-accel-buffering", "no")
          .type("application/x-ndjson; charset=utf-8")
          .send(Readable.from(toLines(events, begun)));
      },
    );
  };
}
