// `/api/games` and what hangs below a game.
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { highlight } from "#server/search/titles/highlight.ts";
import { Missing, pageOf } from "./documentation.ts";
import { envelope } from "./envelope.ts";
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
import { answer, notFound, type Asked, type GamesDeps } from "./reply.ts";
import type { GamePart, GamesQuery, Slice } from "./source.ts";
import * as wire from "./wire.ts";

const PART_PAGE_SIZE = 10;

const GameRef = z.object({
  game: z.string().meta({ description: "Id or slug of a game.", examples: ["portal-2"] }),
});
type GameRequest = FastifyRequest<{ Params: { game: string } }>;

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
  { source }: GamesDeps,
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
  const results = slice.results.map((game) => ({
    ...game,
    matches: highlight(game.name, search).map(([start, end]) => [start, end]),
  }));
  return { ...slice, results };
}

function registerList(app: FastifyInstance, deps: GamesDeps): void {
  const schema = { summary: "List of games", tags: ["games"], querystring: GamesParameters };
  const response = { 200: pageOf(wire.GameListItem).loose(), 404: Missing };
  app.get("/games", { schema: { ...schema, response } }, async (request, reply) =>
    answer({ request, reply }, deps, async (asked) => {
      const read = parseGamesQuery(asked.query, PAGE_SIZE, deps.source.vocabulary);
      const query = { ...read, typing: typingOf(read) };
      const { take, give } = gatherProvenance();
      const slice = take(await deps.source.listGames(query, asked.context));
      // After the list, which may have brought the years along.
      const extras = take(await envelopeExtras(query, deps, asked));
      return give({ ...envelope(withMatches(slice, query), query, asked.address), ...extras });
    }),
  );
}

function registerDetail(app: FastifyInstance, deps: GamesDeps): void {
  const schema = { summary: "One game", tags: ["games"], params: GameRef, querystring: IncludeParameters };
  const response = { 200: wire.GameDetail.or(wire.Redirect), 404: Missing };
  app.get("/games/:game", { schema: { ...schema, response } }, async (request: GameRequest, reply) =>
    answer({ request, reply }, deps, async ({ query, context }) => {
      const game = await deps.source.getGame(parseRef(request.params.game), parseIncludes(query), context);
      if (game.value === undefined) throw notFound();
      return game;
    }),
  );
}

function registerPart(app: FastifyInstance, deps: GamesDeps, part: GamePart): void {
  const { item, summary } = PARTS[part];
  const schema = { summary, tags: ["games"], params: GameRef, querystring: PageParameters };
  const response = { 200: pageOf(item), 404: Missing };
  app.get(`/games/:game/${part}`, { schema: { ...schema, response } }, async (request: GameRequest, reply) =>
    answer({ request, reply }, deps, async ({ query, address, context }) => {
      const asked = { ...parsePage(query, PART_PAGE_SIZE), ref: parseRef(request.params.game) };
      return mapSourced(await deps.source.listPart(part, asked, context), (slice) => {
        if (slice === undefined) throw notFound();
        return envelope<unknown>(slice, asked, address);
      });
    }),
  );
}

export function registerGames(app: FastifyInstance, deps: GamesDeps): void {
  registerList(app, deps);
  registerDetail(app, deps);
  for (const part of Object.keys(PARTS) as GamePart[]) registerPart(app, deps, part); // Object.keys forgets the keys' type.
}
