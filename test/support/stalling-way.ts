// A way to a port of this machine on which everything may come to a standstill: connections stay, and nothing comes through.
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export type StallingWay = {
  port: number;
  /** From now on nothing comes through, in either direction; new connections are taken and not answered. */
  stall: () => void;
  resume: () => void;
  close: () => void;
};

/** Opens a way to `target`. */
export async function openStallingWay(target: number): Promise<StallingWay> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    if (isStalled) socket.pause();
  };
  const server = createServer((from) => {
    const to = connect(target, "127.0.0.1");
    keep(from);
    keep(to);
    from.pipe(to).pipe(from);
    // What is piped flows by itself.
    if (isStalled) for (const socket of [from, to]) socket.pause();
    from.on("close", () => to.destroy());
    to.on("close", () => from.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // A TCP server has an AddressInfo.
  return {
    port,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
