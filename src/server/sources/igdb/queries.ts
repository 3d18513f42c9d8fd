// What IGDB is asked, in Apicalypse (https://api-docs.igdb.com/#apicalypse-1). Lists are walked by id: what is beyond the
// last one, at most 500 at a time (https://api-docs.igdb.com/#pagination), so that nothing that comes or goes meanwhile
// moves another game out of the way. A change is found by `updated_at`, and walked by id as well: thousands of games may
// have been changed in the same second.

/** The most that one request gives. */
export const PAGE_MAX = 500;
const PAGE_MIN = 50;

// The star brings what the game itself says, old and new spellings alike: naming a field that has been taken away would
// be refused, and IGDB replaces its enumerations by tables under other names with the same numbers
// (https://api-docs.igdb.com/#migration-enums-to-tables).
const GAME_FIELDS = [
  "*",
  "age_ratings.*",
  "alternative_names.name",
  "artworks.alpha_channel",
  "artworks.image_id",
  "collections.name",
  "cover.image_id",
  "external_games.*",
  "franchises.name",
  "game_localizations.name",
  "game_modes.name",
  "genres.name",
  "involved_companies.company.name",
  "involved_companies.developer",
  "involved_companies.publisher",
  "keywords.slug",
  "platforms.name",
  "player_perspectives.name",
  "release_dates.*",
  "screenshots.image_id",
  "themes.name",
  "videos.name",
  "videos.video_id",
  "websites.*",
].join(",");

/** A stretch of the list of games: ids beyond `after`, of those changed at `since` (seconds since 1970) or later. */
export type Stretch = { after: number; since?: number | undefined };

/** Halves with each try. */
export const pageSize = (attempt: number): number => Math.max(PAGE_MIN, Math.floor(PAGE_MAX / 2 ** attempt));

export const whereOf = ({ after, since }: Stretch): string =>
  `where id > ${after}${since === undefined ? "" : ` & updated_at >= ${since}`};`;

export const gamesQuery = (stretch: Stretch, limit: number): string =>
  `fields ${GAME_FIELDS}; ${whereOf(stretch)} sort id asc; limit ${limit};`;

/** Games with these ids, at most a page of them. */
export const theseQuery = (ids: readonly number[]): string =>
  `fields ${GAME_FIELDS}; where id = (${ids.join(",")}); sort id asc; limit ${PAGE_MAX};`;

export const idsQuery = (after: number): string => `fields id; ${whereOf({ after })} sort id asc; limit ${PAGE_MAX};`;

export const NEWEST_QUERY = "fields updated_at; where updated_at != null; sort updated_at desc; limit 1;";

/** `/game_time_to_beats`: seconds, one entry a game (https://api-docs.igdb.com/#game-time-to-beat). */
export const timesQuery = (ids: readonly number[]): string =>
  `fields game_id,hastily,normally,completely; where game_id = (${ids.join(",")}); limit ${PAGE_MAX};`;
