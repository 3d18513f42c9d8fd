// IGDB's API, version 4 (https://api-docs.igdb.com): a question in Apicalypse gives what `read` makes of the answer, or an
// IgdbError. One question at a time, at the pace that IGDB allows; what may pass is asked again with growing pauses. Each
// way of failing is told once until IGDB answers. One that is away is then tried once at a time, with little; neither token nor secret gets into a line or a message.
import type { FastifyBaseLogger } from "fastify";
import { createBoundedExchange, ExchangeFailure, type Answered } from "#server/http/bounded-exchange.ts";
import { CLOCK, type Clock } from "#server/sources/clock.ts";
import { IgdbError, isAway, isWorthAnotherTry, type IgdbFailure } from "./igdb-error.ts";
import { createPace, GAP_MS } from "./pace.ts";
import { createTokenKeeper } from "./token-keeper.ts";

const TIMEOUT_MS = 60_000;
/** Far beyond five hundred whole games; a larger answer is none. */
const BODY_MAX_BYTES = 32 * 1024 * 1024;
const ATTEMPTS_MAX = 8;
/** Pauses double up to a minute: a question is given up after two minutes. */
const PAUSE_MS = 1000;
const PAUSE_MAX_MS = 60_000;
/** A Retry-After beyond this is not believed. */
const RETRY_AFTER_MAX_MS = 10 * 60_000;
const REASON_MAX_CHARS = 300;

export type IgdbLog = Pick<FastifyBaseLogger, "info" | "warn">;

export type IgdbAccess = {
  clientId: string;
  clientSecret: string;
  /** `https://api.igdb.com/v4`, without a trailing slash. */
  baseUrl: string;
  /** `https://id.twitch.tv/oauth2/token` */
  tokenUrl: string;
};

export type IgdbClientOptions = IgdbAccess & {
  log?: IgdbLog;
  /** Between two requests, in milliseconds. */
  gapMs?: number;
  /** Before a question is asked for the second time, in milliseconds. */
  pauseMs?: number;
  clock?: Clock;
};

export type IgdbQuestion<T> = {
  /** `games`, `games/count` */
  endpoint: string;
  /** Apicalypse; by the number of the try, from zero: a smaller page may come through where a large one does not. */
  body: (attempt: number) => string;
  /** Throws an IgdbError `shape` for what is no answer to the question. */
  read: (json: unknown, attempt: number) => T;
};

/** What IGDB says is wrong with a question: `[{ "title": "Syntax Error", "status": 400, "cause": "…" }]`. */
function reasonOf(text: string): string {
  return text.replaceAll(/\s+/g, " ").slice(0, REASON_MAX_CHARS);
}

function readJson({ status, text, retryAfterMs }: Answered): unknown {
  if (status === 401) throw new IgdbError("token", "IGDB answered 401");
  if (status === 429) throw new IgdbError("too-many-requests", "IGDB answered 429", retryAfterMs);
  if (status >= 500 || status < 200 || (status >= 300 && status < 400)) {
    throw new IgdbError("status", `IGDB answered ${status}`, retryAfterMs);
  }
  if (status !== 200) throw new IgdbError("refused", `IGDB answered ${status}: ${reasonOf(text)}`);
  try {
    const json: unknown = JSON.parse(text);
    return json;
  } catch {
    throw new IgdbError("shape", "IGDB's answer is no JSON");
  }
}

function asIgdbError(error: unknown): IgdbError {
  if (error instanceof IgdbError) return error;
  if (error instanceof ExchangeFailure) return new IgdbError(error.kind, error.message);
  throw error;
}

/** Creates the way to IGDB. */
export function createIgdbClient(options: IgdbClientOptions) {
  const { clientId, clientSecret, baseUrl, tokenUrl, log, gapMs = GAP_MS, pauseMs = PAUSE_MS } = options;
  const { clock = CLOCK } = options;
  const fixed = [clientSecret, encodeURIComponent(clientSecret), clientId, encodeURIComponent(clientId)];
  const exchange = createBoundedExchange({
    timeoutMs: TIMEOUT_MS,
    bodyMaxBytes: BODY_MAX_BYTES,
    connections: 1,
    secrets: () => [...fixed, ...[tokens.kept() ?? []].flat()],
  });
  const tokens = createTokenKeeper({ exchange, url: tokenUrl, clientId, clientSecret, clock });
  const pace = createPace(gapMs, clock);
  /** Since the last answer. */
  const told = new Set<IgdbFailure | "away">();
  /** Since when no question has been answered, after one has been given up because IGDB is away. */
  let awaySince: number | undefined;

  const send = async (endpoint: string, body: string, signal: AbortSignal): Promise<unknown> => {
    const token = await tokens.get(signal);
    await pace(signal);
    return readJson(
      await exchange.send({
        method: "POST",
        url: `${baseUrl}/${endpoint}`,
        headers: { "client-id": clientId, authorization: `Bearer ${token}`, "content-type": "text/plain" },
        body,
        signal,
      }),
    );
  };

  /** A token that has ended is renewed at once, and only once: whatever else is wrong with it will not be mended so. */
  const pauseBefore = (attempt: number, { failure, retryAfterMs }: IgdbError): number => {
    if (failure === "token" && attempt === 1) return 0;
    if (retryAfterMs !== undefined) return Math.min(RETRY_AFTER_MAX_MS, retryAfterMs);
    return Math.min(PAUSE_MAX_MS, pauseMs * 2 ** (attempt - 1));
  };

  /** A question has been answered as it should. */
  const answered = (endpoint: string): void => {
    told.clear();
    if (awaySince === undefined) return;
    log?.info({ endpoint, awayMs: Math.round(clock.elapsed() - awaySince) }, "IGDB answers again");
    awaySince = undefined;
  };

  return {
    /** Rejects with an IgdbError when the question has been given up, and with the signal's own reason when it ends it. */
    ask: async <T>({ endpoint, body, read }: IgdbQuestion<T>, signal: AbortSignal): Promise<T> => {
      const began = clock.elapsed();
      const isTrial = awaySince !== undefined;
      for (let attempt = 0; ; attempt += 1) {
        try {
          const size = isTrial && attempt === 0 ? ATTEMPTS_MAX - 1 : attempt;
          const answer = read(await send(endpoint, body(size), signal), attempt);
          answered(endpoint);
          return answer;
        } catch (cause) {
          signal.throwIfAborted();
          const error = asIgdbError(cause);
          if (error.failure === "token") tokens.forget();
          const kind = isAway(error) ? "away" : error.failure;
          error.isTold = told.has(kind);
          const isGivenUp = attempt + 1 >= ATTEMPTS_MAX || (isTrial && isAway(error));
          if (isGivenUp && isAway(error)) awaySince ??= began;
          if (!isWorthAnotherTry(error) || isGivenUp) throw error;
          const waitMs = pauseBefore(attempt + 1, error);
          if (!told.has(kind)) {
            log?.warn({ endpoint, outcome: error.failure, waitMs }, `${error.message}; it is asked again`);
          }
          told.add(kind);
          await clock.sleep(waitMs, signal);
        }
      }
    },
    close: exchange.close,
  };
}
