// The server has more to do than it may take on. The client is told when to come back.
import { HttpError } from "./http-error.ts";

const RETRY_AFTER_S = 2;

/** A 503; `retryAfterS` goes into the Retry-After header. */
export class BusyError extends HttpError {
  readonly retryAfterS = RETRY_AFTER_S;
  constructor() {
    super(503, "busy", "The server is busy. Try again in a moment.");
  }
}
