// A client has asked for more than its share. It is told when the next share begins.
import { HttpError } from "./http-error.ts";

/** A 429; `retryAfterS` goes into the Retry-After header. */
export class TooManyError extends HttpError {
  readonly retryAfterS: number;
  constructor(retryAfterS: number) {
    super(429, "too_many_requests", `Too many requests. Try again in ${retryAfterS} seconds.`);
    this.retryAfterS = retryAfterS;
  }
}
