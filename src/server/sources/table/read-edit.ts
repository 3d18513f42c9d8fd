// A correction by hand, field by field, in the words of a table's columns (`own-columns.ts`).
import { withFields } from "#server/sources/edits.ts";
import { RECORD_DEFAULTS } from "#server/sources/record-defaults.ts";
import { EDITED_FIELDS, type EditedField, type SourceRecord } from "#server/sources/source-record.ts";
import { understandOwn } from "./own-columns.ts";
import type { TermNames } from "./term-names.ts";

/** The columns that may be given; a rating comes with the number of those who gave it. */
const FIELD_OF: ReadonlyMap<string, EditedField> = new Map<string, EditedField>([
  ...EDITED_FIELDS.filter((field) => field !== "hidden").map((field) => [field, field] as const),
  ["ratings_count", "rating"],
]);
export const EDIT_COLUMNS: readonly string[] = [...FIELD_OF.keys()];

export type EditedGame = { id: number; name: string; slug: string };
export type EditRead = { record: SourceRecord } | { problem: string };

/** What the table's reading says of its only line needs no number. */
const LINE = /^line \d+: /;

/** The correction with `fields` left to the sources again; undefined where it decides nothing any longer. */
export function withoutFields(edit: SourceRecord, fields: readonly EditedField[]): SourceRecord | undefined {
  const edited = (edit.edited ?? []).filter((field) => !fields.includes(field));
  return edited.length === 0 ? undefined : { ...edit, edited };
}

/**
 * Adds `cells`, texts by the names of columns, to what was corrected `before` of `game`. An empty text empties the field.
 * Refuses what a table would leave out or read in part, with one line that says why.
 */
export async function readEdit(options: {
  game: EditedGame;
  cells: Readonly<Record<string, string>>;
  terms: TermNames;
  before: SourceRecord | undefined;
}): Promise<EditRead> {
  const { game, cells, terms, before } = options;
  const unknown = Object.keys(cells).find((column) => !FIELD_OF.has(column));
  if (unknown !== undefined)
    return { problem: `${unknown} is nothing to correct; these are: ${EDIT_COLUMNS.join(", ")}` };
  if (cells["name"]?.trim() === "") return { problem: "name: a game must have one" };
  const rated = ["rating", "ratings_count"].map((column) => cells[column]?.trim());
  if ((rated[0] === undefined) !== (rated[1] === undefined) || (rated[0] === "") !== (rated[1] === ""))
    return { problem: "rating and ratings_count go together: 1 to 5, and of how many" };

  const named = { key: String(game.id), name: game.name };
  async function* row() {
    yield { line: 1, cells: { ...named, ...cells } };
  }
  for await (const result of understandOwn(terms).rows(row())) {
    if ("problem" in result) return { problem: result.problem.replace(LINE, "") };
    const [note] = result.notes ?? [];
    if (note !== undefined) return { problem: note.replace(LINE, "").replace(/, it is left out$/, "") };
    const fields = [...new Set(Object.keys(cells).flatMap((column) => FIELD_OF.get(column) ?? []))];
    const whole = { ...result.record, key: named.key, slug: game.slug };
    const edited = [...new Set([...(before?.edited ?? []), ...fields])];
    return { record: { ...withFields(before ?? whole, whole, fields), edited } };
  }
  return { problem: "nothing was given" };
}

const listed = (values: readonly unknown[]): string => values.map(String).join("|");

/** Of fields that are no text, number or list of these. */
const WRITTEN: Partial<Record<EditedField, (edit: SourceRecord) => string>> = {
  hidden: () => "hidden",
  rating: ({ rating, ratings_count: count }) => `rating=${rating ?? ""} ratings_count=${count ?? ""}`,
  stores: ({ stores }) =>
    `stores=${listed(stores.map(({ slug, url }) => (url === undefined ? slug : `${slug}=${url}`)))}`,
  background: ({ pictures }) => `background=${pictures.background ?? ""}`,
  screenshots: ({ pictures }) => `screenshots=${listed(pictures.screenshots)}`,
  youtube: ({ videos }) => `youtube=${listed(videos.flatMap(({ youtube }) => youtube ?? []))}`,
};

function writtenField(edit: SourceRecord, field: EditedField): string {
  const written = WRITTEN[field];
  if (written !== undefined) return written(edit);
  const value: unknown = edit[field as keyof SourceRecord]; // All others are keys of it.
  if (Array.isArray(value)) return `${field}=${listed(value)}`;
  return `${field}=${typeof value === "string" || typeof value === "number" ? value : ""}`;
}

/** What a correction decides, a line a field, as it would be given again. */
export const writtenEdit = (edit: SourceRecord): string[] =>
  (edit.edited ?? []).map((field) => writtenField(edit, field));

/** The correction that keeps `game` out of the catalogue, beside what else was corrected of it. */
export function hiding({ id, name, slug }: EditedGame, before: SourceRecord | undefined): SourceRecord {
  const record: SourceRecord = before ?? { ...RECORD_DEFAULTS, key: String(id), name, slug };
  return { ...record, edited: [...new Set([...(record.edited ?? []), "hidden" as const])] };
}
