// Records of games as sources give them, for tests.
import { readSourceRecord, type SourceRecord, type SourceRecordInput } from "../../src/server/sources/source-record.ts";

/** A whole record; throws where a source could not give it. */
export function sourceRecord(input: Partial<SourceRecordInput> & { key: string; name: string }): SourceRecord {
  const read = readSourceRecord(input);
  if ("problem" in read) throw new Error(`${input.name}: ${read.problem}`);
  return read.record;
}
