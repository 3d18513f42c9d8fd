// All rows of the protocol, in the order in which they are described.
import { DISCOVER_ROUTES } from "./discover-routes.ts";
import { GAMES_ROUTES } from "./games-routes.ts";
import { MATCH_ROUTES } from "./match-routes.ts";
import type { Route } from "./route.ts";
import { SEARCH_ROUTES } from "./search-routes.ts";
import { SITE_LISTS_ROUTES } from "./site-lists-routes.ts";
import { SUBJECT_ROUTES } from "./subject-routes.ts";
import { TERMS_ROUTES } from "./terms-routes.ts";

export const PROTOCOL_ROUTES: readonly Route[] = [
  ...GAMES_ROUTES,
  ...SEARCH_ROUTES,
  ...MATCH_ROUTES,
  ...DISCOVER_ROUTES,
  ...SITE_LISTS_ROUTES,
  ...TERMS_ROUTES,
  ...SUBJECT_ROUTES,
];
