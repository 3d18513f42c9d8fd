// Who is behind a request.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AskContext } from "./ask-context.ts";
import { clientAddress } from "./client-address.ts";
import { inProcessContext } from "./in-process.ts";

/** One for all: making it, with its stack, took a hundredth of what a server does. */
const OVER = new DOMException("The request is over.", "AbortError");

/** Its client, until the request is over, answered or not. What the server asks itself is asked for whoever caused it. */
export function askedBy({ request, reply }: { request: FastifyRequest; reply: FastifyReply }): AskContext {
  const context = inProcessContext(request);
  if (context !== undefined) return context;
  const over = new AbortController();
  if (reply.raw.destroyed) over.abort(OVER);
  else reply.raw.once("close", () => over.abort(OVER));
  return { client: clientAddress(request.ip), signal: over.signal };
}
