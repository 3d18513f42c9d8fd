// Pages of a taxonomy: ordered, searched by name, cut.
import { resolvePage, type TermList, type TermsQuery } from "#server/games/source.ts";
import { fold } from "#server/search/titles/fold.ts";
import type { TermRecord, Terms } from "./terms.ts";

/** Lists that a person has put in order; the others go by popularity. */
const EDITORIAL: ReadonlySet<TermList> = new Set([
  "genres",
  "platforms",
  "parent_platforms",
  "stores",
  "creator_roles",
]);

function compare(a: TermRecord, b: TermRecord, field: NonNullable<TermsQuery["ordering"]>["field"]): number {
  const [left, right] = [a[field], b[field]];
  return typeof left === "number" && typeof right === "number"
    ? left - right
    : String(left).localeCompare(String(right));
}

function order(list: readonly TermRecord[], kind: TermList, ordering: TermsQuery["ordering"]): readonly TermRecord[] {
  if (ordering !== undefined) {
    const sign = ordering.isDescending ? -1 : 1;
    return list.toSorted((a, b) => sign * compare(a, b, ordering.field) || b.id - a.id);
  }
  if (EDITORIAL.has(kind)) return list;
  return list.toSorted((a, b) => b.games_count - a.games_count || b.id - a.id);
}

/** One page of `kind`. */
export function listTerms(terms: Terms, kind: TermList, query: TermsQuery) {
  const wanted = fold(query.search ?? "");
  const matching = terms.list(kind).filter(({ name }) => wanted === "" || fold(name).includes(wanted));
  const page = resolvePage(query, matching.length);
  const start = (page - 1) * query.pageSize;
  return {
    count: matching.length,
    page,
    terms: order(matching, kind, query.ordering).slice(start, start + query.pageSize),
  };
}
