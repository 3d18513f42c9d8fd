// RAWG as the rest of the gateway sees it: a question gives JSON, `null` for "there is no such thing", or an
// UpstreamError. It retries a little, stops asking a service that is down or hangs, and keeps to the month's budget.
import { DelegateBackoff, handleType, retry } from "cockatiel";
import type { AskContext } from "#server/http/ask-context.ts";
import type { Answered } from "#server/http/bounded-exchange.ts";
import type { Breaker } from "./breaker.ts";
import type { Budget, Call, Limit } from "./budget.ts";
import type { Exchange } from "./exchange.ts";
import { ExchangeError } from "./exchange-error.ts";
import type { Patience } from "./patience.ts";
import { isNotAsked, isTransient, pausedError, UpstreamError, type UpstreamFailure } from "./upstream-error.ts";

const RETRIES_MAX = 2;
const BACKOFF_MS = 250;
/** A visitor waits no longer than this before the last attempt begins. */
const PATIENCE_MS = 8000;
/** A Retry-After up to this is waited for; a longer one pauses all questions. */
const RETRY_AFTER_MAX_MS = 2000;
const PAUSE_MAX_MS = 10 * 60_000;
const UNSAID_PAUSE_MS = 60_000;
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
  patience: Patience;
  /** How long nothing is asked after a 429 that does not say how long, in milliseconds. */
  unsaidPauseMs?: number;
  /** About how long the second try waits, in milliseconds; the third one twice as long. */
  backoffMs?: number;
  /** Hears of every exchange. */
  onExchange?: (report: UpstreamReport) => void;
  /** Hears of every call that was not made because a limit of the budget is reached. */
  onRefused?: (limit: Limit) => void;
};

export type Upstream = ReturnType<typeof createUpstream>;

type Fail = (...why: [failure: UpstreamFailure, message: string]) => UpstreamError;

function refusal(text: string, isPremium: boolean, fail: Fail): UpstreamError {
  if (/limit/i.test(text)) return fail("quota", "RAWG says that the month's calls are used up");
  if (/key/i.test(text)) return fail("key", "RAWG does not accept the key");
  return isPremium
    ? fail("premium", "RAWG refuses this to free keys")
    : fail("refused", "RAWG answered 401 without a reason");
}

/** JSON, `null` for a 404 of RAWG's own, or the error that the answer amounts to. */
function interpret({ status, text, retryAfterMs }: Answered, isPremium: boolean): unknown {
  const fail: Fail = (...why) => new UpstreamError(...why, retryAfterMs);
  if (status === 401) throw refusal(text, isPremium, fail);
  if (status === 429) throw fail("too-many-requests", "RAWG answered 429");
  if (status !== 200 && status !== 404) {
    const isTheirFault = status >= 500 || status < 400;
    throw fail(isTheirFault ? "status" : "refused", `RAWG answered ${status}`);
  }
  try {
    const body: unknown = JSON.parse(text);
    if (status === 404) return null;
    if (typeof body === "object" && body !== null) return body;
  } catch {
    // Falls through: not JSON.
  }
  // A 404 in HTML comes here too: from a machine on the way, not from RAWG.
  throw fail("shape", `RAWG's answer ${status} is no JSON object`);
}

const isWaitedFor = ({ failure, retryAfterMs = Infinity }: UpstreamError) =>
  failure === "too-many-requests" && retryAfterMs <= RETRY_AFTER_MAX_MS;

/** Whoever was kept waiting for nothing is not kept waiting for more of it. */
const isWorthAnotherTry = (error: UpstreamError) =>
  (isTransient(error) && error.failure !== "timeout") || isWaitedFor(error);

const LIMIT_MESSAGES: Readonly<Record<Limit, string>> = {
  quota: "RAWG said that the month's calls are used up",
  month: "the month's budget is used up",
  reserve: "the rest of the month's budget is for renewing what is kept",
  "hour-share": "the hour's share of the budget is used up",
  "client-share": "the client's share of the budget is used up",
  "feed-share": "the month's share for taking games in is used up",
  "feed-hour": "visitors ask, and the hour's share for taking games in is used up",
};

function refusedBy(limit: Limit, retryAfterMs: number | undefined): UpstreamError {
  const isShare = limit === "hour-share" || limit === "client-share";
  return new UpstreamError(isShare ? limit : "budget", LIMIT_MESSAGES[limit], retryAfterMs);
}

/** How urgent a question is, and on whose behalf it is asked: the call is theirs to pay. */
export type Asking = { urgency: Call["urgency"]; context: AskContext };

