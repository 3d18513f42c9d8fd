// Finished answers kept as bytes: the same question again costs neither a query, nor a serialization, nor a
// compression. Keys are whole addresses, never hashes of them. What fails is not kept.
import { AsyncLocalStorage } from "node:async_hooks";
import { hash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "#shared/languages.ts";
import { RetryLaterError } from "./retry-later-error.ts";
import { maySayAgain, type FindBytes } from "./said.ts";
import { LANGUAGE_VARY } from "./visitor-language.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this size a compressed answer saves less than one network packet. */
const COMPRESS_MIN_BYTES = 1024;
const BROTLI_QUALITY = 5;
/** What an entry weighs besides its bytes. */
const ENTRY_OVERHEAD_BYTES = 512;

type Encoding = "br" | "gzip" | "identity";

export type Answer = {
  etag: string;
  contentType: string;
  /** The language of its words, where it depends on the visitor. */
  language?: Language;
  identity: Buffer;
  /** Made when first asked for, then kept. */
  br?: Buffer | Promise<Buffer>;
  gzip?: Buffer | Promise<Buffer>;
  /** The answer to the same question, where it is still kept; there only for one that was kept itself. */
  again?: () => Answer | undefined;
  /** How long it may be given without asking again, in milliseconds, where that is shorter than usual; zero: not at all. */
  keepMs?: number;
  /** Another client would have got another answer: it is given to none of them. */
  isPersonal?: boolean;
  /** What is to be told with it at this moment; `isNew` when it was made for this very request. */
  describe?: (isNew: boolean) => { headers: Record<string, string>; cacheControl: string } | undefined;
};

/** `Cache-Control` of an answer that is personal. */
export const PERSONAL_CACHE_CONTROL = "private, no-cache";

export type AnswerCacheOptions = {
  /** Zero switches the cache off. */
  maxBytes: number;
  /** How long an answer that is made now may be given without asking again, in milliseconds. */
  ttlMs: () => number;
};

const DAY_MS = 24 * 60 * 60_000;

/** Until the next day of the calendar begins (UTC): what depends on nothing else than the day is as good until then. */
export const untilTomorrowMs = (now = Date.now()): number => DAY_MS - (now % DAY_MS);

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** An answer from its text. The tag is weak because one answer has several encodings. */
export function createAnswer(text: string, contentType: string): Answer {
  const identity = Buffer.from(text);
  const digest = hash("sha256", identity, "base64url").slice(0, 27);
  return { etag: `W/"${digest}"`, contentType, identity };
}

/** Browsers say the same few things in this header. */
const encodings = new LRUCache<string, Encoding>({ max: 100 });
const ACCEPT_KEPT_MAX = 100;

function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? "");
  const known = encodings.get(accepted);
  if (known !== undefined) return known;
  const encoding = bestEncoding(accepted);
  if (accepted.length <= ACCEPT_KEPT_MAX) encodings.set(accepted, encoding);
  return encoding;
}

function bestEncoding(accepted: string): Encoding {
  const parts = accepted.toLowerCase().split(",");
  const wanted = parts.map((part) => part.trim()).filter((part) => !/;\s*q=0(?:\.0+)?$/.test(part));
  const offered = new Set(wanted.map((part) => part.split(";", 1).join("").trim()));
  if (offered.has("br")) return "br";
  return offered.has("gzip") ? "gzip" : "identity";
}

/** Does an If-None-Match header name `etag`? */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  const wanted = etag.replace(/^W\//, "");
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === wanted);
}

async function encode(answer: Answer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br") {
    answer.br ??= compressBrotli(answer.identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: answer.identity.length,
      },
    });
    return (answer.br = await answer.br);
  }
  if (encoding === "gzip") {
    answer.gzip ??= compressGzip(answer.identity);
    return (answer.gzip = await answer.gzip);
  }
  return answer.identity;
}

type FindAnswer = NonNullable<Answer["again"]>;

/** Finds the bytes of the answer with this tag. It holds none of them: what is no longer kept is to leave memory. */
function finder(again: FindAnswer, etag: string, encoding: Encoding): FindBytes {
  return () => {
    const answer = again();
    const bytes = answer?.etag === etag ? answer[encoding] : undefined;
    return Buffer.isBuffer(bytes) ? bytes : undefined;
  };
}

/**
 * Sends the answer in the best encoding that the client takes, or 304 when it would be a 200 and the client has it
 * already. `cacheControl` is sent with both.
 */
