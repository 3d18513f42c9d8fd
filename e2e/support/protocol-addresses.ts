// Addresses of the protocol, by what they are about, over the bundled catalogue: a server and the engine in a page are asked
// them alike.

const LISTS = [
  "games",
  "games?page=3&page_size=7",
  "games?page=last&page_size=40",
  "games?page_size=5&include=screenshots,movies,developers,series",
  "games?genres=puzzle&platforms=4&ordering=-metacritic",
  "games?genres=puzzle&genres_none=action&tags=singleplayer&page_size=30",
  "games?genres_all=action,puzzle&typical=true",
  "games?developers=valve-software&ordering=released",
  "games?dates=1995-01-01,1999-12-31&metacritic=90,100&ordering=-released",
  "games?parent_platforms=7&playtime=1,10&ordering=lowest",
  "games?creators=tim-schafer&ordering=oldest",
  "games?like=4200&include=shared&page_size=12",
  "games?ids=4200,3328,1&ordering=name",
  "games?filter=true&stores=gog&page_size=3",
  "games?dates=1998-01-01,1998-12-31&ordering=-metacritic&page_size=5",
  "games?tags=co-op,horror&page_size=5",
  "games?metacritic=90,100&exclude=3498&page_size=5",
  ...["name", "lowest", "-released"].map((order) => `games?ordering=${order}&page_size=5`),
  // Of the day: midnight is not likely to lie between the two.
  "games/discover",
];

/** Orders that the server has words of its own for, and one that nobody knows. */
const ORDERS = ["name", "-added", "-rating", "updated", "created", "nonsense"].map(
  (order) => `games?ordering=${order}&page_size=15&genres=adventure`,
);

const SEARCHES = [
  "games?search=portal+2&include=matches",
  "games?search=zelad&page_size=9",
  "games?search=zelad&search_precise=true",
  "games?search=half-life&search_exact=true",
  "games?search=genre%3Arpg+year%3A2015..2018+-witcher",
  "games?search=valve&include=makers",
  "games?search=dreamlike+puzzle&search_wish=true",
  "games?search=qqqqqq",
  "games?search=fasmofobia&page_size=3",
  "games?search=%E3%82%BC%E3%83%AB%E3%83%80&page_size=3",
  "games?search=short+cozy+games+for+switch&page_size=5",
  "games/facets?genres=puzzle",
  "games/facets?search=zelda&platforms=4",
  "games/hints?genres=puzzle&developers=valve-software&dates=1980-01-01,1981-01-01",
  "games/hints?search=zeldda+qqqq",
  "games/understand?q=short+co-op+puzzle+games+before+2010+for+switch",
  "games/understand?q=juegos+de+rol+cortos",
  "games/understand?q=platform%3Apc+-horror+sort%3Aname",
  "games/match?titles=Portal+2%0ADoom+(1993)%0Anothing+like+it",
];

const GAMES = [
  "games/4200",
  "games/portal-2?include=screenshots,movies,developers,subjects",
  // Of those that machines made of lists, which the page brings later.
  "games/3344819203",
  "games/4200/screenshots",
  "games/4200/movies",
  "games/4200/stores",
  "games/4200/suggested?page_size=4",
  "games/portal-2/game-series",
  "games/4200/development-team?page=1&page_size=3",
  "games/4200/additions",
  "games/4200/achievements",
  "games/lists/greatest?year=2018",
  "games/calendar/2015/5",
];

const TERMS = [
  "genres",
  "genres/puzzle",
  "platforms?page_size=60&ordering=-games_count",
  "platforms/lists/parents",
  "stores/steam",
  "tags?page=2&search=co",
  "developers?ordering=name&page_size=20",
  "developers/valve-software",
  "publishers/nintendo",
  "creators/tim-schafer",
  "creator-roles",
  "series?ordering=-games_count",
  "age_ratings",
  "subjects/series/the-witcher",
  "subjects/year/1998",
];

/** What there is not, and what nobody can mean. */
const WRONG = [
  "games/1",
  "games/no-such-game",
  "games/years",
  "games/no-such-game/screenshots",
  "games/4200/nothing",
  "games?page=0",
  "games?page=zero",
  "games?page=9999",
  "games?page_size=-3&genres=,&metacritic=0,0&dates=yesterday&page=1",
  "games?genres=no-such-genre&ordering=,,",
  "genres/no-such-genre",
  "tags?page=100000",
  "subjects/weather/rain",
  "subjects/series/no-such-series",
  "games/lists/no-such-list",
  "games/calendar/2015/13",
  "nothing/here",
];

export const PROTOCOL_ADDRESSES: readonly string[] = [LISTS, ORDERS, SEARCHES, GAMES, TERMS, WRONG]
  .flat()
  .map((path) => `/api/${path}`);

/** What may stand in a form instead of the address: the path, and the form. */
export const PROTOCOL_FORMS: readonly (readonly [path: string, form: string])[] = [
  ["/api/games?page_size=5", "ids_none=4200,3328&genres=puzzle"],
  ["/api/games/facets", "genres=puzzle"],
  ["/api/games/match", "titles=Celeste%0ADoom"],
];
