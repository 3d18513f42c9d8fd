// The HTTP server of a double, which can go away, so that connections are refused, and come back at the same address.
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export type LeavingServer = {
  port: number;
  /** Nobody listens any more; connections that are open are cut. */
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  close: () => Promise<void>;
};

export type LeavingServerOptions = {
  /** A free one of this machine, unless it is said. */
  port?: number | undefined;
  keepAliveTimeoutMs?: number;
};

/** Listens on this machine alone. */
export async function startLeavingServer(
  listener: RequestListener,
  { port = 0, keepAliveTimeoutMs }: LeavingServerOptions = {},
): Promise<LeavingServer> {
  const listen = async (on: number): Promise<Server> => {
    const made = createServer(listener);
    if (keepAliveTimeoutMs !== undefined) made.keepAliveTimeout = keepAliveTimeoutMs;
    await once(made.listen(on, "127.0.0.1"), "listening");
    return made;
  };
  let server = await listen(port);
  const given = (server.address() as AddressInfo).port; // A TCP server has an AddressInfo.
  const goAway = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return {
    port: given,
    goAway,
    comeBack: async () => {
      server = await listen(given);
    },
    close: async () => {
      if (server.listening) await goAway();
    },
  };
}
