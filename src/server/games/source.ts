// The port behind the RAWG protocol. Adapters answer in RAWG's terms; addresses of pictures that are our own stay
// root-relative, the routes make them absolute. Nothing here knows HTTP.
import type { Facets, Hints, NamedMaker, OptionCount } from "./search-wire.ts";
import type {
  Achievement,
  GameDetail,
  GameListItem,
  GameStoreLink,
  Movie,
  OutsidePost,
  Redirect,
  Screenshot,
  TeamMember,
  Term,
  TermDetail,
  YearFacets,
} from "./wire.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import type { Sourced } from "./provenance.ts";
import type {
  DaysParameter,
  FlagParameter,
  GamesParameter,
  NumberParameter,
  NumbersParameter,
  StoredGroup,
  TermParameter,
} from "#shared/catalogue/filters.ts";
import type { OrderField } from "#shared/catalogue/orders.ts";
import type { Understanding } from "#shared/search/understand.ts";
import type { Vocabulary } from "#shared/search/vocabulary.ts";

/** `page` counts from 1. */
export type PageRequest = { page: number | "last"; pageSize: number };

/** The page asked for; of `count` things when it is the last. */
export function resolvePage({ page, pageSize }: PageRequest, count: number): number {
  return page === "last" ? Math.max(1, Math.ceil(count / pageSize)) : page;
}

/** One page of a list: `count` is that of the whole list, `page` what `last` turned out to be. */
export type Slice<T> = {
  count: number;
  page: number;
  results: T[];
  /** How many games answer the words of a search, where the others follow them. */
  wished?: number;
};

/** A game or taxonomy entry by id (number) or slug (text). */
export type Ref = number | string;

/** Days as `YYYY-MM-DD`, both included. */
export type DateRange = { from: string; to: string };
/** Both included. */
export type NumberRange = { from: number; to: number };

/**
 * What a list is narrowed by, by the parameters of the protocol. Different filters combine with AND; what is undefined
 * does not filter. Of `genres` any matches (of none: no game does), of `genres_all` all, of `genres_none` none.
 */
export type GamesFilters = {
  readonly [P in TermParameter | GamesParameter]?: readonly Ref[] | undefined;
} & { readonly [P in DaysParameter]?: readonly DateRange[] | undefined } & {
  readonly [P in NumbersParameter]?: NumberRange | undefined;
} & { readonly [P in NumberParameter]?: number | undefined } & {
  readonly [P in FlagParameter]?: boolean | undefined;
} & {
  /** Does a slug among the genres that is none mean the tag of that name? So the site asks; RAWG knows no such thing. */
  readonly genre_tags?: boolean | undefined;
};

/** `fuzzy` forgives a mistyped letter, `precise` does not, `exact` wants the words in a row in the name itself. */
export type GamesSearch = {
  text: string;
  mode: "fuzzy" | "precise" | "exact";
  /** Texts whose words must all stand in a row in the title (`"resident evil"`), beside whatever `text` asks for. */
  phrases?: readonly string[];
  /** Words or phrases that the title must not have (`-vr`). */
  without?: readonly string[];
  /** Games without the words follow those that have them, unless the words are a title. */
  isWish?: boolean;
  /** The text is a title from elsewhere: what has little of it, or only has it said of itself, is another game. */
  isFromElsewhere?: boolean;
};

/** With `isUnknownLast` what has no value comes last in a rising order, too. */
export type GamesOrder = { field: OrderField; isDescending: boolean; isUnknownLast?: true };

/** What to put inside each game, beyond what RAWG does. */
export type Includes = {
  screenshots: boolean;
  movies: boolean;
  developers: boolean;
  matches?: boolean;
  makers?: boolean;
  /** Of one game: its series and its people. */
  subjects?: boolean;
  /** Of the games of a list: their series. */
  series?: boolean;
  shared?: boolean;
};

