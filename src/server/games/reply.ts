// How every route of the protocol answers: from the cache of finished answers if it can, under a base address that the
// client can reach.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { createAnswer, sendAnswer, type Answer, type AnswerCache } from "#server/http/answer-cache.ts";
import { askedBy } from "#server/http/asked-by.ts";
import { baseAddress, cacheUnder, type HostRules } from "#server/http/base-address.ts";
import { splitTarget } from "#server/http/request-target.ts";
import { canonicalSearch } from "./envelope.ts";
import type { Provenance, Sourced } from "./provenance.ts";
import { describeProvenance, keepMs } from "./provenance-headers.ts";
import type { Asked, Route } from "./route.ts";
import { serialize } from "./serialize.ts";
import type { GameSource } from "./source.ts";

const TARGETS_MAX = 2000;
/** Longer ones are nobody's links, and would fill memory. */
const KEPT_TARGET_MAX = 512;
const FORM = "application/x-www-form-urlencoded";
/** Room for ten thousand ids of seven figures, and the commas between them as a form spells them. */
const FORM_MAX_BYTES = 128 * 1024;
const CACHE_CONTROL = "public, max-age=60, stale-while-revalidate=600";

export type GamesDeps = {
  source: GameSource;
  answers: AnswerCache;
  /** What decides the base of absolute addresses. */
  hosts: HostRules;
};

/** What an answer that RAWG has a part in tells of itself, and how long it may be given; nothing for one that is our own. */
function tellOf(provenance: Provenance): Partial<Answer> {
  if (provenance.how === "own") return {};
  const madeAt = performance.now();
  return {
    keepMs: keepMs(provenance),
    isPersonal: provenance.isPersonal,
    describe: (isFirst) => describeProvenance(provenance, { isFirst, elapsedMs: performance.now() - madeAt }),
  };
}

const withoutSlash = (path: string) => path.replace(/\/$/, "");

/** What popular targets come to: putting it together would cost a tenth of a kept answer. */
const canonicalTargets = new LRUCache<string, string>({ max: TARGETS_MAX });

/** The target without its key and with its parameters in order: equal questions have equal text. */
function canonicalTarget(target: string): string {
  const known = canonicalTargets.get(target);
  if (known !== undefined) return known;
  const { path, query } = splitTarget(target);
  const canonical = `${withoutSlash(path)}?${canonicalSearch(query)}`;
  if (target.length <= KEPT_TARGET_MAX) canonicalTargets.set(target, canonical);
  return canonical;
}

type Exchange = { request: FastifyRequest<{ Params: Asked["params"] }>; reply: FastifyReply };
type Make = (asked: Asked) => Promise<Sourced<unknown>>;

/** Mounts rows of the protocol. */
export function mountRoutes(app: FastifyInstance, deps: GamesDeps, routes: readonly Route[]): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM, { parseAs: "string", bodyLimit: FORM_MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  for (const { path, schema, takesForm, answer: make } of routes) {
    const ask: Make = (asked) => make(asked, deps.source);
    app.get(path, { schema }, async (request: Exchange["request"], reply) => answer({ request, reply }, deps, ask));
    if (!takesForm) continue;
    const form = { ...schema, consumes: [FORM], body: schema.querystring };
    app.post(path, { schema: form, bodyLimit: FORM_MAX_BYTES }, async (request: Exchange["request"], reply) =>
      answerForm({ request, reply }, deps, ask),
    );
  }
}

/** What `make` gives for what is asked, `form` being the parameters beside those of the address. */
async function makeAnswer(exchange: Exchange, base: string, { make, form = "" }: { make: Make; form?: string }) {
  const { path, query } = splitTarget(exchange.request.raw.url ?? "/");
  const address = { url: `${base}${withoutSlash(path)}`, query };
  const all = new URLSearchParams([...query, ...new URLSearchParams(form)]);
  const { params } = exchange.request;
  const { value, provenance } = await make({ query: all, address, context: askedBy(exchange), params });
  return { ...tellOf(provenance), ...createAnswer(serialize(value, base), "application/json; charset=utf-8") };
}

/**
 * The same as by GET, but kept nowhere: the form is one visitor's own. The addresses of the pages before and after are to
 * be asked with it, too.
 */
async function answerForm(exchange: Exchange, deps: GamesDeps, make: Make): Promise<FastifyReply> {
  const { base } = baseAddress(exchange.request, deps.hosts);
  const { body } = exchange.request;
  const made: Answer = await makeAnswer(exchange, base, { make, form: typeof body === "string" ? body : "" });
  exchange.reply.headers(made.describe?.(true)?.headers ?? {});
  return await sendAnswer(exchange, made, "no-store");
}

/** Answers with what `make` gives, unless the very same question was answered a moment ago. */
async function answer(exchange: Exchange, deps: GamesDeps, make: Make): Promise<FastifyReply> {
  const address = baseAddress(exchange.request, deps.hosts);
  const { base } = address;
  const target = exchange.request.raw.url ?? "/";
  let isNew = false;
  const made = await deps.answers.get(`${base}${canonicalTarget(target)}`, async () => {
    isNew = true;
    return await makeAnswer(exchange, base, { make });
  });
  const { headers = {}, cacheControl = CACHE_CONTROL } = made.describe?.(isNew) ?? {};
  exchange.reply.headers(headers);
  return await sendAnswer(exchange, made, cacheUnder(address, cacheControl));
}
