// How many answers one connection may be owed. A client that asks for a hundred files in one packet and reads none makes
// each of them wait in memory, ahead of every limit on requests; browsers and proxies ask for one after the other.
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const OWED_MAX = 8;

/** Closes connections that ask for more while they have not taken what they asked for. */
export function limitPipelining(app: FastifyInstance): void {
  const owed = new WeakMap<Socket, number>();
  app.addHook("onRequest", async (request, reply) => {
    const { socket } = request.raw;
    const count = (owed.get(socket) ?? 0) + 1;
    owed.set(socket, count);
    if (count > OWED_MAX) {
      reply.hijack();
      socket.destroy();
      return;
    }
    reply.raw.once("close", () => owed.set(socket, (owed.get(socket) ?? 1) - 1));
  });
}
