// Games in RAWG's shapes. Figures that RAWG collects from its members and nobody published for the bundled catalogue
// are empty here, never invented.
import type { Includes } from "#server/games/source.ts";
import type { GameDetail, GameListItem, GameStoreLink } from "#server/games/wire.ts";
import { storeSearch } from "#shared/store-search.ts";
import { ESRB_RATINGS, FIRST_OWN_ID } from "./entry.ts";
import { presentCounted, presentPlatform, presentRef, presentStore, presentTag } from "./present-term.ts";
import { pictureOf, screenshotsOf } from "./game-pictures.ts";
import { type Credits, presentSources } from "./present-sources.ts";
import { presentTrailers } from "./present-trailer.ts";
import { rateShares } from "./rating-shares.ts";
import type { GameRecord } from "./record.ts";
import type { SharedTraits } from "./shared-traits.ts";
import type { Terms } from "./terms.ts";

const SHORT_SCREENSHOTS = 6;
const SHORT_DESCRIPTION_LENGTH = 180;
/** Ids of things below a game: the game's own id followed by two digits. */
const ID_STEP = 100;
/** The longest list of suggestions. */
export const SUGGESTIONS_MAX = 40;
/** RAWG has sent this constant for every game since 2020. */
export const UNKNOWN_COLOUR = "0f0f0f";

/** What presenting needs besides the game itself. */
export type Presenting = {
  terms: Terms;
  gamesCount: number;
  /** What a game's pictures look like from far away, as six hexadecimal digits. */
  colourOf: (game: GameRecord) => string;
  /** Who is named for what other sources gave. */
  credits: Credits;
};

/** Where Steam sells the game with this application id. */
const steamPage = (id: number): string => `https://store.steampowered.com/app/${id}/`;

