import { describe, expect, it } from "vitest";
import { HOSTILE_ADDRESSES } from "../../../e2e/support/hostile-addresses.ts";
import { externalUrl, hostOf, storeUrl } from "./external-url.ts";

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

describe("storeUrl", () => {
  it("[D-05] leads to the store's domain", () => {
    expect(storeUrl("store.steampowered.com")).toBe("https://store.steampowered.com/");
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
    expect(storeUrl(domain)).toBeUndefined();
  });
});

it("[D-05] names a website by its host", () => {
  expect(hostOf("https://www.zelda.com/breath")).toBe("zelda.com");
});

it.each(HOSTILE_ADDRESSES)("[D-05] [safety-3] links %j only if it is a web address, whatever it looks like", (text) => {
  for (const href of [externalUrl(text), storeUrl(text)]) {
    if (href === undefined) continue;
    const { protocol, username, password } = new URL(href);
    expect([protocol, username, password]).toEqual([expect.stringMatching(/^https?:$/), "", ""]);
    expect(href).not.toMatch(/["'<>\s]/);
  }
});
