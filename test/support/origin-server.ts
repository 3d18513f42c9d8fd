// A picture server of this machine that does what a test tells it, and remembers who came.
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

export type OriginServer = AsyncDisposable & {
  /** `http://127.0.0.1:{port}`, or `localhost` where a name is wanted. */
  origin: string;
  port: number;
  /** Targets asked for, in order. */
  requests: string[];
  /** Connections made, requests or not. */
  connections: () => number;
};

export type Behaviours = Record<string, RequestListener>;

/** Answers each path as `behaviours` says, everything else with 404. */
export async function startOriginServer(behaviours: Behaviours = {}): Promise<OriginServer> {
  const requests: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    const path = (request.url ?? "").split("?", 1).join("");
    const behave = behaviours[path];
    if (behave === undefined) response.writeHead(404).end();
    else behave(request, response);
  });
  server.on("connection", () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    requests,
    connections: () => connections,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends `bytes` with the type they claim to have. */
export function serve(bytes: Buffer, type = "image/jpeg"): RequestListener {
  return (_request, response) => void response.writeHead(200, { "content-type": type }).end(bytes);
}

/** Points elsewhere. */
export function redirect(location: string, status = 302): RequestListener {
  return (_request, response) => void response.writeHead(status, { location }).end();
}

/** Sends `chunk` again and again until the client goes away; counts the bytes that left. */
export function endless(
  chunk: Buffer,
  status = 200,
  headers: Record<string, string> = {},
): { listener: RequestListener; sentBytes: () => number } {
  let sent = 0;
  const pour = (response: ServerResponse): void => {
    let hasRoom = true;
    while (hasRoom && !response.destroyed) {
      sent += chunk.length;
      hasRoom = response.write(chunk);
    }
    if (!response.destroyed) response.once("drain", () => pour(response));
  };
  return { listener: (_request, response) => pour(response.writeHead(status, headers)), sentBytes: () => sent };
}

/** Tests wait for these encoders; their pictures need not be small. */
const FAST_EFFORTS = { jpeg: 0, png: 1, webp: 0, avif: 0, gif: 1 };

/** A picture of noise, which no encoder makes small. */
export async function noisePicture(
  width: number,
  height: number,
  format: "jpeg" | "png" | "webp" | "avif" | "gif" = "jpeg",
): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return await sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .toFormat(format, { effort: FAST_EFFORTS[format] })
    .toBuffer();
}
