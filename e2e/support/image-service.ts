// An image service on another origin: one picture for every question, and a record of what was asked.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#357"/></svg>`;

export async function startImageService() {
  const asked: URLSearchParams[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? "/", "http://images.invalid").searchParams);
    response.writeHead(200, { "content-type": "image/svg+xml" }).end(PICTURE);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo; // A TCP server has an AddressInfo.
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
