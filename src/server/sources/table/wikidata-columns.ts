// The result of the query to Wikidata in docs/large-catalogue.md: rows of one item, each with a part of what is known of it,
// become one record.
import { addedFor } from "#server/sources/popularity.ts";
import { readSourceRecord, RECORD_LIMITS } from "#server/sources/source-record.ts";
import type { TermNames } from "./term-names.ts";
import { placed, type BrokenRow, type RowResult, type TableRow, type Understanding } from "./table-row.ts";

const LANGUAGES = ["en", "es", "de", "fr", "ja"] as const;
const LISTS = ["platform", "genre", "developer", "publisher"] as const;
/** What every result of the query has; by these it is told from other tables. */
export const WIKIDATA_COLUMNS: readonly string[] = ["item", ...LANGUAGES, "sitelinks"];

const ITEMS_MAX = 500_000;
const QID = /Q[1-9]\d{0,11}$/;
/** A label that is only the item's number says that there is none. */
const isLabel = (label: string) => label !== "" && !/^Q\d+$/.test(label);
/** How Wikidata says how sure a date is. */
const PRECISION = { year: 9, month: 10 } as const;

/** Popularity on the scale of data/README.md for an item of so many Wikipedias: fourteen points for each doubling. */
const POINTS_PER_DOUBLING = 14;
const POINTS_MAX = 95;

/** `added` of a game that so many Wikipedias have an article about: 0 for none, 420 for one, 7,100 for 40. */
export function addedForSitelinks(sitelinks: number): number {
  if (sitelinks < 1) return 0;
  return addedFor(Math.min(POINTS_MAX, POINTS_PER_DOUBLING * Math.log2(1 + sitelinks)));
}

type Item = {
  line: number;
  labels: Map<string, string>;
  lists: Record<(typeof LISTS)[number], Set<string>>;
  series: string | undefined;
  released: string | undefined;
  ids: Record<string, number>;
  sitelinks: number;
};

const cell = (cells: TableRow["cells"], name: string) => {
  const value = cells[name];
  return typeof value === "string"
    ? value
        .toWellFormed()
        .normalize("NFC")
        .replaceAll(/\p{Cc}/gu, " ")
        .trim()
    : "";
};

function dayOf(cells: TableRow["cells"]): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(cell(cells, "date")) ?? [];
  const precision = Number(cell(cells, "precision") || 11);
  if (day === undefined || precision < PRECISION.year) return undefined;
  if (precision === PRECISION.year) return day.slice(0, 4);
  return precision === PRECISION.month ? day.slice(0, 7) : day;
}

/** The earlier of two days; of a day and the month or year that holds it, the day. */
function earlier(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  if (one.startsWith(other) || other.startsWith(one)) return one.length > other.length ? one : other;
  return one < other ? one : other;
}

function add(item: Item, cells: TableRow["cells"]): void {
  for (const language of LANGUAGES) {
    const label = cell(cells, language);
    if (isLabel(label) && !item.labels.has(language)) item.labels.set(language, label);
  }
  for (const list of LISTS) {
    const name = cell(cells, list);
    if (isLabel(name)) item.lists[list].add(name);
  }
  const series = cell(cells, "series");
  if (isLabel(series)) item.series ??= series;
  item.released = earlier(item.released, dayOf(cells));
  for (const id of ["steam", "gog", "igdb", "rawg"]) {
    const value = cell(cells, id);
    // Slugs, which some properties have, say nothing here.
    if (/^[1-9]\d{0,14}$/.test(value)) item.ids[id] ??= Number(value);
  }
  item.sitelinks = Math.max(item.sitelinks, Number(cell(cells, "sitelinks")) || 0);
}

type Words = { terms: TermNames; noteUnknown: (kind: string, name: string) => string[] };

function resultOf(qid: string, item: Item, { terms, noteUnknown }: Words): RowResult {
  const [name, ...others] = new Set([...LANGUAGES].flatMap((language) => item.labels.get(language) ?? []));
  if (name === undefined) return { problem: placed(item, `${qid} has no name in any of the five languages`) };
  const notes: string[] = [];
  const slugs = (kind: "platforms" | "genres", names: ReadonlySet<string>) =>
    [...names].flatMap((word) => {
      const found = terms.find(kind, word);
      if (found === undefined) notes.push(...noteUnknown(kind, word));
      return found ?? [];
    });
  const platforms = new Set(slugs("platforms", item.lists.platform));
  const genres = new Set(slugs("genres", item.lists.genre));
  const tags = new Set([...item.lists.genre].flatMap((word) => terms.find("tags", word) ?? []));
  const names = (list: ReadonlySet<string>) => [...list].slice(0, RECORD_LIMITS.makers);
  const read = readSourceRecord({
    key: qid,
    name,
    alternative_names: others,
    ...(item.released !== undefined && { released: item.released }),
    platforms: [...platforms],
    genres: [...genres],
    tags: [...tags],
    developers: names(item.lists.developer),
    publishers: names(item.lists.publisher),
    ...(item.series !== undefined && { series: item.series }),
    ids: { ...item.ids, wikidata: qid },
    added: addedForSitelinks(item.sitelinks),
  });
  return "record" in read ? { record: read.record, notes } : { problem: placed(item, `${qid}: ${read.problem}`) };
}

async function* readAll(rows: AsyncIterable<TableRow | BrokenRow>, terms: TermNames): AsyncGenerator<RowResult> {
  const items = new Map<string, Item>();
  for await (const row of rows) {
    if ("problem" in row) {
      yield { problem: placed(row, row.problem) };
      continue;
    }
    const [qid] = QID.exec(cell(row.cells, "item")) ?? [];
    if (qid === undefined) {
      yield { problem: placed(row, "item: is no item of Wikidata") };
      continue;
    }
    const known = items.get(qid);
    if (known === undefined && items.size >= ITEMS_MAX)
      throw new Error(`has more than ${ITEMS_MAX} items: ask for fewer at once`);
    const item = known ?? {
      line: row.line,
      labels: new Map(),
      lists: { platform: new Set(), genre: new Set(), developer: new Set(), publisher: new Set() },
      series: undefined,
      released: undefined,
      ids: {},
      sitelinks: 0,
    };
    items.set(qid, item);
    add(item, row.cells);
  }
  const told = new Set<string>();
  const noteUnknown = (kind: string, name: string) => {
    if (told.has(`${kind} ${name}`) || told.size >= 200) return [];
    told.add(`${kind} ${name}`);
    return [`${kind}: nobody knows "${name.slice(0, 80)}", it is left out`];
  };
  for (const [qid, item] of items) yield resultOf(qid, item, { terms, noteUnknown });
}

/** The documented query's result, with the words of `terms`. */
export function understandWikidata(terms: TermNames): Understanding {
  return { version: "1", rows: (rows) => readAll(rows, terms) };
}
