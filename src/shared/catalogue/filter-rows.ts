// The filters of a list of games, one row each. What a filter is called in an address, in a question to the service, in
// what a visitor types and on the screen is derived from its row, on both sides; where a room must add code of its own
// for a filter, the types below make the compiler ask for it. docs/architecture.md says how to add one.

/** How the values of a filter of terms count: any of them, all of them, none of them. */
export const MATCHES = ["any", "all", "none"] as const;
export type Match = (typeof MATCHES)[number];

/** What leads to the entries of a taxonomy in the title of a list, in their order: "Games for PC by Valve on Steam". */
export const JOINTS = ["for", "by", "on", "rated", "like"] as const;

/** Entries of a taxonomy. Each has three parameters: `genres` (any of these), `genres_all` and `genres_none`. */
export type TermsRow = {
  kind: "terms";
  /** The taxonomy, its parameter at the service, and what several of its entries are called. */
  wire: string;
  /** How the app and the words of a search spell an entry; what goes by id RAWG takes by id alone. */
  by: "id" | "slug";
  /** What one entry is called. */
  label: string;
  /** A value of the parameter, for the documentation. */
  example: string;
  /** Does a game usually have but one? Then two of them that words name are alternatives. */
  isAlternative?: true;
  /** Of which entries is it counted how many games they would leave: of the app's list, of that and those that most games have, of all? */
  counted?: "lookup" | "most" | "all";
  /** Does the app offer it, or at least show it as a chip? Then this leads to it in a title; "" stands before "games". */
  joint?: "" | (typeof JOINTS)[number];
  /** What stands before its values in a search: `genre:rpg`. */
  operators?: readonly string[];
  /** Is it worked out which games have an entry, in place of being written in the data? */
  isComputed?: true;
};

/** Numbers or days between two ends, both included. What is not known lies in no range. */
type RangeRow = {
  wire: string;
  /** In the app's addresses, where it is no single value; its ends alone carry `_from` and `_to`. */
  plural: string;
  label: string;
  /** What the app and the words of a search take: the smallest and the largest; of days, years. */
  limits: readonly [number, number];
  /** What stands before its values in a search: `year:2015..2018`. Nothing: the app does not offer it. */
  operators: readonly string[];
};
export type DaysRow = RangeRow & { kind: "days"; example: string };
export type NumbersRow = RangeRow & {
  kind: "range";
  /** What the numbers are, and what follows them where that is not plain. */
  figures: string;
  unit?: string;
  /** Is the upper limit an end that everybody knows, as of a score? Otherwise a range without an end ends in a plus. */
  isClosed?: true;
  /** The steps that are offered: where each begins, in the order of the screen. A step ends before the next higher one. */
  steps: readonly number[];
  /** Does RAWG have it, too? The description of the API says where it does not. */
  isOfRawg: boolean;
};

/** What only programs ask for. */
type NumberRow = { kind: "number"; wire: string };
type GamesRow = { kind: "games"; wire: string };
type FlagRow = { kind: "flag"; wire: string };

export type Row = TermsRow | DaysRow | NumbersRow | NumberRow | GamesRow | FlagRow;

/** In the order of addresses, chips and the sidebar. */
export const FILTERS = {
  platform: {
    kind: "terms",
    wire: "platforms",
    by: "id",
    label: "Platform",
    example: "4,187",
    isAlternative: true,
    counted: "lookup",
    joint: "for",
    operators: ["platform", "platforms"],
  },
  genre: {
    kind: "terms",
    wire: "genres",
    by: "slug",
    label: "Genre",
    example: "action",
    counted: "lookup",
    joint: "",
    operators: ["genre", "genres"],
  },
  developer: {
    kind: "terms",
    wire: "developers",
    by: "slug",
    label: "Developer",
    example: "valve-software",
    isAlternative: true,
    counted: "most",
    joint: "by",
    operators: ["dev", "developer", "studio"],
  },
  tag: {
    kind: "terms",
    wire: "tags",
    by: "slug",
    label: "Tag",
    example: "singleplayer",
    counted: "lookup",
    joint: "",
    operators: ["tag", "tags"],
  },
  publisher: {
    kind: "terms",
    wire: "publishers",
    by: "slug",
    label: "Publisher",
    example: "nintendo",
    isAlternative: true,
    joint: "by",
    operators: ["publisher"],
  },
  store: {
    kind: "terms",
    wire: "stores",
    by: "id",
    label: "Store",
    example: "1",
    isAlternative: true,
    counted: "lookup",
    joint: "on",
    operators: ["store", "stores"],
  },
  family: {
    kind: "terms",
    wire: "parent_platforms",
    by: "id",
    label: "Platform family",
    example: "2,3",
    isAlternative: true,
    counted: "all",
  },
  series: {
    kind: "terms",
    wire: "series",
    by: "slug",
    label: "Series",
    example: "the-witcher",
    isAlternative: true,
    joint: "",
    operators: ["series", "franchise"],
  },
  creator: {
    kind: "terms",
    wire: "creators",
    by: "slug",
    label: "Creator",
    example: "hideo-kojima",
    joint: "by",
    operators: ["creator", "person"],
  },
  ageRating: {
    kind: "terms",
    wire: "age_ratings",
    by: "slug",
    label: "Age rating",
    example: "everyone,everyone-10-plus",
    isAlternative: true,
    joint: "rated",
    operators: ["age", "esrb"],
  },
  release: {
    kind: "terms",
    wire: "release",
    by: "slug",
    label: "Release",
    example: "upcoming",
    isAlternative: true,
    joint: "",
    isComputed: true,
  },
  fame: {
    kind: "terms",
    wire: "fame",
    by: "slug",
    label: "Fame",
    example: "little-known",
    isAlternative: true,
    joint: "",
    isComputed: true,
  },
  like: {
    kind: "terms",
    wire: "like",
    by: "slug",
    label: "Like",
    example: "stardew-valley",
    isAlternative: true,
    joint: "like",
    isComputed: true,
  },
  year: {
    kind: "days",
    wire: "dates",
    plural: "years",
    label: "Release date",
    example: "2015-01-01,2015-12-31",
    limits: [1950, 2100],
    operators: ["year", "years"],
  },
  updated: {
    kind: "days",
    wire: "updated",
    plural: "updated",
    label: "Date of the last change",
    example: "2025-01-01,2025-12-31",
    limits: [1950, 2100],
    operators: [],
  },
  metacritic: {
    kind: "range",
    wire: "metacritic",
    plural: "metacritic",
    label: "Metacritic",
    figures: "Scores",
    limits: [1, 100],
    isClosed: true,
    steps: [90, 80, 70, 60, 50, 40, 30, 20, 10, 1],
    operators: ["metacritic", "score"],
    isOfRawg: true,
  },
  playtime: {
    kind: "range",
    wire: "playtime",
    plural: "playtime",
    label: "Playtime",
    figures: "Hours",
    unit: "h",
    limits: [1, 9999],
    steps: [1, 3, 6, 11, 21, 41],
    operators: ["playtime", "hours"],
    isOfRawg: false,
  },
  platformsCount: { kind: "number", wire: "platforms_count" },
  ids: { kind: "games", wire: "ids" },
  exclude: { kind: "games", wire: "exclude" },
  excludeAdditions: { kind: "flag", wire: "exclude_additions" },
  excludeParents: { kind: "flag", wire: "exclude_parents" },
  excludeGameSeries: { kind: "flag", wire: "exclude_game_series" },
} as const satisfies Record<string, Row>;