const callOf = (urgency: Call["urgency"], { client }: AskContext): Call => ({ urgency, client });

/** Creates the way to RAWG. */
export function createUpstream(options: UpstreamOptions) {
  const { exchange, breaker, budget, patience, onExchange = () => undefined, onRefused = () => undefined } = options;
  const { unsaidPauseMs = UNSAID_PAUSE_MS, backoffMs = BACKOFF_MS } = options;

  /** What a failure means for the questions to come. */
  const learn = async (error: UpstreamError) => {
    if (error.failure === "key") breaker.pauseFor(KEY_REFUSED_PAUSE_MS);
    if (error.failure === "too-many-requests" && !isWaitedFor(error)) {
      breaker.pauseFor(Math.min(PAUSE_MAX_MS, error.retryAfterMs ?? unsaidPauseMs));
    }
    if (error.failure === "quota") await budget.refused();
  };

  /** One exchange, reported. */
  const ask = async (question: Question): Promise<unknown> => {
    const began = performance.now();
    const ended = patience.asked();
    const report = (outcome: string) => onExchange({ path: question.path, outcome, ms: performance.now() - began });
    try {
      const answered = await exchange.get(question.path, question.query);
      ended("answered");
      const body = interpret(answered, question.isPremium === true);
      await budget.answered();
      report(body === null ? "missing" : "ok");
      return body;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      ended(error.failure === "timeout" ? "silent" : "failed");
      await learn(error);
      report(error.failure);
      throw error;
    }
  };

  /** Counts the call; throws where it must not be made. */
  const enter = async ({ urgency, context }: Asking) => {
    // A program of the operator's has time.
    if (context.client !== undefined && patience.isHanging()) await breaker.trip();
    if (breaker.isRefusing()) throw pausedError();
    const taken = await budget.take(callOf(urgency, context));
    if (taken.isTaken) return taken;
    onRefused(taken.limit);
    throw refusedBy(taken.limit, urgency === "background" ? taken.retryAfterMs : undefined);
  };

  const attempt = async (question: Question, asking: Asking): Promise<unknown> => {
    const { giveBack } = await enter(asking);
    try {
      return await breaker.run(() => ask(question));
    } catch (error) {
      const wasSent = error instanceof ExchangeError ? error.wasSent : !isNotAsked(error);
      if (!wasSent) await giveBack();
      throw error;
    }
  };

  return {
    get: async (question: Question, asking: Asking): Promise<unknown> => {
      const began = performance.now();
      let failure: unknown;
      const tries = retry(handleType(UpstreamError, isWorthAnotherTry), {
        maxAttempts: RETRIES_MAX,
        backoff: new DelegateBackoff(({ attempt: tried, result }) => {
          failure = "error" in result ? result.error : undefined;
          const { retryAfterMs = 0 } = failure instanceof UpstreamError ? failure : {};
          const waitMs = Math.max(retryAfterMs, backoffMs * 2 ** (tried - 1) * (0.5 + Math.random()));
          if (performance.now() - began + waitMs > PATIENCE_MS) throw failure;
          return waitMs;
        }),
      });
      try {
        return await tries.execute(() => attempt(question, asking));
      } catch (error) {
        // Another try that must not be made: what made it necessary says more.
        throw failure !== undefined && isNotAsked(error) ? failure : error;
      }
    },
    /** Is it known to be down or to hang, or are there no calls left for whoever asks? */
    isAway: async (context: AskContext) =>
      patience.isHanging() || breaker.isPaused() || !(await budget.mayTake(callOf("needed", context))),
    /** As `isAway`, whoever asks. */
    isAwayForAll: async () => patience.isHanging() || breaker.isPaused() || (await budget.isUsedUp()),
    /** Are there calls for renewing what is kept on behalf of whoever asks? While RAWG is away, that is what tries it. */
    mayRefresh: (context: AskContext) => budget.mayTake(callOf("refresh", context)),
    /** Is it neither down nor hanging, as far as is known? */
    isAnswering: () => !patience.isHanging() && !breaker.isPaused(),
    /** Is it the share of whoever asks, and nothing else, that keeps an answer from being renewed? */
    isShareUsedUp: async (context: AskContext) => (await budget.limitOf(callOf("refresh", context))) === "client-share",
    /** May calls be made that nobody waits for? */
    hasCallsToSpare: async (context: AskContext) =>
      !patience.isHanging() && !breaker.isPaused() && (await budget.mayTake(callOf("needed", context))),
    close: () => exchange.close(),
  };
}
