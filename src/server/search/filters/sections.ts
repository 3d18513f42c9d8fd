// The index as it lies in the database: named arrays of numbers, written once and read back without looking at them.
// Bytes are in the order of the machine that wrote them; the file never leaves it.

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
