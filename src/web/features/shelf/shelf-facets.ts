// A shelf narrowed by genre and by family of platforms, and how many games each choice would leave. A kept game says both by
// itself, so that nothing is asked of a server; one that says nothing of them stands under a choice of its own.
import { PLATFORM_FAMILIES, platformFamily, type PlatformFamily } from "#web/lib/platform-families.ts";
import { genreWords } from "#web/lib/term-words.ts";
import { LANGUAGE } from "#web/lib/language.ts";
import { t } from "#web/lib/t.ts";
import type { ShelfEntry } from "#web/state/shelf/shelf-entry.ts";

export const FACETS = ["genre", "platform"] as const;
export type Facet = (typeof FACETS)[number];
/** The choice of games of which the shelf does not know it. */
export const UNKNOWN = "unknown";
/** What is chosen of each; empty where nothing is. */
export type ShelfFilters = Readonly<Record<Facet, string>>;
export const NO_FILTERS: ShelfFilters = { genre: "", platform: "" };

/** By their names, as their makers write them, in the order in which cards show them. */
const FAMILY_NAMES: Readonly<Record<PlatformFamily, string>> = {
  pc: "PC",
  playstation: "PlayStation",
  xbox: "Xbox",
  nintendo: "Nintendo",
  apple: "Apple",
  android: "Android",
  linux: "Linux",
  sega: "Sega",
  atari: "Atari",
  web: t("shelf.webPlatform"),
  other: t("shelf.otherPlatform"),
};

type Traits = Readonly<Record<Facet, readonly string[]>>;
const families = new Map<string, PlatformFamily>();
const genreNames = new Map<string, string>();
/** Entries never change. */
const knownTraits = new WeakMap<ShelfEntry, Traits>();
const collator = new Intl.Collator(LANGUAGE);

/** A genre as an address can have it; a file may bring one that has a name alone. */
const slugOf = ({ slug, name }: { slug: string; name: string }) =>
  slug || name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-");

function familyOf(name: string): PlatformFamily {
  const family = families.get(name) ?? platformFamily(name);
  families.set(name, family);
  return family;
}

const orUnknown = (values: ReadonlySet<string>) => (values.size === 0 ? [UNKNOWN] : [...values]);

function traitsOf(entry: ShelfEntry): Traits {
  const known = knownTraits.get(entry);
  if (known !== undefined) return known;
  const { genres, platforms } = entry.game.value;
  const genre = new Set<string>();
  for (const term of genres) {
    const slug = slugOf(term);
    genre.add(slug);
    if (!genreNames.has(slug)) genreNames.set(slug, genreWords({ slug, name: term.name }));
  }
  const platform = new Set(platforms.map((one) => familyOf(one.platform.name)));
  const traits = { genre: orUnknown(genre), platform: orUnknown(platform) };
  knownTraits.set(entry, traits);
  return traits;
}

/** Learns what the genres of a whole shelf are called: one that is chosen may be missing from the tab that is shown. */
export function meetGenres(entries: readonly ShelfEntry[]): void {
  for (const entry of entries) traitsOf(entry);
}

export type Narrowed = {
  readonly entries: readonly ShelfEntry[];
  /** How many would be left by each choice, the other one staying as it is. */
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>;
  /** How many are not there only because it is not known whether they fit. */
  readonly leftOut: number;
};

function countAll(counts: Map<string, number>, values: readonly string[]): void {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** Those of `entries` that fit the filters. */
export function narrowed(entries: readonly ShelfEntry[], filters: ShelfFilters): Narrowed {
  const counts = { genre: new Map<string, number>(), platform: new Map<string, number>() };
  const fitting: ShelfEntry[] = [];
  let leftOut = 0;
  for (const entry of entries) {
    const traits = traitsOf(entry);
    const fits = (facet: Facet) => filters[facet] === "" || traits[facet].includes(filters[facet]);
    const mayFit = (facet: Facet) => fits(facet) || traits[facet][0] === UNKNOWN;
    const [isGenre, isPlatform] = [fits("genre"), fits("platform")];
    if (isPlatform) countAll(counts.genre, traits.genre);
    if (isGenre) countAll(counts.platform, traits.platform);
    if (isGenre && isPlatform) fitting.push(entry);
    else if (mayFit("genre") && mayFit("platform")) leftOut += 1;
  }
  return { entries: fitting, counts, leftOut };
}

/** As a genre may be called that no game of the shelf has, which an address can name. */
function unmetGenre(slug: string): string {
  const words = slug.replaceAll("-", " ");
  return genreWords({ slug, name: words.slice(0, 1).toLocaleUpperCase(LANGUAGE) + words.slice(1) });
}

const NAMES: Readonly<Record<Facet, (value: string) => string>> = {
  genre: (value) => genreNames.get(value) ?? unmetGenre(value),
  platform: (value) => FAMILY_NAMES[value as PlatformFamily] ?? value,
};
const placeOf = (family: string) => PLATFORM_FAMILIES.findIndex((known) => known === family);
const ORDERS: Readonly<Record<Facet, (a: string, b: string) => number>> = {
  genre: (a, b) => collator.compare(NAMES.genre(a), NAMES.genre(b)),
  platform: (a, b) => placeOf(a) - placeOf(b),
};

/** What a facet offers, each with its number, and what is not known last; what is chosen stays there with none left, too. */
export function choicesOf(facet: Facet, { counts }: Pick<Narrowed, "counts">, chosen: string) {
  const values = new Set(counts[facet].keys());
  if (chosen !== "") values.add(chosen);
  const isLast = values.delete(UNKNOWN);
  const sorted = [...values].toSorted(ORDERS[facet]);
  const names = sorted.map((value) => ({ value, name: NAMES[facet](value) }));
  if (isLast) names.push({ value: UNKNOWN, name: t("shelf.unknown") });
  return names.map(({ value, name }) => ({ value, label: `${name} (${counts[facet].get(value) ?? 0})` }));
}
