// `/api/games/lists/…` and `/api/games/calendar/…`: the lists of RAWG's own site, in the envelope of `/api/games`.
import { z } from "zod";
import { Missing, pageOf } from "./documentation.ts";
import { envelope } from "./envelope.ts";
import { gatherProvenance, mapSourced, type Sourced } from "./provenance.ts";
import { SiteListParameters } from "./query.ts";
import { notFound, type Route } from "./route.ts";
import { askedOf, monthSpan, questionsOf, SITE_LISTS, type SiteList } from "./site-lists.ts";
import type { GamesQuery, Slice } from "./source.ts";
import { GameListItem } from "./wire.ts";

const ListName = z.object({
  list: z.string().meta({
    description: SITE_LISTS.map(({ name, summary }) => `\`${name}\`: ${summary}.`).join(" "),
    examples: ["greatest"],
  }),
});

const Month = z.object({
  year: z.string().meta({ description: "Four figures.", examples: ["2024"] }),
  month: z.string().meta({ description: "From 1 to 12.", examples: ["2"] }),
});

const response = { 200: pageOf(GameListItem).loose(), 404: Missing };
/** What RAWG puts beside the results of all of them. */
const EXTRAS = { user_platforms: false };

type Answer = { asked: GamesQuery; slice: Slice<GameListItem> };
/** Asks the source on behalf of whoever asked for the list. */
type ListGames = (query: GamesQuery) => Promise<Sourced<Slice<GameListItem>>>;

/**
 * The first of the questions that enough games answer, else the last. Their first pages decide, so that a list does not
 * become another one on a page beyond its end. Each that was asked has a part in the answer.
 */
async function firstAnswer(
  listGames: ListGames,
  { least }: SiteList,
  questions: readonly GamesQuery[],
): Promise<Sourced<Answer>> {
  const { take, give } = gatherProvenance();
  for (const asked of questions) {
    const first = take(await listGames({ ...asked, page: 1 }));
    if (first.count < least && asked !== questions.at(-1)) continue;
    return give({ asked, slice: asked.page === 1 ? first : take(await listGames(asked)) });
  }
  throw notFound();
}

const LISTS: Route = {
  path: "/games/lists/:list",
  schema: {
    summary: "A list of RAWG's own site",
    tags: ["games"],
    params: ListName,
    querystring: SiteListParameters,
    response,
  },
  answer: async ({ query, address, context, params }, source) => {
    const list = SITE_LISTS.find(({ name }) => name === params["list"]);
    if (list === undefined) throw notFound();
    const today = new Date().toISOString().slice(0, 10);
    const listGames: ListGames = (asked) => source.listGames(asked, context);
    const found = await firstAnswer(listGames, list, questionsOf(list, query, today));
    return mapSourced(found, ({ asked, slice }) => ({ ...envelope(slice, asked, address), ...EXTRAS }));
  },
};

const CALENDAR: Route = {
  path: "/games/calendar/:year/:month",
  schema: {
    summary: "Released in a month",
    tags: ["games"],
    params: Month,
    querystring: SiteListParameters.omit({ year: true }),
    response,
  },
  answer: async ({ query, address, context, params: { year = "", month = "" } }, source) => {
    const span = monthSpan(year, month);
    if (span === undefined) throw notFound();
    const asked = askedOf(query, { span, ordering: { field: "released", isDescending: false } });
    const found = await source.listGames(asked, context);
    return mapSourced(found, (slice) => ({ ...envelope(slice, asked, address), ...EXTRAS }));
  },
};

export const SITE_LISTS_ROUTES: readonly Route[] = [LISTS, CALENDAR];