export async function sendAnswer(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  answer: Answer,
  cacheControl: string,
): Promise<FastifyReply> {
  // What another client would have been told otherwise is for no shared cache, whatever its route says.
  const keeping = answer.isPersonal === true ? PERSONAL_CACHE_CONTROL : cacheControl;
  reply.header("etag", answer.etag).header("cache-control", keeping).header("vary", "Accept-Encoding");
  if (answer.language !== undefined)
    reply.header("content-language", answer.language).header("vary", `Accept-Encoding, ${LANGUAGE_VARY}`);
  if (reply.statusCode === 200 && matchesTag(request.headers["if-none-match"], answer.etag))
    return reply.code(304).send();
  const isSmall = answer.identity.length < COMPRESS_MIN_BYTES;
  const encoding = isSmall ? "identity" : acceptedEncoding(request.headers["accept-encoding"]);
  const body = await encode(answer, encoding);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  // What tells how it was come by tells something else each time.
  const isPlain = answer.describe === undefined && answer.isPersonal !== true;
  if (answer.again !== undefined && isPlain) maySayAgain(request, finder(answer.again, answer.etag, encoding));
  return reply.header("content-type", answer.contentType).send(body);
}

type Make = () => Promise<Answer>;
/** An answer and how long it is kept, in milliseconds. */
type Dated = { answer: Answer; ttl: number };

const isMeantForOne = (error: unknown) => error instanceof RetryLaterError && error.isPersonal;

/** For how long after everything has changed an answer of before may be given while the next one is made. */
const OUTDATED_MAX_MS = 60_000;
/** Is an answer being made here? What goes into it must not be of before, or it would be kept as if it were new. */
const making = new AsyncLocalStorage<true>();

/** Equal questions asked at once are answered by one call of `make`. */
export function createAnswerCache({ maxBytes, ttlMs }: AnswerCacheOptions) {
  if (maxBytes === 0) {
    return { get: async (_key: string, make: Make): Promise<Answer> => await make(), outdate: () => undefined };
  }
  /** What was begun before everything changed is kept under the name of then. */
  let generation = 0;
  let outdatedUntil = 0;
  /** What is being made anew. All of it at once would fill a core, while those who ask for something else wait. */
  const renewing = new Set<string>();
  const oneAtATime = pLimit(1);
  const keyIn = (atGeneration: number, name: string) => `${atGeneration} ${name}`;
  // As of before it was made: what began on one day is not kept through the next.
  const makeDated = async (make: Make): Promise<Dated> => {
    const longestMs = ttlMs();
    const answer = await making.run(true, make);
    return { answer, ttl: Math.min(longestMs, answer.keepMs ?? longestMs) };
  };
  const kept = new LRUCache<string, Answer, Make>({
    maxSize: maxBytes,
    ttl: DAY_MS,
    // By the calendar: a machine that slept wakes on another day.
    perf: Date,
    ttlResolution: 0,
    // The compressed forms together are smaller than the plain one. What must not be kept finds no room.
    sizeCalculation: (answer, key) =>
      answer.keepMs === 0 ? maxBytes + 1 : ENTRY_OVERHEAD_BYTES + 2 * key.length + 2 * answer.identity.length,
    fetchMethod: async (_key, _old, { context: make, options }) => {
      const { answer, ttl } = await makeDated(make);
      options.ttl = ttl;
      return answer;
    },
    // What is pushed out while it is being made is still given to whoever waits for it.
    ignoreFetchAbort: true,
  });

  /** The answer of before, if it may be given once more; the next one is made meanwhile. */
  const outdatedAnswer = (name: string, make: Make): Answer | undefined => {
    if (Date.now() >= outdatedUntil || making.getStore() === true) return undefined;
    const [oldKey, key] = [keyIn(generation - 1, name), keyIn(generation, name)];
    const answer = kept.get(oldKey);
    if (answer === undefined || answer.isPersonal === true) return undefined;
    if (!renewing.has(key)) {
      renewing.add(key);
      void oneAtATime(async () => {
        // Those who wait for an answer go first.
        await nextTurn();
        // Where it fails, whoever asks next is told so.
        if (key === keyIn(generation, name)) await kept.fetch(key, { context: make }).catch(() => undefined);
        kept.delete(oldKey);
        renewing.delete(key);
      });
    }
    return answer;
  };

  const findAgain = (name: string) => () => kept.get(keyIn(generation, name));

  return {
    /**
     * All answers are those of before from now on, also those that are being made. Each may be given for a minute more, until
     * its next one is made, which begins when it is asked for.
     */
    outdate: (): void => {
      generation += 1;
      outdatedUntil = Date.now() + OUTDATED_MAX_MS;
      const before = keyIn(generation - 1, "");
      for (const key of kept.keys()) if (!key.startsWith(before)) kept.delete(key);
    },
    get: async (name: string, make: Make): Promise<Answer> => {
      const key = keyIn(generation, name);
      const known = kept.get(key) ?? outdatedAnswer(name, make);
      if (known !== undefined) return known;
      let isOwn = false;
      const makeOwn = () => {
        isOwn = true;
        return make();
      };
      try {
        const answer = await kept.forceFetch(key, { context: makeOwn });
        answer.again ??= findAgain(name);
        if (isOwn || answer.isPersonal !== true) return answer;
      } catch (error) {
        if (isOwn || !isMeantForOne(error)) throw error;
      }
      // Somebody else asked for it already, and it was meant for nobody else.
      const { answer, ttl } = await makeDated(make);
      kept.set(key, answer, { ttl });
      return answer;
    },
  };
}
