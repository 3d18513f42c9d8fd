// What Ludex answers about a search beyond RAWG: what its words ask for, counts beside the filters' options, and ways
// out of an empty list.
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { AskContext } from "#server/http/ask-context.ts";
import { HttpError } from "#server/http/http-error.ts";
import { readSearchText } from "#shared/search/search-text.ts";
import { mapSourced, type Sourced } from "./provenance.ts";
import { FiltersParameters, PAGE_SIZE, parseGamesQuery } from "./query.ts";
import { answer, type GamesDeps } from "./reply.ts";
import { Facets, Hints, UnderstandingAnswer } from "./search-wire.ts";
import type { GamesQuery } from "./source.ts";

const NoFacets = z
  .object({ detail: z.string(), code: z.literal("no_facets") })
  .describe("The list is RAWG's, which does not count.");

type Question = {
  path: string;
  summary: string;
  schema: z.ZodType;
  ask: (query: GamesQuery, context: AskContext) => Promise<Sourced<unknown>>;
};

function registerQuestion(app: FastifyInstance, deps: GamesDeps, { path, summary, schema, ask }: Question): void {
  const documentation = { summary, tags: ["games"], querystring: FiltersParameters };
  app.get(path, { schema: { ...documentation, response: { 200: schema, 404: NoFacets } } }, async (request, reply) =>
    answer({ request, reply }, deps, async ({ query, context }) => {
      // Whatever page the list is on, it is counted as a whole; who answers its first page counts.
      query.delete("page");
      const found = await ask(parseGamesQuery(query, PAGE_SIZE, deps.source.vocabulary), context);
      if (found.value === undefined) throw new HttpError(404, "no_facets", "Whoever answers this list does not count.");
      return found;
    }),
  );
}

const UnderstandParameters = z.object({
  q: z.string().optional().describe("What a visitor typed, at most 1000 characters of it."),
});

function registerUnderstand(app: FastifyInstance, deps: GamesDeps): void {
  const schema = {
    summary: "What a sentence or operators ask for",
    tags: ["games"],
    querystring: UnderstandParameters,
  };
  app.get(
    "/games/understand",
    { schema: { ...schema, response: { 200: UnderstandingAnswer } } },
    async (request, reply) =>
      answer({ request, reply }, deps, async ({ query, context }) => {
        const text = readSearchText(query.getAll("q").at(-1) ?? "");
        return mapSourced(
          await deps.source.understand(text, context),
          ({ isSentence, isAboutPrice, ...rest }) =>
            ({
              ...rest,
              is_sentence: isSentence,
              ...(isAboutPrice && { is_about_price: isAboutPrice }),
            }) satisfies UnderstandingAnswer,
        );
      }),
  );
}

export function registerSearch(app: FastifyInstance, deps: GamesDeps): void {
  registerUnderstand(app, deps);
  registerQuestion(app, deps, {
    path: "/games/facets",
    summary: "How many games each filter option would leave",
    schema: Facets,
    ask: (query, context) => deps.source.countOptions(query, context),
  });
  registerQuestion(app, deps, {
    path: "/games/hints",
    summary: "What to drop or to look for instead when nothing matches",
    schema: Hints,
    ask: (query, context) => deps.source.hint(query, context),
  });
}
