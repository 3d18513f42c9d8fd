// docs/api.md names every route of the OpenAPI document.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startTestApp } from "../support/test-app.ts";

const root = join(import.meta.dirname, "../..");

it("documents every route of the API", async () => {
  const test = await startTestApp();
  const { body } = await test.get("/api/openapi.json");
  await test.close();
  const [, table = ""] = /^## Routes\n(.*?)\n## /ms.exec(readFileSync(join(root, "docs/api.md"), "utf8")) ?? [];
  const named = new Set(
    [...table.matchAll(/`([^`]+)`/g)].map(([, path = ""]) => path.replace("games/{id or slug}/", "")),
  );
  // Below a game only the last part is written; insights have a section of their own.
  const paths = Object.keys(body["paths"] as object)
    .map((path) => path.replace("/api/", "").replace("games/{game}/", ""))
    .map((path) => path.replace("{game}", "{id or slug}"))
    .filter((path) => !/\{entry\}|^insights\//.test(path));
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !named.has(path))).toEqual([]);
});
