// What Ludex answers about a list beyond RAWG: counts beside the filters' options, and ways out of an empty list.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { HttpError } from "#server/http/http-error.ts";
import { FiltersParameters } from "./documentation.ts";
import { parseGamesQuery } from "./query.ts";
import { answer, type GamesDeps } from "./reply.ts";
import { Facets, Hints } from "./search-wire.ts";
import type { GamesQuery } from "./source.ts";

const NoFacets = z
  .object({ code: z.literal("no_facets"), message: z.string() })
  .describe("The list is RAWG's, which does not count.");

type Question = {
  path: string;
  summary: string;
  schema: z.ZodType;
  ask: (query: GamesQuery) => Promise<unknown>;
};

function registerQuestion(app: FastifyInstance, deps: GamesDeps, { path, summary, schema, ask }: Question): void {
  const documentation = { summary, tags: ["games"], querystring: FiltersParameters };
  app.get(path, { schema: { ...documentation, response: { 200: schema, 404: NoFacets } } }, async (request, reply) =>
    answer({ request, reply }, deps, async ({ query }) => {
      // Whatever page the list is on, it is counted as a whole.
      query.delete("page");
      const found = await ask(parseGamesQuery(query, 1));
      if (found === undefined) throw new HttpError(404, "no_facets", "Whoever answers this list does not count.");
      return found;
    }),
  );
}

export function registerSearch(app: FastifyInstance, deps: GamesDeps): void {
  registerQuestion(app, deps, {
    path: "/games/facets",
    summary: "How many games each filter option would leave",
    schema: Facets,
    ask: (query) => deps.source.countOptions(query),
  });
  registerQuestion(app, deps, {
    path: "/games/hints",
    summary: "What to drop or to look for instead when nothing matches",
    schema: Hints,
    ask: (query) => deps.source.hint(query),
  });
}
