// Why IGDB did not give what it was asked for. Messages never hold a token, an id or a secret.
export type IgdbFailure =
  | "timeout"
  | "network"
  /** An answer that says that IGDB is unwell: 5xx, or a redirect of HTTP. */
  | "status"
  /** An answer that is not what the documentation promises: cut, disordered, no list. */
  | "shape"
  | "too-many-requests"
  /** The token has ended or was taken back. */
  | "token"
  /** Twitch does not know the client or its secret. */
  | "credentials"
  /** IGDB does not like the question; it says why. */
  | "refused";

/** Failures that asking again does not mend. */
const FINAL: ReadonlySet<IgdbFailure> = new Set(["credentials", "refused"]);

/** IGDB, or the way to it, gives no answer of its own; which of these it is may change while it is away. */
const AWAY: ReadonlySet<IgdbFailure> = new Set(["timeout", "network", "status"]);

export class IgdbError extends Error {
  override readonly name = "IgdbError";
  readonly failure: IgdbFailure;
  /** What the service said about asking again, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** The log has a line of it. */
  isTold = false;
  constructor(failure: IgdbFailure, message: string, retryAfterMs?: number) {
    super(message);
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }
}

export function isWorthAnotherTry({ failure }: IgdbError): boolean {
  return !FINAL.has(failure);
}

/** Does it tell that IGDB is not there? */
export function isAway({ failure }: IgdbError): boolean {
  return AWAY.has(failure);
}
