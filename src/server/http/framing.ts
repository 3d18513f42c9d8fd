// Requests that a proxy and this server could read in two ways: two hosts, a length that some read as octal, a body in an
// encoding that is not theirs. Node takes the first host and every run of digits; whoever stands in front may not, and
// what they disagree on is how one visitor gets another's answer. Such a request is refused and its connection closed.
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { HttpError } from "./http-error.ts";

const PLAIN_LENGTH = /^(?:0|[1-9]\d*)$/;

/** What is ambiguous about a request's head, if anything. (Several lengths, or one beside chunks, Node refuses itself.) */
export function ambiguityOf({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): HttpError | undefined {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase();
    if (name === "host") hosts += 1;
    if (name === "content-length" && !PLAIN_LENGTH.test(rawHeaders[at + 1] ?? "")) {
      return new HttpError(400, "bad_length", "The Content-Length header is not a plain number.");
    }
    // Node finds out once it reads the body, when there may be an answer already.
    if (name === "transfer-encoding" && rawHeaders[at + 1]?.toLowerCase() !== "chunked") {
      return new HttpError(400, "bad_transfer_encoding", "The Transfer-Encoding header is not chunked.");
    }
  }
  return hosts > 1 ? new HttpError(400, "bad_host", "The request has more than one Host header.") : undefined;
}

export function refuseAmbiguous(app: FastifyInstance): void {
  app.addHook("onRequest", (request, reply, done) => {
    const refusal = ambiguityOf(request.raw);
    if (refusal !== undefined) reply.header("connection", "close");
    done(refusal);
  });
}
