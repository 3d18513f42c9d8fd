// How every route of the protocol answers: from the cache of finished answers if it can, under a base address that the
// client can reach.
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { createAnswer, sendAnswer, type Answer, type AnswerCache } from "#server/http/answer-cache.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import { askedBy } from "#server/http/asked-by.ts";
import { baseAddress, cacheUnder, type HostRules } from "#server/http/base-address.ts";
import { HttpError } from "#server/http/http-error.ts";
import { splitTarget } from "#server/http/request-target.ts";
import { canonicalSearch, type ListAddress } from "./envelope.ts";
import type { Provenance, Sourced } from "./provenance.ts";
import { describeProvenance, keepMs } from "./provenance-headers.ts";
import { serialize } from "./serialize.ts";
import type { GameSource } from "./source.ts";

const TARGETS_MAX = 2000;
/** Longer ones are nobody's links, and would fill memory. */
const KEPT_TARGET_MAX = 512;
const CACHE_CONTROL = "public, max-age=60, stale-while-revalidate=600";

export type GamesDeps = {
  source: GameSource;
  answers: AnswerCache;
  /** What decides the base of absolute addresses. */
  hosts: HostRules;
};

/** What a route is given: the request's query, the address under which the list was asked for, and who asks. */
export type Asked = { query: URLSearchParams; address: ListAddress; context: AskContext };

/** The error of a game or entry that does not exist, in RAWG's words. */
export function notFound(): HttpError {
  return new HttpError(404, "not_found", "Not found.");
}

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

/** Answers with what `make` gives, unless the very same question was answered a moment ago. */
export async function answer(
  exchange: { request: FastifyRequest; reply: FastifyReply },
  deps: GamesDeps,
  make: (asked: Asked) => Promise<Sourced<unknown>>,
): Promise<FastifyReply> {
  const address = baseAddress(exchange.request, deps.hosts);
  const { base } = address;
  const target = exchange.request.raw.url ?? "/";
  let isNew = false;
  const made = await deps.answers.get(`${base}${canonicalTarget(target)}`, async () => {
    isNew = true;
    const { path, query } = splitTarget(target);
    const asked = { query, address: { url: `${base}${withoutSlash(path)}`, query }, context: askedBy(exchange) };
    const { value, provenance } = await make(asked);
    return { ...tellOf(provenance), ...createAnswer(serialize(value, base), "application/json; charset=utf-8") };
  });
  const { headers = {}, cacheControl = CACHE_CONTROL } = made.describe?.(isNew) ?? {};
  exchange.reply.headers(headers);
  return await sendAnswer(exchange, made, cacheUnder(address, cacheControl));
}
