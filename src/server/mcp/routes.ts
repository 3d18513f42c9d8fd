// `/mcp`: the catalogue for agents by the Model Context Protocol, over HTTP, without sessions, in both of its generations.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { askedBy } from "#server/http/asked-by.ts";
import { baseAddress, type HostRules } from "#server/http/base-address.ts";
import { HttpError } from "#server/http/http-error.ts";
import { limitRate, type RateLimit } from "#server/http/rate-limit.ts";
import type { OpenQuestions } from "#server/pages/document-questions.ts";
import { createQuestions } from "./questions.ts";

export type McpDeps = {
  /** What tools ask through. */
  openQuestions: OpenQuestions;
  hosts: HostRules;
  /** How often one client may ask. */
  limit: RateLimit;
};

/** The one method that keeps its connection open, to be told of changes. There is nothing to tell. */
const LISTENING = "subscriptions/listen";

/** The request as the library reads it; Fastify has read the body already. */
function asWebRequest({ headers, method }: FastifyRequest, address: string): Request {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  return new Request(address, { method, headers: given });
}

/** A message's method, or those of several. */
function methodsOf(body: unknown): unknown[] {
  const messages: unknown[] = Array.isArray(body) ? body : [body];
  return messages.map((message) =>
    typeof message === "object" && message !== null && "method" in message ? message.method : undefined,
  );
}

export async function registerMcp(app: FastifyInstance, deps: McpDeps): Promise<void> {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (methodsOf(request.body).includes(LISTENING)) {
      throw new HttpError(400, "not_supported", "There are no subscriptions here: tools do not change.");
    }
    // With the first agent: most servers never meet one.
    const [{ createMcpHandler }, { createMcpServer }] = await Promise.all([
      import("@modelcontextprotocol/server"),
      import("./create-mcp-server.ts"),
    ]);
    const { base } = baseAddress(request, deps.hosts);
    const { ask } = deps.openQuestions(askedBy({ request, reply }));
    const handler = createMcpHandler(() => createMcpServer(createQuestions(ask, base)));
    const answered = await handler.fetch(asWebRequest(request, `${base}/mcp`), { parsedBody: request.body });
    const text = await answered.text();
    await handler.close();
    const type = answered.headers.get("content-type");
    if (type !== null) reply.type(type);
    return reply.code(answered.status).header("cache-control", "no-store").send(text);
  };
  await app.register(async (scope) => {
    await limitRate(scope, deps.limit);
    scope.post("/mcp", { schema: { hide: true } }, answer);
  });
}
