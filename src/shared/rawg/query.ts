// The parameters of `GET /games` and their canonical spelling, shared by the app, the routes and the gateway's cache.
import type {
  DaysParameter,
  FlagParameter,
  GamesParameter,
  NumberParameter,
  NumbersParameter,
  TermParameter,
} from "#shared/catalogue/filters.ts";

/** Parameters of `GET /games`, spelled as RAWG spells them; lists and ranges are text with commas. */
export type GamesParams = Partial<Record<TermParameter | DaysParameter | NumbersParameter | GamesParameter, string>> &
  Partial<Record<NumberParameter, number>> &
  Partial<Record<FlagParameter, boolean>> & {
    page?: number;
    page_size?: number;
    search?: string;
    search_exact?: boolean;
    search_precise?: boolean;
    /** Ours: games without the words follow those that have them. RAWG ignores it. */
    search_wish?: boolean;
    ordering?: string;
    exclude_stores?: string;
    /** Ours: a slug in `genres` that is no genre means the tag of that name. RAWG ignores it. */
    genre_tags?: boolean;
    /** Ours: without an order those come earlier that are most of the kinds and platforms asked for. RAWG ignores it. */
    typical?: boolean;
    /** Ours: what to put inside each result, any of `screenshots,movies,developers`. RAWG ignores it. */
    include?: string;
  };

/**
 * Query text with parameters sorted by name and percent-encoded, empty ones left out, without a leading `?`.
 * RAWG spells `next` and `previous` this way, and the same text is the cache key: equal questions, equal keys. Half a
 * character, which has no spelling, is asked for as U+FFFD.
 */
export function canonicalQuery(params: Readonly<Record<string, string | number | boolean | undefined>>): string {
  return Object.entries(params)
    .filter(([, value]) => value !== undefined && value !== "")
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value).toWellFormed())}`)
    .join("&");
}
