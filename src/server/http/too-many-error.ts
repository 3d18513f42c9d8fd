// A client has asked for more than its share. It is told when the next share begins.
import { RetryLaterError } from "./retry-later-error.ts";

/** A 429 with a Retry-After header. */
export class TooManyError extends RetryLaterError {
  constructor(retryAfterS: number) {
    super({
      statusCode: 429,
      code: "too_many_requests",
      message: `Too many requests. Try again in ${retryAfterS} seconds.`,
      retryAfterS,
      isPersonal: true,
    });
  }
}
