// Whether the process is alive, and whether it can serve. Both tell the truth of this moment and are never cached.
import type { FastifyInstance } from "fastify";

export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  const schema = { hide: true };
  app.get("/healthz", { schema }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  );
  app.get("/readyz", { schema }, async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: ready ? "ready" : "not ready" });
  });
}
