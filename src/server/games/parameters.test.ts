// How the text of one parameter is read: what cannot be understood is left out.
import { describe, expect, it } from "vitest";
import { dateRanges, givenIn, ids, isTrue, list, numberRange, refs, wholeNumber } from "./parameters.ts";

describe("a parameter", () => {
  it("is given without the space around it, its last text counts, and an empty one is not given", () => {
    expect(givenIn(new URLSearchParams("a=1&a= 2 &b=&c=%20&d=x y"))).toEqual({ a: "2", d: "x y" });
  });

  it.each([
    ["7", 7],
    ["007", 7],
    ["9007199254740991", 9_007_199_254_740_991],
    ["9007199254740992", undefined],
    ["12345678901234567", undefined],
    ["", undefined],
    ["-1", undefined],
    ["1.5", undefined],
    ["1x", undefined],
    ["x1", undefined],
  ])("%j as a whole number is %j", (text, expected) => {
    expect(wholeNumber(text)).toBe(expected);
  });

  it.each(["true", "1", "yes", "on", "t", "y", "TRUE", "Yes"])("%j says yes", (text) => {
    expect(isTrue(text)).toBe(true);
  });

  it.each(["", "false", "0", "no", "truely"])("%j does not say yes", (text) => {
    expect(isTrue(text)).toBe(false);
  });

  it("lists what stands between commas", () => {
    expect(list(" a ,,b, ")).toEqual(["a", "b"]);
    expect(list("x,".repeat(300))).toHaveLength(200);
    expect(ids("4,x,7,-1")).toEqual([4, 7]);
  });

  it.each([
    ["4,7", [4, 7]],
    ["4,action", [4]],
    ["action,4", ["action", "4"]],
    ["4th,7", ["4th", "7"]],
    ["a4,7", ["a4", "7"]],
    ["", []],
  ])("%j refers to %j", (text, expected) => {
    expect(refs(text)).toEqual(expected);
  });

  const YEAR = { from: "2015-01-01", to: "2015-12-31" };
  it.each([
    ["2015-01-01,2015-12-31", [YEAR]],
    [" 2015-01-01 , 2015-12-31 ", [YEAR]],
    ["2015-01-01,2015-12-31.2015-01-01,2015-12-31", [YEAR, YEAR]],
    ["2015-01-01,2015-12-31.nonsense", [YEAR]],
    ["2015-01-01,2015-12-31,2016-01-01", undefined],
    ["2015-01-01", undefined],
    ["2015-01-01,2015-02-30", undefined],
    ["2015-13-01,2015-12-31", undefined],
    ["", undefined],
  ])("%j are the days %j", (text, expected) => {
    expect(dateRanges(text)).toEqual(expected);
  });

  it("takes twenty ranges of days and no more", () => {
    expect(dateRanges(Array.from({ length: 25 }, () => "2015-01-01,2015-12-31").join("."))).toHaveLength(20);
  });

  it.each([
    ["80,100", { from: 80, to: 100 }],
    [" 80 , 100 ", { from: 80, to: 100 }],
    ["80", undefined],
    ["0,100", undefined],
    ["80,0", undefined],
    ["80,100,1", undefined],
    ["x,100", undefined],
  ])("%j are the numbers %j", (text, expected) => {
    expect(numberRange(text)).toEqual(expected);
  });
});
