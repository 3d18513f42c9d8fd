// Numbers of four bytes, laid so that gzip finds more to leave out: their first bytes, then their second ones and so on, and
// of rising ones the steps from each to the next.

/** As they are; byte by byte; steps, byte by byte. */
export const CODINGS = ["plain", "bytes", "steps"] as const;
export type Coding = (typeof CODINGS)[number];

const WIDTH = 4;

/** Numbers as this machine has them, copied: an array of numbers begins at a multiple of its width. */
const numbersOf = (bytes: Uint8Array) => new Uint32Array(Uint8Array.from(bytes).buffer);
const bytesOf = ({ buffer }: Uint32Array<ArrayBuffer>) => new Uint8Array(buffer);

/** The first byte of each, then the second one of each, and so on. */
function apart(bytes: Uint8Array): Uint8Array {
  const count = bytes.length / WIDTH;
  const into = new Uint8Array(bytes.length);
  for (let byte = 0, at = 0; byte < WIDTH; byte += 1)
    for (let number = 0; number < count; number += 1, at += 1) into[at] = bytes[number * WIDTH + byte] ?? 0;
  return into;
}

/** Back from there. */
function together(bytes: Uint8Array): Uint8Array {
  const count = bytes.length / WIDTH;
  const into = new Uint8Array(bytes.length);
  for (let byte = 0, at = 0; byte < WIDTH; byte += 1)
    for (let number = 0; number < count; number += 1, at += 1) into[number * WIDTH + byte] = bytes[at] ?? 0;
  return into;
}

/** May these bytes be coded otherwise than plain? */
export const areNumbers = ({ length }: Uint8Array): boolean => length % WIDTH === 0;

/** `bytes` in this coding. Throws where they are no numbers of four bytes and the coding is not plain. */
export function coded(bytes: Uint8Array, coding: Coding): Uint8Array {
  if (coding === "plain") return bytes;
  if (!areNumbers(bytes)) throw new RangeError("these are no numbers of four bytes");
  if (coding === "bytes") return apart(bytes);
  const numbers = numbersOf(bytes);
  for (let at = numbers.length - 1; at > 0; at -= 1) numbers[at] = (numbers[at] ?? 0) - (numbers[at - 1] ?? 0);
  return apart(bytesOf(numbers));
}

/** What `coded` was given. */
export function decoded(bytes: Uint8Array, coding: Coding): Uint8Array {
  if (coding === "plain") return bytes;
  const whole = together(bytes);
  if (coding === "bytes") return whole;
  const numbers = numbersOf(whole);
  for (let at = 1; at < numbers.length; at += 1) numbers[at] = (numbers[at] ?? 0) + (numbers[at - 1] ?? 0);
  return bytesOf(numbers);
}
