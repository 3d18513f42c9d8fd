// Mounts the RAWG protocol at /api: open to every origin, limited a client, described at /api/openapi.json and, for
// people, at /api/docs.
import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { registerApiDocs } from "#server/api-docs/routes.ts";
import { createAnswer, sendAnswer, type Answer } from "#server/http/answer-cache.ts";
import { openToOrigins } from "#server/http/open-to-origins.ts";
import { limitRate, type RateLimit } from "#server/http/rate-limit.ts";
import { allowEmbedding } from "#server/http/security-headers.ts";
import { type GamesDeps, mountRoutes } from "./reply.ts";
import { notFound } from "./route.ts";
import { PROTOCOL_ROUTES } from "./routes.ts";

const INFO = {
  title: "Ludex",
  version: "1.0.0",
  description:
    "The RAWG games protocol, served from the bundled catalogue or through a gateway. A RAWG client works here by changing its base address.",
};

function registerDocument(scope: FastifyInstance): void {
  let document: Answer | undefined;
  scope.get("/openapi.json", { schema: { hide: true } }, async (request, reply) => {
    document ??= createAnswer(JSON.stringify(scope.swagger()), "application/json; charset=utf-8");
    return await sendAnswer({ request, reply }, document, "public, max-age=3600");
  });
}

export type ProtocolDeps = GamesDeps & {
  /** How often one client may ask. */
  limit: RateLimit;
  /** The built app, which holds the frame of the API page. */
  appDirectory: string | undefined;
};

export async function registerProtocol(app: FastifyInstance, deps: ProtocolDeps): Promise<void> {
  await app.register(
    async (scope) => {
      // The protocol never refuses a value it cannot understand: schemas describe, query.ts reads.
      scope.setValidatorCompiler(() => (value) => ({ value }));
      await openToOrigins(scope);
      await limitRate(scope, deps.limit);
      allowEmbedding(scope);
      await scope.register(swagger, { openapi: { openapi: "3.1.0", info: INFO }, transform: jsonSchemaTransform });
      mountRoutes(scope, deps, PROTOCOL_ROUTES);
      registerDocument(scope);
      registerApiDocs(scope, { document: () => scope.swagger(), ...deps });
      scope.setNotFoundHandler({ preHandler: scope.rateLimit() }, () => {
        throw notFound();
      });
    },
    { prefix: "/api" },
  );
}
