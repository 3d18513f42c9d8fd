// The parameters of `GET /games` and their canonical spelling, shared by the app, the routes and the gateway's cache.

/** The groups of which several values can be asked for at once. */
type ListGroup =
  | "genres"
  | "platforms"
  | "parent_platforms"
  | "stores"
  | "tags"
  | "developers"
  | "publishers"
  | "creators";

/** Ours: games that have all of these values, or none of them. RAWG ignores it. */
type CountedLists = Partial<Record<`${ListGroup}_${"all" | "none"}`, string>>;

/** Parameters of `GET /games`, spelled as RAWG spells them; lists are comma-separated text. */
export type GamesParams = CountedLists & {
  page?: number;
  page_size?: number;
  search?: string;
  search_exact?: boolean;
  search_precise?: boolean;
  ordering?: string;
  genres?: string;
  platforms?: string;
  parent_platforms?: string;
  stores?: string;
  tags?: string;
  developers?: string;
  publishers?: string;
  creators?: string;
  dates?: string;
  updated?: string;
  metacritic?: string;
  platforms_count?: number;
  exclude_additions?: boolean;
  exclude_parents?: boolean;
  exclude_game_series?: boolean;
  exclude_stores?: string;
  ids?: string;
  exclude?: string;
  /** Ours: a slug in `genres` that is no genre means the tag of that name. RAWG ignores it. */
  genre_tags?: boolean;
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
