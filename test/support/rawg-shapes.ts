// Field names and types of RAWG's answers as they were observed in recorded exchanges (2020 to 2026). Facts about the
// protocol, not copies of answers: a leaf names the types seen, joined by `|`; one array member stands for all.

export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

const N = "number";
const S = "string";
const B = "boolean";
const NIL = "null";

const ref = { id: N, name: S, slug: S };
const counted = { ...ref, games_count: N, image_background: S };
const tag = { ...counted, language: S };
const store = { ...counted, domain: S };
const platform = { ...counted, image: NIL, year_end: "null|number", year_start: "null|number" };
const briefs: Shape = [{ id: N, slug: S, name: S, added: N }];
const requirements = { minimum: S, recommended: S };
const statuses = { yet: N, owned: N, beaten: N, toplay: N, dropped: N, playing: N };

const common = {
  id: N,
  slug: S,
  name: S,
  released: "string|null",
  tba: B,
  background_image: "string|null",
  rating: N,
  rating_top: N,
  ratings: [{ id: N, title: S, count: N, percent: N }] as [Shape],
  ratings_count: N,
  reviews_text_count: N,
  added: N,
  added_by_status: statuses,
  metacritic: "number|null",
  playtime: N,
  suggestions_count: N,
  updated: S,
  user_game: NIL,
  reviews_count: N,
  saturated_color: S,
  dominant_color: S,
  parent_platforms: [{ platform: ref }] as [Shape],
  tags: [tag] as [Shape],
  clip: NIL,
} satisfies Record<string, Shape>;

const page = (item: Shape, extras: Record<string, Shape> = {}): Shape => ({
  count: N,
  next: "string|null",
  previous: "string|null",
  results: [item],
  ...extras,
});

/** `GET /games/{slug}`, 2026. `reactions` is keyed by numbers and left open. */
export const DETAIL: Shape = {
  ...common,
  name_original: S,
  description: S,
  description_raw: S,
  metacritic_platforms: "array",
  metacritic_url: S,
  background_image_additional: S,
  website: S,
  reactions: "object",
  screenshots_count: N,
  movies_count: N,
  creators_count: N,
  achievements_count: N,
  parent_achievements_count: N,
  reddit_url: S,
  reddit_name: S,
  reddit_description: S,
  reddit_logo: S,
  reddit_count: N,
  twitch_count: N,
  youtube_count: N,
  alternative_names: ["string"],
  parents_count: N,
  additions_count: N,
  game_series_count: N,
  platforms: [{ platform, released_at: "string|null", requirements: "object" }],
  stores: [{ id: N, url: S, store }],
  developers: [counted],
  genres: [counted],
  publishers: [counted],
  esrb_rating: ref,
};

const years: Shape = [
  { from: N, to: N, filter: S, decade: N, nofollow: B, count: N, years: [{ year: N, count: N, nofollow: B }] },
];

/** `GET /games` without filters, 2024. */
export const LIST: Shape = page(
  {
    ...common,
    platforms: [{ platform, released_at: "string|null", requirements_en: requirements, requirements_ru: requirements }],
    genres: [counted],
    stores: [{ id: N, store }],
    esrb_rating: ref,
    short_screenshots: [{ id: N, image: S }],
  },
  {
    seo_title: S,
    seo_description: S,
    seo_keywords: S,
    seo_h1: S,
    noindex: B,
    nofollow: B,
    description: S,
    filters: { years },
    nofollow_collections: ["string"],
  },
);

/** `GET /games?search=`, 2023: the shorter shape of RAWG's index. */
export const SEARCHED: Shape = page(
  {
    ...common,
    score: S,
    community_rating: N,
    platforms: [{ platform: ref }],
    genres: [ref],
    stores: [{ store: ref }],
    esrb_rating: { ...ref, name_en: S, name_ru: S },
    short_screenshots: [{ id: N, image: S }],
  },
  { user_platforms: B },
);

export const SCREENSHOTS: Shape = page({ id: N, image: S, width: N, height: N, is_deleted: B });
export const MOVIES: Shape = page({ id: N, name: S, preview: S, data: { "480": S, max: S } });
export const STORE_LINKS: Shape = page({ id: N, game_id: N, store_id: N, url: S });
export const GENRES: Shape = page({ ...counted, games: briefs });
export const PLATFORMS: Shape = page({ ...platform, games: briefs });
export const STORES: Shape = page({ ...store, games: briefs });
const positions: Shape = [ref];
/** `GET /creators`, 2020 to 2025. */
export const CREATORS: Shape = page({ ...counted, image: "null|string", positions, games: briefs });
/** `GET /creators/{id}`, 2025. */
export const CREATOR: Shape = {
  ...counted,
  image: "null|string",
  description: S,
  reviews_count: N,
  rating: S,
  rating_top: N,
  updated: S,
  positions,
  platforms: { total: N, count: N, results: [{ count: N, percent: N, platform: ref }] },
  ratings: common.ratings,
  timeline: [{ year: N, count: N }],
};
/** `GET /creator-roles`: the whole of each row. */
export const CREATOR_ROLES: Shape = page(ref);

const typeOf = (value: unknown): string => {
  if (value === null) return NIL;
  return Array.isArray(value) ? "array" : typeof value;
};

function typesAt(shape: Shape): string[] {
  if (typeof shape === "string") return shape.split("|");
  return [Array.isArray(shape) ? "array" : "object", ...(Array.isArray(shape) ? [] : [NIL])];
}

function childrenOf(shape: Shape): Map<string, Shape> {
  if (typeof shape === "string") return new Map();
  return new Map(Object.entries(shape).map(([name, child]) => [Array.isArray(shape) ? "[]" : name, child]));
}

/** Types found at each path of a value: `results[].id` → number. */
export function observe(value: unknown, path = "", found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  const types = found.get(path) ?? new Set();
  found.set(path, types.add(typeOf(value)));
  if (value === null || typeof value !== "object") return found;
  for (const [name, child] of Object.entries(value)) {
    const below = Array.isArray(value) ? `${path}[]` : [path, name].filter((part) => part !== "").join(".");
    observe(child, below, found);
  }
  return found;
}

function expand(shape: Shape, path = "", all = new Map<string, string[]>()): Map<string, string[]> {
  all.set(path, typesAt(shape));
  for (const [name, child] of childrenOf(shape)) {
    expand(child, name === "[]" ? `${path}[]` : [path, name].filter((part) => part !== "").join("."), all);
  }
  return all;
}

/** What differs between the recorded shape and answers of ours: fields only one side has, and types RAWG never sent. */
export function differences(shape: Shape, answers: readonly unknown[]): string[] {
  const recorded = expand(shape);
  const ours = new Map<string, Set<string>>();
  for (const answer of answers) observe(answer, "", ours);
  const missing = [...recorded.keys()].filter((path) => !ours.has(path)).map((path) => `RAWG only: ${path}`);
  const strange = [...ours].flatMap(([path, types]) => {
    const known = recorded.get(path);
    if (known === undefined) return [`ours only: ${path}`];
    return [...types].filter((type) => !known.includes(type)).map((type) => `type ${type} is ours only: ${path}`);
  });
  return [...missing, ...strange].toSorted();
}
