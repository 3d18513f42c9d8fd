// Where this server is to be found, as seen by whoever asks, and whether others may be told the same. Anyone can send any
// Host and any X-Forwarded-Host; what they say gets into addresses, and an answer with addresses in it may be kept by
// somebody on the way for everybody else.
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { HttpError } from "./http-error.ts";
import { isInProcess } from "./in-process.ts";

const HOST_LENGTH_MAX = 255;
const HOSTS_MAX = 1000;
const HOST = /^(?:[a-z0-9](?:[a-z0-9_.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::[0-9]{1,5})?$/i;
const THIS_MACHINE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** What the operator says about the server's own address. */
export type HostRules = {
  /** The origin under which visitors reach the server, without a trailing slash; nothing in a request matters then. */
  publicUrl: string | undefined;
  /** Hosts in lower case, with a port or for every port, that requests are believed about. The first is the main one. */
  allowedHosts: readonly string[];
  trustProxyHops: number;
};

export type BaseAddress = {
  /** `https://host[:port]` without a trailing slash. */
  base: string;
  /** Named by the operator, or this machine itself. What is not is told to nobody but to whoever said it. */
  isVouched: boolean;
};

/** Is it among `allowed`, with its port or for every port? */
const isListed = (host: string, allowed: readonly string[]) =>
  allowed.includes(host) || allowed.includes(host.replace(/:\d+$/, ""));

/** The names within hosts, empty for what is none: the same few are asked for again and again. */
const hostNames = new LRUCache<string, string>({ max: HOSTS_MAX });

/** The name within a host that may have a port; empty for what is no host. */
function hostNameOf(host: string): string {
  if (host.length > HOST_LENGTH_MAX) return "";
  const known = hostNames.get(host);
  if (known !== undefined) return known;
  // A port above 65535 or an address of five parts has the right letters and still is none.
  const name = (HOST.test(host) && URL.parse(`http://${host}`)?.hostname) || "";
  hostNames.set(host, name);
  return name;
}

/** The Host header's own host. Throws 400 for one that is no host. */
function plainHost(request: FastifyRequest): string {
  const host = (request.headers.host ?? "").toLowerCase();
  if (hostNameOf(host) !== "") return host;
  throw new HttpError(400, "bad_host", "The Host header is not a host name with an optional port.");
}

/** Asked under a name of this very machine, with nobody in between? */
function isThisMachine(request: FastifyRequest, host: string, { trustProxyHops }: HostRules): boolean {
  const hostname = hostNameOf(host);
  return trustProxyHops === 0 && (THIS_MACHINE.has(hostname) || hostname === request.socket.localAddress);
}

/**
 * The configured address; else a listed host that the request names, directly or through a trusted proxy; else the
 * first listed one; where none is listed, what the Host header says. Throws 400 for a Host header that is no host.
 */
export function baseAddress(request: FastifyRequest, rules: HostRules): BaseAddress {
  const { publicUrl, allowedHosts } = rules;
  if (publicUrl !== undefined) return { base: publicUrl, isVouched: true };
  const host = plainHost(request);
  const at = (name: string) => `${request.protocol === "https" ? "https" : "http"}://${name}`;
  if (isInProcess(request)) return { base: at(host), isVouched: true };
  const listed = [request.host.toLowerCase(), host].find((name) => isListed(name, allowedHosts)) ?? allowedHosts[0];
  if (listed !== undefined) return { base: at(listed), isVouched: true };
  return { base: at(host), isVouched: isThisMachine(request, host, rules) };
}

/** `cacheControl` for an answer that holds this address: not for shared caches unless the address is vouched for. */
export function cacheUnder({ isVouched }: BaseAddress, cacheControl: string): string {
  return isVouched ? cacheControl : cacheControl.replace("public", "private");
}
