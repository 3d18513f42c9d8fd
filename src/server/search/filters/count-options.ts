// How many games each option would leave. An option of a group is counted against everything else that is selected; the
// other values of its group do not narrow it, because values of a group are alternatives.
import {
  isStored,
  NUMBERS,
  type NumbersParameter,
  type StoredGroup,
  type TermGroup,
} from "#shared/catalogue/filters.ts";
import { DocSet } from "#server/search/doc-set.ts";
import { atOnce, type Steps } from "#server/search/steps.ts";
import { RANGE_COLUMNS } from "./columns.ts";
import { countFew, countIn, createTermCounter, type TermCounter, type TermDocs } from "./postings.ts";
import { meet, termDocs, type Condition, type Shelf, type Span, type TermKey } from "./selection.ts";

/** Selections of at most so many are looked up one by one in lists; each look takes about so many steps. */
const FEW = 2000;
const STEPS = 16;
/** Years lie below this. */
const YEARS = 2200;
/** A column that is counted. */
type Numbers = ArrayLike<number> & object;
export type OptionCounts = ReturnType<typeof createOptionCounts>;

/** How many of `set` have each value, which must be below `top`. */
function countBy({ words, filled }: DocSet, values: Numbers, top: number): Uint32Array {
  const counts = new Uint32Array(top);
  for (let block = 0; block < filled.length; block += 1) {
    for (let left = filled[block] ?? 0; left !== 0; left &= left - 1) {
      const place = block * 32 + 31 - Math.clz32(left & -left);
      for (let rest = words[place] ?? 0; rest !== 0; rest &= rest - 1) {
        const value = values[place * 32 + 31 - Math.clz32(rest & -rest)] ?? 0;
        counts[value] = (counts[value] ?? 0) + 1;
      }
    }
  }
  return counts;
}

const wholes = new WeakMap<object, Uint32Array>();

/** As `countBy` of everything, which is counted once. */
function countWhole(size: number, values: Numbers, top: number): Uint32Array {
  const counts = wholes.get(values) ?? countBy(DocSet.all(size), values, top);
  wholes.set(values, counts);
  return counts;
}

/** What options of a group are counted in. */
type Base = {
  set: DocSet;
  /** Is the set what is left out? Then its count is taken from the whole's: the smaller side is quicker to count. */
  isRest: boolean;
  /** The documents, where they are few. */
  few: Uint32Array | undefined;
  /** How many of them have each term, by taxonomies that were counted as a whole. */
  counted: Map<StoredGroup, Uint32Array>;
};

