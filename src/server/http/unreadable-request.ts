// Requests that never become one: no HTTP, a head that is too large or too slow. Node hands over the bare socket, so the
// refusal is written by hand, with the headers and the JSON that every other refusal has. What came in is not logged: it
// may hold a key.
import { STATUS_CODES, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyBaseLogger } from "fastify";

type Refusal = { status: number; code: string; message: string };

const REFUSALS: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "too_slow", message: "The request took too long to arrive." },
  HPE_HEADER_OVERFLOW: { status: 431, code: "head_too_large", message: "The request's headers are too large." },
};
const UNREADABLE: Refusal = { status: 400, code: "bad_request", message: "The request cannot be read as HTTP." };

const HEADERS = [
  "Content-Type: application/json; charset=utf-8",
  "Cache-Control: no-store",
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy: strict-origin-when-cross-origin",
  "X-Content-Type-Options: nosniff",
  "Connection: close",
];

/** The last answer of each connection, begun or not. */
const lastAnswers = new WeakMap<Socket, ServerResponse>();

/** Lets `refuseUnreadable` know what the connections of `server` have been answered. */
export function rememberAnswers(server: Server): void {
  server.prependListener("request", (request, response) => lastAnswers.set(request.socket, response));
}

/** Is an answer on its way, or did it go out before its request had come to an end? Another one would be one too many. */
function isAnswered(socket: Socket): boolean {
  const last = lastAnswers.get(socket);
  return last !== undefined && last.headersSent && !(last.req.complete && last.writableFinished);
}

/** For Fastify's `clientErrorHandler`: answers on the socket and closes it. */
export function refuseUnreadable(log: FastifyBaseLogger | undefined) {
  return ({ code = "" }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === "ECONNRESET" || socket.destroyed) return;
    const refusal = REFUSALS[code] ?? UNREADABLE;
    log?.debug({ status: refusal.status, reason: code }, "unreadable request");
    if (socket.writable && !isAnswered(socket)) {
      const body = JSON.stringify({ code: refusal.code, message: refusal.message });
      const head = [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`, ...HEADERS];
      socket.write(`${head.join("\r\n")}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    }
    socket.destroy();
  };
}
