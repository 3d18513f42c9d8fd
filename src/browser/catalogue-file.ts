// The catalogue as it travels to a browser: what build.ts writes a database from, and the arrays of the index, which take
// long to make. Smaller than the database, whose tables say much twice. Knows neither disk nor network.
import type { BuiltContent } from "#server/catalogue/build.ts";
import type { GameRecord } from "#server/catalogue/record.ts";
import { coded, type Coding, decoded } from "./number-coding.ts";

/** Of a catalogue, what a database needs that is given its index. */
type Content = Pick<BuiltContent, "catalogue" | "credits"> & {
  version: string;
  aliases: readonly (readonly [id: number, gameId: number])[];
};
/** A catalogue of one version of data and code. */
export type Versioned = { content: BuiltContent; version: string };
export type Arrays = ReadonlyMap<string, Uint8Array>;

/** Name, length in bytes and coding of each array of a file, in their order. */
type Head = readonly (readonly [name: string, bytes: number, coding: Coding])[];

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const NEWLINE = 10;
const CONTENT = "content";
/** The games by rank, without their descriptions, each on a line. */
const GAMES = "games";

/** Arrays as one file: a line of JSON that says what follows, and the arrays, each in the coding that is chosen for it. */
export function writeArrays(
  arrays: Arrays,
  choose: (bytes: Uint8Array) => Coding = () => "plain",
): Uint8Array<ArrayBuffer> {
  const chosen = Array.from(arrays, ([name, bytes]) => ({ name, bytes, coding: choose(bytes) }));
  const head: Head = chosen.map(({ name, bytes, coding }) => [name, bytes.length, coding]);
  const parts = [
    encoder.encode(`${JSON.stringify(head)}\n`),
    ...chosen.map(({ bytes, coding }) => coded(bytes, coding)),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Reads what `writeArrays` wrote, without copying what is plain. Throws for anything else. */
export function readArrays(bytes: Uint8Array): Map<string, Uint8Array> {
  const headEnd = bytes.indexOf(NEWLINE);
  const head = JSON.parse(decoder.decode(bytes.subarray(0, headEnd))) as Head; // Our own build wrote it.
  let at = headEnd + 1;
  return new Map(head.map(([name, length, coding]) => [name, decoded(bytes.subarray(at, (at += length)), coding)]));
}

/** A value as one of the arrays of a file. */
export const writeJson = (name: string, value: unknown): Arrays =>
  new Map([[name, encoder.encode(JSON.stringify(value))]]);

/** Reads what `writeJson` wrote under this name. Throws where there is no such array. */
export const readJson = (arrays: Arrays, name: string): unknown => JSON.parse(decoder.decode(arrays.get(name)));

/** Values as one of the arrays of a file, each on a line. */
export const writeLines = (name: string, values: readonly unknown[]): Arrays =>
  new Map([[name, encoder.encode(values.map((value) => `${JSON.stringify(value)}\n`).join(""))]]);

/** The lines that `writeLines` wrote under this name, in UTF-8, without copying them. */
export function linesOf(arrays: Arrays, name: string): Uint8Array[] {
  const bytes = arrays.get(name) ?? new Uint8Array();
  const lines: Uint8Array[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(NEWLINE, at);
    lines.push(bytes.subarray(at, end));
    at = end + 1;
  }
  return lines;
}

/** The value of one of them. */
export const readLine = (line: Uint8Array): unknown => JSON.parse(decoder.decode(line));

/** What stands in the catalogue, without its index and what travels as texts, as arrays of a file. */
export function contentArrays(content: BuiltContent, version: string): Arrays {
  const { catalogue, records, credits = [], aliases = new Map<number, number>() } = content;
  const { terms, genreTricks, elsewhere } = catalogue;
  const kept: Content = {
    // The rest of the entries is for the index alone.
    catalogue: { terms, tricks: [], genreTricks, elsewhere },
    credits,
    aliases: [...aliases],
    version,
  };
  // JSON leaves out what is not defined.
  const games = Array.from(records, (game) => ({ ...game, description: undefined }));
  return new Map([...writeJson(CONTENT, kept), ...writeLines(GAMES, games)]);
}

/**
 * The catalogue from its content and the arrays of its index; its texts come by themselves (`catalogue-texts.ts`). Throws
 * where the content is missing.
 */
export function contentOf(arrays: Arrays): Versioned {
  const { aliases, version, ...content } = readJson(arrays, CONTENT) as Content; // As above.
  const sections = new Map([...arrays].filter(([name]) => name !== CONTENT && name !== GAMES));
  const lines = linesOf(arrays, GAMES);
  // Nothing reads a description before the texts are there; a missing one is an error then, and not an empty page.
  const records = lines.map((line) => readLine(line) as GameRecord);
  return {
    content: { ...content, records, textOf: (place) => lines[place], aliases: new Map(aliases), sections },
    version,
  };
}
