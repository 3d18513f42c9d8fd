// All that a browser sends: the address, the headers and the body of every request, and where in it something stands that
// nobody may send, in any of the ways in which a page could have written it.
import type { BrowserContext, Request } from "@playwright/test";

/** So many characters in a row are no chance. */
const PART = 12;

async function textOf(request: Request): Promise<string> {
  // Of a page that is closed meanwhile, what it said itself; nobody waits for that.
  const headers = await request.allHeaders().catch(() => request.headers());
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  // Twice, because a body need not be text.
  return [request.method(), request.url(), ...lines, body.toString("utf8"), body.toString("latin1")].join("\n");
}

/** Records what all pages of `context` and their workers send; resolves to one text for each request so far. */
export function watchSent(context: BrowserContext): () => Promise<string[]> {
  const sent: Promise<string>[] = [];
  context.on("request", (request) => sent.push(textOf(request)));
  // A socket is no request; its address is enough, for there is to be none.
  context.on("page", (page) =>
    page.on("websocket", (socket) => sent.push(Promise.resolve(`websocket ${socket.url()}`))),
  );
  return () => Promise.all(sent);
}

/** All parts of `text` that are as long as a part is; the text itself where it is shorter. */
const partsOf = (text: string) =>
  text.length <= PART ? [text] : Array.from({ length: text.length - PART + 1 }, (_, at) => text.slice(at, at + PART));

/** As base64 at any place of a longer text, but for the letters at its ends, which depend on what stands there. */
function inBase64(text: string): string[] {
  const bytes = Buffer.from(text);
  const shifted = [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
      .toString("base64")
      .replaceAll("=", "");
    return whole.slice(before === 0 ? 0 : before + 1, -1);
  });
  return shifted.flatMap((one) => [one, one.replaceAll("+", "-").replaceAll("/", "_")]);
}

/** The ways in which `text` could stand in a request. */
function formsOf(text: string): string[] {
  const inUri = encodeURIComponent(text);
  return [
    text,
    inUri,
    inUri.replaceAll("%20", "+"),
    encodeURIComponent(inUri),
    Buffer.from(text).toString("latin1"),
    Buffer.from(text).toString("hex"),
    JSON.stringify(text).slice(1, -1),
    text.replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`),
    ...inBase64(text),
  ];
}

/** The parts of `secrets` that stand in `sent`, each with what was sent. */
export function leaksIn(sent: readonly string[], secrets: readonly string[]): string[] {
  const parts = secrets.flatMap(formsOf).flatMap(partsOf);
  const wanted = new Set(parts.map((part) => part.toLowerCase()));
  return sent.flatMap((text) => {
    const lower = text.toLowerCase();
    const found = [...wanted].find((part) => lower.includes(part));
    return found === undefined ? [] : [`${found} in ${text}`];
  });
}
