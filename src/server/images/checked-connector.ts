// Makes the proxy's connections, to addresses that have been checked and to no others: the name is resolved here, every
// answer is checked, and the socket goes to the very address. A name that changes its mind in between changes nothing.
import type { Socket } from "node:net";
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { buildConnector } from "undici";
import { originNotAllowed, type Origins } from "./origins.ts";

const CONNECT_TIMEOUT_MS = 3000;
/** Of the addresses of one name; the next is tried when one does not answer. */
const ADDRESSES_TRIED_MAX = 2;

/** All addresses of a name. Rejects when it has none. */
export type Resolve = (host: string) => Promise<readonly string[]>;

async function resolveBySystem(host: string): Promise<string[]> {
  const answers = await lookup(host, { all: true });
  return answers.map(({ address }) => address);
}

const HTTP_PORTS: Record<string, number> = { "http:": 80, "https:": 443 };

/** For undici's `connect`. Throws 403 when any address of the name is not `isReachable`. */
export function createCheckedConnector(
  { isReachable }: Origins,
  resolve: Resolve = resolveBySystem,
): buildConnector.connector {
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS, allowH2: false });

  const dial = (options: buildConnector.Options): Promise<Socket> =>
    new Promise((done, fail) => {
      connect(options, (error, socket) => (error === null ? done(socket) : fail(error)));
    });

  const dialChecked = async (options: buildConnector.Options): Promise<Socket> => {
    const host = options.hostname.replace(/^\[(.*)\]$/, "$1");
    const port = options.port === "" ? (HTTP_PORTS[options.protocol] ?? 0) : Number(options.port);
    const isName = isIP(host) === 0;
    const addresses = isName ? await resolve(host) : [host];
    if (!addresses.every((address) => isReachable(address, port))) throw originNotAllowed();
    let failure: unknown = new Error(`${host} has no address`);
    for (const address of addresses.slice(0, ADDRESSES_TRIED_MAX)) {
      try {
        // The certificate is still asked to be the name's.
        return await dial({ ...options, hostname: address, ...(isName ? { servername: host } : {}) });
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };

  return (options, callback) => {
    dialChecked(options).then(
      (socket) => callback(null, socket),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  };
}
