// The taxonomies in memory: a few thousand entries that nearly every answer needs. Read once when the database opens.
import { TERM_KINDS, type TermKind } from "./catalogue.ts";
import type { CreatorFigures } from "./credits.ts";
import type { TermEntry } from "./entry.ts";
import { mapInSteps, type Steps } from "#server/search/steps.ts";
import type { CatalogueDatabase } from "./database.ts";

export type TermRecord = TermEntry & {
  games_count: number;
  /** The most added games that name it. */
  games: { id: number; slug: string; name: string; added: number }[];
  /** The picture of the first of them, which stands for the term. */
  pictured: string | null;
  /** Creators: ids of the roles that they have in any game. */
  positions?: readonly number[];
  /** Creators who are credited for a game. */
  figures?: CreatorFigures;
};

type TermTable = {
  list: readonly TermRecord[];
  byId: ReadonlyMap<number, TermRecord>;
  bySlug: ReadonlyMap<string, TermRecord>;
};

export type Terms = ReturnType<typeof readTerms> extends Steps<infer T> ? T : never;

/** Address of the picture that stands for a term: that of its most added game. */
export function termPicture(term: TermRecord): string | null {
  return term.pictured;
}

/** Reads every taxonomy of the database. */
export function* readTerms(db: CatalogueDatabase) {
  const select = db.prepare("SELECT record FROM term WHERE kind = ? ORDER BY position");
  const readTable = function* (kind: TermKind): Steps<TermTable> {
    const list = yield* mapInSteps(select.all(kind), (row): TermRecord => JSON.parse(String(row["record"])));
    return {
      list,
      byId: new Map(list.map((term) => [term.id, term])),
      bySlug: new Map(list.map((term) => [term.slug, term])),
    };
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
