// A game as IGDB's `/games` gives it (https://api-docs.igdb.com/#game), read leniently: what is broken counts as missing, a
// broken member of a list is left out. Only the id is insisted on. Both spellings of what was an enumeration and is a
// table now are read: the numbers stayed the same (https://api-docs.igdb.com/#migration-enums-to-tables). What refers to
// another entry may be its number or, expanded, the entry itself.
import { z } from "zod";

const maybe = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);

/** Members that can be read; anything that is no list is empty. */
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .unknown()
    .optional()
    .transform((value): z.output<T>[] =>
      Array.isArray(value)
        ? value.flatMap((member: unknown) => {
            const parsed = item.safeParse(member);
            return parsed.success ? [parsed.data] : [];
          })
        : [],
    );

/** The number of another entry. */
const Ref = z.union([z.int(), z.object({ id: z.int() }).transform(({ id }) => id)]);
const Named = z.object({ name: z.string() });
const Picture = z.object({ image_id: z.string().regex(/^\w{1,64}$/), alpha_channel: maybe(z.boolean()) });
/** Seconds since 1970. */
const Stamp = z.int();

const AgeRating = z.object({
  category: maybe(z.int()),
  organization: maybe(Ref),
  rating: maybe(z.int()),
  rating_category: maybe(Ref),
});

const ExternalGame = z.object({
  category: maybe(z.int()),
  external_game_source: maybe(Ref),
  uid: maybe(z.string()),
  url: maybe(z.string()),
});

const InvolvedCompany = z.object({
  company: Named,
  developer: maybe(z.boolean()),
  publisher: maybe(z.boolean()),
});

const ReleaseDate = z.object({
  date: maybe(Stamp),
  category: maybe(z.int()),
  date_format: maybe(Ref),
  platform: maybe(Ref),
});

const Website = z.object({ url: z.string(), category: maybe(z.int()), type: maybe(Ref) });
const Video = z.object({ name: maybe(z.string()), video_id: z.string() });

export const IgdbGameSchema = z.object({
  id: z.int().positive(),
  name: maybe(z.string()),
  summary: maybe(z.string()),
  storyline: maybe(z.string()),
  category: maybe(z.int()),
  game_type: maybe(Ref),
  parent_game: maybe(Ref),
  version_parent: maybe(Ref),
  first_release_date: maybe(Stamp),
  release_dates: listOf(ReleaseDate),
  platforms: listOf(Ref),
  genres: listOf(Ref),
  themes: listOf(Ref),
  game_modes: listOf(Ref),
  player_perspectives: listOf(Ref),
  keywords: listOf(z.object({ slug: z.string() })),
  involved_companies: listOf(InvolvedCompany),
  alternative_names: listOf(Named),
  game_localizations: listOf(Named),
  collection: maybe(Named),
  collections: listOf(Named),
  franchise: maybe(Named),
  franchises: listOf(Named),
  age_ratings: listOf(AgeRating),
  external_games: listOf(ExternalGame),
  websites: listOf(Website),
  cover: maybe(Picture),
  artworks: listOf(Picture),
  screenshots: listOf(Picture),
  videos: listOf(Video),
  /** 0 to 100. */
  total_rating: maybe(z.number()),
  total_rating_count: maybe(z.number()),
  hypes: maybe(z.number()),
  follows: maybe(z.number()),
  updated_at: maybe(Stamp),
});
export type IgdbGame = z.output<typeof IgdbGameSchema>;

/** Come as mere numbers beside the lists that took their place, of which names are asked for. */
const UNNAMED: ReadonlySet<string> = new Set(["collection", "franchise"]);
const FIELDS = (Object.keys(IgdbGameSchema.shape) as (keyof IgdbGame)[]).filter((field) => !UNNAMED.has(field));

/** The fields of `row` that `game`, read from it, had to be read without: of another type, or lists of nothing readable. */
export function lostFields(row: Readonly<Record<string, unknown>>, game: IgdbGame): (keyof IgdbGame)[] {
  return FIELDS.filter((field) => {
    const [given, read] = [row[field] ?? undefined, game[field]];
    const isEmpty = given === undefined || (Array.isArray(given) && given.length === 0);
    return !isEmpty && (read === undefined || (Array.isArray(read) && read.length === 0));
  });
}
