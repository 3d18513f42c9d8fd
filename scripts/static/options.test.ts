// Where the folder without a server is built, and below which path it will lie.
import { join } from "node:path";
import { expect, it } from "vitest";
import { readOptions } from "./options.ts";

it("[B-01] builds where it is told, a relative folder taken from the working directory", () => {
  expect(readOptions(["--out", "some/folder"], "/home/me").outDir).toBe("/home/me/some/folder");
  expect(readOptions(["--out", "/srv/ludex"], "/home/me").outDir).toBe("/srv/ludex");
  expect(readOptions([], "/home/me").outDir).toBe(join(import.meta.dirname, "../../dist/static"));
});

it("[B-01] takes a path with or without its slashes, and nothing else", () => {
  expect(readOptions(["--base", "ludex"], "/").base).toBe("/ludex/");
  expect(readOptions(["--base", "/a/b-c/"], "/").base).toBe("/a/b-c/");
  expect(readOptions([], "/").base).toBe("/");
  expect(() => readOptions(["--base", "/a b/"], "/")).toThrow("--base must be a path");
});

it("[B-01] knows the folder's whole address where it is told the host's, and takes no other address for one", () => {
  expect(readOptions(["--origin", "https://example.org", "--base", "/ludex/"], "/").site).toBe(
    "https://example.org/ludex",
  );
  expect(readOptions(["--origin", "https://example.org/"], "/").site).toBe("https://example.org");
  expect(readOptions([], "/").site).toBeUndefined();
  for (const origin of ["example.org", "https://example.org/ludex", "https://me@example.org", "javascript:alert(1)"])
    expect(() => readOptions(["--origin", origin], "/")).toThrow("--origin must be an address");
});
