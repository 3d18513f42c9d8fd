// `fetch` for the engine, done by its page: what a page may ask is said by its policy, which a worker has none of.
import type { Errand, ErrandAnswer } from "#shared/alone.ts";

/** What is asked, and how long it may take in milliseconds. */
type Init = { method?: string; headers?: HeadersInit; body?: unknown; signal?: AbortSignal | null; timeoutMs?: number };
export type FetchByPage = (url: string, init: Init) => Promise<Response>;

const TIMEOUT_MS = 120_000;
/** Statuses that may have no body. */
const NO_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

function asResponse(answer: NonNullable<ErrandAnswer>): Response {
  const { status, contentType, retryAfter, body } = answer;
  const headers = { "content-type": contentType, ...(retryAfter === "" ? {} : { "retry-after": retryAfter }) };
  return new Response(NO_BODY.has(status) ? null : body, { status, headers });
}

/** `send` hands an errand and the port for its answer to the page. Rejects as `fetch` does where nobody answers. */
export function createFetchByPage(send: (errand: Errand, port: MessagePort) => void): FetchByPage {
  return async (url, { method, headers, body, signal, timeoutMs = TIMEOUT_MS }) => {
    signal?.throwIfAborted();
    const { port1, port2 } = new MessageChannel();
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    port1.addEventListener("message", ({ data }) => {
      const answer = data as ErrandAnswer; // Only our own page has the port.
      if (answer === null) reject(new TypeError("nobody answers"));
      else resolve(asResponse(answer));
    });
    port1.start();
    const stop = () => {
      port1.postMessage("stop");
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", stop);
    const errand: Errand = {
      type: "errand",
      url,
      method: method === "POST" ? "POST" : "GET",
      headers: Object.fromEntries(new Headers(headers)),
      body: typeof body === "string" ? body : undefined,
      timeoutMs,
    };
    send(errand, port2);
    try {
      return await promise;
    } finally {
      signal?.removeEventListener("abort", stop);
      port1.close();
    }
  };
}
