// A front as a host far away: HTTP/2 before a server on this machine, which lets each answer wait as a network would.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Agent, request } from "undici";

/** Milliseconds that an answer of the API, and a picture, waits. */
export type Latency = { apiMs: number; pictureMs: number };

/** Not sent on: they belong to one connection. */
const OF_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade"]);

/** A certificate that nobody trusts, for the length of one run. */
function certificate(): { key: Buffer; cert: Buffer } {
  const directory = mkdtempSync(join(tmpdir(), "ludex-bench-certificate-"));
  const [key, cert] = [join(directory, "key.pem"), join(directory, "cert.pem")];
  const ask = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  execFileSync("openssl", [...ask, "-subj", "/CN=localhost", "-keyout", key, "-out", cert], { stdio: "ignore" });
  const read = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(directory, { recursive: true });
  return read;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function latencyOf(path: string, { apiMs, pictureMs }: Latency): number {
  if (path.startsWith("/api/")) return apiMs;
  return /^\/(?:img\?|media\/)/.test(path) ? pictureMs : 0;
}

/** Starts the front before the server at `address`; disposing stops it. */
export async function startFront(address: string, latency: Latency): Promise<AsyncDisposable & { address: string }> {
  const agent = new Agent({ connections: 64 });
  const pass = async (asked: Http2ServerRequest, reply: Http2ServerResponse) => {
    const headers = Object.entries(asked.headers).filter(([name]) => !name.startsWith(":") && name !== "host");
    const [answer] = await Promise.all([
      request(`${address}${asked.url}`, {
        dispatcher: agent,
        method: asked.method === "HEAD" ? "HEAD" : "GET",
        headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
      }),
      pause(latencyOf(asked.url, latency)),
    ]);
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !OF_CONNECTION.has(name)) reply.setHeader(name, value);
    reply.writeHead(answer.statusCode);
    answer.body.on("error", () => reply.end()).pipe(reply.stream);
  };
  const server = createSecureServer(certificate(), (asked, reply) => {
    pass(asked, reply).catch(() => {
      if (!reply.headersSent) reply.writeHead(502);
      reply.end();
    });
  });
  // Browsers leave connections behind; what becomes of those is no matter here.
  server.on("sessionError", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `https://localhost:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      await agent.destroy();
    },
  };
}
