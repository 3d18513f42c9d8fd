// The server has more to do than it may take on. The client is told when to come back.
import { RetryLaterError } from "./retry-later-error.ts";

const RETRY_AFTER_S = 2;

/** A 503 with a Retry-After header. */
export class BusyError extends RetryLaterError {
  constructor() {
    super({
      statusCode: 503,
      code: "busy",
      message: "The server is busy. Try again in a moment.",
      retryAfterS: RETRY_AFTER_S,
    });
  }
}
