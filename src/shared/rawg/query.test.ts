import { expect, it } from "vitest";
import { canonicalQuery } from "./query.ts";

it("[S-12] half a character is spelled as one that cannot be read, whole ones as themselves", () => {
  expect(canonicalQuery({ search: "a\u{1F3AE}" })).toBe("search=a%F0%9F%8E%AE");
  expect(canonicalQuery({ search: "a\uD83C" })).toBe("search=a%EF%BF%BD");
});
