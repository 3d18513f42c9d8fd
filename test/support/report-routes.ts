// Loaded before the server's own code (`node --import`): writes the table of its routes to the file ROUTES_FILE, so that
// a test of all routes is a test of those, too, that somebody adds tomorrow.
import { subscribe } from "node:diagnostics_channel";
import { writeFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";

export type Route = {
  method: string;
  /** With `:name` for what stands for anything. */
  url: string;
  /** Names of the parameters that its document lists. */
  parameters: string[];
};

function namesIn(schema: unknown): string[] {
  const isShaped = typeof schema === "object" && schema !== null && "shape" in schema;
  return isShaped && typeof schema.shape === "object" && schema.shape !== null ? Object.keys(schema.shape) : [];
}

const file = process.env["ROUTES_FILE"];
if (file !== undefined) {
  subscribe("fastify.initialization", (message) => {
    // The channel's message is Fastify's own: the instance that has just been made.
    const { fastify } = message as { fastify: FastifyInstance };
    const routes: Route[] = [];
    fastify.addHook("onRoute", ({ method, url, schema }) => {
      const parameters = namesIn(schema?.querystring);
      routes.push(...[method].flat().map((one) => ({ method: one, url, parameters })));
    });
    fastify.addHook("onReady", async () => writeFileSync(file, JSON.stringify(routes)));
  });
}
