// Made-up games as records of the catalogue, mixed with the bundled ones: few known to everybody, most to hardly anyone.
import { createRandom, type Random } from "#artwork/prng.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { lookOf } from "#server/catalogue/look.ts";
import type { GameRecord, GameTermKind } from "#server/catalogue/record.ts";
import { makeTitles, type MadeTitle } from "./titles.ts";

const FIRST_ID = 10_000_000;
const PICTURED = { scene: "peaks", mood: "calm", sentences: [] } as const;
const UPDATED = "2026-01-01T00:00:00";
const MOST_ADDED = 20_000;
/** The game at this place of the order of popularity is half as well known as the first. */
const HALF_PLACE = 150;
const DESCRIPTIONS = [
  "A long way down, a lamp that burns out, and a map that somebody else drew. Every room asks for one thing more than you carry, and the way back is never the way in. It is at its best on a rainy evening.",
  "Build a town on a slope, feed it through the winter and learn the names of those who live in it. What you lay down in the first hour decides what breaks in the tenth. Patient, warm and sometimes cruel.",
  "Two buttons, one ship and a score that refuses to rise. A run takes three minutes, understanding it takes a month, and the last enemy still has a trick left. Play it for the one time when all goes right.",
];
/** How many terms of each kind a game names, at least and at most. */
export const TERMS_EACH = {
  genres: [1, 3],
  platforms: [1, 5],
  stores: [1, 3],
  tags: [4, 12],
  developers: [1, 1],
  publishers: [1, 1],
} as const satisfies Record<GameTermKind, readonly [number, number]>;

type Pool = readonly number[];

/** Early terms of a taxonomy more often than late ones. */
export function draw<T>(pool: readonly T[], [least, most]: readonly [number, number], random: Random): T[] {
  if (pool.length === 0) return [];
  const scale = Math.log(pool.length + 1);
  const drawn = Array.from(
    { length: random.int(least, most) },
    () => pool[Math.floor(Math.exp(random.next() * scale)) - 1],
  );
  return [...new Set(drawn)].filter((each) => each !== undefined);
}

function createDrawing({ terms }: Catalogue) {
  const pool = (kind: GameTermKind): Pool => terms[kind].map(({ id }) => id);
  const pools = {
    genres: pool("genres"),
    platforms: pool("platforms"),
    stores: pool("stores"),
    tags: pool("tags"),
    developers: pool("developers"),
    publishers: pool("publishers"),
  };
  const familyIds = new Map(terms.parent_platforms.map(({ slug, id }) => [slug, id]));
  const families = new Map(terms.platforms.map(({ id, parent }) => [id, familyIds.get(parent ?? "")]));
  return (random: Random) => {
    const platforms = draw(pools.platforms, TERMS_EACH.platforms, random);
    return {
      genres: draw(pools.genres, TERMS_EACH.genres, random),
      platforms,
      parent_platforms: [...new Set(platforms.flatMap((id) => families.get(id) ?? []))],
      stores: draw(pools.stores, TERMS_EACH.stores, random),
      tags: draw(pools.tags, TERMS_EACH.tags, random),
      developers: draw(pools.developers, TERMS_EACH.developers, random),
      publishers: draw(pools.publishers, TERMS_EACH.publishers, random),
      creators: [],
    };
  };
}

export const twoDigits = (value: number) => String(value).padStart(2, "0");

/** The order in which games were made says nothing about how well known they are. */
export const addedAt = (random: Random): number =>
  Math.floor(MOST_ADDED / (1 + Math.floor(random.next() * 1_000_000) / HALF_PLACE));

export const descriptionAt = (index: number): string => DESCRIPTIONS[index % DESCRIPTIONS.length] ?? "";

const seriesIds = new Map<string, number>();

/** Series are numbered as they come. */
function seriesId(name: string): number {
  const id = seriesIds.get(name) ?? FIRST_ID + seriesIds.size;
  seriesIds.set(name, id);
  return id;
}

function madeRecord(
  { title, index, random }: { title: MadeTitle; index: number; random: Random },
  terms: ReturnType<ReturnType<typeof createDrawing>>,
): GameRecord {
  const id = FIRST_ID + index;
  const added = addedAt(random);
  const year = 2026 - Math.floor(random.next() ** 2 * 42);
  return {
    id,
    slug: `${title.name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "")}-${id}`,
    name: title.name,
    alternative_names: title.others,
    released: `${year}-${twoDigits(random.int(1, 12))}-${twoDigits(random.int(1, 28))}`,
    tba: false,
    ...(random.chance(0.15) ? { metacritic: Math.round(random.range(40, 97)) } : {}),
    rating: Math.round(random.range(1, 5) * 100) / 100,
    ratings_count: random.int(0, 400),
    added,
    playtime: random.int(0, 40),
    series: title.series === undefined ? [] : [seriesId(title.series)],
    age_ratings: [],
    loved: [],
    ...(title.parent === undefined ? {} : { parent: FIRST_ID + title.parent }),
    ...PICTURED,
    look: lookOf(PICTURED),
    description: descriptionAt(index),
    updated: UPDATED,
    ...terms,
    team: [],
    additions_count: 0,
    parents_count: title.parent === undefined ? 0 : 1,
    game_series_count: 0,
  };
}

/** `count` games, the bundled ones among them, the most added first. */
export function makeRecords(
  count: number,
  { catalogue, bundled }: { catalogue: Catalogue; bundled: readonly GameRecord[] },
): GameRecord[] {
  const random = createRandom("generated records");
  const drawing = createDrawing(catalogue);
  const made = makeTitles(Math.max(0, count - bundled.length), "generated titles").map((title, index) =>
    madeRecord({ title, index, random }, drawing(random)),
  );
  for (const [index, record] of made.entries()) {
    const parent = record.parent === undefined ? undefined : made[record.parent - FIRST_ID];
    if (parent !== undefined && made[index] !== undefined) parent.additions_count += 1;
  }
  return [...bundled, ...made].sort((a, b) => b.added - a.added || b.id - a.id);
}
