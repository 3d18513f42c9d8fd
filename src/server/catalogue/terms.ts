// The taxonomies in memory: what nearly every answer needs of each entry is read once when the database opens. The rest is
// read when somebody asks for it: a million games name 170,000 companies and series, whose records are 85 MB of JSON.
import { TERM_KINDS, type TermKind } from "./catalogue.ts";
import type { TermEntry } from "./entry.ts";
import type { Steps } from "#server/search/steps.ts";
import type { CatalogueDatabase } from "./database.ts";

/** What is read of a term when somebody asks for it. */
export type TermMore = Omit<TermEntry, "id" | "slug" | "name"> & {
  /** The most added games that name it. */
  games: { id: number; slug: string; name: string; added: number }[];
  /** The picture of the first of them, which stands for the term. */
  pictured: string | null;
  /** Creators: ids of the roles that they have in any game. */
  positions?: readonly number[];
};

export type TermRecord = Pick<TermEntry, "id" | "slug" | "name"> & {
  games_count: number;
  /** How many people keep the best known game that names it. */
  added: number;
  readonly more: TermMore;
};

type StoredRow = [id: number, slug: string, name: string, gamesCount: number, added: number];

class StoredTerm implements TermRecord {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly games_count: number;
  readonly added: number;
  readonly #read: (id: number) => TermMore;
  #more: TermMore | undefined;

  constructor([id, slug, name, gamesCount, added]: StoredRow, read: (id: number) => TermMore) {
    this.id = id;
    this.slug = slug;
    this.name = name;
    this.games_count = gamesCount;
    this.added = added;
    this.#read = read;
  }

  get more(): TermMore {
    return (this.#more ??= this.#read(this.id));
  }
}

/** Half a millisecond's work. */
const ROWS_AT_ONCE = 512;

type TermTable = {
  list: readonly TermRecord[];
  byId: ReadonlyMap<number, TermRecord>;
  bySlug: ReadonlyMap<string, TermRecord>;
};

export type Terms = ReturnType<typeof readTerms> extends Steps<infer T> ? T : never;

/** Address of the picture that stands for a term: that of its most added game. */
export function termPicture(term: TermRecord): string | null {
  return term.more.pictured;
}

/**
 * Reads every taxonomy of the database. `beforeMore` is called with its kind before more is read of a term: a database may
 * begin without that.
 */
export function* readTerms(db: CatalogueDatabase, beforeMore: (kind: TermKind) => void = () => undefined) {
  // As one text: in a browser every value that comes out of the database by itself costs more than reading it.
  const select = db.prepare(
    `SELECT json_group_array(json_array(id, slug, name, games_count, added) ORDER BY position) AS list
    FROM term WHERE kind = ? AND position >= ? AND position < ?`,
  );
  // What build.ts wrote.
  const rowsFrom = (kind: TermKind, from: number) =>
    JSON.parse(String(select.get(kind, from, from + ROWS_AT_ONCE)?.["list"])) as StoredRow[];
  const selectMore = db.prepare("SELECT record FROM term_more WHERE kind = ? AND id = ?");
  const readTable = function* (kind: TermKind): Steps<TermTable> {
    const read = (id: number): TermMore => {
      beforeMore(kind);
      return JSON.parse(String(selectMore.get(kind, id)?.["record"]));
    };
    const list: TermRecord[] = [];
    const [byId, bySlug] = [new Map<number, TermRecord>(), new Map<string, TermRecord>()];
    // Rows that are gone soon cost far less to clear away than all of them at once. Positions are counted from 0.
    for (let rows = rowsFrom(kind, 0); rows.length > 0; rows = rowsFrom(kind, list.length)) {
      for (const row of rows) {
        const term = new StoredTerm(row, read);
        list.push(term);
        byId.set(term.id, term);
        bySlug.set(term.slug, term);
      }
      yield;
    }
    return { list, byId, bySlug };
  };
  const tables = new Map<TermKind, TermTable>();
  for (const kind of TERM_KINDS) tables.set(kind, yield* readTable(kind));
  const table = (kind: TermKind) => tables.get(kind) ?? { list: [], byId: new Map(), bySlug: new Map() };

  return {
    list: (kind: TermKind): readonly TermRecord[] => table(kind).list,
    find: (kind: TermKind, ref: number | string): TermRecord | undefined =>
      typeof ref === "number" ? table(kind).byId.get(ref) : table(kind).bySlug.get(ref),
    /** The known ones among `ids`, in their order. */
    byIds: (kind: TermKind, ids: readonly number[]): TermRecord[] =>
      ids.flatMap((id) => table(kind).byId.get(id) ?? []),
  };
}
