// The filters of a list of games, one row each. What a filter is called in an address, in a question to the service, in
// what a visitor types and on the screen is derived from its row, on both sides; where a room must add code of its own
// for a filter, the types below make the compiler ask for it. docs/architecture.md says how to add one.

/** How the values of a filter of terms count: any of them, all of them, none of them. */
export const MATCHES = ["any", "all", "none"] as const;
export type Match = (typeof MATCHES)[number];

/** What leads to the entries of a taxonomy in the title of a list, in their order: "Games for PC by Valve on Steam". */
export const JOINTS = ["for", "by", "on"] as const;

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
  /** Does RAWG take it? What it does not take is looked for in its answers. */
  isAskedOfRawg: boolean;
};

/** What only programs ask for. */
type NumberRow = { kind: "number"; wire: string };
type GamesRow = { kind: "games"; wire: string };
type FlagRow = { kind: "flag"; wire: string };

type Row = TermsRow | DaysRow | NumbersRow | NumberRow | GamesRow | FlagRow;

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
  creator: { kind: "terms", wire: "creators", by: "slug", label: "Creator", example: "hideo-kojima" },
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
    isAskedOfRawg: true,
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
    isAskedOfRawg: false,
  },
  platformsCount: { kind: "number", wire: "platforms_count" },
  ids: { kind: "games", wire: "ids" },
  exclude: { kind: "games", wire: "exclude" },
  excludeAdditions: { kind: "flag", wire: "exclude_additions" },
  excludeParents: { kind: "flag", wire: "exclude_parents" },
  excludeGameSeries: { kind: "flag", wire: "exclude_game_series" },
} as const satisfies Record<string, Row>;

type Rows = typeof FILTERS;
export type FilterKey = keyof Rows;
type Kind = Row["kind"];

/** The filters of some kinds by key, those with some properties alone. */
type KeysOf<K extends Kind, P = unknown> = { [F in FilterKey]: Rows[F] extends { kind: K } & P ? F : never }[FilterKey];
type WireOf<F extends FilterKey> = Rows[F]["wire"];

export type TermsKey = KeysOf<"terms">;
export type DaysKey = KeysOf<"days">;
export type NumbersKey = KeysOf<"range">;

/** A taxonomy that games are narrowed by, as the protocol spells it. */
export type TermGroup = WireOf<TermsKey>;
export type TermParameter = `${TermGroup}${"" | "_all" | "_none"}`;
type CountedKey = KeysOf<"terms", { counted: string }>;
export type CountedGroup = WireOf<CountedKey>;
/** The filters with a list of options in #shared/lookups.ts. */
export type LookupGroup = WireOf<KeysOf<"terms", { counted: "lookup" | "most" }>>;
export type DaysParameter = WireOf<DaysKey>;
export type NumbersParameter = WireOf<NumbersKey>;
export type NumberParameter = WireOf<KeysOf<"number">>;
export type GamesParameter = WireOf<KeysOf<"games">>;
export type FlagParameter = WireOf<KeysOf<"flag">>;
/** A range of numbers that RAWG does not take. */
export type UnaskedParameter = WireOf<KeysOf<"range", { isAskedOfRawg: false }>>;

/** What the app offers: the filters of terms that have a joint, and the ranges that have operators. */
export type AppTermsKey = KeysOf<"terms", { joint: string }>;
export type AppRangeKey = KeysOf<"days" | "range", { operators: readonly [string, ...string[]] }>;

/** A record with a value for each of `keys`. */
export function recordOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  // Object.fromEntries forgets the keys' type.
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
}

/** Rows by their wire names, which `W` says. */
function recordOfWires<W extends string, R extends Row>(rows: readonly R[]): Readonly<Record<W, R>> {
  return Object.fromEntries(rows.map((row) => [row.wire, row])) as Record<W, R>;
}

// Object.keys forgets the keys' type.
const KEYS = Object.keys(FILTERS) as FilterKey[];
const isOf =
  <K extends Kind>(kind: K) =>
  (key: FilterKey): key is KeysOf<K> =>
    FILTERS[key].kind === kind;
const wiresOf = <K extends FilterKey>(keys: readonly K[]): readonly WireOf<K>[] => keys.map((key) => FILTERS[key].wire);

const TERMS_KEYS = KEYS.filter(isOf("terms"));
const DAYS_KEYS = KEYS.filter(isOf("days"));
export const NUMBERS_KEYS = KEYS.filter(isOf("range"));
export const APP_TERMS_KEYS = TERMS_KEYS.filter((key): key is AppTermsKey => "joint" in FILTERS[key]);
export const APP_RANGE_KEYS = [...DAYS_KEYS, ...NUMBERS_KEYS].filter(
  (key): key is AppRangeKey => FILTERS[key].operators.length > 0,
);

/** Rows by what the protocol calls them. */
export const TERMS = recordOfWires<TermGroup, TermsRow>(TERMS_KEYS.map((key) => FILTERS[key]));
export const DAYS = recordOfWires<DaysParameter, DaysRow>(DAYS_KEYS.map((key) => FILTERS[key]));
export const NUMBERS = recordOfWires<NumbersParameter, NumbersRow>(NUMBERS_KEYS.map((key) => FILTERS[key]));

export const TERM_GROUPS = wiresOf(TERMS_KEYS);

/** The parameter of a taxonomy whose values count in this way. */
export function termParameter(group: TermGroup, match: Match): TermParameter {
  return match === "any" ? group : `${group}_${match}`;
}

export const COUNTED_GROUPS = wiresOf(TERMS_KEYS.filter((key): key is CountedKey => "counted" in FILTERS[key]));
export const DAYS_PARAMETERS = wiresOf(DAYS_KEYS);
export const NUMBERS_PARAMETERS = wiresOf(NUMBERS_KEYS);
export const NUMBER_PARAMETERS = wiresOf(KEYS.filter(isOf("number")));
export const GAMES_PARAMETERS = wiresOf(KEYS.filter(isOf("games")));
export const FLAG_PARAMETERS = wiresOf(KEYS.filter(isOf("flag")));
