// Reads a stored game exactly as `GameListItemSchema` reads an answer, by hand: the store is read before the first paint,
// and the library of schemas would be a tenth of all that a visit has to load. A test holds the two together. What older
// versions stored besides is left where it is and goes with the next write.
import type { Movie, Screenshot } from "#shared/rawg/game.ts";
import type { TaxonomyRef } from "#shared/rawg/taxonomy.ts";
import type { CardGame } from "#web/lib/card-game.ts";

/** What is kept of a game: what its card shows, but for the parts of its name that some search has found. */
export type KeptGame = Omit<CardGame, "matches">;

type Stored = Record<string, unknown>;

const isStored = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const textOr = <T>(value: unknown, other: T) => (typeof value === "string" ? value : other);
const numberOr = <T>(value: unknown, other: T) => (isNumber(value) ? value : other);

/** The members that `read` understands; nothing of what is no list. */
function listOf<T>(value: unknown, read: (member: Stored) => T | undefined): T[] {
  const members: T[] = [];
  for (const each of Array.isArray(value) ? (value as readonly unknown[]) : []) {
    const member = isStored(each) ? read(each) : undefined;
    if (member !== undefined) members.push(member);
  }
  return members;
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

function readScreenshot({ id, image, width, height }: Stored): Screenshot | undefined {
  if (!isNumber(id) || typeof image !== "string") return undefined;
  return { id, image, width: numberOr(width, undefined), height: numberOr(height, undefined) };
}

function readMovie({ id, name, preview, data, youtube }: Stored): Movie | undefined {
  if (!isNumber(id)) return undefined;
  const isWhole = isStored(data) && Object.values(data).every((address) => typeof address === "string");
  return {
    id,
    name: textOr(name, ""),
    preview: textOr(preview, null),
    data: isWhole ? (data as Movie["data"]) : {},
    youtube: textOr(youtube, undefined),
  };
}

/** The game, with empty values for what is missing; undefined without an id or a name. */
export function readKeptGame(stored: Stored): KeptGame | undefined {
  const { id, name } = stored;
  if (!isNumber(id) || typeof name !== "string") return undefined;
  return {
    id,
    name,
    released: textOr(stored["released"], null),
    released_precision: textOr(stored["released_precision"], undefined),
    background_image: textOr(stored["background_image"], null),
    dominant_color: textOr(stored["dominant_color"], undefined),
    rating: numberOr(stored["rating"], 0),
    metacritic: numberOr(stored["metacritic"], null),
    playtime: numberOr(stored["playtime"], 0),
    platforms: listOf(stored["platforms"], readPlatform),
    genres: listOf(stored["genres"], readTerm),
    developers: optionalListOf(stored["developers"], readTerm),
    screenshots: optionalListOf(stored["screenshots"], readScreenshot),
    videos: optionalListOf(stored["videos"], readMovie),
  };
}
