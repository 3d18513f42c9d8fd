// Asks others on behalf of the engine, which has no policy of its own: what this page's does not list is refused by the
// browser. Nothing of it is kept by the browser, nor told where it comes from.
import type { Errand, ErrandAnswer } from "#shared/alone.ts";

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

async function ask({ url, method, headers, body, timeoutMs }: Errand, stopped: AbortSignal): Promise<ErrandAnswer> {
  const response = await fetch(url, {
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
  return {
    status: response.status,
    contentType: response.headers.get("content-type") ?? "",
    retryAfter: response.headers.get("retry-after") ?? "",
    body: await readText(response.body),
  };
}

/** Answers once through `port`; whatever comes from it stops the errand. Never rejects. */
export async function runErrand(errand: Errand, port: MessagePort): Promise<void> {
  const stopping = new AbortController();
  port.addEventListener("message", () => stopping.abort());
  port.start();
  port.postMessage(await ask(errand, stopping.signal).catch(() => null));
  // What is longer than is read need not go on coming.
  stopping.abort();
  port.close();
}
