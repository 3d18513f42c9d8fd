// As much of Apicalypse as the feed speaks (https://api-docs.igdb.com/#apicalypse-1): fields, where with & and |, sort,
// limit and offset, over rows that lie in memory.

export type IgdbRow = Record<string, unknown> & { id: number };
type Clauses = ReadonlyMap<string, string>;

const LIMIT = 10;
const LIMIT_MAX = 500;

/** Throws a sentence for what IGDB would call a syntax error. */
function readClauses(body: string): Clauses {
  const clauses = new Map<string, string>();
  for (const clause of body.split(";").map((text) => text.trim())) {
    if (clause === "") continue;
    const [, verb = "", rest = ""] = /^(\w+)\s+(.+)$/s.exec(clause) ?? [];
    if (!["fields", "where", "sort", "limit", "offset"].includes(verb)) throw new Error(`unknown clause: ${clause}`);
    clauses.set(verb, rest);
  }
  return clauses;
}

const numberOf = (value: unknown) => (typeof value === "number" ? value : Number.NaN);

function holds(row: IgdbRow, condition: string): boolean {
  const [, field = "", operator = "", text = ""] = /^(\w+)\s*(>=|<=|!=|=|>|<)\s*(.+)$/.exec(condition.trim()) ?? [];
  const value = row[field];
  if (text === "null") return operator === "=" ? value === undefined : value !== undefined;
  const set = /^\(([\d,]+)\)$/.exec(text)?.[1];
  if (set !== undefined && operator === "=") return set.split(",").map(Number).includes(numberOf(value));
  const other = Number(text);
  if (!Number.isFinite(other)) throw new Error(`cannot read: ${condition}`);
  const compared: Record<string, boolean> = {
    "=": value === other,
    "!=": value !== other,
    ">": numberOf(value) > other,
    ">=": numberOf(value) >= other,
    "<": numberOf(value) < other,
    "<=": numberOf(value) <= other,
  };
  const isTrue = compared[operator];
  if (isTrue === undefined) throw new Error(`cannot read: ${condition}`);
  return isTrue;
}

const isMeant = (row: IgdbRow, where: string | undefined) =>
  where === undefined || where.split("|").some((all) => all.split("&").every((condition) => holds(row, condition)));

function sorted(rows: IgdbRow[], sort: string | undefined): IgdbRow[] {
  if (sort === undefined) return rows;
  const [field = "id", direction = "asc"] = sort.split(/\s+/);
  const sign = direction === "desc" ? -1 : 1;
  return rows.toSorted((a, b) => sign * (numberOf(a[field]) - numberOf(b[field])));
}

/** Whole rows where the star or something expanded is asked for, else the fields alone; the id comes always. */
function withFields(row: IgdbRow, fields: string | undefined): IgdbRow {
  const names = new Set((fields ?? "id").split(",").map((name) => name.trim()));
  if (names.has("*")) return row;
  return { id: row.id, ...Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name))) };
}

/** What IGDB would answer to `body`. */
export function answerApicalypse(rows: readonly IgdbRow[], body: string): IgdbRow[] {
  const clauses = readClauses(body);
  const limit = Math.min(LIMIT_MAX, Number(clauses.get("limit") ?? LIMIT));
  const offset = Number(clauses.get("offset") ?? 0);
  const found = rows.filter((row) => isMeant(row, clauses.get("where")));
  return sorted(found, clauses.get("sort"))
    .slice(offset, offset + limit)
    .map((row) => withFields(row, clauses.get("fields")));
}

export const countApicalypse = (rows: readonly IgdbRow[], body: string): number =>
  rows.filter((row) => isMeant(row, readClauses(body).get("where"))).length;
