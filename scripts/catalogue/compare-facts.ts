// Compares games of the catalogue with a table of facts from elsewhere, game by game, by RAWG's id. It decides nothing:
// who is right is for a person to say.
import type { Catalogue } from "#server/catalogue/catalogue.ts";
import type { GameEntry } from "#server/catalogue/entry.ts";
import { words } from "#server/search/titles/fold.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const FIELDS = ["released", "metacritic", "developers", "publishers"] as const;
type Field = (typeof FIELDS)[number];
type Row = ReadonlyMap<string, string>;

/** One fact in two versions; `days` is how much later our date is. */
export type Difference = { id: number; name: string; field: Field; ours: string; theirs: string; days?: number };
type Verdict = "same" | "different" | "onlyOurs" | "onlyTheirs";
/** How often a field was known to both and alike, known to both and not, known to one alone. */
export type FieldSummary = { field: Field } & Record<Verdict, number>;
export type Comparison = { compared: number; differences: Difference[]; summary: FieldSummary[] };

type Pair = { entry: GameEntry; row: Row };
type Names = Record<"developers" | "publishers", ReadonlyMap<string, string>>;

function ourValue(entry: GameEntry, field: Field, names: Names): string {
  if (field === "released") return entry.released ?? "";
  if (field === "metacritic") return String(entry.metacritic ?? "");
  return entry[field].map((slug) => names[field].get(slug) ?? slug).join("|");
}

/** Lists are alike in any order and spelling, scores as numbers. */
function comparable(field: Field, value: string): string {
  if (field === "released") return value;
  if (field === "metacritic") return String(Number(value));
  const parts = value.split("|").map((name) => words(name).join(""));
  return [...new Set(parts)].toSorted().join("|");
}

function judge({ field, ours, theirs }: Difference): Verdict | undefined {
  if (theirs === "") return ours === "" ? undefined : "onlyOurs";
  if (ours === "") return "onlyTheirs";
  return comparable(field, ours) === comparable(field, theirs) ? "same" : "different";
}

function withDays(difference: Difference): Difference {
  const { field, ours, theirs } = difference;
  if (field !== "released" || ours === "") return difference;
  return { ...difference, days: Math.round((Date.parse(ours) - Date.parse(theirs)) / DAY_MS) };
}

function compareField(pairs: readonly Pair[], field: Field, names: Names) {
  const judged = pairs
    .map(({ entry, row }): Difference => {
      const { id, name } = entry;
      return { id, name, field, ours: ourValue(entry, field, names), theirs: row.get(field) ?? "" };
    })
    .map((fact) => ({ fact, verdict: judge(fact) }));
  const count = (wanted: Verdict) => judged.filter(({ verdict }) => verdict === wanted).length;
  const distance = ({ days = Number.MAX_SAFE_INTEGER }: Difference) => Math.abs(days);
  return {
    differences: judged
      .filter(({ verdict }) => verdict === "different" || verdict === "onlyTheirs")
      .map(({ fact }) => withDays(fact))
      .toSorted((a, b) => distance(b) - distance(a)),
    summary: {
      field,
      same: count("same"),
      different: count("different"),
      onlyOurs: count("onlyOurs"),
      onlyTheirs: count("onlyTheirs"),
    },
  };
}

function idOf(row: Row): number {
  return Number(row.get("rawg_id") ?? row.get("id"));
}

/**
 * Every fact that both know differently or only the table knows, field by field, dates with the greatest distance
 * first. `rows` may have the columns rawg_id (or id), released, metacritic, developers and publishers, lists joined by
 * `|`; a column that is missing is not compared. Throws when there is no column of ids.
 */
export function compareFacts({ games, terms }: Catalogue, rows: readonly Row[]): Comparison {
  const [first] = rows;
  if (first !== undefined && !first.has("rawg_id") && !first.has("id")) throw new Error("There is no column rawg_id.");
  const known = new Map(rows.map((row) => [idOf(row), row]));
  const names: Names = {
    developers: new Map(terms.developers.map(({ slug, name }) => [slug, name])),
    publishers: new Map(terms.publishers.map(({ slug, name }) => [slug, name])),
  };
  const pairs = games.flatMap(({ entry }): Pair[] => {
    const row = known.get(entry.id);
    return row === undefined ? [] : [{ entry, row }];
  });
  const results = FIELDS.filter((field) => first?.has(field)).map((field) => compareField(pairs, field, names));
  return {
    compared: pairs.length,
    differences: results.flatMap(({ differences }) => differences),
    summary: results.map(({ summary }) => summary),
  };
}
