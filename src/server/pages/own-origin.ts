// Under which address a document may name itself. Search engines and previews believe it, and anyone can send any Host.
import type { FastifyRequest } from "fastify";
import { baseAddress } from "#server/http/base-address.ts";

const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

export type OriginOptions = { publicUrl: string | undefined; trustProxyHops: number };

/**
 * `https://host[:port]`: the configured address; else the request's own where a trusted proxy stands in front or the
 * host is this machine; otherwise undefined.
 */
export function ownOrigin(request: FastifyRequest, { publicUrl, trustProxyHops }: OriginOptions): string | undefined {
  const base = baseAddress(request, publicUrl);
  if (publicUrl !== undefined || trustProxyHops > 0) return base;
  const { hostname } = new URL(base);
  return THIS_MACHINE.has(hostname) || hostname === request.socket.localAddress ? base : undefined;
}
