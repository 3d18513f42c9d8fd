// The server asking itself: the same routes, errors and caches as for a visitor, without a socket, a rate limit or a
// line in the log.
import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { withoutOwnOrigin } from "#shared/own-addresses.ts";
import { PERSONAL_CACHE_CONTROL } from "./answer-cache.ts";

/** No socket has this address. */
const REMOTE_ADDRESS = "in-process";
const HOST = "ludex.internal";
/** No rate limit counts these questions: who hears this has a share of something else, and has used it up. */
const SHARE_USED_UP = 429;

/** Does the server ask itself here? */
export function isInProcess(request: FastifyRequest): boolean {
  return request.raw.socket.remoteAddress === REMOTE_ADDRESS;
}

/** What the questions of one document were told of their answers. */
type Heard = { sources: string[]; isPersonal: boolean };
const hearing = new AsyncLocalStorage<Heard>();

/** Readable at any time: `dataSource` is what was told in `Ludex-Data`, `isPersonal` whether it was for this client only. */
export type DataTold = { dataSource: () => string | undefined; isPersonal: () => boolean };

/** Runs `work` and keeps what its questions are told. */
export async function withDataSource<T>(work: (told: DataTold) => Promise<T>): Promise<T> {
  const heard: Heard = { sources: [], isPersonal: false };
  return await hearing.run(heard, () =>
    work({
      // One answer that had to make do marks the whole.
      dataSource: () => heard.sources.find((source) => source.includes("degraded")) ?? heard.sources[0],
      isPersonal: () => heard.isPersonal,
    }),
  );
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
    const heard = hearing.getStore();
    const source = headers["ludex-data"];
    if (typeof source === "string") heard?.sources.push(source);
    const isPersonal = statusCode === SHARE_USED_UP || headers["cache-control"] === PERSONAL_CACHE_CONTROL;
    if (heard !== undefined && isPersonal) heard.isPersonal = true;
    return new Response(withoutOwnOrigin(body, origin), {
      status: statusCode,
      headers: { "content-type": "application/json" },
    });
  };
}
