// A host that serves files and nothing else, as the plainest ones do: a folder below a path, an index for a folder, and
// its 404.html for the rest; texts packed. Outside the path there is nothing.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";
import { createGzip } from "node:zlib";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
};

const TEXTS: ReadonlySet<string> = new Set([".html", ".js", ".css", ".svg", ".webmanifest"]);

type Sent = { file: string; status: number; isPacked: boolean };

function send(response: ServerResponse, { file, status, isPacked }: Sent): void {
  const type = { "content-type": TYPES[extname(file)] ?? "application/octet-stream" };
  response.writeHead(status, isPacked ? { ...type, "content-encoding": "gzip" } : type);
  if (isPacked) createReadStream(file).pipe(createGzip()).pipe(response);
  else createReadStream(file).pipe(response);
}

/** Files that are not had, and those that come late, by their names relative to the base. */
type Faults = { refused: Set<string>; held: Map<string, Promise<void>> };

/** Serves `folder` below `base`, which has a slash at both ends, on a port of its own where none is given. */
export async function serveFiles(folder: string, base: string, port = 0) {
  const asked: string[] = [];
  const faults: Faults = { refused: new Set(), held: new Map() };
  const answer = async ({ url = "/", headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(url, "http://files.invalid");
    const packs = headers["accept-encoding"]?.includes("gzip") === true;
    if (!pathname.startsWith(base)) {
      response.writeHead(404, { "content-type": "text/plain" }).end("Nothing is here.");
      return;
    }
    const name = pathname.slice(base.length);
    asked.push(name);
    await faults.held.get(name);
    if (faults.refused.has(name)) {
      response.writeHead(500, { "content-type": "text/plain" }).end("The disk is broken.");
      return;
    }
    const inside = join(folder, normalize(`/${name}`));
    const file = existsSync(inside) && statSync(inside).isDirectory() ? join(inside, "index.html") : inside;
    const isThere = existsSync(file);
    const sent = isThere ? file : join(folder, "404.html");
    send(response, { file: sent, status: isThere ? 200 : 404, isPacked: packs && TEXTS.has(extname(sent)) });
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the host has no port");
  return {
    /** What was asked for, relative to `base`, in order. */
    asked,
    faults,
    address: `http://127.0.0.1:${address.port}${base}`,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
