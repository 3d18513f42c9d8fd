// `/api/games` and what hangs below a game.
import { z } from "zod";
import { highlight } from "#server/search/titles/highlight.ts";
import { Missing, pageOf } from "./documentation.ts";
import { envelope } from "./envelope.ts";
import { withMore } from "./kept-items.ts";
import { gatherProvenance, mapSourced, type Sourced } from "./provenance.ts";
import {
  GamesParameters,
  IncludeParameters,
  PAGE_SIZE,
  PageParameters,
  parseGamesQuery,
  parseIncludes,
  parsePage,
  parseRef,
  typingOf,
} from "./query.ts";
import { type Asked, notFound, type Route } from "./route.ts";
import type { GamePart, GameSource, GamesQuery, Slice } from "./source.ts";
import * as wire from "./wire.ts";

const PART_PAGE_SIZE = 10;

const GameRef = z.object({
  game: z.string().meta({ description: "Id or slug of a game.", examples: ["portal-2"] }),
});

const PARTS = {
  screenshots: { item: wire.Screenshot, summary: "Pictures of a game" },
  movies: { item: wire.Movie, summary: "Trailers of a game" },
  stores: { item: wire.GameStoreLink, summary: "Where a game is sold" },
  suggested: { item: wire.GameListItem, summary: "Games like this one" },
  additions: { item: wire.GameListItem, summary: "Expansions of a game" },
  "parent-games": { item: wire.GameListItem, summary: "What an expansion extends" },
  "game-series": { item: wire.GameListItem, summary: "Other games of its series" },
  "development-team": { item: wire.TeamMember, summary: "People who made a game" },
  achievements: { item: wire.Achievement, summary: "Achievements of a game" },
  reddit: { item: wire.OutsidePost, summary: "Posts about a game" },
  twitch: { item: wire.OutsidePost, summary: "Streams of a game" },
  youtube: { item: wire.OutsidePost, summary: "Videos about a game" },
} satisfies Record<GamePart, { item: z.ZodType; summary: string }>;

const SEO = { seo_title: "All Games", seo_description: "", seo_keywords: "", seo_h1: "All Games" };

/** What RAWG puts beside the results: much on the whole list, next to nothing on a filtered one. */
async function envelopeExtras(
  { isFiltered, search, include }: GamesQuery,
  source: GameSource,
  { query, context }: Asked,
): Promise<Sourced<object>> {
  const { take, give } = gatherProvenance();
  const text = include.makers === true ? search?.text : undefined;
  const maker = text === undefined ? undefined : take(await source.findMaker(text, context));
  const rest = {
    ...(maker !== undefined && { maker }),
    ...(isFiltered ? { user_platforms: false } : { nofollow_collections: ["stores"] }),
  };
  if (isFiltered && query.get("filter") !== "true") return give(rest);
  const facets = { ...SEO, noindex: false, nofollow: false, description: "" };
  const years = take(await source.countYears(context));
  return give({ ...facets, filters: { years }, ...rest });
}

/** The results with the parts of their names that answer the search, where they are asked for. */
function withMatches(slice: Slice<wire.GameListItem>, { search, include }: GamesQuery): Slice<wire.GameListItem> {
  if (include.matches !== true || search === undefined) return slice;
  const results = slice.results.map((game) =>
    withMore(game, { matches: highlight(game.name, search).map(([start, end]) => [start, end]) }),
  );
  return { ...slice, results };
}

const LIST: Route = {
  path: "/games",
  takesForm: true,
  schema: {
    summary: "List of games",
    tags: ["games"],
    querystring: GamesParameters,
    response: { 200: pageOf(wire.GameListItem).loose(), 404: Missing },
  },
  answer: async (asked, source) => {
    const read = parseGamesQuery(asked.query, PAGE_SIZE, source.vocabulary);
    const query = { ...read, typing: typingOf(read) };
    const { take, give } = gatherProvenance();
    const slice = take(await source.listGames(query, asked.context));
    const extras = take(await envelopeExtras(query, source, asked));
    return give({ ...envelope(withMatches(slice, query), query, asked.address), ...extras });
  },
};

const DETAIL: Route = {
  path: "/games/:game",
  schema: {
    summary: "One game",
    tags: ["games"],
    params: GameRef,
    querystring: IncludeParameters,
    response: { 200: wire.GameDetail.or(wire.Redirect), 404: Missing },
  },
  answer: async ({ query, context, params: { game: ref = "" } }, source) => {
    const game = await source.getGame(parseRef(ref), parseIncludes(query), context);
    if (game.value === undefined) throw notFound();
    return game;
  },
};

function partRoute(part: GamePart): Route {
  const { item, summary } = PARTS[part];
  const response = { 200: pageOf(item), 404: Missing };
  return {
    path: `/games/:game/${part}`,
    schema: { summary, tags: ["games"], params: GameRef, querystring: PageParameters, response },
    answer: async ({ query, address, context, params: { game: ref = "" } }, source) => {
      const asked = { ...parsePage(query, PART_PAGE_SIZE), ref: parseRef(ref) };
      return mapSourced(await source.listPart(part, asked, context), (slice) => {
        if (slice === undefined) throw notFound();
        return envelope<unknown>(slice, asked, address);
      });
    },
  };
}

export const GAMES_ROUTES: readonly Route[] = [
  LIST,
  DETAIL,
  ...(Object.keys(PARTS) as GamePart[]).map(partRoute), // Object.keys forgets the keys' type.
];
