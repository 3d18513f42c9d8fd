import { expect, it } from "vitest";
import { readPointer } from "./shared-pointer.ts";

const piece = { sha256: "0f".repeat(32), bytes: 10, fileBytes: 20 };
const pointer = { ...piece, revision: 1, madeAt: 1_790_000_000_000, former: [] };
const read = (pieces: unknown) => readPointer(JSON.stringify({ ...pointer, pieces }));

it("[M-03] a file is named whole, or in as many pieces as a server might cut it into", () => {
  expect(read(undefined)).toEqual(pointer);
  expect(read([piece])).toEqual({ ...pointer, pieces: [piece] });
  expect(read(Array.from({ length: 64 }, () => piece))?.pieces).toHaveLength(64);
});

it.each([
  ["none", []],
  ["more than are worth a process each", Array.from({ length: 65 }, () => piece)],
  ["one without a length", [{ ...piece, bytes: 0 }]],
  ["one whose hash is an address", [{ ...piece, sha256: "../".repeat(21) + "x" }]],
])("[M-03] what names %s of its pieces was written by no server", (_words, pieces) => {
  expect(read(pieces)).toBeUndefined();
});
