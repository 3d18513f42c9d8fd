// Ludex's own columns, which mirror a record: docs/large-catalogue.md lists them. Lists are joined by `|` in CSV and may be
// arrays in JSON Lines, where a whole record may stand as it is, too.
import { words } from "#server/search/titles/fold.ts";
import { readSourceRecord } from "#server/sources/source-record.ts";
import type { TermKind, TermNames } from "./term-names.ts";
import { placed, type BrokenRow, type RowResult, type TableRow, type Understanding } from "./table-row.ts";

const TEXTS = ["key", "kind", "parent", "name", "released", "series", "description", "website", "updated"] as const;
const NAMES = ["alternative_names", "developers", "publishers"] as const;
const TERMS = ["platforms", "genres", "tags"] as const;
const NUMBERS = ["metacritic", "rating", "ratings_count", "added", "playtime"] as const;
const IDS = ["rawg", "igdb", "steam", "gog", "wikidata"] as const;
const OTHERS = ["stores", "esrb", "background", "screenshots", "youtube"] as const;
/** As a record has them; they are for JSON Lines. */
const NESTED = ["ids", "pictures", "videos"] as const;

export const OWN_COLUMNS: readonly string[] = [...TEXTS, ...NAMES, ...TERMS, ...NUMBERS, ...IDS, ...OTHERS];
const KNOWN: ReadonlySet<string> = new Set([...OWN_COLUMNS, ...NESTED]);

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu;
const SEPARATOR = "|";
/** Different words that nobody knows are told once each, and no more of them than this. */
const UNKNOWN_MAX = 200;

/** Well-formed text of one line; what is meant to have lines keeps them. */
function textOf(value: unknown, hasLines = false): string | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value)
    .toWellFormed()
    .normalize("NFC")
    .replace(CONTROL, (sign) => (hasLines && sign === "\n" ? sign : " "))
    .trim();
  return text === "" ? undefined : text;
}

function listOf(value: unknown): string[] {
  const parts = Array.isArray(value) ? value : typeof value === "string" ? value.split(SEPARATOR) : [];
  return [...new Set(parts.flatMap((part) => textOf(part) ?? []))];
}

/** A number where it is one; otherwise the text, which the record's schema refuses with its reason. */
function numberOf(value: unknown): unknown {
  if (typeof value !== "string") return value ?? undefined;
  const text = value.trim();
  if (text === "") return undefined;
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) ? Number(text) : text;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Only what is there: undefined stands for a cell that is empty. */
const present = (object: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

function createReader(terms: TermNames) {
  const unknown = new Set<string>();

  return ({ line, cells }: TableRow): { value: Record<string, unknown>; notes: string[] } => {
    const notes: string[] = [];
    const noteOnce = (text: string) => {
      if (unknown.has(text) || unknown.size >= UNKNOWN_MAX) return;
      unknown.add(text);
      notes.push(placed({ line }, text));
    };
    const slugsOf = (column: string, kind: TermKind, value: unknown): string[] =>
      listOf(value).flatMap((word) => {
        const slugs = terms.find(kind, word);
        if (slugs === undefined) noteOnce(`${column}: nobody knows "${word.slice(0, 80)}", it is left out`);
        return slugs ?? [];
      });
    for (const column of Object.keys(cells)) {
      if (!KNOWN.has(column)) noteOnce(`there is no column "${column.slice(0, 80)}", it is left out`);
    }

    const stores = (Array.isArray(cells["stores"]) ? cells["stores"] : listOf(cells["stores"])).flatMap((entry) => {
      const [name = "", ...address] = isObject(entry) ? [] : String(entry).split("=");
      const store = isObject(entry) ? entry : { slug: name, url: textOf(address.join("=")) };
      const [slug] = slugsOf("stores", "stores", textOf(store["slug"]) ?? "");
      return slug === undefined ? [] : [present({ slug, url: textOf(store["url"]) })];
    });
    const youtube = listOf(cells["youtube"]).map((id) => ({ name: "Video", youtube: id }));
    const flatIds = Object.fromEntries(
      IDS.map((id) => [id, id === "wikidata" ? textOf(cells[id]) : numberOf(cells[id])]),
    );
    const pictures = present({ background: textOf(cells["background"]), screenshots: listOf(cells["screenshots"]) });
    const name = textOf(cells["name"]);
    const released = textOf(cells["released"]);
    const madeKey = [words(name ?? "").join("-"), ...(released === undefined ? [] : [released.slice(0, 4)])].join(".");
    const value = present({
      ...Object.fromEntries(TEXTS.map((column) => [column, textOf(cells[column], column === "description")])),
      key: textOf(cells["key"]) ?? (name === undefined ? undefined : madeKey.slice(0, 200)),
      ...Object.fromEntries(NAMES.map((column) => [column, listOf(cells[column])])),
      ...Object.fromEntries(TERMS.map((column) => [column, [...new Set(slugsOf(column, column, cells[column]))]])),
      ...Object.fromEntries(NUMBERS.map((column) => [column, numberOf(cells[column])])),
      esrb: slugsOf("esrb", "age_ratings", textOf(cells["esrb"]) ?? "")[0],
      stores,
      ids: isObject(cells["ids"]) ? cells["ids"] : present(flatIds),
      pictures: isObject(cells["pictures"]) ? cells["pictures"] : pictures,
      videos: Array.isArray(cells["videos"]) ? cells["videos"] : youtube,
    });
    return { value, notes };
  };
}

async function* readAll(rows: AsyncIterable<TableRow | BrokenRow>, terms: TermNames): AsyncGenerator<RowResult> {
  const read = createReader(terms);
  const lineOf = new Map<string, number>();
  for await (const row of rows) {
    if ("problem" in row) {
      yield { problem: placed(row, row.problem) };
      continue;
    }
    const { value, notes } = read(row);
    const result = value["name"] === undefined ? { problem: "name: is empty" } : readSourceRecord(value);
    if ("problem" in result) {
      yield { problem: placed(row, result.problem) };
      continue;
    }
    const before = lineOf.get(result.record.key);
    if (before !== undefined) {
      yield { problem: placed(row, `key: ${result.record.key} stands in line ${before} already`) };
      continue;
    }
    lineOf.set(result.record.key, row.line);
    yield { record: result.record, notes };
  }
}

/** Ludex's own columns, with the words of `terms`. */
export function understandOwn(terms: TermNames): Understanding {
  return { version: "1", rows: (rows) => readAll(rows, terms) };
}
