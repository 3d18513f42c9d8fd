import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import Fastify, { type FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { countCost } from "./rate-limit.ts";

it("[safety-21] what is counted late is counted for the client who asked, who may have left", async () => {
  const counted = Promise.withResolvers<string>();
  const app = Fastify();
  await app.register(async (scope) => {
    const count = await countCost(scope, { max: 1 });
    const late = async (request: FastifyRequest) => {
      const { socket } = request.raw;
      if (!socket.destroyed) await once(socket, "close");
      await count(request).then(
        () => counted.resolve("counted"),
        (error: unknown) => counted.resolve(String(error)),
      );
      return "";
    };
    scope.route({ method: "GET", url: "/", handler: late });
    const again = async (request: FastifyRequest) => await count(request);
    scope.route({ method: "GET", url: "/again", handler: again });
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
  await once(app.server, "request");
  socket.destroy();
  expect(await counted.promise).toBe("counted");
  // It was the whole of this address's share.
  expect((await fetch(`http://127.0.0.1:${port}/again`)).status).toBe(429);
  await app.close();
});
