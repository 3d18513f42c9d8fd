// The index as it lies in the database: named arrays of numbers, written once and read back without looking at them.
// Bytes are in the order of the machine that wrote them; the file never leaves it.

/** Arrays by name, as bytes. */
export type Sections = ReadonlyMap<string, Uint8Array>;

export function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** The bytes of a section, copied: arrays of wider numbers must begin at a multiple of their width. */
function bufferOf(sections: Sections, name: string): ArrayBuffer {
  const bytes = sections.get(name);
  if (bytes === undefined) throw new Error(`the index has no section ${name}`);
  const buffer = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(buffer).set(bytes);
  return buffer;
}

export const readUint8 = (sections: Sections, name: string) => new Uint8Array(bufferOf(sections, name));
export const readUint16 = (sections: Sections, name: string) => new Uint16Array(bufferOf(sections, name));
export const readUint32 = (sections: Sections, name: string) => new Uint32Array(bufferOf(sections, name));
export const readFloat64 = (sections: Sections, name: string) => new Float64Array(bufferOf(sections, name));
