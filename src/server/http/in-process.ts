// The server asking itself: the same routes, errors and caches as for a visitor, without a socket, a rate limit or a
// line in the log.
import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { withoutOwnOrigin } from "#shared/own-addresses.ts";

/** No socket has this address. */
const REMOTE_ADDRESS = "in-process";
const HOST = "ludex.internal";

/** Does the server ask itself here? */
export function isInProcess(request: FastifyRequest): boolean {
  return request.raw.socket.remoteAddress === REMOTE_ADDRESS;
}

const sources = new AsyncLocalStorage<string[]>();

/** Runs `work` and keeps what its questions are told in `Ludex-Data`, readable at any time through the function it is given. */
export async function withDataSource<T>(work: (dataSource: () => string | undefined) => Promise<T>): Promise<T> {
  const heard: string[] = [];
  // One answer that had to make do marks the whole.
  return await sources.run(heard, () => work(() => heard.find((source) => source.includes("degraded")) ?? heard[0]));
}

/** A function that asks `app` for an address below `/api`. Addresses in its answers are root-relative. */
export function createInProcessAsk(app: FastifyInstance, publicUrl: string | undefined) {
  const origin = publicUrl ?? `http://${HOST}`;
  return async (target: string): Promise<Response> => {
    const { statusCode, headers, body } = await app.inject({
      method: "GET",
      url: target,
      remoteAddress: REMOTE_ADDRESS,
      headers: { host: HOST, accept: "application/json" },
    });
    const source = headers["ludex-data"];
    if (typeof source === "string") sources.getStore()?.push(source);
    return new Response(withoutOwnOrigin(body, origin), {
      status: statusCode,
      headers: { "content-type": "application/json" },
    });
  };
}
