// A game of which the catalogue knows little, with what RAWG's record says of it beside that.
import type { GameDetail } from "#server/games/wire.ts";

/** What RAWG's record says of a game that no list does; the catalogue's own word stands where it has one. */
const ONLY_IN_DETAILS = [
  "name_original",
  "alternative_names",
  "metacritic_platforms",
  "metacritic_url",
  "background_image_additional",
  "website",
  "reactions",
  "added_by_status",
  "developers",
  "publishers",
  "esrb_rating",
  "screenshots_count",
  "movies_count",
  "creators_count",
  "achievements_count",
  "parent_achievements_count",
  "reddit_url",
  "reddit_name",
  "reddit_description",
  "reddit_logo",
  "reddit_count",
  "twitch_count",
  "youtube_count",
] as const satisfies readonly (keyof GameDetail)[];

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "" || value === 0) return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

/** `brief` whole: RAWG's description, its shops' links, and of all else what the catalogue has not. */
export function fillIn(brief: GameDetail, detail: GameDetail): GameDetail {
  const { is_brief: _isBrief, ...known } = brief;
  const missing = Object.fromEntries(
    ONLY_IN_DETAILS.filter((field) => isEmpty(known[field])).map((field) => [field, detail[field]]),
  );
  const isDescribed = detail.description_raw !== "";
  return {
    ...known,
    ...missing,
    // A line put together from facts is no description where somebody wrote one.
    description: isDescribed ? detail.description : known.description,
    description_raw: isDescribed ? detail.description_raw : known.description_raw,
    stores: detail.stores.length > 0 ? detail.stores : known.stores,
  };
}
