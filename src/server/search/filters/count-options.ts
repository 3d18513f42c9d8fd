// How many games each option would leave. An option of a group is counted against everything else that is selected; the
// other values of its group do not narrow it, because values of a group are alternatives.
import type { TermGroup } from "#shared/search/term-groups.ts";
import type { DocSet } from "#server/search/doc-set.ts";
import { countIn } from "./postings.ts";
import { meet, type Condition, type Shelf, type Span, type TermKey } from "./selection.ts";

const YEAR = 10_000;
export type OptionCounts = ReturnType<typeof createOptionCounts>;

/** Documents by a number below `top`, as an array of counts. */
function countBy(set: DocSet, top: number, numberOf: (doc: number) => number): Uint32Array {
  const counts = new Uint32Array(top);
  set.forEach((doc) => {
    const at = numberOf(doc);
    counts[at] = (counts[at] ?? 0) + 1;
  });
  return counts;
}

/** What options of a group are counted in. */
type Base = {
  set: DocSet;
  /** Is it everything? Then a term's own count is the count. */
  isAll: boolean;
  /** Where most words of the set are empty: those that are not, and their places. */
  places: Uint32Array | undefined;
};

function placesOf({ words }: DocSet): Uint32Array | undefined {
  let count = 0;
  for (const word of words) if (word !== 0) count += 1;
  if (count * 2 > words.length) return undefined;
  const places = new Uint32Array(count);
  let next = 0;
  for (const [at, word] of words.entries()) {
    if (word === 0) continue;
    places[next] = at;
    next += 1;
  }
  return places;
}

/** Counts within what `conditions` leave. Sets are made when first needed and serve all options of a group. */
export function createOptionCounts(shelf: Shelf, conditions: readonly Condition[]) {
  const selected = meet(shelf.size, conditions);
  const bases = new Map<string, Base>();

  const base = (parts: readonly Condition["part"][]): Base => {
    const left = parts.filter((part) => conditions.some((condition) => condition.part === part));
    const known = bases.get(left.join());
    if (known !== undefined) return known;
    const set = left.length === 0 ? selected : meet(shelf.size, conditions, left);
    const isAll = conditions.every(({ part }) => left.includes(part));
    const made = { set, isAll, places: placesOf(set) };
    bases.set(left.join(), made);
    return made;
  };

  const countTerm = ({ set, isAll, places }: Base, { group, id }: TermKey): number => {
    const term = shelf.postings[group].get(id);
    if (term === undefined) return 0;
    if (isAll) return term.count;
    if (term.form === "list" || places === undefined) return countIn(set, term);
    return set.countCommonAt(term.set, places);
  };

  return {
    /** Everything that is selected. */
    selected,
    /** How many would be listed with this option of `group` chosen. `key` may stand in another taxonomy. */
    ofTerm: (group: TermGroup, key: TermKey): number => countTerm(base([group]), key),
    /** How many an excluded option keeps away, were nothing of its group excluded. */
    ofExcluded: (group: TermGroup, key: TermKey): number => countTerm(base([group, `${group}_none`]), key),
    /** The `limit` terms of a taxonomy that most games have, with how many, most first. */
    top: (group: TermGroup, limit: number): { id: number; count: number }[] => {
      const within = base([group]);
      const best: { id: number; count: number }[] = [];
      // No term has more games here than it has at all, so those with few at all need not be counted.
      for (const { id, total } of byTotal(shelf, group)) {
        if (best.length >= limit && total <= (best[limit - 1]?.count ?? 0)) break;
        const count = countTerm(within, { group, id });
        if (count === 0 || (best.length >= limit && count <= (best[limit - 1]?.count ?? 0))) continue;
        const place = best.findIndex((other) => other.count < count);
        best.splice(place === -1 ? best.length : place, 0, { id, count });
        if (best.length > limit) best.pop();
      }
      return best;
    },
    /** Games a year, oldest first, those without a date left out. */
    years: (): { year: number; count: number }[] => {
      const { released } = shelf.columns;
      const counts = countBy(base(["released"]).set, YEAR, (doc) => Math.trunc((released[doc] ?? 0) / YEAR));
      return [...counts].flatMap((count, year) => (year > 0 && count > 0 ? [{ year, count }] : []));
    },
    /** Games whose score lies in each of `spans`. */
    metacritic: (spans: readonly Span[]): (Span & { count: number })[] => {
      const { metacritic } = shelf.columns;
      const counts = countBy(base(["metacritic"]).set, 256, (doc) => metacritic[doc] ?? 0);
      return spans.map(({ from, to }) => ({
        from,
        to,
        count: counts.subarray(from, to + 1).reduce((sum, count) => sum + count, 0),
      }));
    },
  };
}

const totals = new WeakMap<object, { id: number; total: number }[]>();

/** The terms of a taxonomy, those that most games have first. Sorted once. */
function byTotal({ postings }: Shelf, group: TermGroup): { id: number; total: number }[] {
  const known = totals.get(postings[group]);
  if (known !== undefined) return known;
  const sorted = [...postings[group]]
    .map(([id, { count }]) => ({ id, total: count }))
    .toSorted((a, b) => b.total - a.total || a.id - b.id);
  totals.set(postings[group], sorted);
  return sorted;
}
