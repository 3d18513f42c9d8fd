import { expect, it } from "vitest";
import { youtubeAddress } from "./youtube.ts";

it.each([
  ["Ii9vU_6b2-0", "https://www.youtube.com/watch?v=Ii9vU_6b2-0"],
  ["Ii9vU_6b2-", undefined],
  ["Ii9vU_6b2-0x", undefined],
  ["Ii9vU_6&t=1", undefined],
  ["//evil.exam", undefined],
  ["Ii9vU_6b2-0\n", undefined],
  ["", undefined],
  [undefined, undefined],
])("[D-03] a video's page at YouTube is known by its id, and by nothing else: %j", (id, address) => {
  expect(youtubeAddress(id)).toBe(address);
});
