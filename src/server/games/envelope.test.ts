// The envelope of a list and its neighbours' addresses, as RAWG spells them.
import { describe, expect, it } from "vitest";
import { canonicalSearch, envelope } from "./envelope.ts";

const slice = (count: number, page: number) => ({ count, page, results: ["one"] });
const address = (query: string) => ({ url: "https://ludex.test/api/games", query: new URLSearchParams(query) });

describe("the address of a question", () => {
  it.each([
    ["b=2&a=1&key=secret", "a=1&b=2"],
    ["b=2&b=1&a=3", "a=3&b=2&b=1"],
    ["search=it's (new)*!", "search=it%27s+%28new%29%2A%21"],
    ["search=a b&q=é~-_.", "q=%C3%A9~-_.&search=a+b"],
    ["c=1&a=1&b=1&a=0", "a=1&a=0&b=1&c=1"],
    ["", ""],
  ])("of %j is %j", (query, expected) => {
    expect(canonicalSearch(new URLSearchParams(query))).toBe(expected);
  });

  it("holds texts that are half a letter", () => {
    expect(canonicalSearch(new URLSearchParams([["q", "\uD800"]]))).toBe("q=%EF%BF%BD");
  });
});

describe("a page of a list", () => {
  const neighbours = (count: number, page: number, query = "") => {
    const { next, previous } = envelope(slice(count, page), { page, pageSize: 10 }, address(query));
    return [next, previous].map((text) => text?.replace("https://ludex.test/api/games", "") ?? null);
  };

  it.each<[number, number, (string | null)[]]>([
    [0, 1, [null, null]],
    [10, 1, [null, null]],
    [11, 1, ["?page=2", null]],
    [11, 2, [null, ""]],
    [31, 3, ["?page=4", "?page=2"]],
  ])("of %i games, page %i, has %j beside it", (count, page, expected) => {
    expect(neighbours(count, page)).toEqual(expected);
  });

  it("keeps what was asked in its neighbours' addresses, and no key", () => {
    expect(neighbours(31, 2, "search=x&page=2&key=secret")).toEqual(["?page=3&search=x", "?search=x"]);
  });

  it("does not exist beyond the last", () => {
    expect(() => neighbours(10, 2)).toThrow("Invalid page.");
    expect(() => neighbours(0, 2)).toThrow("Invalid page.");
  });
});
