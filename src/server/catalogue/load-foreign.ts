// What other sources gave, for building the catalogue's file: records are read from their file as they are needed, because
// there may be a million of them.
import type { Foreign } from "./read-records.ts";
import { readEdits } from "#server/sources/edits.ts";
import { EDITS_SOURCE } from "#server/sources/merge/source-names.ts";
import { recordName } from "#server/sources/merge/decisions.ts";
import type { RecordReader } from "#server/sources/record-reader.ts";

/** What `reader` has, to be used while that is open. */
export function loadForeign(reader: RecordReader): Foreign {
  const sources = reader.sources();
  const taken = sources
    .filter(({ source }) => source !== EDITS_SOURCE)
    .map(({ source, credit }) => ({
      source,
      credit,
      records: reader.records(source),
      read: (key: string) => reader.get(source, key),
    }));
  const corrections = sources.find(({ source }) => source === EDITS_SOURCE);
  return {
    taken,
    // Read when it is asked for, so that it is gone again when all games have their ids: there may be a million.
    get known() {
      const known = new Map<string, number>();
      for (const { source, key, id } of reader.ids()) known.set(recordName(source, key), id);
      return known;
    },
    edits: corrections && readEdits(reader.records(EDITS_SOURCE), corrections.credit),
  };
}
