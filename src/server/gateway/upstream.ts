// RAWG as the rest of the gateway sees it: a question gives JSON, `null` for "there is no such thing", or an
// UpstreamError. It retries a little, stops asking a service that is down, and keeps to the month's budget.
import { setTimeout as sleep } from "node:timers/promises";
import type { Urgency } from "#server/cache/swr-cache.ts";
import type { Breaker } from "./breaker.ts";
import type { Budget } from "./budget.ts";
import { ExchangeError, type Answered, type Exchange } from "./exchange.ts";
import { UpstreamError } from "./upstream-error.ts";

const RETRIES_MAX = 2;
const BACKOFF_MS = 250;
/** A visitor waits no longer than this before the last attempt begins. */
const PATIENCE_MS = 8000;
/** A Retry-After up to this is waited for; a longer one pauses all questions. */
const RETRY_AFTER_MAX_MS = 2000;
const PAUSE_MAX_MS = 10 * 60_000;
/** RAWG will not change its mind about a key within this time. */
const KEY_REFUSED_PAUSE_MS = 60_000;

export type Question = {
  path: string;
  /** Canonical, without a key. */
  query: string;
  /** RAWG refuses this to keys of the free plan, with a 401 that says nothing of the key. */
  isPremium?: boolean;
};

export type UpstreamReport = {
  path: string;
  outcome: string;
  /** Milliseconds of one exchange. */
  ms: number;
};

export type UpstreamOptions = {
  exchange: Exchange;
  breaker: Breaker;
  budget: Budget;
  /** Hears of every exchange. */
  onExchange?: (report: UpstreamReport) => void;
};

export type Upstream = ReturnType<typeof createUpstream>;

function refusal(text: string, isPremium: boolean): UpstreamError {
  if (/limit/i.test(text)) return new UpstreamError("quota", "RAWG says that the month's calls are used up");
  if (/key/i.test(text)) return new UpstreamError("key", "RAWG does not accept the key");
  return isPremium
    ? new UpstreamError("premium", "RAWG refuses this to free keys")
    : new UpstreamError("refused", "RAWG answered 401 without a reason");
}

/** JSON, `null` for a 404 of RAWG's own, or the error that the answer amounts to. */
function interpret({ status, text }: Answered, isPremium: boolean): unknown {
  if (status === 401) throw refusal(text, isPremium);
  if (status === 429) throw new UpstreamError("too-many-requests", "RAWG answered 429");
  if (status !== 200 && status !== 404) {
    const isTheirFault = status >= 500 || status < 400;
    throw new UpstreamError(isTheirFault ? "status" : "refused", `RAWG answered ${status}`);
  }
  try {
    const body: unknown = JSON.parse(text);
    if (status === 404) return null;
    if (typeof body === "object" && body !== null) return body;
  } catch {
    // Falls through: not JSON.
  }
  // A 404 in HTML comes here too: from a machine on the way, not from RAWG.
  throw new UpstreamError("shape", `RAWG's answer ${status} is no JSON object`);
}

function isTransient({ failure }: UpstreamError): boolean {
  return failure === "timeout" || failure === "network" || failure === "status" || failure === "shape";
}

/** Creates the way to RAWG. */
export function createUpstream({ exchange, breaker, budget, onExchange = () => undefined }: UpstreamOptions) {
  /** What a failure means for the questions to come. */
  const learn = (error: UpstreamError, retryAfterMs: number | undefined) => {
    if (isTransient(error)) breaker.fail();
    else breaker.leave();
    if (error.failure === "quota") budget.refuse();
    if (error.failure === "key") breaker.pauseFor(KEY_REFUSED_PAUSE_MS);
    if (error.failure === "too-many-requests" && (retryAfterMs ?? Infinity) > RETRY_AFTER_MAX_MS) {
      breaker.pauseFor(Math.min(PAUSE_MAX_MS, retryAfterMs ?? KEY_REFUSED_PAUSE_MS));
    }
  };

  const attempt = async (question: Question, urgency: Urgency) => {
    if (!breaker.tryEnter()) throw new UpstreamError("paused", "RAWG failed a moment ago");
    if (!budget.take(urgency)) {
      breaker.leave();
      throw new UpstreamError("budget", "the month's budget is used up");
    }
    const began = performance.now();
    const report = (outcome: string) => onExchange({ path: question.path, outcome, ms: performance.now() - began });
    let retryAfterMs: number | undefined;
    try {
      const answered = await exchange.get(question.path, question.query);
      retryAfterMs = answered.retryAfterMs;
      const body = interpret(answered, question.isPremium === true);
      breaker.succeed();
      report(body === null ? "missing" : "ok");
      return { body };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      if (error instanceof ExchangeError && !error.wasSent) budget.giveBack();
      learn(error, retryAfterMs);
      report(error.failure);
      return { error, retryAfterMs };
    }
  };

  /** How long to wait before trying again; undefined when that makes no sense. */
  const waitBefore = (tries: number, error: UpstreamError, retryAfterMs: number | undefined): number | undefined => {
    const isShortPause = error.failure === "too-many-requests" && (retryAfterMs ?? Infinity) <= RETRY_AFTER_MAX_MS;
    if (tries > RETRIES_MAX || (!isTransient(error) && !isShortPause)) return undefined;
    return Math.max(retryAfterMs ?? 0, BACKOFF_MS * 2 ** (tries - 1) * (0.5 + Math.random()));
  };

  return {
    get: async (question: Question, urgency: Urgency): Promise<unknown> => {
      const began = performance.now();
      for (let tries = 1; ; tries += 1) {
        const result = await attempt(question, urgency);
        if ("body" in result) return result.body;
        const wait = waitBefore(tries, result.error, result.retryAfterMs);
        if (wait === undefined || performance.now() - began + wait > PATIENCE_MS) throw result.error;
        await sleep(wait);
      }
    },
    /** Is it known to be down, or are there no calls left? */
    isAway: () => breaker.isPaused() || budget.isUsedUp(),
    /** May calls be made that nobody waits for? */
    hasCallsToSpare: () => !breaker.isPaused() && budget.mayTake("refresh"),
    close: () => exchange.close(),
  };
}
