// Whatever numbers are laid otherwise, they are read back as they were.
import fc from "fast-check";
import { expect, it } from "vitest";
import { CODINGS, coded, decoded } from "./number-coding.ts";

const bytesOf = (numbers: Uint32Array) => new Uint8Array(numbers.buffer.slice(0));

it.each(CODINGS)("[B-01] numbers laid as %s are read back as they were, from wherever they lie in a file", (coding) => {
  fc.assert(
    fc.property(fc.uint32Array({ maxLength: 300 }), fc.nat({ max: 7 }), (numbers, offset) => {
      const bytes = bytesOf(numbers);
      const file = new Uint8Array(offset + bytes.length);
      file.set(coded(bytes, coding), offset);
      expect(decoded(file.subarray(offset), coding)).toEqual(bytes);
    }),
  );
});

it("[B-01] rising numbers are steps, and their small bytes lie together", () => {
  expect([...coded(bytesOf(Uint32Array.of(10, 11, 13, 14)), "steps")].slice(0, 4)).toEqual([10, 1, 2, 1]);
});

it("[B-01] what is no numbers of four bytes is left as it is", () => {
  expect(coded(Uint8Array.of(1, 2, 3), "plain")).toEqual(Uint8Array.of(1, 2, 3));
  expect(() => coded(Uint8Array.of(1, 2, 3), "steps")).toThrow("no numbers");
});
