// Corrections of single games by whoever runs the site. They are kept beside what sources gave, under a source of their
// own, so that no later taking-in undoes them: a correction is a record whose key is the id of its game and whose
// `edited` names the fields that it decides, also those that it leaves empty.
import { FIELD_GROUPS, type Combined, type FieldGroup, type Origins } from "./merge/combine.ts";
import { EDITS_SOURCE } from "./merge/source-names.ts";
import type { SourceCredit } from "./record-store.ts";
import type { EditedField, SourceRecord } from "./source-record.ts";

/** Where no other name was given to it; the app says it in the visitor's language. */
export const EDITS_CREDIT: SourceCredit = { name: EDITS_SOURCE };

export type Edits = {
  credit: SourceCredit;
  /** By the ids of their games. */
  byId: ReadonlyMap<number, SourceRecord>;
};

export const NO_EDITS: Edits = { credit: EDITS_CREDIT, byId: new Map() };

/** `records` are those of the source of corrections. */
export function readEdits(records: Iterable<SourceRecord>, credit: SourceCredit): Edits {
  return { credit, byId: new Map(Array.from(records, (record) => [Number(record.key), record])) };
}

/** Is its game to be left out of the catalogue? */
export const isHidden = (edit: SourceRecord | undefined): boolean => edit?.edited?.includes("hidden") ?? false;

/** The part of a page that a field belongs to; all others are facts, which have no single source. */
const GROUP_OF: Partial<Record<EditedField, FieldGroup>> = {
  description: "description",
  metacritic: "scores",
  rating: "scores",
  background: "pictures",
  screenshots: "pictures",
  youtube: "videos",
};

/** The keys of a record that a field stands for; the others are called as the field is. */
const KEYS_OF: Partial<Record<EditedField, readonly (keyof SourceRecord)[]>> = {
  rating: ["rating", "ratings_count"],
  background: [],
  screenshots: [],
  youtube: ["videos"],
  hidden: [],
};

function picturesOf(record: SourceRecord, edit: SourceRecord, has: (field: EditedField) => boolean) {
  return {
    ...(record.pictures.background !== undefined && { background: record.pictures.background }),
    ...(has("background") && { background: edit.pictures.background }),
    screenshots: (has("screenshots") ? edit : record).pictures.screenshots,
  };
}

/** The game as `edit` has it. A field that it empties comes from nobody. */
export function applyEdit({ record, origins }: Combined, edit: SourceRecord): Combined {
  const fields = edit.edited ?? [];
  const has = (field: EditedField) => fields.includes(field);
  const keys = fields.flatMap((field) => KEYS_OF[field] ?? [field as keyof SourceRecord]); // All others are keys of it.
  const groups = new Set(fields.flatMap((field) => GROUP_OF[field] ?? []));
  const own: Origins = Object.fromEntries([...groups].map((group) => [group, EDITS_SOURCE]));
  return {
    record: {
      ...record,
      ...(Object.fromEntries(keys.map((key) => [key, edit[key]])) as Partial<SourceRecord>), // From one to the other.
      // What a game is called at its address stays, whatever it is called on its page.
      slug: record.slug ?? record.name,
      pictures: picturesOf(record, edit, has),
    },
    origins: Object.fromEntries(
      FIELD_GROUPS.flatMap((group) => {
        const source = own[group] ?? origins[group];
        return source === undefined ? [] : [[group, source]];
      }),
    ),
  };
}
