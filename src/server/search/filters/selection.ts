// What a list is narrowed by, in terms of the index, and the set of documents that it leaves.
import type { TermGroup } from "#shared/search/term-groups.ts";
import { DocSet } from "#server/search/doc-set.ts";
import type { Columns } from "./columns.ts";
import { addDocs, type Postings } from "./postings.ts";

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

/** All of it must hold; what is undefined does not narrow. */
export type Selection = {
  groups: Partial<Record<TermGroup, GroupSelection>>;
  /** Days as `20151231`; any of the spans. */
  released?: readonly Span[] | undefined;
  updated?: readonly Span[] | undefined;
  metacritic?: Span | undefined;
  platformsCount?: number | undefined;
  /** Sets that documents must be in, and must not be in. */
  within: readonly DocSet[];
  outside: readonly DocSet[];
};

/** A piece of a selection that counting may leave out: the values of one group, or a range. */
export type Part = TermGroup | `${TermGroup}_none` | "released" | "metacritic" | "rest";
export type Condition = { part: Part; set: DocSet };

export type Shelf = { size: number; columns: Columns; postings: Readonly<Record<TermGroup, Postings>> };

/** A moment's digits without those of the time. */
const DAY = 1_000_000;

/** All documents that have any of the terms. */
export function unionOf({ size, postings }: Shelf, keys: readonly TermKey[]): DocSet {
  const set = new DocSet(size);
  for (const { group, id } of keys) {
    const term = postings[group].get(id);
    if (term !== undefined) addDocs(set, term);
  }
  return set;
}

/** Adds the documents whose value lies in the span. Done a word at a time: it is what lists by year wait for. */
function addSpan({ words }: DocSet, values: ArrayLike<number>, { from, to }: Span): void {
  for (let at = 0, doc = 0; at < words.length; at += 1) {
    const end = Math.min(doc + 32, values.length);
    let word = 0;
    for (let bit = 0; doc < end; doc += 1, bit += 1) {
      const value = values[doc] ?? 0;
      if (value >= from && value <= to) word |= 1 << bit;
    }
    words[at] = (words[at] ?? 0) | word;
  }
}

/** The documents whose value lies in any of the spans. */
function inSpans(values: ArrayLike<number>, spans: readonly Span[]): DocSet {
  const set = new DocSet(values.length);
  for (const span of spans) addSpan(set, values, span);
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
  const { groups, released, updated, metacritic, platformsCount, within, outside } = selection;
  const rest = (set: DocSet): Condition => ({ part: "rest", set });
  return [
    // Object.entries forgets the keys' type.
    ...(Object.entries(groups) as [TermGroup, GroupSelection][]).flatMap(([group, wanted]) =>
      groupConditions(shelf, group, wanted),
    ),
    ...(released === undefined
      ? []
      : [{ part: "released" as const, set: inSpans(columns.released, released.map(known)) }]),
    ...(updated === undefined ? [] : [rest(inSpans(columns.updated, updated.map(wholeDays)))]),
    ...(metacritic === undefined
      ? []
      : [{ part: "metacritic" as const, set: inSpans(columns.metacritic, [known(metacritic)]) }]),
    ...(platformsCount === undefined
      ? []
      : [rest(inSpans(columns.platformsCount, [{ from: platformsCount, to: platformsCount }]))]),
    ...within.map(rest),
    ...outside.map((set) => rest(DocSet.all(size).andNot(set))),
  ];
}

/** What is in the set of every condition, those of `except` left out. */
export function meet(size: number, conditions: readonly Condition[], except: readonly Part[] = []): DocSet {
  const [first, ...more] = conditions.filter(({ part }) => !except.includes(part));
  if (first === undefined) return DocSet.all(size);
  const set = first.set.copy();
  for (const other of more) set.and(other.set);
  return set;
}
