// Why RAWG could not answer. Messages and paths never hold the key.
import { HttpError } from "#server/http/http-error.ts";
import { RetryLaterError } from "#server/http/retry-later-error.ts";

export type UpstreamFailure =
  | "timeout"
  | "network"
  /** An answer that says RAWG is unwell: 5xx or a redirect of HTTP. */
  | "status"
  /** An answer that is not what the protocol promises. */
  | "shape"
  /** This one question is not to RAWG's liking, or to that of a firewall on the way. */
  | "refused"
  | "too-many-requests"
  /** RAWG does not know the key. */
  | "key"
  /** RAWG says the month's calls are used up. */
  | "quota"
  /** Our own budget says so. */
  | "budget"
  /** The hour's share of it is used up. */
  | "hour-share"
  /** This client's share of it is used up. */
  | "client-share"
  /** Typed on: a newer text has taken the place of this one, or nobody listens any more. */
  | "superseded"
  /** Not asked, because RAWG failed a moment ago. */
  | "paused"
  /** Only for keys of a paid plan. */
  | "premium";

/** Failures of questions that RAWG was never asked. */
const NOT_ASKED: ReadonlySet<UpstreamFailure> = new Set(["budget", "hour-share", "client-share", "paused"]);

/** Failures of which no exchange has told the log. */
const NOT_TOLD: ReadonlySet<UpstreamFailure> = new Set([
  "budget",
  "hour-share",
  "client-share",
  "superseded",
  "premium",
]);

export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly failure: UpstreamFailure;
  /** What RAWG said about asking again, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  constructor(failure: UpstreamFailure, message: string, retryAfterMs?: number) {
    super(message);
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }
  /** The log has a line of it, or of the failures that it comes from. */
  get isTold(): boolean {
    return !NOT_TOLD.has(this.failure);
  }
}

/** Was the question kept from RAWG, by the breaker or the budget? */
export function isNotAsked(error: unknown): boolean {
  return error instanceof UpstreamError && NOT_ASKED.has(error.failure);
}

/** For a question that is not asked because RAWG failed a moment ago. */
export function pausedError(): UpstreamError {
  return new UpstreamError("paused", "RAWG failed a moment ago");
}

/** Does it tell that RAWG, or the way to it, does not work as it should? */
export function isTransient({ failure }: UpstreamError): boolean {
  return failure === "timeout" || failure === "network" || failure === "status" || failure === "shape";
}

/** Does it concern nobody but who asked? */
export function isPersonal(error: unknown): boolean {
  return error instanceof UpstreamError && (error.failure === "client-share" || error.failure === "superseded");
}

const HOUR_S = 3600;
/** Seconds until the hour turns, when shares may have calls again. */
const untilNextHour = () => HOUR_S - (Math.floor(Date.now() / 1000) % HOUR_S);

/** What a visitor reads when nothing else knows the answer either. */
export function asHttpError({ failure }: UpstreamError): HttpError {
  switch (failure) {
    case "timeout":
      return new HttpError(504, "upstream_timeout", "RAWG takes too long to answer. Try again in a minute.");
    case "status":
    case "shape":
    case "refused":
      return new HttpError(502, "upstream_failed", "RAWG did not answer as it should. Try again in a minute.");
    case "key":
      return new HttpError(
        502,
        "upstream_refused",
        "RAWG does not accept this server's key. Its operator has to look.",
      );
    case "quota":
    case "budget":
      return new HttpError(503, "quota_used_up", "This server has used up its monthly calls to RAWG.");
    case "hour-share":
      return new RetryLaterError({
        statusCode: 503,
        code: "hour_share_used_up",
        message: "This server has used up this hour's calls to RAWG.",
        retryAfterS: untilNextHour(),
      });
    case "client-share":
      return new RetryLaterError({
        statusCode: 429,
        code: "client_share_used_up",
        message: "Your address has used up its share of today's calls to RAWG. What is known here is still answered.",
        retryAfterS: untilNextHour(),
        isPersonal: true,
      });
    case "premium":
      return new HttpError(503, "not_offered", "RAWG offers this to paying customers only.");
    case "network":
    case "paused":
    case "superseded":
    case "too-many-requests":
      return new HttpError(503, "upstream_unavailable", "RAWG cannot be reached. Try again in a minute.");
  }
}
