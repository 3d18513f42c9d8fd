// Entries of taxonomies that other sources bring: companies and series by their names. Genres, platforms, tags, stores
// and age ratings are only those that data/ has.
import { createHash } from "node:crypto";
import { companyKey } from "#server/sources/merge/company-key.ts";
import { titleKey } from "#server/search/titles/spellings.ts";
import type { Catalogue, TermKind } from "./catalogue.ts";
import type { GameEntry, TermEntry } from "./entry.ts";
import { createSlugs } from "./slugs.ts";
import { ESRB_RATINGS } from "./entry.ts";

/** Entries that no other catalogue numbers lie from here on, above the ids that data/ gives by hand. */
const OWN_FROM = 3_000_000_000;
const OWN_COUNT = 2 ** 30;

const NAMED_KINDS = ["developers", "publishers", "series"] as const;
type NamedKind = (typeof NAMED_KINDS)[number];
/** Whose entries are those that data/ has. */
type KnownKind = "genres" | "tags" | "platforms" | "stores";
const keyFor: Record<NamedKind, (name: string) => string> = {
  developers: companyKey,
  publishers: companyKey,
  series: titleKey,
};

class NamedTerms {
  readonly list: TermEntry[];
  readonly #kind: NamedKind;
  readonly #slugs: Map<string, string>;
  readonly #names: ReturnType<typeof createSlugs>;
  readonly #ids: Set<number>;

  constructor(kind: NamedKind, known: readonly TermEntry[]) {
    this.#kind = kind;
    this.list = [...known];
    this.#slugs = new Map(known.map(({ name, slug }) => [keyFor[kind](name), slug]));
    this.#names = createSlugs(known.map(({ slug }) => slug));
    this.#ids = new Set(known.map(({ id }) => id));
  }

  slugOf(name: string): string {
    const key = keyFor[this.#kind](name) || name;
    const known = this.#slugs.get(key);
    if (known !== undefined) return known;
    const id = this.#newId(`${this.#kind} ${key}`);
    const slug = this.#names.take(name, { id });
    this.list.push({ id, slug, name });
    this.#slugs.set(key, slug);
    return slug;
  }

  #newId(text: string): number {
    let id = OWN_FROM + (createHash("sha256").update(text).digest().readUInt32BE(0) % OWN_COUNT);
    while (this.#ids.has(id)) id += 1;
    this.#ids.add(id);
    return id;
  }
}

/** Begins with the taxonomies of data/. */
export function createNewTerms(known: Catalogue["terms"]) {
  const named: Record<NamedKind, NamedTerms> = {
    developers: new NamedTerms("developers", known.developers),
    publishers: new NamedTerms("publishers", known.publishers),
    series: new NamedTerms("series", known.series),
  };
  const bySlug = (kind: KnownKind) => new Map(known[kind].map(({ slug, name }) => [slug, name]));
  const namesBySlug = {
    genres: bySlug("genres"),
    tags: bySlug("tags"),
    platforms: bySlug("platforms"),
    stores: bySlug("stores"),
  };
  return {
    /** The slug of what is called so; made known where it is new. */
    slugOf: (kind: NamedKind, name: string): string => named[kind].slugOf(name),
    /** Those that data/ has, once each. */
    known: (kind: KnownKind, slugs: readonly string[]): string[] =>
      [...new Set(slugs)].filter((slug) => namesBySlug[kind].has(slug)),
    nameOf: (kind: KnownKind, slug: string): string | undefined => namesBySlug[kind].get(slug),
    ageRating: (slug: string): Pick<GameEntry, "esrb"> => {
      const rating = ESRB_RATINGS.find((each) => each.slug === slug);
      return rating === undefined ? {} : { esrb: rating.slug };
    },
    all: (): Record<TermKind, readonly TermEntry[]> => ({
      ...known,
      developers: named.developers.list,
      publishers: named.publishers.list,
      series: named.series.list,
    }),
  };
}
