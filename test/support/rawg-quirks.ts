// What RAWG does to an answer that our own catalogue would not: two item shapes, Russian tags, keys in addresses, empty
// shop links, paid routes, merged games. It works on answers of the test catalogue.

type Reply = { status: number; body: string };
type Json = Record<string, unknown>;

/** Games with trailers; all others have none. */
export const GAMES_WITH_MOVIES: ReadonlySet<number> = new Set([102, 103]);
/** A merged duplicate, and the game it went into. */
export const MERGED = { id: 900, slug: "portal-the-first", into: "portal" } as const;

const FILTERS =
  "search parent_platforms platforms stores developers publishers genres tags creators dates updated platforms_count metacritic exclude_collection exclude_additions exclude_parents exclude_game_series exclude_stores ids exclude id".split(
    " ",
  );
const GENRES = new Set(["action", "adventure", "puzzle", "role-playing-games-rpg"]);
const RUSSIAN_TAG = { id: 40_000, name: "Для одного игрока", slug: "dlia-odnogo-igroka", language: "rus" };
/** Where RAWG keeps its pictures. */
export const RAWG_MEDIA = "https://media.rawg.io";

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const bare = (value: unknown): Json => {
  const { id, name, slug } = isJson(value) ? value : {};
  return { id, name, slug };
};

/** The index's shape: no counts, no ids of links, Russian tags, translated age ratings. */
function asIndexItem(game: Json): Json {
  const rating = isJson(game["esrb_rating"]) ? game["esrb_rating"] : undefined;
  return {
    ...game,
    platforms: objects(game["platforms"]).map(({ platform }) => ({ platform: bare(platform) })),
    stores: objects(game["stores"]).map(({ store }) => ({ store: bare(store) })),
    genres: objects(game["genres"]).map(bare),
    tags: [...objects(game["tags"]), RUSSIAN_TAG],
    esrb_rating: rating === undefined ? null : { ...rating, name_en: rating["name"], name_ru: "Для подростков" },
    community_rating: 0,
  };
}

function movies(id: number, media: string): Json[] {
  const host = "https://steamcdn-a.akamaihd.net/steam/apps";
  return ["Launch Trailer", "Second Trailer"].map((name, index) => ({
    id: id * 10 + index,
    name,
    preview: `${media}/media/movies/${id}.jpg`,
    data: { 480: `${host}/${id}/movie480.mp4`, max: `${host}/${id}/movie_max.mp4` },
  }));
}

const listOf = (results: Json[]): Json => ({ count: results.length, next: null, previous: null, results });

/** Adds the key to the neighbours' addresses, as RAWG does. */
function withKey(address: unknown, key: string): unknown {
  if (typeof address !== "string") return address;
  const url = new URL(address.replace("http://fake.rawg", "https://api.rawg.io"));
  url.searchParams.set("key", key);
  url.searchParams.sort();
  return url.href;
}

function reshape(body: Json, url: URL): Json {
  const [, , head, ref, part] = url.pathname.split("/");
  const isFiltered = FILTERS.some((name) => url.searchParams.has(name));
  if (head === "games" && ref !== undefined && part === undefined) {
    return { ...body, movies_count: GAMES_WITH_MOVIES.has(Number(body["id"])) ? 2 : 0 };
  }
  if (head === "tags" && ref === undefined) {
    return { ...body, count: Number(body["count"]) + 1, results: [RUSSIAN_TAG, ...objects(body["results"])] };
  }
  if (head !== "games" || ref !== undefined || !isFiltered) return body;
  return { ...body, results: objects(body["results"]).map(asIndexItem) };
}

/** The question as our catalogue understands it, without what only our catalogue understands. */
function asOurQuestion(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete("include");
  const genres = query.get("genres")?.split(",") ?? [];
  if (genres.some((slug) => !/^\d+$/.test(slug))) {
    query.set("genres", genres.map((slug) => (GENRES.has(slug) ? slug : "no-such-genre")).join(","));
  }
  return `${url.pathname}?${query}`;
}

function special(url: URL, media: string): Reply | undefined {
  const [, , head, ref = "", part] = url.pathname.split("/");
  if (head !== "games") return undefined;
  if (part === "suggested" || part === "twitch" || part === "youtube") return { status: 401, body: "" };
  if (part === undefined && (ref === MERGED.slug || ref === String(MERGED.id))) {
    return { status: 200, body: JSON.stringify({ redirect: true, slug: MERGED.into }) };
  }
  if (part === "movies" && GAMES_WITH_MOVIES.has(Number(ref))) {
    return { status: 200, body: JSON.stringify(listOf(movies(Number(ref), media))) };
  }
  return undefined;
}

/**
 * What RAWG would answer to `url`, made from what `ask` says to the same question. `media` is the origin of its pictures.
 */
export async function asRawgSends(
  url: URL,
  ask: (path: string) => Promise<Reply>,
  media: string = RAWG_MEDIA,
): Promise<Reply> {
  const known = special(url, media);
  if (known !== undefined) return known;
  const { status, body } = await ask(asOurQuestion(url));
  if (status !== 200) return { status, body };
  const shaped = reshape(JSON.parse(body.replaceAll("http://fake.rawg/media", `${media}/media`)) as Json, url); // Our own answers are objects.
  const key = url.searchParams.get("key") ?? "";
  const withKeys = { next: withKey(shaped["next"], key), previous: withKey(shaped["previous"], key) };
  return { status, body: JSON.stringify("next" in shaped ? { ...shaped, ...withKeys } : shaped) };
}
