// `/robots.txt`, `/llms.txt` and the sitemap, with absolute addresses that a made-up Host header cannot forge.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GameIndex } from "#server/games/game-index.ts";
import { createAnswer, sendAnswer, type AnswerCache } from "#server/http/answer-cache.ts";
import { baseAddress, cacheUnder, type HostRules } from "#server/http/base-address.ts";
import { HttpError } from "#server/http/http-error.ts";
import { limitRate, type RateLimit } from "#server/http/rate-limit.ts";
import { llmsText, robotsText } from "./machine-texts.ts";
import { siteMapText } from "./site-map.ts";

const CACHE_CONTROL = "public, max-age=3600";
const PLAIN_TEXT = "text/plain; charset=utf-8";
const XML = "application/xml; charset=utf-8";

export type SiteDeps = {
  games: GameIndex;
  /** Are the games RAWG's, of which `games` are only a part? */
  servesRawg: boolean;
  answers: AnswerCache;
  /** What decides the base of absolute addresses. */
  hosts: HostRules;
  /** How often one client may ask. */
  limit: RateLimit;
};

type FileRequest = FastifyRequest<{ Params: { file: string } }>;

export async function registerSite(app: FastifyInstance, deps: SiteDeps): Promise<void> {
  const send = async (
    exchange: { request: FastifyRequest; reply: FastifyReply },
    contentType: string,
    write: (base: string) => string | undefined | Promise<string | undefined>,
  ) => {
    const address = baseAddress(exchange.request, deps.hosts);
    const { base } = address;
    const key = `${base}${exchange.request.url.split("?", 1).join("")}`;
    const answer = await deps.answers.get(key, async () => {
      const text = await write(base);
      if (text === undefined) throw new HttpError(404, "not_found", "There is nothing at this address.");
      return createAnswer(text, contentType);
    });
    return await sendAnswer(exchange, answer, cacheUnder(address, CACHE_CONTROL));
  };
  await app.register(async (scope) => {
    await limitRate(scope, deps.limit);
    const schema = { hide: true };
    scope.get("/robots.txt", { schema }, (request, reply) => send({ request, reply }, PLAIN_TEXT, robotsText));
    scope.get("/llms.txt", { schema }, (request, reply) =>
      send({ request, reply }, PLAIN_TEXT, (base) => llmsText(base, deps.servesRawg)),
    );
    scope.get("/sitemap.xml", { schema }, (request, reply) =>
      send({ request, reply }, XML, (base) => siteMapText(deps.games, base)),
    );
    scope.get(String.raw`/sitemap-:file(^[1-9]\d{0,5}$).xml`, { schema }, (request: FileRequest, reply) =>
      send({ request, reply }, XML, (base) => siteMapText(deps.games, base, Number(request.params.file))),
    );
  });
}
