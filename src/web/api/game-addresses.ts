// Where the question about one game leads, without the code that asks it.
import { canonicalQuery } from "#shared/rawg/query.ts";

export const SCREENSHOTS = 7;
export const TRAILERS = 3;
/** What the record brings along, so that a page costs one request. */
export const INCLUDED = "screenshots,movies,subjects";

/** The address of the question of `gameQuery`. */
export const gameRequest = (id: number): string => `/api/games/${id}?${canonicalQuery({ include: INCLUDED })}`;