export type GamesQuery = PageRequest & {
  filters: GamesFilters;
  search: GamesSearch | undefined;
  /** Empty: by popularity, or by relevance when searching. */
  ordering: readonly GamesOrder[];
  /** By popularity, are those to come earlier that are most of the kinds and platforms that are asked for? */
  isTypical?: boolean;
  include: Includes;
  /** Whether any filter or search was given at all: RAWG then adds a `score` to each game. */
  isFiltered: boolean;
  /**
   * The search may be the beginning of a word that is being typed. `suggestions`: it is, and whatever is at hand is
   * answer enough; `perhaps`: whoever asks may be typing or not. Undefined: it is what was meant.
   */
  typing?: "suggestions" | "perhaps" | undefined;
};

/** The lists below a game, by path segment. */
export type GameParts = {
  screenshots: Screenshot;
  movies: Movie;
  stores: GameStoreLink;
  suggested: GameListItem;
  additions: GameListItem;
  "parent-games": GameListItem;
  "game-series": GameListItem;
  "development-team": TeamMember;
  achievements: Achievement;
  reddit: OutsidePost;
  twitch: OutsidePost;
  youtube: OutsidePost;
};
export type GamePart = keyof GameParts;

export const TERM_LISTS = [
  "genres",
  "platforms",
  "parent_platforms",
  "stores",
  "tags",
  "developers",
  "publishers",
  "series",
  "creators",
  "creator_roles",
  "age_ratings",
] as const;
export type TermList = (typeof TERM_LISTS)[number];

export type TermsQuery = PageRequest & {
  /** Empty: the list's own order. */
  ordering: { field: "id" | "name" | "slug" | "games_count"; isDescending: boolean } | undefined;
  search: string | undefined;
};

/** The taxonomies to look at, and how many entries of each. */
export type SurveyQuery = { filters: GamesFilters; groups: readonly StoredGroup[]; limit: number };

/** What games have in common: how many came out in each year, oldest first, and the entries that most of them have. */
export type Survey = {
  years: { year: number; count: number }[];
  terms: { group: StoredGroup; entries: OptionCount[] }[];
};

/** One page of a list below a game. */
export type PartQuery = PageRequest & { ref: Ref };

/**
 * Where games come from. Every answer says where it comes from itself, and every question on whose behalf it is asked.
 * Unknown games and entries are `undefined`; everything else that goes wrong rejects.
 */
export interface GameSource {
  listGames(query: GamesQuery, context: AskContext): Promise<Sourced<Slice<GameListItem>>>;
  /** The options that operators and sentences may name. */
  readonly vocabulary: Vocabulary;
  /** What a visitor's words ask for. */
  understand(text: string, context: AskContext): Promise<Sourced<Understanding>>;
  /** Who or what is called what stands in a search box: a studio, a publisher, a series, a person. */
  findMaker(text: string, context: AskContext): Promise<Sourced<NamedMaker | undefined>>;
  /** How many games each option would leave. */
  countOptions(query: GamesQuery, context: AskContext): Promise<Sourced<Facets>>;
  /** What would help a list that is empty. */
  hint(query: GamesQuery, context: AskContext): Promise<Sourced<Hints>>;
  /**
   * What the games of a list have in common. As with the options of a filter, `genres` does not narrow what is counted of
   * genres, nor `dates` that of years; `genres_all` does.
   */
  survey(query: SurveyQuery, context: AskContext): Promise<Sourced<Survey>>;
  /** Games a year over the whole catalogue, newest decade first. */
  countYears(context: AskContext): Promise<Sourced<YearFacets>>;
  getGame(ref: Ref, include: Includes, context: AskContext): Promise<Sourced<GameDetail | Redirect | undefined>>;
  listPart<P extends GamePart>(
    part: P,
    query: PartQuery,
    context: AskContext,
  ): Promise<Sourced<Slice<GameParts[P]> | undefined>>;
  listTerms(list: TermList, query: TermsQuery, context: AskContext): Promise<Sourced<Slice<Term>>>;
  getTerm(list: TermList, ref: Ref, context: AskContext): Promise<Sourced<TermDetail | undefined>>;
  /** Can it answer right now? */
  isReady(): Promise<boolean>;
}
