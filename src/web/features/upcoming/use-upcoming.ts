// What is still to come, page by page: first what has a date, the soonest first, then what has none. The address decides.
import { useQuery } from "@tanstack/react-query";
import { listGamesQuery } from "#web/api/list-games.ts";
import type { CardGame } from "#web/lib/card-game.ts";
import { type CatalogueView, filterParams, formatView, PAGE_MAX } from "#web/lib/catalogue-view.ts";
import { ROUTES } from "#shared/routes.ts";
import type { GamesParams } from "#shared/rawg/query.ts";
import { useShelfNarrowing } from "#web/state/shelf/narrowing.ts";

const PAGE_SIZE = 40;
/** What has no date lies in no span of days; this one holds all the others. */
const ANY_DAY = "1950-01-01,2100-12-31";

/** Root-relative address of a page of the list; filters are all that it keeps of a view. */
export function upcomingAddress({ filters, page }: Pick<CatalogueView, "filters" | "page">): string {
  const query = formatView({ filters, page, sort: undefined });
  return query === "" ? ROUTES.upcoming.path : `${ROUTES.upcoming.path}?${query}`;
}

/** Pages of the list: those of games with a date, and those of games without one, which begin on the last of the former. */
export function pagesOf(dated: number, all: number) {
  const datedPages = Math.max(1, Math.ceil(dated / PAGE_SIZE));
  const undatedPages = Math.ceil(Math.max(0, all - dated) / PAGE_SIZE);
  return { datedPages, total: Math.min(PAGE_MAX, datedPages + Math.max(0, undatedPages - 1)) };
}

const NONE: readonly CardGame[] = [];

/** What is shown at a view. The counts tell which pages there are; a page asks for what stands on it alone. */
export function useUpcoming({ filters, page }: CatalogueView) {
  const all: GamesParams = {
    ...filterParams(filters),
    ...useShelfNarrowing(),
    release_all: [filters.release_all, "upcoming"].filter((value) => value !== "").join(","),
    ordering: "released",
  };
  const dated: GamesParams = { ...all, dates: all.dates ?? ANY_DAY };
  const first = useQuery(listGamesQuery({ ...dated, page_size: page === 1 ? PAGE_SIZE : 1 }));
  const whole = useQuery(listGamesQuery({ ...all, page_size: 1 }));
  const isCounted = first.data !== undefined && whole.data !== undefined;
  const counts = { dated: first.data?.count ?? 0, all: whole.data?.count ?? 0 };
  const { datedPages, total } = pagesOf(counts.dated, counts.all);
  const hasDated = isCounted && page > 1 && page <= datedPages;
  // Never the question of the first page: a document would not ask what one of two observers does not want yet.
  const laterPage = Math.max(2, page);
  const later = useQuery({ ...listGamesQuery({ ...dated, page: laterPage, page_size: PAGE_SIZE }), enabled: hasDated });
  // Without a date they come first where games are ordered by it.
  const hasUndated = isCounted && page >= datedPages && page <= total && counts.all > counts.dated;
  const undatedPage = page - datedPages + 1;
  const rest = useQuery({
    ...listGamesQuery({ ...all, page: Math.max(1, undatedPage), page_size: PAGE_SIZE }),
    enabled: hasUndated,
  });
  const shown = [first, whole, ...(hasDated ? [later] : []), ...(hasUndated ? [rest] : [])];
  const withDate = page === 1 ? first.data?.results : hasDated ? later.data?.results : NONE;
  const failed = shown.find(({ data, error }) => data === undefined && error !== null);
  return {
    isLoading: shown.some(({ data, isPlaceholderData }) => data === undefined || isPlaceholderData),
    hasFailed: failed !== undefined,
    reload: () => void Promise.all(shown.map((query) => query.refetch())),
    count: counts.all,
    total,
    dated: withDate ?? NONE,
    undated: hasUndated ? (rest.data?.results.filter(({ released }) => released === null) ?? NONE) : NONE,
  };
}
