// One game of RAWG's lists as a record: both shapes of items, Russian tags left out.
import { ListItemReader } from "#server/rawg-shapes/read-game.ts";
import { readSourceRecord, RECORD_LIMITS, type SourceRecord } from "#server/sources/source-record.ts";
import { DATELESS } from "./slice.ts";

/** What RAWG's shapes say where there is no stamp. */
const NO_STAMP = "1970-01-01T00:00:00";
/** RAWG's lists carry seven pictures a game at most; the first of them is the background once more. */
const BACKGROUND_AGAIN = -1;

/** Slugs that the catalogue knows, by taxonomy; one that is left out stands for all. */
export type Vocabulary = Partial<Record<"platforms" | "genres" | "tags" | "stores", ReadonlySet<string>>>;

/** The slugs of `terms` that are in `known`, each once. */
function slugsOf(terms: readonly { slug: string }[], known: ReadonlySet<string> | undefined): string[] {
  const slugs = new Set(terms.map(({ slug }) => slug).filter((slug) => slug !== "" && known?.has(slug) !== false));
  return [...slugs].slice(0, RECORD_LIMITS.slugs);
}

/** The record of an item of `/games`, or one line that says why there is none. RAWG's slugs are those of data/taxonomies. */
export function readRawgGame(item: unknown, known: Vocabulary = {}): { record: SourceRecord } | { problem: string } {
  const parsed = ListItemReader.safeParse(item);
  if (!parsed.success) return { problem: `${parsed.error.issues[0]?.path.join(".") ?? ""} cannot be read` };
  const game = parsed.data;
  const background = game.background_image ?? undefined;
  const screenshots = game.short_screenshots
    .filter(({ id, image }) => id !== BACKGROUND_AGAIN && image !== background)
    .map(({ image }) => image);
  return readSourceRecord({
    key: String(game.id),
    name: game.name,
    slug: /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,119}$/u.test(game.slug) ? game.slug : undefined,
    released: game.released === null || game.released === DATELESS ? undefined : game.released,
    platforms: slugsOf(
      game.platforms.map(({ platform }) => platform),
      known.platforms,
    ),
    genres: slugsOf(game.genres, known.genres),
    tags: slugsOf(game.tags, known.tags),
    stores: slugsOf(
      game.stores.map(({ store }) => store),
      known.stores,
    ).map((slug) => ({ slug })),
    ids: { rawg: game.id },
    metacritic: game.metacritic ?? undefined,
    // Members give 1 to 5; RAWG writes 0 where nobody did.
    rating: game.rating >= 1 ? game.rating : undefined,
    ratings_count: game.ratings_count,
    added: game.added,
    playtime: game.playtime,
    esrb: game.esrb_rating?.slug || undefined,
    pictures: { background, screenshots: screenshots.slice(0, RECORD_LIMITS.screenshots) },
    updated: game.updated === NO_STAMP ? undefined : game.updated,
  });
}
