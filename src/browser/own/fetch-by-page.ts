// `fetch` for the engine, done by its page: what a page may ask is said by its policy, which a worker has none of.
import type { Errand, ErrandAnswer } from "#shared/alone.ts";
import { bodyFrom, leavePort } from "#shared/body-by-port.ts";

/** What is asked, how long it may take in milliseconds, and whether the body is wanted as it comes. */
type Init = {
  method?: string;
  headers?: HeadersInit;
  body?: unknown;
  signal?: AbortSignal | null;
  timeoutMs?: number;
  isInPieces?: boolean;
};
export type FetchByPage = (url: string, init: Init) => Promise<Response>;

const TIMEOUT_MS = 120_000;
/** Statuses that may have no body. */
const NO_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

function asResponse(answer: NonNullable<ErrandAnswer>, body: BodyInit | null): Response {
  const { status, contentType, retryAfter } = answer;
  const headers = { "content-type": contentType, ...(retryAfter === "" ? {} : { "retry-after": retryAfter }) };
  return new Response(body, { status, headers });
}

/** `send` hands an errand and the port for its answer to the page. Rejects as `fetch` does where nobody answers. */
export function createFetchByPage(send: (errand: Errand, port: MessagePort) => void): FetchByPage {
  return async (url, { method, headers, body, signal = null, timeoutMs = TIMEOUT_MS, isInPieces = false }) => {
    signal?.throwIfAborted();
    const { port1, port2 } = new MessageChannel();
    const { promise, resolve, reject } = Promise.withResolvers<NonNullable<ErrandAnswer>>();
    port1.addEventListener(
      "message",
      ({ data }) => {
        const answer = data as ErrandAnswer; // Only our own page has the port.
        if (answer === null) reject(new TypeError("nobody answers"));
        else resolve(answer);
      },
      { once: true },
    );
    port1.start();
    const stop = () => reject(signal?.reason);
    signal?.addEventListener("abort", stop);
    const errand: Errand = {
      type: "errand",
      url,
      method: method === "POST" ? "POST" : "GET",
      headers: Object.fromEntries(new Headers(headers)),
      body: typeof body === "string" ? body : undefined,
      timeoutMs,
      isInPieces,
    };
    send(errand, port2);
    try {
      const answer = await promise;
      const hasBody = !NO_BODY.has(answer.status);
      if (isInPieces && hasBody)
        return asResponse(answer, bodyFrom(port1, signal ?? new AbortController().signal).body);
      leavePort(port1);
      return asResponse(answer, hasBody ? answer.body : null);
    } catch (error) {
      leavePort(port1);
      throw error;
    } finally {
      signal?.removeEventListener("abort", stop);
    }
  };
}
