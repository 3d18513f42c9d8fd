import { describe, expect, it } from "vitest";
import { fragmentOfView, listAddress, listInFragment, readShelfView, type ShelfView } from "./shelf-address.ts";

const PLAIN: ShelfView = { tab: "all", order: "changed", genre: "", platform: "" };

describe("the address of a list", () => {
  it("[P-01] leads to it, and says nothing of the games above it", () => {
    const { hash, pathname } = new URL(listAddress("0a1b"), location.origin);
    expect([pathname, listInFragment(hash)]).toEqual(["/shelf", "0a1b"]);
    expect(fragmentOfView(readShelfView(hash))).toBe("");
    expect(listInFragment("#tab=want")).toBeUndefined();
  });
});

describe("the shelf's view in the address", () => {
  it("[P-01] is empty at first, and read as it was written", () => {
    expect(fragmentOfView(PLAIN)).toBe("");
    const view: ShelfView = { tab: "not-interested", order: "stars", genre: "estratégia-4x", platform: "unknown" };
    expect(readShelfView(`#${fragmentOfView(view)}`)).toEqual(view);
    expect(fragmentOfView({ ...PLAIN, genre: "puzzle", platform: "xbox" })).toBe("genre=puzzle&platform=xbox");
  });

  it("[P-01] holds nothing but these four, whatever else is chosen", () => {
    const more = { ...PLAIN, tab: "want", text: "secret", shown: 40 } as ShelfView;
    expect(fragmentOfView(more)).toBe("tab=want");
  });

  it.each([
    "",
    "#",
    "#tab=nobody&order=x&platform=toString&genre=<b>",
    `#genre=${"a".repeat(61)}`,
    "#1.abc",
    "#%E0%A4",
  ])("[P-01] of “%s” nothing is believed", (fragment) => expect(readShelfView(fragment)).toEqual(PLAIN));
});
