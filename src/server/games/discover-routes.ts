// `/api/games/discover`: the shelves of the day.
import { z } from "zod";
import { SHELF_NAMES, SHOWN } from "./discover-shelves.ts";
import { givenIn, parameter, wholeNumber } from "./parameters.ts";
import { IncludeParameters, parseIncludes } from "./query.ts";
import type { Route } from "./route.ts";
import { shelvesOfToday } from "./shelves-of-today.ts";
import { GameListItem, TermRef } from "./wire.ts";

const SIZE_MAX = 24;

const DiscoverParameters = z.object({
  ...IncludeParameters.shape,
  page_size: parameter(
    wholeNumber,
    `Games on a shelf at most, from ${SHOWN}, the default, to ${SIZE_MAX}. The first ${SHOWN} stay the same.`,
    "12",
  ),
});

const sizeOf = (query: URLSearchParams) =>
  Math.min(Math.max(DiscoverParameters.parse(givenIn(query)).page_size ?? SHOWN, SHOWN), SIZE_MAX);

const DiscoverAnswer = z.object({
  day: z.iso.date().describe("The day that the shelves were drawn for, in UTC. There are others tomorrow."),
  shelves: z.array(
    z.object({
      name: z
        .enum(SHELF_NAMES)
        .describe(
          "`new`: lately released and much added. `short`: great and done in an evening. `gems`: great and little known. `day`: released on this day of other years. `series`: a series from its first game on. `decade`: the best of ten years.",
        ),
      series: TermRef.optional().describe("Of `series`."),
      from: z.int().optional().describe("The first year of `decade`."),
      results: z
        .array(GameListItem)
        .describe("Three to six games, or more where `page_size` asks for them; none is on two shelves."),
    }),
  ),
});

export const DISCOVER_ROUTES: readonly Route[] = [
  {
    path: "/games/discover",
    schema: {
      summary: "Games to look at today, on shelves",
      tags: ["games"],
      querystring: DiscoverParameters,
      response: { 200: DiscoverAnswer },
    },
    answer: ({ query, context }, source) =>
      shelvesOfToday(source, { include: parseIncludes(query), size: sizeOf(query) }, context),
  },
];
