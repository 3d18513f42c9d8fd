// Why RAWG could not answer. Messages and paths never hold the key.
import { HttpError } from "#server/http/http-error.ts";

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
  /** Not asked, because RAWG failed a moment ago. */
  | "paused"
  /** Only for keys of a paid plan. */
  | "premium";

export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly failure: UpstreamFailure;
  constructor(failure: UpstreamFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

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
    case "premium":
      return new HttpError(503, "not_offered", "RAWG offers this to paying customers only.");
    case "network":
    case "paused":
    case "too-many-requests":
      return new HttpError(503, "upstream_unavailable", "RAWG cannot be reached. Try again in a minute.");
  }
}
