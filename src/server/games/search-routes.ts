// What Ludex answers about a search beyond RAWG: what its words ask for, counts beside the filters' options, and ways
// out of an empty list.
import { z } from "zod";
import type { AskContext } from "#server/http/ask-context.ts";
import { readSearchText } from "#shared/search/search-text.ts";
import { mapSourced, type Sourced } from "./provenance.ts";
import { FiltersParameters, PAGE_SIZE, parseGamesQuery } from "./query.ts";
import type { Route } from "./route.ts";
import { Facets, Hints, UnderstandingAnswer } from "./search-wire.ts";
import type { GameSource, GamesQuery } from "./source.ts";

type Question = {
  path: string;
  summary: string;
  schema: z.ZodType;
  ask: (query: GamesQuery, source: GameSource, context: AskContext) => Promise<Sourced<unknown>>;
};

const questionRoute = ({ path, summary, schema, ask }: Question): Route => ({
  path,
  takesForm: true,
  schema: { summary, tags: ["games"], querystring: FiltersParameters, response: { 200: schema } },
  answer: async ({ query, context }, source) => {
    // Whatever page the list is on, it is counted as a whole.
    query.delete("page");
    return await ask(parseGamesQuery(query, PAGE_SIZE, source.vocabulary), source, context);
  },
});

const UnderstandParameters = z.object({
  q: z.string().optional().describe("What a visitor typed, at most 1000 characters of it."),
});

const UNDERSTAND: Route = {
  path: "/games/understand",
  schema: {
    summary: "What a sentence or operators ask for",
    tags: ["games"],
    querystring: UnderstandParameters,
    response: { 200: UnderstandingAnswer },
  },
  answer: async ({ query, context }, source) => {
    const text = readSearchText(query.getAll("q").at(-1) ?? "");
    return mapSourced(
      await source.understand(text, context),
      ({ isSentence, ...rest }) =>
        ({
          ...rest,
          is_sentence: isSentence,
        }) satisfies UnderstandingAnswer,
    );
  },
};

export const SEARCH_ROUTES: readonly Route[] = [
  UNDERSTAND,
  questionRoute({
    path: "/games/facets",
    summary: "How many games each filter option would leave",
    schema: Facets,
    ask: (query, source, context) => source.countOptions(query, context),
  }),
  questionRoute({
    path: "/games/hints",
    summary: "What to drop or to look for instead when nothing matches",
    schema: Hints,
    ask: (query, source, context) => source.hint(query, context),
  }),
];
