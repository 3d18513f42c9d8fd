// The index as it lies in the database: named arrays of numbers, written once and read back without looking at them.
// Bytes are in the order of the machine that wrote them; the file never leaves it.

import type { Steps } from "#server/search/steps.ts";

/** Arrays by name, as bytes. */
export type Sections = ReadonlyMap<string, Uint8Array>;

export function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/**
 * The bytes of a section as they were read, of which nobody may change any. They are copied only where numbers of `width`
 * bytes cannot begin there: a million games have 230 MB of them.
 */
function sectionOf(sections: Sections, name: string, width: number): Uint8Array {
  const bytes = sections.get(name);
  if (bytes === undefined) throw new Error(`the index has no section ${name}`);
  return bytes.byteOffset % width === 0 ? bytes : bytes.slice();
}

export const readUint8 = (sections: Sections, name: string) => sectionOf(sections, name, 1);

export function readUint16(sections: Sections, name: string): Uint16Array {
  const { buffer, byteOffset, length } = sectionOf(sections, name, Uint16Array.BYTES_PER_ELEMENT);
  return new Uint16Array(buffer, byteOffset, length / Uint16Array.BYTES_PER_ELEMENT);
}

export function readUint32(sections: Sections, name: string): Uint32Array {
  const { buffer, byteOffset, length } = sectionOf(sections, name, Uint32Array.BYTES_PER_ELEMENT);
  return new Uint32Array(buffer, byteOffset, length / Uint32Array.BYTES_PER_ELEMENT);
}

export function readFloat64(sections: Sections, name: string): Float64Array {
  const { buffer, byteOffset, length } = sectionOf(sections, name, Float64Array.BYTES_PER_ELEMENT);
  return new Float64Array(buffer, byteOffset, length / Float64Array.BYTES_PER_ELEMENT);
}

const NEWLINE = 10;
/** Of text, between two rests: thousands of words. */
const TEXT_AT_ONCE = 32 * 1024;

/** The lines of a section of text; none where it is empty. */
export function* readLines(sections: Sections, name: string): Steps<string[]> {
  const { buffer, byteOffset, length } = readUint8(sections, name);
  const bytes = Buffer.from(buffer, byteOffset, length);
  const lines: string[] = [];
  for (let from = 0; from < length;) {
    const found = bytes.indexOf(NEWLINE, from + TEXT_AT_ONCE);
    const end = found === -1 ? length : found;
    for (const line of bytes.toString("utf8", from, end).split("\n")) lines.push(line);
    from = end + 1;
    yield;
  }
  return lines;
}
