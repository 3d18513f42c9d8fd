// The pages of the app, one row a page. Server, router, cards, header, head, sitemap and service worker read it: what a row
// says holds everywhere, and no page's address is written anywhere else.

type Row = {
  /** Its address; `{id}` stands for a game's. */
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
  favorites: { path: "/favorites", title: "Favorites", holdsGames: true, isIndexed: true, isInHeader: true },
  game: { path: "/game/{id}", title: "Game", isIndexed: true, question: "game" },
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
