// Ports of this machine: one that nobody has, and when somebody listens there.
import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const BEGIN_MAX_MS = 10_000;

/** A port on which nobody listens just now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // A TCP server has an AddressInfo.
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Resolves when something listens on the port. */
export async function heard(port: number): Promise<void> {
  const giveUpAt = performance.now() + BEGIN_MAX_MS;
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const isThere = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isThere) return;
    if (performance.now() > giveUpAt) throw new Error(`nobody listens on ${port}`);
    await sleep(20);
  }
}
