// The pages of the app, one row a page. Server, router, cards, header, head, sitemap and service worker read it: what a row
// says holds everywhere, and no page's address is written anywhere else.

type Row = {
  /** Its address; `{id}` stands for a game's, `{kind}` and `{slug}` for a subject's. */
  path: string;
  /** Its name, in the tab and in links to it. */
  title: string;
  /** Does it list games? Then each game's page lies below it, too, and says which list it was opened from. */
  holdsGames?: true;
  /** May search engines show it? A document that failed or has nothing to say never is. */
  isIndexed?: true;
  isInSiteMap?: true;
  /** Has the header a link to it? */
  isInHeader?: true;
  /** Has the header a button that opens its filters, where the window is narrow? */
  hasFilterSheet?: true;
  /** How the key of the question begins without whose answer there is no page. */
  question?: string;
  /** What the server says where nothing went wrong; 200 by default. */
  status?: 404;
  /** Has it only the build without a server? Elsewhere nobody knows its address. */
  isAlone?: true;
};

const TABLE = {
  catalogue: {
    path: "/",
    title: "Ludex: discover video games",
    holdsGames: true,
    isIndexed: true,
    isInSiteMap: true,
    hasFilterSheet: true,
    question: "games",
  },
  search: { path: "/search", title: "Search results", holdsGames: true, isIndexed: true, question: "search" },
  upcoming: {
    path: "/upcoming",
    title: "Upcoming games",
    holdsGames: true,
    isIndexed: true,
    isInSiteMap: true,
    question: "games",
  },
  favorites: { path: "/favorites", title: "Favorites", holdsGames: true, isIndexed: true, isInHeader: true },
  discover: { path: "/discover", title: "Discover", isIndexed: true, isInSiteMap: true, question: "discover" },
  shelf: { path: "/shelf", title: "My shelf", holdsGames: true },
  shared: { path: "/shared", title: "A shared list" },
  subject: { path: "/{kind}/{slug}", title: "Explore", isIndexed: true, question: "subject" },
  game: { path: "/game/{id}", title: "Game", isIndexed: true, question: "game" },
  similar: { path: "/game/{id}/similar", title: "Games like", isIndexed: true, question: "game" },
  compare: { path: "/compare", title: "Compare games", isIndexed: true },
  "share-target": { path: "/share-target", title: "Shared with Ludex" },
  settings: { path: "/settings", title: "Settings", status: 404, isAlone: true },
  "not-found": { path: "/not-found", title: "Page not found", status: 404 },
} as const satisfies Record<string, Row>;

export type PageName = keyof typeof TABLE;
export const ROUTES: Readonly<Record<PageName, Row>> = TABLE;
/** In the table's order. */
export const PAGE_NAMES = Object.keys(TABLE) as PageName[]; // They are the keys of this very object.

type Says<Column extends keyof Row> = {
  [Name in PageName]: (typeof TABLE)[Name] extends Record<Column, true> ? Name : never;
}[PageName];
/** A page that the header links to. */
export type HeaderPage = Says<"isInHeader">;
export const HEADER_PAGES = PAGE_NAMES.filter((name): name is HeaderPage => ROUTES[name].isInHeader === true);

/** What a tab is called that shows `shown`. */
export const tabTitle = (shown: string) => `${shown} · Ludex`;
