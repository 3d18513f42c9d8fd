// IGDB's game as a record of a source. What is beyond a record's bounds is left off: a game with seventy other names is
// still a game. Sources of the numbers: https://api-docs.igdb.com/#game, #game-enums, #age-rating-enums, #images.
import { RECORD_LIMITS, type SourceRecordInput } from "#server/sources/source-record.ts";
import type { IgdbGame } from "./igdb-game.ts";
import { KEYWORD_TAGS } from "./keyword-tags.ts";
import { PLATFORM_SLUGS } from "./platform-slugs.ts";
import { readReferences, readStores, readWebsite } from "./read-stores.ts";
import { readRelease } from "./read-release.ts";
import { GENRE_TERMS, MODE_TERMS, PERSPECTIVE_TERMS, THEME_TERMS, type Terms } from "./term-slugs.ts";

type Kind = NonNullable<SourceRecordInput["kind"]>;

/**
 * `game_type`, once `category`. Remakes, remasters, expanded games, forks and expansions that need no other game are games
 * of their own; a port is its game on another machine, under the same title.
 */
const KINDS: ReadonlyMap<number, Kind> = new Map([
  [0, "game"], // main game
  [1, "addition"], // DLC, add-on
  [2, "addition"], // expansion
  [3, "bundle"],
  [4, "game"], // standalone expansion
  [5, "addition"], // mod
  [6, "addition"], // episode
  [7, "addition"], // season
  [8, "game"], // remake
  [9, "game"], // remaster
  [10, "game"], // expanded game
  [11, "edition"], // port
  [12, "game"], // fork
  [13, "addition"], // pack, add-on
  [14, "addition"], // update
]);

const ESRB = 1;
/** `rating_category`, once `rating`: the ESRB's. RAWG has no word for Early Childhood. */
const ESRB_SLUGS: ReadonlyMap<number, string> = new Map([
  [6, "rating-pending"],
  [7, "everyone"],
  [8, "everyone"],
  [9, "everyone-10-plus"],
  [10, "teen"],
  [11, "mature"],
  [12, "adults-only"],
]);

const YEAR_10000_S = Date.UTC(10_000, 0) / 1000;

const PICTURES = "https://images.igdb.com/igdb/image/upload";
/** At most 1920 x 1080; the image proxy makes smaller ones of it. */
const picture = ({ image_id }: { image_id: string }) => `${PICTURES}/t_1080p/${image_id}.jpg`;

/**
 * `added` counts members of RAWG who keep a game. IGDB has three counts of people: who rated it, who waited for it
 * (`hypes`) and who followed it (`follows`, going away); the last two are about the same people. RAWG has about five
 * members for each of them, an estimate by the games that both know best.
 */
const MEMBERS_PER_PERSON = 5;

const whole = (value: number | undefined) => Math.max(0, Math.round(value ?? 0));

/** The texts, trimmed, each once, without what `isWanted` does not want. */
function distinct(texts: readonly string[], max: number, isWanted = (_text: string) => true): string[] {
  const trimmed = texts.map((text) => text.trim());
  return [...new Set(trimmed)].filter((text) => fits(text) && isWanted(text)).slice(0, max);
}
const fits = (text: string) => text !== "" && text.length <= RECORD_LIMITS.nameLength;

function readTerms(game: IgdbGame): { genres: string[]; tags: string[] } {
  const found: Terms[] = [
    ...game.genres.map((id) => GENRE_TERMS.get(id)),
    ...game.themes.map((id) => THEME_TERMS.get(id)),
    ...game.game_modes.map((id) => MODE_TERMS.get(id)),
    ...game.player_perspectives.map((id) => PERSPECTIVE_TERMS.get(id)),
    { genres: [], tags: game.keywords.flatMap(({ slug }) => KEYWORD_TAGS.get(slug) ?? []) },
  ].flatMap((terms) => terms ?? []);
  return {
    genres: [...new Set(found.flatMap(({ genres }) => genres))],
    tags: [...new Set(found.flatMap(({ tags }) => tags))].slice(0, RECORD_LIMITS.slugs),
  };
}

function readEsrb({ age_ratings: ratings }: IgdbGame): string | undefined {
  const rating = ratings.find(({ organization, category }) => (organization ?? category) === ESRB);
  return ESRB_SLUGS.get(rating?.rating_category ?? rating?.rating ?? 0);
}