/** Where a game is sold: its own page where data/ knows it, else the store's search for its name. */
export function presentStoreLinks(game: GameRecord, terms: Terms): GameStoreLink[] {
  return terms.byIds("stores", game.stores).map((store) => ({
    id: game.id * ID_STEP + store.id,
    game_id: game.id,
    store_id: store.id,
    url:
      store.slug === "steam" && game.steam !== undefined
        ? steamPage(game.steam)
        : (game.store_pages?.[store.slug] ??
          storeSearch(store.slug, game.name) ??
          `https://${store.more.domain ?? ""}/`),
  }));
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function presentCommon(game: GameRecord, { terms, gamesCount, colourOf }: Presenting) {
  // RAWG's own way of saying that nobody has rated a game.
  const { rating = 0, ratings_count = 0 } = game;
  const ratings = rateShares(rating, ratings_count);
  const colour = colourOf(game);
  const esrb = ESRB_RATINGS.find(({ slug }) => slug === game.esrb);
  return {
    id: game.id,
    slug: game.slug,
    name: game.name,
    released: game.released ?? null,
    ...(game.released_precision === undefined ? {} : { released_precision: game.released_precision }),
    tba: game.tba,
    background_image: pictureOf(game),
    rating,
    rating_top: ratings[0]?.id ?? 0,
    ratings,
    ratings_count,
    reviews_text_count: 0,
    added: game.added,
    added_by_status: {},
    metacritic: game.metacritic ?? null,
    playtime: game.playtime,
    suggestions_count: Math.min(SUGGESTIONS_MAX, gamesCount - 1),
    updated: game.updated,
    user_game: null,
    reviews_count: ratings_count,
    saturated_color: colour,
    dominant_color: colour,
    parent_platforms: terms
      .byIds("parent_platforms", game.parent_platforms)
      .map((platform) => ({ platform: presentRef(platform) })),
    genres: terms.byIds("genres", game.genres).map(presentCounted),
    tags: terms.byIds("tags", game.tags).map(presentTag),
    esrb_rating: esrb === undefined ? null : { ...esrb },
    clip: null,
    // RAWG, which is asked for the rest, knows its own games only.
    ...(game.is_brief === true && game.id < FIRST_OWN_ID ? { is_brief: true } : {}),
  } satisfies Partial<GameListItem>;
}

function presentMedia(game: GameRecord, include: Includes) {
  return {
    ...(include.screenshots ? { screenshots: screenshotsOf(game) } : {}),
    ...(include.movies ? { videos: presentTrailers(game) } : {}),
  };
}

/** What a game has in common with the one that it is like. */
export function presentShared({ isSameSeries, developers, tags, genres }: SharedTraits) {
  return {
    is_same_series: isSameSeries,
    developers: developers.map(presentRef),
    tags: tags.map(presentRef),
    genres: genres.map(presentRef),
  } satisfies GameListItem["shared"];
}

/** One game of a list, in RAWG's fuller shape. */
export function presentListItem(game: GameRecord, presenting: Presenting, include: Includes): GameListItem {
  const { terms } = presenting;
  const shots = screenshotsOf(game)
    .slice(0, SHORT_SCREENSHOTS)
    .map(({ id, image }) => ({ id, image }));
  return {
    ...presentCommon(game, presenting),
    platforms: terms.byIds("platforms", game.platforms).map((platform) => ({
      platform: presentPlatform(platform),
      released_at: game.released ?? null,
      requirements_en: null,
      requirements_ru: null,
    })),
    stores: terms.byIds("stores", game.stores).map((store) => ({
      id: game.id * ID_STEP + store.id,
      store: presentStore(store),
    })),
    short_screenshots: [{ id: -1, image: pictureOf(game) }, ...shots],
    ...(include.developers ? { developers: terms.byIds("developers", game.developers).map(presentCounted) } : {}),
    ...(include.series === true ? { series: terms.byIds("series", game.series).map(presentRef) } : {}),
    ...presentMedia(game, include),
  } satisfies GameListItem;
}

function presentSubjects(game: GameRecord, terms: Terms) {
  return {
    series: terms.byIds("series", game.series).map(presentRef),
    creators: terms.byIds("creators", game.creators).map(presentRef),
  } satisfies Partial<GameDetail>;
}

/** The beginning of the description, ending at a word. */
export function shortDescription(game: GameRecord): string {
  const line = game.description.replaceAll(/\s+/g, " ");
  if (line.length <= SHORT_DESCRIPTION_LENGTH) return line;
  const start = line.slice(0, SHORT_DESCRIPTION_LENGTH);
  return `${start.slice(0, Math.max(1, start.lastIndexOf(" "))).replace(/[.,;:!?]$/, "")}…`;
}

/** `games/{id or slug}`. Shop addresses come only from `games/{id}/stores`, as with RAWG. */
export function presentDetail(game: GameRecord, presenting: Presenting, include: Includes): GameDetail {
  const { terms } = presenting;
  const sources = presentSources(game, presenting.credits);
  const paragraphs = game.description.split(/\n\s*\n/);
  return {
    ...presentCommon(game, presenting),
    name_original: game.name,
    description: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join("\n"),
    description_raw: game.description,
    metacritic_platforms: [],
    metacritic_url: "",
    background_image_additional: pictureOf(game, "background-additional"),
    website: game.website ?? "",
    reactions: {},
    screenshots_count: screenshotsOf(game).length,
    movies_count: presentTrailers(game).filter(({ youtube }) => youtube === undefined).length,
    creators_count: game.creators.length,
    achievements_count: 0,
    parent_achievements_count: 0,
    reddit_url: "",
    reddit_name: "",
    reddit_description: "",
    reddit_logo: "",
    reddit_count: 0,
    twitch_count: 0,
    youtube_count: 0,
    alternative_names: game.alternative_names,
    parents_count: game.parents_count,
    additions_count: game.additions_count,
    game_series_count: game.game_series_count,
    platforms: terms.byIds("platforms", game.platforms).map((platform) => ({
      platform: presentPlatform(platform),
      released_at: game.released ?? null,
      requirements: {},
    })),
    stores: terms.byIds("stores", game.stores).map((store) => ({
      id: game.id * ID_STEP + store.id,
      url: "",
      store: presentStore(store),
    })),
    developers: terms.byIds("developers", game.developers).map(presentCounted),
    publishers: terms.byIds("publishers", game.publishers).map(presentCounted),
    ...presentMedia(game, include),
    ...(include.subjects === true ? presentSubjects(game, terms) : {}),
    ...(sources === undefined ? {} : { sources }),
  } satisfies GameDetail;
}
