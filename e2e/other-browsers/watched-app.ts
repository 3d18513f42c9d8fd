// Stands between a browser and the app and notes what goes wrong in it: drivers differ in what they tell, and WebKitGTK's
// tells nothing of the console. Each document gets one script more, which the document's policy is told of.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const TOLD = "/-/problem";

/** Runs in the page, before anything else of it. */
function tellProblems(address: string): void {
  let isLeaving = false;
  addEventListener("beforeunload", () => {
    isLeaving = true;
  });
  // What is being fetched for a page that is left fails; nobody sees it.
  const tell = (text: string) => isLeaving || navigator.sendBeacon(address, text);
  const { error } = console;
  console.error = (...parts) => {
    tell(`console: ${parts.map(String).join(" ")}`);
    error(...parts);
  };
  addEventListener(
    "error",
    ({ target, message }) => {
      if (target === window) tell(`uncaught: ${message}`);
      else if (target instanceof HTMLImageElement) tell(`no picture: ${target.currentSrc}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => tell(`rejected: ${String(reason)}`));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
    tell(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
}

const SCRIPT = `(${tellProblems.toString()})(${JSON.stringify(TOLD)})`;
const SCRIPT_HASH = createHash("sha256").update(SCRIPT).digest("base64");

/** `origin` is where to open the app; `problems` is filled while it is used. */
export async function watchApp(appOrigin: string) {
  const problems: string[] = [];
  const server = createServer((incoming, response) => {
    if (incoming.url === TOLD) return void take(incoming, response, problems);
    const outgoing = request(new URL(incoming.url ?? "/", appOrigin), {
      method: incoming.method ?? "GET",
      headers: forwarded(incoming.headers),
    });
    outgoing.on("response", (answer) => {
      const status = answer.statusCode ?? 0;
      if (status >= 400) problems.push(`answer: ${status} ${incoming.url}`);
      void pass(answer, response);
    });
    outgoing.on("error", (error) => {
      if (!response.destroyed) problems.push(`no answer: ${incoming.url} ${error.message}`);
      response.destroy();
    });
    // Who goes on before everything is there gives requests up; nothing is wrong with that.
    response.on("close", () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // A TCP server has an AddressInfo.
  return {
    origin: `http://127.0.0.1:${port}`,
    problems,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function take(incoming: IncomingMessage, response: ServerResponse, problems: string[]): Promise<void> {
  const text = Buffer.concat(await incoming.toArray()).toString();
  problems.push(text);
  response.writeHead(204).end();
}

/** A document is asked for as it is, because it will be changed. */
function forwarded(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const isDocument = headers.accept?.includes("text/html") === true;
  return { ...headers, ...(isDocument && { "accept-encoding": "identity" }) };
}

async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = { ...answer.headers };
  const policy = headers["content-security-policy"];
  if (typeof policy === "string") {
    headers["content-security-policy"] = policy.replace("script-src ", `script-src 'sha256-${SCRIPT_HASH}' `);
  }
  const isDocument = headers["content-type"]?.startsWith("text/html") === true && answer.statusCode !== 304;
  if (!isDocument) {
    response.writeHead(answer.statusCode ?? 502, headers);
    return void answer.pipe(response);
  }
  const markup = Buffer.concat(await answer.toArray()).toString();
  delete headers["content-length"];
  response.writeHead(answer.statusCode ?? 502, headers);
  response.end(markup.replace("<head>", () => `<head><script>${SCRIPT}</script>`));
}