/** Artwork first, a transparent one last; a cover, which is upright, only where nothing else is there. */
function readPictures({ artworks, screenshots, cover }: IgdbGame): SourceRecordInput["pictures"] {
  const opaque = artworks.filter(({ alpha_channel: isTransparent }) => isTransparent !== true);
  const background = [...opaque, ...screenshots, ...artworks, ...(cover === undefined ? [] : [cover])][0];
  return {
    ...(background === undefined ? {} : { background: picture(background) }),
    screenshots: [...new Set(screenshots.map(picture))].slice(0, RECORD_LIMITS.screenshots),
  };
}

function readVideos({ name, videos }: IgdbGame): NonNullable<SourceRecordInput["videos"]> {
  const byId = new Map(
    videos.map((video) => {
      const title = video.name?.trim() ?? "";
      return [video.video_id, fits(title) ? title : (name ?? "Trailer")];
    }),
  );
  return [...byId]
    .filter(([youtube]) => /^[\w-]{11}$/.test(youtube))
    .slice(0, RECORD_LIMITS.videos)
    .map(([youtube, title]) => ({ name: title, youtube }));
}

const companies = (game: IgdbGame, role: "developer" | "publisher") =>
  distinct(
    game.involved_companies.flatMap((involved) => (involved[role] === true ? involved.company.name : [])),
    RECORD_LIMITS.makers,
  );

function readKind(game: IgdbGame): { kind: Kind; parent?: string } {
  const kind =
    game.version_parent === undefined ? (KINDS.get(game.game_type ?? game.category ?? 0) ?? "game") : "edition";
  const parent = game.version_parent ?? game.parent_game;
  return parent === undefined || kind === "game" || kind === "bundle" ? { kind } : { kind, parent: String(parent) };
}

/** 0 to 100 as 1 to 5: twenty points a star, as RAWG's members give them; below one star there is nothing. */
function readRating(game: IgdbGame): Pick<SourceRecordInput, "rating" | "ratings_count"> {
  const { total_rating: points, total_rating_count: people } = game;
  if (points === undefined || points < 0 || points > 100 || whole(people) === 0) return {};
  return { rating: Math.max(1, Math.round(points * 5) / 100), ratings_count: whole(people) };
}

function readDescription({ summary, storyline }: IgdbGame): string | undefined {
  const text = (summary ?? "").trim() || (storyline ?? "").trim();
  return text === "" || text.length > RECORD_LIMITS.descriptionLength ? undefined : text;
}

function readUpdated({ updated_at: seconds = Number.NaN }: IgdbGame): string | undefined {
  const isTime = seconds >= 0 && seconds < YEAR_10000_S;
  return isTime ? new Date(seconds * 1000).toISOString().slice(0, "YYYY-MM-DDTHH:MM:SS".length) : undefined;
}

const withoutEmpty = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };

/** The theme that IGDB gives to games for adults alone. */
const EROTIC = 42;

/** Is it for adults alone? Such games are left out, as those of the bundled table are. */
export const isErotic = ({ themes }: IgdbGame): boolean => themes.includes(EROTIC);

/** The record of a game; `playtime` in hours, where people told how long it took them. */
export function readIgdbGame(game: IgdbGame, playtime = 0): SourceRecordInput {
  const name = (game.name ?? "").trim();
  const machines = [...game.platforms, ...game.release_dates.flatMap(({ platform }) => platform ?? [])];
  const others = [...game.alternative_names, ...game.game_localizations].map((other) => other.name);
  const series = [...game.collections, game.collection, ...game.franchises, game.franchise];
  const people = whole(game.total_rating_count) + Math.max(whole(game.hypes), whole(game.follows));
  return {
    key: String(game.id),
    ...readKind(game),
    name,
    alternative_names: distinct(others, RECORD_LIMITS.otherNames, (other) => other !== name),
    platforms: [...new Set(machines.flatMap((id) => PLATFORM_SLUGS.get(id) ?? []))],
    ...readTerms(game),
    stores: readStores(game),
    developers: companies(game, "developer"),
    publishers: companies(game, "publisher"),
    ids: readReferences(game),
    ...readRating(game),
    added: people * MEMBERS_PER_PERSON,
    playtime,
    pictures: readPictures(game),
    videos: readVideos(game),
    ...withoutEmpty({
      series: distinct(
        series.flatMap((each) => each?.name ?? []),
        1,
      )[0],
      released: readRelease(game),
      esrb: readEsrb(game),
      description: readDescription(game),
      website: readWebsite(game),
      updated: readUpdated(game),
    }),
  };
}
