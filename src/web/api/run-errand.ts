// Asks others on behalf of the engine, which has no policy of its own: what this page's does not list is refused by the
// browser. Nothing of it is kept by the browser, nor told where it comes from.
import type { Errand, ErrandAnswer } from "#shared/alone.ts";
import { answerBy } from "#shared/body-by-port.ts";

const BODY_MAX_BYTES = 8 * 1024 * 1024;

/** The text of a body of bounded size. Throws for a longer one. */
async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (body === null) return "";
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  let [text, bytes] = ["", 0];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length;
    if (bytes > BODY_MAX_BYTES) throw new RangeError("the answer is too long");
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
}

async function ask({ url, method, headers, body, timeoutMs }: Errand, stopped: AbortSignal): Promise<Response> {
  return await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    signal: AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]),
    mode: "cors",
    cache: "no-store",
    credentials: "omit",
    redirect: "error",
    referrerPolicy: "no-referrer",
  });
}

const answerOf = ({ status, headers }: Response, body: string): ErrandAnswer => ({
  status,
  contentType: headers.get("content-type") ?? "",
  retryAfter: headers.get("retry-after") ?? "",
  body,
});

/** Answers through `port`; whoever leaves it stops the errand. Never rejects. */
export async function runErrand(errand: Errand, port: MessagePort): Promise<void> {
  const { leaving, send } = answerBy(port);
  const stopping = new AbortController();
  try {
    const response = await ask(errand, AbortSignal.any([leaving, stopping.signal]));
    if (errand.isInPieces) {
      port.postMessage(answerOf(response, ""));
      // How much of it is read is for the engine to say, which asks for each piece.
      const reader = response.body?.getReader();
      await send({ next: async () => (await reader?.read()) ?? { done: true } });
    } else port.postMessage(answerOf(response, await readText(response.body)));
  } catch {
    port.postMessage(null satisfies ErrandAnswer);
  }
  // What is longer than is read need not go on coming.
  stopping.abort();
  port.close();
}
