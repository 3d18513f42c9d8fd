// A host that serves files and nothing else, as the plainest ones do: a folder below a path, an index for a folder, and
// its 404.html for the rest. Outside the path there is nothing.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { extname, join, normalize } from "node:path";

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

function send(response: ServerResponse, file: string, status: number): void {
  response.writeHead(status, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
}

/** Serves `folder` below `base`, which has a slash at both ends, on a port of its own where none is given. */
export async function serveFiles(folder: string, base: string, port = 0) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://files.invalid");
    if (!pathname.startsWith(base)) {
      response.writeHead(404, { "content-type": "text/plain" }).end("Nothing is here.");
      return;
    }
    const inside = join(folder, normalize(pathname.slice(base.length - 1)));
    const file = existsSync(inside) && statSync(inside).isDirectory() ? join(inside, "index.html") : inside;
    if (existsSync(file)) send(response, file, 200);
    else send(response, join(folder, "404.html"), 404);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the host has no port");
  return {
    address: `http://127.0.0.1:${address.port}${base}`,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
