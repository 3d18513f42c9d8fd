// `/oembed`: what a preview of one of our own pages shows, as oembed.com describes it, for chat services and blogs that do
// not read heads. The page is written as for a visitor, and what its head says is told. Other addresses are refused, and
// none is ever fetched.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { isPage } from "#shared/match-route.ts";
import { isNoPage } from "#shared/no-pages.ts";
import { OEMBED_PATH } from "#shared/oembed-address.ts";
import type { PagePreview } from "#shared/page-renderer.ts";
import { createAnswer, sendAnswer } from "#server/http/answer-cache.ts";
import { askedBy } from "#server/http/asked-by.ts";
import { baseAddress, cacheUnder, type HostRules } from "#server/http/base-address.ts";
import { HttpError } from "#server/http/http-error.ts";
import { openToOrigins } from "#server/http/open-to-origins.ts";
import { limitRate, type RateLimit } from "#server/http/rate-limit.ts";
import { visitorLanguage } from "#server/http/visitor-language.ts";
import type { Pages } from "./pages.ts";

const JSON_TYPE = "application/json; charset=utf-8";
const CACHE_S = 3600;
const ADDRESS_LENGTH_MAX = 2000;
const NOT_FOUND = 404;
const BAD = 400;

export type OembedDeps = {
  pages: Pick<Pages, "find">;
  hosts: HostRules;
  /** How often one client may ask. */
  limit: RateLimit;
};

const Side = z.coerce.number().int().min(1).max(100_000);
const Query = z.object({
  url: z.string().min(1).max(ADDRESS_LENGTH_MAX),
  format: z.literal("json").default("json"),
  maxwidth: Side.optional(),
  maxheight: Side.optional(),
});

const REFUSED = "url must be the absolute address of a page of this site, format json, maxwidth and maxheight numbers.";

function readQuery(query: unknown): z.infer<typeof Query> {
  const read = Query.safeParse(query);
  if (!read.success) throw new HttpError(BAD, "bad_request", REFUSED);
  return read.data;
}

const noSuchPage = () => new HttpError(NOT_FOUND, "not_found", "There is no page of this site at this address.");

/** Path and query of one of our own pages. */
function ownTarget(address: string, base: string): string {
  const url = URL.parse(address);
  if (url === null) throw new HttpError(BAD, "bad_request", REFUSED);
  const isOurs = url.origin === new URL(base).origin && url.username === "" && url.password === "";
  if (!isOurs || isNoPage(url.pathname) || !isPage(url.pathname)) throw noSuchPage();
  return `${url.pathname}${url.search}`;
}

type Sides = { maxwidth?: number | undefined; maxheight?: number | undefined };

/** A picture that is larger than asked for is left out, as the protocol wants it. */
function thumbnail(picture: PagePreview["picture"], { maxwidth = Infinity, maxheight = Infinity }: Sides) {
  if (picture === undefined || picture.width > maxwidth || picture.height > maxheight) return {};
  return { thumbnail_url: picture.address, thumbnail_width: picture.width, thumbnail_height: picture.height };
}

export async function registerOembed(app: FastifyInstance, deps: OembedDeps): Promise<void> {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url, ...sides } = readQuery(request.query);
    const address = baseAddress(request, deps.hosts);
    const { base, isVouched } = address;
    const place = {
      target: ownTarget(url, base),
      language: visitorLanguage(request.headers),
      origin: isVouched ? base : undefined,
    };
    // As the page itself is kept, and for as long: a preview costs nothing where somebody has seen the page.
    const page = await deps.pages.find(place, askedBy({ request, reply })).catch((err: unknown) => {
      request.log.error({ err }, "the page could not be written, and has no preview");
      return undefined;
    });
    if (page === undefined || page.status >= 500)
      throw new HttpError(503, "unavailable", "The page cannot be written at the moment.");
    if (page.status >= BAD || page.preview === undefined) throw noSuchPage();
    const told = {
      version: "1.0",
      type: "link",
      title: page.preview.title,
      provider_name: "Ludex",
      provider_url: base,
      cache_age: CACHE_S,
      ...thumbnail(page.preview.picture, sides),
    };
    const written = { ...createAnswer(JSON.stringify(told), JSON_TYPE), language: place.language };
    const isForNobodyElse = { ...(page.isPersonal === true && { isPersonal: true }) };
    const keeping = page.keepMs === undefined ? cacheUnder(address, `public, max-age=${CACHE_S}`) : "no-store";
    return await sendAnswer({ request, reply }, { ...written, ...isForNobodyElse }, keeping);
  };
  await app.register(async (scope) => {
    // Values are read above, where what is wrong with them can be said.
    scope.setValidatorCompiler(() => (value) => ({ value }));
    await openToOrigins(scope);
    await limitRate(scope, deps.limit);
    scope.get(OEMBED_PATH, { schema: { hide: true } }, answer);
  });
}
