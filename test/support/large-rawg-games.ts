// The games of the large double of RAWG, made from their number alone: the same in every run.

/** What a list decides by; the rest of a game is made when it is sent. */
export type MadeGame = { id: number; added: number; released: string | null; updated: string };

const DAY_MS = 24 * 60 * 60_000;
const FIRST_ID = 1000;
/** Of `added`: a power law; the best known have 22,000, number 50,000 has 35, as many as some fourteen hundred others. */
const LAW = { most: 22_000, bend: 80 };
const GENRES = ["action", "indie", "adventure", "role-playing-games-rpg", "strategy", "puzzle", "simulation"];
const PLATFORMS = ["pc", "playstation4", "xbox-one", "nintendo-switch", "macos", "linux", "ios"];
const STORES = ["steam", "playstation-store", "xbox-store", "nintendo", "gog"];
const TAGS = ["singleplayer", "multiplayer", "atmospheric", "co-op", "open-world", "2d", "sandbox"];
const RATINGS = ["everyone", "everyone-10-plus", "teen", "mature"];
const FIRST_WORDS = ["Silent", "Iron", "Last", "Hidden", "Crystal", "Burning", "Distant", "Broken", "Golden"];
const SECOND_WORDS = ["Harbour", "Kingdom", "Signal", "Forest", "Engine", "Orbit", "Lantern", "River", "Tower"];

/** A number from 0 to 1 for each `seed` and `turn`, without a state that would have to be kept. */
function chance(seed: number, turn: number): number {
  let mixed = Math.imul(seed ^ (turn * 0x9e3779b9), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);

/** 1970 to 2028, seven of ten from 2015 to 2025; one in ten without a date. */
function releasedOf(number: number): string | null {
  if (chance(number, 1) < 0.1) return null;
  const [from, to] = chance(number, 2) < 0.7 ? [2015, 2026] : [1970, 2029];
  const begin = Date.UTC(from, 0, 1);
  return dayAt(begin + Math.floor((chance(number, 3) * (Date.UTC(to, 0, 1) - begin)) / DAY_MS) * DAY_MS);
}

/** `count` games; their place in `added` says nothing of their id. */
export function makeGames(count: number): MadeGame[] {
  const order = Array.from({ length: count }, (_, index) => index);
  order.sort((one, other) => chance(one, 7) - chance(other, 7));
  return order.map((number, rank) => ({
    id: FIRST_ID + number,
    added: Math.round(LAW.most / (1 + rank / LAW.bend)),
    released: releasedOf(number),
    updated: new Date(Date.UTC(2019, 0, 1) + Math.floor(chance(number, 4) * 2500) * DAY_MS + number * 1000)
      .toISOString()
      .slice(0, 19),
  }));
}

const pick = (from: readonly string[], number: number, turn: number) =>
  from.filter((_word, index) => chance(number, 20 + turn * 10 + index) < 0.4);
const named = (slug: string, index: number) => ({ id: index + 1, name: slug, slug });
const counted = (slug: string, index: number) => ({ ...named(slug, index), games_count: 9, image_background: null });
const RUSSIAN_TAG = { ...counted("dlia-odnogo-igroka", 999), name: "Для одного игрока", language: "rus" };

export const nameOf = ({ id }: MadeGame) =>
  `${FIRST_WORDS[id % FIRST_WORDS.length]} ${SECOND_WORDS[Math.floor(id / 9) % SECOND_WORDS.length]} ${id}`;

/** The item of a list, in the shape of RAWG's database (A) or of its index (B). */
export function asItem(game: MadeGame, shape: "A" | "B"): Record<string, unknown> {
  const { id, added, released, updated } = game;
  const isFull = shape === "A";
  const term = isFull ? counted : named;
  const picture = `https://media.rawg.io/media/games/${(id % 4096).toString(16).padStart(3, "0")}/${id}.jpg`;
  const platforms = pick(PLATFORMS, id, 1).map((slug, index) => ({
    platform: isFull ? { ...counted(slug, index), image: null, year_end: null, year_start: null } : named(slug, index),
    ...(isFull ? { released_at: released, requirements_en: null, requirements_ru: null } : {}),
  }));
  const esrb = RATINGS[id % 6];
  return {
    id,
    slug: `game-${id}`,
    name: nameOf(game),
    released,
    tba: released === null,
    background_image: id % 12 === 0 ? null : picture,
    rating: Math.round(chance(id, 8) * 500) / 100,
    rating_top: 4,
    ratings: [{ id: 4, title: "recommended", count: 3, percent: 100 }],
    ratings_count: added >> 3,
    reviews_text_count: 0,
    added,
    added_by_status: added === 0 ? null : { owned: added },
    metacritic: id % 9 === 0 ? 60 + (id % 40) : null,
    playtime: id % 30,
    suggestions_count: 5,
    updated,
    user_game: null,
    reviews_count: 3,
    saturated_color: "0f0f0f",
    dominant_color: "0f0f0f",
    // Nine in ten have platforms; for others the index says null and leaves the families out.
    platforms: !isFull && id % 10 === 0 ? null : platforms,
    ...(!isFull && id % 10 === 0 ? {} : { parent_platforms: [{ platform: named("pc", 0) }] }),
    genres: pick(GENRES, id, 2).map(term),
    stores: pick(STORES, id, 3).map((slug, index) => ({
      ...(isFull ? { id: id * 10 + index } : {}),
      store: term(slug, index),
    })),
    tags: [
      ...pick(TAGS, id, 4).map((slug, index) => ({ ...counted(slug, index), language: "eng" })),
      ...(isFull ? [] : [RUSSIAN_TAG]),
    ],
    esrb_rating: esrb === undefined ? null : named(esrb, id % 6),
    clip: null,
    short_screenshots: [
      ...(id % 12 === 0 ? [] : [{ id: -1, image: picture }]),
      ...Array.from({ length: id % 7 }, (_, index) => ({
        id: id * 10 + index,
        image: `https://media.rawg.io/media/screenshots/${(id % 4096).toString(16).padStart(3, "0")}/${id}-${index}.jpg`,
      })),
    ],
    ...(isFull ? {} : { score: null, community_rating: 0 }),
  };
}
