// The catalogue as it travels to a browser: what build.ts writes a database from, and the arrays of the index, which take
// long to make. Smaller than the database, whose tables say much twice. Knows neither disk nor network.
import type { BuiltContent } from "#server/catalogue/build.ts";

/** Of a catalogue, what a database needs that is given its index. */
type Content = Pick<BuiltContent, "catalogue" | "records" | "credits"> & {
  version: string;
  aliases: readonly (readonly [id: number, gameId: number])[];
};
export type Arrays = ReadonlyMap<string, Uint8Array>;

/** Name and length in bytes of each array of a file, in their order. */
type Head = readonly (readonly [name: string, bytes: number])[];

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const NEWLINE = 10;
const CONTENT = "content";

/** Arrays as one file: a line of JSON that says what follows, and the arrays. */
export function writeArrays(arrays: Arrays): Uint8Array<ArrayBuffer> {
  const head: Head = [...arrays].map(([name, { length }]) => [name, length]);
  const parts = [encoder.encode(`${JSON.stringify(head)}\n`), ...arrays.values()];
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Reads what `writeArrays` wrote, without copying it. Throws for anything else. */
export function readArrays(bytes: Uint8Array): Map<string, Uint8Array> {
  const headEnd = bytes.indexOf(NEWLINE);
  const head = JSON.parse(decoder.decode(bytes.subarray(0, headEnd))) as Head; // Our own build wrote it.
  let at = headEnd + 1;
  return new Map(head.map(([name, length]) => [name, bytes.subarray(at, (at += length))]));
}

/** A value as one of the arrays of a file. */
export const writeJson = (name: string, value: unknown): Arrays =>
  new Map([[name, encoder.encode(JSON.stringify(value))]]);

/** Reads what `writeJson` wrote under this name. Throws where there is no such array. */
export const readJson = (arrays: Arrays, name: string): unknown => JSON.parse(decoder.decode(arrays.get(name)));

/** What stands in the catalogue, without its index, as one of the arrays of a file. */
export function contentArray(content: BuiltContent, version: string): Arrays {
  const { catalogue, records, credits = [], aliases = new Map<number, number>() } = content;
  const { terms, tricks, genreTricks, elsewhere } = catalogue;
  const kept: Content = {
    // The rest of the entries is for the index alone.
    catalogue: { terms, tricks, genreTricks, elsewhere },
    records: [...records],
    credits,
    aliases: [...aliases],
    version,
  };
  return writeJson(CONTENT, kept);
}

/** The catalogue from its content and the arrays of its index. Throws where the content is missing. */
export function contentOf(arrays: Arrays): { content: BuiltContent; version: string } {
  const { aliases, version, ...content } = readJson(arrays, CONTENT) as Content; // As above.
  const sections = new Map([...arrays].filter(([name]) => name !== CONTENT));
  return { content: { ...content, aliases: new Map(aliases), sections }, version };
}
