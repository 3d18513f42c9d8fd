import { describe, expect, it } from "vitest";
import { HOSTILE_ADDRESSES } from "../../../e2e/support/hostile-addresses.ts";
import { externalUrl, hostOf } from "./external-url.ts";
import { storeUrl } from "./store-url.ts";

describe("externalUrl", () => {
  it.each([
    ["https://www.zelda.com/", "https://www.zelda.com/"],
    ["http://example.org/a b", "http://example.org/a%20b"],
  ])("[D-05] links %j", (text, href) => {
    expect(externalUrl(text)).toBe(href);
  });

  it.each([
    "",
    "www.zelda.com",
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "file:///etc/passwd",
    "//evil.example",
    "https://user:secret@example.org/",
    "https://",
  ])("[D-05] does not link %j", (text) => {
    expect(externalUrl(text)).toBeUndefined();
  });
});

const shop = (slug: string, fields: { url?: string; domain?: string } = {}) => ({
  url: fields.url ?? "",
  store: { id: 1, name: "Shop", slug, domain: fields.domain },
});

describe("storeUrl", () => {
  it.each([
    ["https://store.steampowered.com/app/620/Portal_2/", "https://store.steampowered.com/app/620/Portal_2/"],
    ["http://store.steampowered.com/app/620", "https://store.steampowered.com/app/620"],
    ["HTTP://www.gog.com/game/a b", "https://www.gog.com/game/a%20b"],
  ])("[D-09] leads to the game in the store where its address is known: %j", (url, href) => {
    expect(storeUrl(shop("steam", { url, domain: "store.steampowered.com" }), "Portal 2")).toBe(href);
  });

  it.each([
    "",
    "javascript:alert(1)",
    "https://user:secret@evil.example/",
    "store.steampowered.com/app/620",
    "ftp://a/b",
  ])("[D-09] leads to the store's search for the game where %j is all that is known", (url) => {
    const href = "https://store.steampowered.com/search/?term=Portal%202";
    expect(storeUrl(shop("steam", { url, domain: "store.steampowered.com" }), "Portal 2")).toBe(href);
  });

  it("[D-05] leads to the domain of a store that cannot be searched", () => {
    expect(storeUrl(shop("other", { domain: "other.example" }), "Portal 2")).toBe("https://other.example/");
    expect(storeUrl(shop("other"), "Portal 2")).toBeUndefined();
  });

  it.each([
    "",
    "localhost",
    "evil.example/path",
    "a@b.example",
    "evil.example:8080",
    "-a.example",
    "javascript:alert(1)",
  ])("[D-05] refuses %j as a domain", (domain) => {
    expect(storeUrl(shop("other", { domain }), "Portal 2")).toBeUndefined();
  });
});

it("[D-05] names a website by its host", () => {
  expect(hostOf("https://www.zelda.com/breath")).toBe("zelda.com");
});

it.each(HOSTILE_ADDRESSES)("[D-05] [safety-3] links %j only if it is a web address, whatever it looks like", (text) => {
  const shops = [shop("other", { url: text }), shop("other", { domain: text }), shop(text)];
  for (const href of [externalUrl(text), ...shops.map((each) => storeUrl(each, text)), storeUrl(shop("steam"), text)]) {
    if (href === undefined) continue;
    const { protocol, username, password } = new URL(href);
    expect([protocol, username, password]).toEqual([expect.stringMatching(/^https?:$/), "", ""]);
    expect(href).not.toMatch(/["'<>\s]/);
  }
});
