// Who asks: carried beside the work that a request causes, so that whatever costs money knows whose it is. Work that no
// request caused (start, `npm run mirror`) has no client.
import { AsyncLocalStorage } from "node:async_hooks";
import { isIPv6 } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isInProcess } from "./in-process.ts";

export type AskingClient = {
  /** An IPv4 address, or the /64 of an IPv6 address, which one subscriber has as a whole. */
  address: string;
  /** Aborted when the request is over, answered or not. */
  gone: AbortSignal;
};

const GROUPS = 8;
const NETWORK_GROUPS = 4;

const asking = new AsyncLocalStorage<AskingClient>();

/** The eight groups of an IPv6 address, in whatever way it is written. */
function groupsOf(ip: string): number[] {
  const [address = ""] = ip.split("%", 1);
  // The parser of addresses knows all ways of writing and has one.
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [first = [], last = []] = plain.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: Math.max(0, GROUPS - first.length - last.length) }, () => "0");
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16));
}

/** One text for all addresses that count as one client. */
export function clientAddress(ip: string): string {
  if (!isIPv6(ip)) return ip.toLowerCase();
  const groups = groupsOf(ip);
  const [high = 0, low = 0] = groups.slice(-2);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
}

/** The client on whose behalf the current work is done. */
export function askingClient(): AskingClient | undefined {
  return asking.getStore();
}

/** Notes the client of each request of `app`. What the server asks itself is asked for whoever caused it. */
export function registerClients(app: FastifyInstance): void {
  app.addHook("onRequest", (request: FastifyRequest, reply, done) => {
    if (isInProcess(request)) return done();
    const gone = new AbortController();
    reply.raw.once("close", () => gone.abort());
    asking.run({ address: clientAddress(request.ip), gone: gone.signal }, done);
  });
}
