// Corrections of single games by whoever runs the site. They are kept beside what sources gave, under a source of their
// own, so that no later taking-in undoes them: a correction is a record whose key is the id of its game and whose
// `edited` names the fields that it decides, also those that it leaves empty.
import { FIELD_GROUPS, type Combined, type FieldGroup, type Origins } from "./merge/combine.ts";
import { EDITS_SOURCE } from "./merge/source-names.ts";
import type { SourceCredit } from "./record-store.ts";
import type { EditedField, SourceRecord } from "./source-record.ts";

/** Where no other name was given to it; the app says it in the visitor's language. */
const EDITS_CREDIT: SourceCredit = { name: EDITS_SOURCE };

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

/** The parts of `from` that `field` stands for, in the shape of a record; `pictures` are those that they go to. */
function partsOf(from: SourceRecord, field: EditedField, { pictures }: SourceRecord): Partial<SourceRecord> {
  if (field === "hidden") return {};
  if (field === "rating") return { rating: from.rating, ratings_count: from.ratings_count };
  if (field === "youtube") return { videos: from.videos };
  if (field === "background") return { pictures: { ...pictures, background: from.pictures.background } };
  if (field === "screenshots") return { pictures: { ...pictures, screenshots: from.pictures.screenshots } };
  return { [field]: from[field] };
}

/** `record` with `fields` as `from` has them, empty ones as well. */
export function withFields(record: SourceRecord, from: SourceRecord, fields: readonly EditedField[]): SourceRecord {
  const changed = { ...record };
  for (const field of fields) Object.assign(changed, partsOf(from, field, changed));
  return changed;
}

/** The game as `edit` has it. A field that it empties comes from nobody. */
export function applyEdit({ record, origins }: Combined, edit: SourceRecord): Combined {
  const fields = edit.edited ?? [];
  const groups = new Set(fields.flatMap((field) => GROUP_OF[field] ?? []));
  const own: Origins = Object.fromEntries([...groups].map((group) => [group, EDITS_SOURCE]));
  // What a game is called at its address stays, whatever it is called on its page.
  const slug = record.slug ?? record.name;
  return {
    record: { ...withFields(record, edit, fields), slug },
    origins: Object.fromEntries(
      FIELD_GROUPS.flatMap((group) => {
        const source = own[group] ?? origins[group];
        return source === undefined ? [] : [[group, source]];
      }),
    ),
  };
}
