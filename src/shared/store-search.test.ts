import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { SEARCHABLE_STORES, storeSearch } from "./store-search.ts";

const { store: stores } = parse(
  readFileSync(join(import.meta.dirname, "../../data/taxonomies/stores.toml"), "utf8"),
) as unknown as { store: { slug: string; domain: string }[] };

/** The company behind an address: its last two names. */
const owner = (host: string) => host.split(".").slice(-2).join(".");
/** Companies that have moved their shop to another name of theirs. */
const MOVED: Record<string, string> = { "microsoft.com": "xbox.com" };

describe("a store's search for a game", () => {
  it("[D-09] is known for every store of the catalogue, by https, at that store", () => {
    expect(stores.map(({ slug }) => slug).toSorted()).toEqual(SEARCHABLE_STORES.toSorted());
    for (const { slug, domain } of stores) {
      const url = new URL(storeSearch(slug, "Portal 2") ?? "");
      const home = owner(domain);
      expect([slug, url.protocol, owner(url.hostname)]).toEqual([slug, "https:", MOVED[home] ?? home]);
      expect(decodeURIComponent(url.href)).toContain("Portal 2");
    }
  });

  it.each([
    ["Quiet Sea <Redux> & Friends", "Quiet%20Sea%20%3CRedux%3E%20%26%20Friends"],
    ["100% Orange Juice #1?", "100%25%20Orange%20Juice%20%231%3F"],
    ["../../../login", "..%2F..%2F..%2Flogin"],
    ["Ni no Kuni: 二ノ国", "Ni%20no%20Kuni%3A%20%E4%BA%8C%E3%83%8E%E5%9B%BD"],
    ["lone \ud83d", "lone%20%EF%BF%BD"],
  ])("[D-09] [safety-3] takes %j as words, whatever stands in it", (name, encoded) => {
    for (const slug of SEARCHABLE_STORES) expect(storeSearch(slug, name)?.endsWith(encoded)).toBe(true);
  });

  it.each(["", "constructor", "__proto__", "some-shop"])("[D-09] is not made up for the store %j", (slug) => {
    expect(storeSearch(slug, "Portal 2")).toBeUndefined();
  });

  it("[D-09] is not asked for a game without a name", () => {
    expect(storeSearch("steam", "  ")).toBeUndefined();
  });
});
