// A refusal that time mends. The client is told when to come back.
import { HttpError } from "./http-error.ts";

export type RetryLater = {
  statusCode: 429 | 503;
  code: string;
  message: string;
  retryAfterS: number;
  isPersonal?: boolean;
};

/** `retryAfterS` goes into the Retry-After header; `isPersonal`: another client would not have met it. */
export class RetryLaterError extends HttpError {
  readonly retryAfterS: number;
  readonly isPersonal: boolean;
  constructor({ statusCode, code, message, retryAfterS, isPersonal = false }: RetryLater) {
    super(statusCode, code, message);
    this.retryAfterS = retryAfterS;
    this.isPersonal = isPersonal;
  }
}
