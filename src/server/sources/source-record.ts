// What a source says of one game, in one shape for every source: bounded and typed at this edge, trusted after it.
// Slugs of genres, platforms, tags and stores are those of data/taxonomies; an adapter translates its source's own words
// and leaves out what has no counterpart. Companies and series come by name.
import { z } from "zod";
import { readPartialDay } from "#shared/catalogue/partial-day.ts";

/** Bounds of a record: what is longer is refused with its reason, never cut silently. */
export const RECORD_LIMITS = {
  keyLength: 200,
  nameLength: 300,
  otherNames: 60,
  slugs: 120,
  makers: 40,
  screenshots: 40,
  videos: 10,
  descriptionLength: 20_000,
  addressLength: 2000,
} as const;

const text = (max: number) => z.string().trim().min(1, "is empty").max(max, `is longer than ${max} characters`);
const Slug = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,119}$/u, "is no slug");
const listOf = <T extends z.ZodType>(item: T, max: number) =>
  z.array(item).max(max, `has more than ${max}`).default([]);
const Slugs = listOf(Slug, RECORD_LIMITS.slugs);
const Names = (max: number) => listOf(text(RECORD_LIMITS.nameLength), max);
const WebAddress = z.url({ protocol: /^https?$/, error: "is no http(s) address" }).max(RECORD_LIMITS.addressLength);
const Count = z.int().min(0);

/** How another catalogue calls the same game: what two sources agree on without comparing titles. */
export const CrossReferencesSchema = z.object({
  /** RAWG's id. */
  rawg: z.int().positive().optional(),
  igdb: z.int().positive().optional(),
  /** The application in Steam's store. */
  steam: z.int().positive().optional(),
  /** The product in GOG's store. */
  gog: z.int().positive().optional(),
  wikidata: z
    .string()
    .regex(/^Q[1-9]\d{0,11}$/, "is no QID")
    .optional(),
});
export type CrossReferences = z.infer<typeof CrossReferencesSchema>;

/** What a game is beside others: only a `game` is ever the same as a game of another source by its title. */
export const RECORD_KINDS = ["game", "edition", "addition", "bundle"] as const;

/** What can be corrected by hand: `npm run catalogue:edit`. */
export const EDITED_FIELDS = [
  "name",
  "alternative_names",
  "released",
  "platforms",
  "genres",
  "tags",
  "developers",
  "publishers",
  "series",
  "stores",
  "metacritic",
  "rating",
  "added",
  "playtime",
  "esrb",
  "description",
  "website",
  "background",
  "screenshots",
  "youtube",
  "hidden",
] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];

export const SourceRecordSchema = z.object({
  /** The game's name in its source, for good: an id, a QID, a row's own key. */
  key: text(RECORD_LIMITS.keyLength),
  kind: z.enum(RECORD_KINDS).default("game"),
  /** Of an edition or addition: the key of its game in the same source. */
  parent: text(RECORD_LIMITS.keyLength).optional(),
  name: text(RECORD_LIMITS.nameLength),
  /** RAWG's name for it in addresses; made of the name where there is none. */
  slug: Slug.optional(),
  /** Also in other scripts. */
  alternative_names: Names(RECORD_LIMITS.otherNames),
  /** As far as it is known: `1983`, `1983-Q3`, `1983-11`, `1983-11-19`; the first release anywhere. */
  released: z
    .string()
    .refine((day) => readPartialDay(day) !== undefined, "is no date: YYYY-MM-DD, YYYY-MM, YYYY-Q1 or YYYY")
    .optional(),
  platforms: Slugs,
  genres: Slugs,
  tags: Slugs,
  stores: listOf(z.object({ slug: Slug, url: WebAddress.optional() }), 30),
  developers: Names(RECORD_LIMITS.makers),
  publishers: Names(RECORD_LIMITS.makers),
  series: text(RECORD_LIMITS.nameLength).optional(),
  ids: CrossReferencesSchema.default({}),
  metacritic: z.int().min(1).max(100).optional(),
  /** 1 to 5, with the number of those who gave it. */
  rating: z.number().min(1).max(5).optional(),
  ratings_count: Count.optional(),
  /** How well known it is, on RAWG's scale: how many of its members would keep it. */
  added: Count.default(0),
  /** Hours. */
  playtime: Count.default(0),
  /** A slug of data/taxonomies/age-ratings.toml. */
  esrb: Slug.optional(),
  /** Plain text: markup is taken away by the adapter. */
  description: text(RECORD_LIMITS.descriptionLength).optional(),
  website: WebAddress.optional(),
  /** Addresses of pictures at the source; they are shown through the image proxy, and only from hosts that it allows. */
  pictures: z
    .object({ background: WebAddress.optional(), screenshots: listOf(WebAddress, RECORD_LIMITS.screenshots) })
    .default({ screenshots: [] }),
  /** Trailers as files, and as YouTube's ids, which are only ever links. */
  videos: listOf(
    z.object({
      name: text(RECORD_LIMITS.nameLength),
      preview: WebAddress.optional(),
      small: WebAddress.optional(),
      large: WebAddress.optional(),
      youtube: z
        .string()
        .regex(/^[\w-]{11}$/, "is no id of YouTube")
        .optional(),
    }),
    RECORD_LIMITS.videos,
  ),
  /** `YYYY-MM-DDTHH:MM:SS`, UTC: when the source changed it. */
  updated: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/, "is no time: YYYY-MM-DDTHH:MM:SS")
    .optional(),
  /** Of a correction: the fields that it decides, see `edits.ts`. */
  edited: z.array(z.enum(EDITED_FIELDS)).min(1).optional(),
});

/** One game as a source has it. */
export type SourceRecord = z.output<typeof SourceRecordSchema>;
/** The same with everything left out that has a default. */
export type SourceRecordInput = z.input<typeof SourceRecordSchema>;

/** The record, or one line that says what is wrong with it: `released: is no date …`. */
export function readSourceRecord(value: unknown): { record: SourceRecord } | { problem: string } {
  const parsed = SourceRecordSchema.safeParse(value);
  if (parsed.success) return { record: parsed.data };
  const [issue] = parsed.error.issues;
  const where = issue?.path.map(String).join(".") ?? "";
  return { problem: where === "" ? (issue?.message ?? "is no record") : `${where}: ${issue?.message ?? ""}` };
}
