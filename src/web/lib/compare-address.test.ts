// What an address may say of the games that are compared.
import { describe, expect, it } from "vitest";
import { canonicalCompareAddress, compareAddress, readCompared } from "./compare-address.ts";

describe("[E-06] the games of an address", () => {
  it.each([
    ["?ids=1,2,3", [1, 2, 3], [], false],
    ["?ids=3,1,3", [3, 1], [], false],
    ["?ids=1&ids=2", [1, 2], [], false],
    ["?ids=%201%20,,2", [1, 2], [], false],
    ["?ids=5,4,3,2,1", [5, 4, 3, 2], [], true],
    ["?ids=1,abc,-2,1e3,0", [1], ["abc", "-2", "1e3", "0"], false],
    ["?ids=99999999999999999999", [], ["99999999999999999999"], false],
    ["", [], [], false],
    ["?ids=<b>", [], ["<b>"], false],
  ])("%s", (search, ids, ...[refused, isCut]) => {
    expect(readCompared(search)).toEqual({ ids, refused, isCut });
  });

  it("says little again of what was refused", () => {
    const { refused } = readCompared(
      `?ids=${Array.from({ length: 50 }, (_, at) => `${"x".repeat(200)}${at}`).join(",")}`,
    );
    expect(refused).toEqual([`${"x".repeat(24)}…`]);
    expect(readCompared(`?ids=${"abcdefghij".split("").join(",")}`).refused).toHaveLength(5);
  });

  it("make one address, whatever order they stand in", () => {
    expect(compareAddress([3, 1, 3])).toBe("/compare?ids=3,1");
    expect(canonicalCompareAddress([3, 1, 2])).toBe("/compare?ids=1,2,3");
    expect(compareAddress([])).toBe("/compare");
  });
});
