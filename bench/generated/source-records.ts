// Made-up games as a source gives them: plausible titles, years, genres, platforms, companies; few known to everybody.
import { createRandom, type Random } from "#artwork/prng.ts";
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import { RECORD_DEFAULTS } from "#server/sources/record-defaults.ts";
import type { SourceRecord } from "#server/sources/source-record.ts";
import { addedAt, descriptionAt, draw, TERMS_EACH, twoDigits } from "./records.ts";
import { makeTitles } from "./titles.ts";

/** Titles are made in pieces: what follows another one lies in the same piece. */
const PIECE = 50_000;
/** As many companies as a large source has. */
const COMPANIES = 40_000;
/** Not every game has pictures. */
const PICTURED_SHARE = 0.85;

function picturesAt(at: number): SourceRecord["pictures"] {
  const address = (name: string) => `https://images.igdb.com/igdb/image/upload/t_1080p/${name}${at.toString(36)}.jpg`;
  return { background: address("ar"), screenshots: [address("sa"), address("sb"), address("sc")] };
}

function createDrawing({ terms }: Pick<Catalogue, "terms">) {
  const slugsOf = (kind: "genres" | "platforms" | "stores" | "tags") => terms[kind].map(({ slug }) => slug);
  const pools = {
    genres: slugsOf("genres"),
    platforms: slugsOf("platforms"),
    stores: slugsOf("stores"),
    tags: slugsOf("tags"),
  };
  const companies = Array.from({ length: COMPANIES }, (_, at) => terms.developers[at]?.name ?? `Workshop ${at}`);
  return (random: Random) => ({
    genres: draw(pools.genres, TERMS_EACH.genres, random),
    platforms: draw(pools.platforms, TERMS_EACH.platforms, random),
    tags: draw(pools.tags, TERMS_EACH.tags, random),
    stores: draw(pools.stores, TERMS_EACH.stores, random).map((slug) => ({ slug })),
    developers: draw(companies, TERMS_EACH.developers, random),
    publishers: draw(companies, TERMS_EACH.publishers, random),
  });
}

/** `count` records of a source, by their keys `1`, `2` … */
export function* makeSourceRecords(count: number, catalogue: Pick<Catalogue, "terms">): Generator<SourceRecord> {
  const random = createRandom("generated source records");
  const drawing = createDrawing(catalogue);
  for (let first = 0; first < count; first += PIECE) {
    const titles = makeTitles(Math.min(PIECE, count - first), `source titles ${first}`);
    for (const [index, { name, others, parent, series }] of titles.entries()) {
      const at = first + index;
      const year = 2026 - Math.floor(random.next() ** 2 * 42);
      yield {
        ...RECORD_DEFAULTS,
        key: String(at + 1),
        ...(parent === undefined ? {} : { kind: "addition", parent: String(first + parent + 1) }),
        name,
        alternative_names: others,
        released: `${year}-${twoDigits(random.int(1, 12))}-${twoDigits(random.int(1, 28))}`,
        ...drawing(random),
        ...(series === undefined ? {} : { series }),
        ids: { igdb: at + 1 },
        ...(random.chance(0.15) ? { metacritic: Math.round(random.range(40, 97)) } : {}),
        rating: Math.round(random.range(1, 5) * 100) / 100,
        ratings_count: random.int(1, 400),
        added: addedAt(random),
        playtime: random.int(0, 40),
        description: descriptionAt(at),
        ...(random.chance(PICTURED_SHARE) ? { pictures: picturesAt(at) } : {}),
      };
    }
  }
}