/** Counts within what `conditions` leave. Sets are made when first needed and serve all options of a group. */
export function createOptionCounts(shelf: Shelf, conditions: readonly Condition[]) {
  const selected = meet(shelf.size, conditions);
  const bases = new Map<string, Base>();

  const base = (parts: readonly Condition["part"][]): Base => {
    const left = parts.filter((part) => conditions.some((condition) => condition.part === part));
    const known = bases.get(left.join());
    if (known !== undefined) return known;
    const meeting = left.length === 0 ? selected : meet(shelf.size, conditions, left);
    const isRest = meeting.count() * 2 > shelf.size;
    const set = isRest ? DocSet.all(shelf.size).andNot(meeting) : meeting;
    const made = { set, isRest, few: set.count() <= FEW ? set.toArray() : undefined, counted: new Map() };
    bases.set(left.join(), made);
    return made;
  };

  /** How many of the set have each term of a taxonomy, by the places of its counter. */
  const countAll = ({ set, counted }: Base, group: StoredGroup): Uint32Array => {
    const counts = counted.get(group) ?? counterOf(shelf, group).count(set);
    counted.set(group, counts);
    return counts;
  };

  const countInside = ({ set, few, counted }: Base, term: TermDocs, { group, id }: TermKey): number => {
    const known = isStored(group) ? counted.get(group) : undefined;
    if (known !== undefined && isStored(group)) return known[counterOf(shelf, group).places.get(id) ?? -1] ?? 0;
    return term.form === "list" && few !== undefined && few.length * STEPS < term.count
      ? countFew(few, term.docs)
      : countIn(set, term);
  };

  const countTerm = (within: Base, key: TermKey): number => {
    const term = termDocs(shelf, key);
    if (term === undefined) return 0;
    const inside = countInside(within, term, key);
    return within.isRest ? term.count - inside : inside;
  };

  const countColumn = ({ set, isRest }: Base, values: Numbers, top: number): Uint32Array => {
    const inside = countBy(set, values, top);
    return isRest ? countWhole(shelf.size, values, top).map((count, at) => count - (inside[at] ?? 0)) : inside;
  };

  return {
    /** Everything that is selected. */
    selected,
    /** How many would be listed with this option of `group` chosen. `key` may stand in another taxonomy. */
    ofTerm: (group: TermGroup, key: TermKey): number => countTerm(base([group]), key),
    /** How many an excluded option keeps away, were nothing of its group excluded. */
    ofExcluded: (group: TermGroup, key: TermKey): number => countTerm(base([group, `${group}_none`]), key),
    /** The `limit` terms of a taxonomy that most games have, with how many, most first. */
    top: (group: StoredGroup, limit: number): { id: number; count: number }[] => {
      const within = base([group]);
      const counts = countAll(within, group);
      const best: { id: number; count: number }[] = [];
      let at = 0;
      for (const [id, { count: all }] of shelf.postings[group]) {
        const inside = counts[at] ?? 0;
        at += 1;
        const own = within.isRest ? all - inside : inside;
        if (own === 0 || (best.length >= limit && own <= (best.at(-1)?.count ?? 0))) continue;
        const place = best.findLastIndex((other) => other.count >= own) + 1;
        best.splice(place, 0, { id, count: own });
        if (best.length > limit) best.pop();
      }
      return best;
    },
    /** Games a year, oldest first, those without a date left out. */
    years: (): { year: number; count: number }[] => {
      const counts = countColumn(base(["dates"]), shelf.columns.years, YEARS);
      const years: { year: number; count: number }[] = [];
      counts.forEach((count, year) => {
        if (year > 0 && count > 0) years.push({ year, count });
      });
      return years;
    },
    /** Games whose number lies in each of `spans`. */
    range: (part: NumbersParameter, spans: readonly Span[]): (Span & { count: number })[] => {
      const { values } = shelf.columns.orders[RANGE_COLUMNS[part]];
      const counts = countColumn(base([part]), values, NUMBERS[part].limits[1] + 1);
      return spans.map(({ from, to }) => ({
        from,
        to,
        count: counts.subarray(from, to + 1).reduce((sum, count) => sum + count, 0),
      }));
    },
  };
}

const counters = new WeakMap<Shelf, Map<StoredGroup, TermCounter>>();

function countersOf(shelf: Shelf): Map<StoredGroup, TermCounter> {
  const known = counters.get(shelf) ?? new Map<StoredGroup, TermCounter>();
  counters.set(shelf, known);
  return known;
}

function* makeCounter(shelf: Shelf, group: StoredGroup): Steps<TermCounter> {
  const counter = yield* createTermCounter(shelf.postings[group], shelf.size);
  countersOf(shelf).set(group, counter);
  return counter;
}

/** The counter of a taxonomy, made when it is first asked for. */
function counterOf(shelf: Shelf, group: StoredGroup): TermCounter {
  return countersOf(shelf).get(group) ?? atOnce(makeCounter(shelf, group));
}

/** The taxonomies that somebody has had counted as a whole. */
export const countedGroups = (shelf: Shelf): StoredGroup[] => [...countersOf(shelf).keys()];

/** Makes in advance what whoever first has these counted would wait for. */
export function* prepareCounts(shelf: Shelf, groups: readonly StoredGroup[]): Steps<void> {
  for (const group of groups) yield* makeCounter(shelf, group);
}
