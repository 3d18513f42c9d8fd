// The one error that carries a status to a visitor. Anything else that is thrown becomes a 500 without details.

/** `message` is shown to visitors: what happened and what to do. `code` is for programs, in snake_case. */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly statusCode: number;
  readonly code: string;
  constructor(statusCode: number, code: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
  }
}
