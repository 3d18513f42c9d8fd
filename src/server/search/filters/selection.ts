// What a list is narrowed by, in terms of the index, and the set of documents that it leaves.
import {
  DAYS_PARAMETERS,
  type DaysParameter,
  isStored,
  NUMBERS_PARAMETERS,
  type NumbersParameter,
  type StoredGroup,
  type TermGroup,
} from "#shared/catalogue/filters.ts";
import { DocSet } from "#server/search/doc-set.ts";
import { RANGE_COLUMNS, type Columns, type OrderColumn } from "./columns.ts";
import { addDocs, type Postings, type TermDocs } from "./postings.ts";

/** A term: the taxonomy it stands in, and its id there. What is asked for as a genre may be a tag. */
export type TermKey = { group: TermGroup; id: number };

/** What one parameter group demands. Undefined does not narrow; any of nothing matches nothing. */
export type GroupSelection = {
  any?: readonly TermKey[] | undefined;
  all?: readonly TermKey[] | undefined;
  none?: readonly TermKey[] | undefined;
  /** One of the terms that all are wanted is unknown: nothing has it. */
  isImpossible?: boolean;
};

/** Numbers, both ends included. */
export type Span = { from: number; to: number };

export type RangeParameter = DaysParameter | NumbersParameter;
const RANGE_PARAMETERS: readonly RangeParameter[] = [...DAYS_PARAMETERS, ...NUMBERS_PARAMETERS];

/** All of it must hold; what is undefined does not narrow. */
export type Selection = {
  groups: Partial<Record<TermGroup, GroupSelection>>;
  /** Any of the spans; days as `20151231`. */
  ranges: Partial<Record<RangeParameter, readonly Span[] | undefined>>;
  platformsCount?: number | undefined;
  /** Sets that documents must be in, and must not be in. */
  within: readonly DocSet[];
  outside: readonly DocSet[];
};

/** A piece of a selection that counting may leave out: the values of one group, or a range. */
export type Part = TermGroup | `${TermGroup}_none` | RangeParameter | "rest";
export type Condition = { part: Part; set: DocSet };

/** The documents of an entry that is worked out; undefined where it is unknown. */
export type ComputeTerm = (key: TermKey, columns: Columns) => DocSet | undefined;

export type Shelf = {
  size: number;
  columns: Columns;
  postings: Readonly<Record<StoredGroup, Postings>>;
  compute: ComputeTerm;
};

/** The documents of a term, wherever it stands. */
export function termDocs({ postings, columns, compute }: Shelf, key: TermKey): TermDocs | undefined {
  if (isStored(key.group)) return postings[key.group].get(key.id);
  const set = compute(key, columns);
  return set && { form: "set", set, count: set.count() };
}

/** A moment's digits without those of the time. */
const DAY = 1_000_000;

/** All documents that have any of the terms. */
export function unionOf(shelf: Shelf, keys: readonly TermKey[]): DocSet {
  const set = new DocSet(shelf.size);
  for (const key of keys) {
    const term = termDocs(shelf, key);
    if (term !== undefined) addDocs(set, term);
  }
  return set;
}

/** How many of the documents sorted by the column have a value below `value`. */
function countBelow({ values, sorted }: OrderColumn, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((values[sorted[middle] ?? 0] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The documents whose value lies in the span: a stretch of the column's order, or all but what lies outside. */
function inSpan(column: OrderColumn, { from, to }: Span): DocSet {
  const { sorted } = column;
  const [start, end] = [countBelow(column, from), Math.max(countBelow(column, from), countBelow(column, to + 1))];
  if (end - start <= sorted.length / 2) {
    const set = new DocSet(sorted.length);
    set.addEach(sorted, start, end);
    return set;
  }
  const set = DocSet.all(sorted.length);
  for (const doc of sorted.subarray(0, start)) set.delete(doc);
  for (const doc of sorted.subarray(end)) set.delete(doc);
  return set;
}

/** The documents whose value lies in any of the spans. */
function inSpans(column: OrderColumn, spans: readonly Span[]): DocSet {
  const [first, ...more] = spans.map((span) => inSpan(column, span));
  const set = first ?? new DocSet(column.sorted.length);
  for (const other of more) set.or(other);
  return set;
}

function having(values: ArrayLike<number>, wanted: number): DocSet {
  const set = new DocSet(values.length);
  for (let doc = 0; doc < values.length; doc += 1) if (values[doc] === wanted) set.add(doc);
  return set;
}

/** Values of 0 are none, and lie in no span. */
const known = ({ from, to }: Span): Span => ({ from: Math.max(1, from), to });
const wholeDays = ({ from, to }: Span): Span => ({ from: from * DAY, to: to * DAY + DAY - 1 });

function groupConditions(shelf: Shelf, group: TermGroup, selection: GroupSelection): Condition[] {
  const { any, all = [], none = [], isImpossible = false } = selection;
  return [
    ...(any === undefined ? [] : [{ part: group, set: unionOf(shelf, any) }]),
    ...all.map((key): Condition => ({ part: "rest", set: unionOf(shelf, [key]) })),
    ...(isImpossible ? [{ part: "rest" as const, set: new DocSet(shelf.size) }] : []),
    ...(none.length === 0
      ? []
      : [{ part: `${group}_none` as const, set: DocSet.all(shelf.size).andNot(unionOf(shelf, none)) }]),
  ];
}

/** One set for each thing demanded; what is in all of them is selected. */
export function conditionsOf(shelf: Shelf, selection: Selection): Condition[] {
  const { columns, size } = shelf;
  const { groups, ranges, platformsCount, within, outside } = selection;
  const rest = (set: DocSet): Condition => ({ part: "rest", set });
  return [
    // Object.entries forgets the keys' type.
    ...(Object.entries(groups) as [TermGroup, GroupSelection][]).flatMap(([group, wanted]) =>
      groupConditions(shelf, group, wanted),
    ),
    ...RANGE_PARAMETERS.flatMap((part): Condition[] => {
      const spans = ranges[part]?.map(known);
      const column = RANGE_COLUMNS[part];
      if (spans === undefined) return [];
      const set = inSpans(columns.orders[column], column === "updated" ? spans.map(wholeDays) : spans);
      return [{ part, set }];
    }),
    ...(platformsCount === undefined ? [] : [rest(having(columns.platformsCount, platformsCount))]),
    ...within.map(rest),
    ...outside.map((set) => rest(DocSet.all(size).andNot(set))),
  ];
}

/**
 * What is in the set of every condition, those of `except` left out. It is not to be changed: of a single condition it is
 * that one's set.
 */
export function meet(size: number, conditions: readonly Condition[], except: readonly Part[] = []): DocSet {
  const [first, second, ...more] = conditions.filter(({ part }) => !except.includes(part));
  if (first === undefined) return DocSet.all(size);
  if (second === undefined) return first.set;
  const set = first.set.common(second.set);
  for (const other of more) set.and(other.set);
  return set;
}
