// The sources that the catalogue knows by name.
export const RAWG_SOURCE = "rawg";
/** What RAWG's lists do not say of a game. */
export const RAWG_DETAILS_SOURCE = "rawg-details";
export const IGDB_SOURCE = "igdb";
/** Corrections by whoever runs the site, by the ids of their games. */
export const EDITS_SOURCE = "edits";
/** What data/ holds, by RAWG's id or its own. */
export const BUNDLED_SOURCE = "ludex";
