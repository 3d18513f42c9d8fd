// All games at a glance: what putting them in order, and what others say of them, needs to know of all of them at once. Of a
// million games nothing more than this is in memory at one time.
import { addedFor } from "#server/sources/popularity.ts";
import type { Located, Problem } from "./catalogue.ts";
import type { CatalogueEntry, EntryList } from "./foreign-games.ts";

type Counts<K> = Map<K, number>;
const countOne = <K>(counts: Counts<K>, key: K): Counts<K> => counts.set(key, (counts.get(key) ?? 0) + 1);

/** What is known of all games. */
class Outlines {
  /** Numbers of the entries that stand, and by them: */
  readonly numbers: number[] = [];
  readonly ids: number[] = [];
  readonly added: number[] = [];
  readonly #slugs: string[] = [];
  readonly #unpictured = new Set<number>();
  readonly additions: Counts<number> = new Map();
  readonly series: Counts<string> = new Map();
  readonly #loved = new Set<string>();

  add(number: number, entry: CatalogueEntry): void {
    this.numbers.push(number);
    this.ids[number] = entry.id;
    this.#slugs[number] = entry.slug;
    this.added[number] = entry.added ?? addedFor(entry.popularity);
    if (entry.pictures === undefined) this.#unpictured.add(number);
    if (entry.parent !== undefined) countOne(this.additions, entry.parent);
    if (entry.series !== undefined) countOne(this.series, entry.series);
    for (const slug of entry.loved) this.#loved.add(slug);
  }

  /** The most added first (ties: the higher id first). */
  ranked(): Uint32Array {
    const [added, ids] = [this.added, this.ids];
    return Uint32Array.from(this.numbers).sort(
      (a, b) => (added[b] ?? 0) - (added[a] ?? 0) || (ids[b] ?? 0) - (ids[a] ?? 0),
    );
  }

  /** Those of `ranked` that have no pictures of their own, at most so many. */
  unpictured(ranked: Uint32Array, max: number): number[] {
    const found: number[] = [];
    for (const number of ranked) {
      if (found.length === max) break;
      if (this.#unpictured.has(number)) found.push(number);
    }
    return found;
  }

  /** Ids of the games that others name, by their slugs. */
  lovedIds(): Map<string, number> {
    const found = new Map<string, number>();
    for (const number of this.numbers) {
      const slug = this.#slugs[number] ?? "";
      if (this.#loved.has(slug)) found.set(slug, this.ids[number] ?? 0);
    }
    return found;
  }
}

/** Goes through all entries once, in their order. What has an id or a slug that is taken is told and left out. */
export function outline(
  games: EntryList,
  problems: Problem[],
): { outlines: Outlines; written: Located<CatalogueEntry>[] } {
  const outlines = new Outlines();
  const written: Located<CatalogueEntry>[] = [];
  const ids = new Set<number>();
  const slugs = new Set<string>();
  let number = -1;
  for (const located of games) {
    number += 1;
    const { file, entry } = located;
    // What was taken in, whose "file" is its source, names nothing that is unknown, and may be a million games.
    if (file.includes("/")) written.push(located);
    if (ids.has(entry.id) || slugs.has(entry.slug)) {
      problems.push({ file, entry: entry.name, message: `id ${entry.id} or slug ${entry.slug} is already taken` });
      continue;
    }
    ids.add(entry.id);
    slugs.add(entry.slug);
    outlines.add(number, entry);
  }
  return { outlines, written };
}
