// The server asking itself: the same routes, errors and caches as for a visitor, without a socket, a rate limit or a
// line in the log.
import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from "fastify";
import type { AskContext } from "./ask-context.ts";

/** No socket has an address that begins so. */
const REMOTE_ADDRESS = "in-process";
/** Under this host the server knows itself, where nobody has named it. */
export const IN_PROCESS_HOST = "ludex.internal";

/** By the address of each question that is under way. */
const contexts = new Map<string, AskContext>();
let asked = 0;

/** Does the server ask itself here? */
export function isInProcess(request: FastifyRequest): boolean {
  return request.raw.socket.remoteAddress?.startsWith(REMOTE_ADDRESS) === true;
}

/** On whose behalf the server asks itself here; undefined for everybody else's requests. */
export function inProcessContext(request: FastifyRequest): AskContext | undefined {
  return contexts.get(request.raw.socket.remoteAddress ?? "");
}

/** Asks `app` for `target`, an address below `/api`, on behalf of `context`. */
export async function askInProcess(
  app: FastifyInstance,
  target: string,
  context: AskContext,
): Promise<LightMyRequestResponse> {
  asked += 1;
  const remoteAddress = `${REMOTE_ADDRESS} ${asked}`;
  contexts.set(remoteAddress, context);
  try {
    return await app.inject({
      method: "GET",
      url: target,
      remoteAddress,
      headers: { host: IN_PROCESS_HOST, accept: "application/json" },
    });
  } finally {
    contexts.delete(remoteAddress);
  }
}
