// Which other servers pictures may be fetched from. A name on the list is not enough: what it leads to must be public as
// well, and is checked again when the connection is made.
import { isIP } from "node:net";
import { HttpError } from "#server/http/http-error.ts";
import { isPublicAddress } from "./public-address.ts";

const PORTS: ReadonlySet<number> = new Set([80, 443]);
const LOOPBACK = "127.0.0.1";

export type OriginsOptions = {
  /** Names that are allowed, in lower case, without port. */
  hosts: Iterable<string>;
  /** Ports of this machine that are allowed besides; for tests, never taken from the environment. */
  loopbackPorts?: readonly number[];
};

export type Origins = ReturnType<typeof createOrigins>;

/** The error of everything that lies behind the fence; it does not say which part of the fence. */
export function originNotAllowed(): HttpError {
  return new HttpError(403, "origin_not_allowed", "Pictures from this address are not allowed here.");
}

/** Host and port of an address; IPv6 without its brackets. */
function targetOf({ hostname, port, protocol }: URL): { host: string; port: number } {
  const host = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
  return { host, port: port === "" ? ({ "http:": 80, "https:": 443 }[protocol] ?? 0) : Number(port) };
}

/** The fence around the proxy. */
export function createOrigins({ hosts, loopbackPorts = [] }: OriginsOptions) {
  const allowed = new Set(hosts);
  const openPorts = new Set(loopbackPorts);

  /** May a connection be made to this IP address and port? */
  const isReachable = (address: string, port: number): boolean =>
    PORTS.has(port) ? isPublicAddress(address) : address === LOOPBACK && openPorts.has(port);

  return {
    isReachable,
    /** Throws 403 unless `url` is one that may be asked for, as far as its text tells. */
    check: (url: URL): void => {
      const { host, port } = targetOf(url);
      const isWeb = url.protocol === "http:" || url.protocol === "https:";
      const isPlain = url.username === "" && url.password === "";
      const isOpen = isIP(host) === 0 ? PORTS.has(port) || openPorts.has(port) : isReachable(host, port);
      if (!isWeb || !isPlain || !isOpen || !allowed.has(host)) throw originNotAllowed();
    },
  };
}
