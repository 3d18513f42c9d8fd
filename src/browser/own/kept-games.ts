// Games of RAWG's lists, found again where RAWG cannot be asked: with the title engine that searches the catalogue, and put
// where they stand on the server once it has taken them in, before what the catalogue finds.
import type { GameListItem } from "#server/games/wire.ts";
import type { GamesQuery, GameSource, Slice } from "#server/games/source.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";
import { near, presentFound } from "#server/gateway/settled-search.ts";

/** Read where they are wanted: there may be thousands. */
type KeptGames = () => Promise<readonly GameListItem[]>;

type Numbered = GamesQuery & { page: number };

/** `limit` games of the catalogue's own list from `offset` on: two of its pages hold them. */
async function ownFrom(catalogue: GameSource, query: Numbered, offset: number): Promise<readonly GameListItem[]> {
  const first = Math.floor(offset / query.pageSize);
  const pages = await Promise.all(
    [1, 2].map(async (more) => (await catalogue.listGames({ ...query, page: first + more }, NO_CLIENT)).value.results),
  );
  return pages.flat().slice(offset - first * query.pageSize);
}

/** Those of `kept` that answer a search for words alone, and that the catalogue does not have. */
async function foundAgain(catalogue: GameSource, kept: KeptGames, query: GamesQuery) {
  const isNarrowed = Object.entries(query.filters).some(([name, value]) => name !== "exclude" && value !== undefined);
  if (query.search === undefined || isNarrowed) return [];
  const hidden = new Set(query.filters.exclude);
  const found = [...near(await kept(), query.search)].filter(({ id }) => !hidden.has(id));
  if (found.length === 0) return [];
  const all = { ...query, page: 1, pageSize: Math.max(1, found.length), search: undefined };
  const known = await catalogue.listGames({ ...all, filters: { ids: found.map(({ id }) => id) } }, NO_CLIENT);
  const knownIds = new Set(known.value.results.map(({ id }) => id));
  return found.filter(({ id }) => !knownIds.has(id)).map((game) => presentFound(game, query.include));
}

/** What the catalogue answers, with the games of `kept` that answer as well. */
export async function listWithKept(
  catalogue: GameSource,
  kept: KeptGames,
  query: GamesQuery,
): Promise<Slice<GameListItem>> {
  const { value: slice } = await catalogue.listGames(query, NO_CLIENT);
  const before = await foundAgain(catalogue, kept, query);
  if (before.length === 0) return slice;
  const { page } = slice;
  const start = (page - 1) * query.pageSize;
  const head = before.slice(start, start + query.pageSize);
  const own = await ownFrom(catalogue, { ...query, page }, Math.max(0, start - before.length));
  const results = [...head, ...own.slice(0, query.pageSize - head.length)];
  return { ...slice, count: slice.count + before.length, results };
}
