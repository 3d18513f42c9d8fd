// Reads a stored game exactly as `GameListItemSchema` reads an answer, by hand: the store is read before the first paint,
// and the library of schemas would be a tenth of all that a visit has to load. A test holds the two together.
import type { GameListItem, Movie, Screenshot } from "#shared/rawg/game.ts";
import type { StoreRef, TaxonomyRef } from "#shared/rawg/taxonomy.ts";

type Stored = Record<string, unknown>;

const isStored = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const textOr = <T>(value: unknown, other: T) => (typeof value === "string" ? value : other);
const numberOr = <T>(value: unknown, other: T) => (isNumber(value) ? value : other);

/** The members that `read` understands; nothing of what is no list. */
function listOf<T>(value: unknown, read: (member: Stored) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((member) => (isStored(member) ? (read(member) ?? []) : []));
}

/** The same where it may be missing. */
const optionalListOf = <T>(value: unknown, read: (member: Stored) => T | undefined) =>
  value === undefined ? undefined : listOf(value, read);

function readTerm(value: unknown): TaxonomyRef | undefined {
  if (!isStored(value) || !isNumber(value["id"]) || typeof value["name"] !== "string") return undefined;
  return { id: value["id"], name: value["name"], slug: textOr(value["slug"], "") };
}

function readPlatform({ platform }: Stored): { platform: TaxonomyRef } | undefined {
  const term = readTerm(platform);
  return term && { platform: term };
}

function readStore({ store }: Stored): { store: StoreRef } | undefined {
  const term = readTerm(store);
  return term && { store: { ...term, domain: textOr(isStored(store) ? store["domain"] : undefined, undefined) } };
}

function readScreenshot({ id, image, width, height }: Stored): Screenshot | undefined {
  if (!isNumber(id) || typeof image !== "string") return undefined;
  return { id, image, width: numberOr(width, undefined), height: numberOr(height, undefined) };
}

function readMovie({ id, name, preview, data }: Stored): Movie | undefined {
  if (!isNumber(id)) return undefined;
  const isWhole = isStored(data) && Object.values(data).every((address) => typeof address === "string");
  return {
    id,
    name: textOr(name, ""),
    preview: textOr(preview, null),
    data: isWhole ? (data as Movie["data"]) : {},
  };
}

const readPicture = ({ id, image }: Stored) => (isNumber(id) && typeof image === "string" ? { id, image } : undefined);

function isSpan(value: unknown): value is [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every(isNumber);
}

function readMatches(value: unknown): GameListItem["matches"] {
  return Array.isArray(value) && value.every(isSpan) ? value : undefined;
}

/** The game, with empty values for what is missing; undefined without an id or a name. */
export function readListItem(stored: Stored): GameListItem | undefined {
  const { id, name } = stored;
  if (!isNumber(id) || typeof name !== "string") return undefined;
  return {
    id,
    name,
    slug: textOr(stored["slug"], ""),
    released: textOr(stored["released"], null),
    tba: stored["tba"] === true,
    background_image: textOr(stored["background_image"], null),
    dominant_color: textOr(stored["dominant_color"], undefined),
    rating: numberOr(stored["rating"], 0),
    ratings_count: numberOr(stored["ratings_count"], 0),
    metacritic: numberOr(stored["metacritic"], null),
    playtime: numberOr(stored["playtime"], 0),
    added: numberOr(stored["added"], 0),
    platforms: listOf(stored["platforms"], readPlatform),
    parent_platforms: listOf(stored["parent_platforms"], readPlatform),
    genres: listOf(stored["genres"], readTerm),
    stores: listOf(stored["stores"], readStore),
    tags: listOf(stored["tags"], readTerm),
    esrb_rating: readTerm(stored["esrb_rating"]) ?? null,
    screenshots: optionalListOf(stored["screenshots"], readScreenshot),
    videos: optionalListOf(stored["videos"], readMovie),
    short_screenshots: listOf(stored["short_screenshots"], readPicture),
    developers: optionalListOf(stored["developers"], readTerm),
    matches: readMatches(stored["matches"]),
  };
}
