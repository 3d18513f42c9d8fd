// What docs/large-catalogue.md says of columns is what the importer reads.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { addedFor } from "../../src/server/sources/popularity.ts";
import { OWN_COLUMNS } from "../../src/server/sources/table/own-columns.ts";
import { addedForSitelinks, WIKIDATA_COLUMNS } from "../../src/server/sources/table/wikidata-columns.ts";

const page = readFileSync(join(import.meta.dirname, "../../docs/large-catalogue.md"), "utf8");

describe("docs/large-catalogue.md", () => {
  it("[Q-06] lists every column of one's own, and no other", () => {
    const rows = [...page.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = ""]) =>
      [...names.matchAll(/`([a-z_]+)`/g)].map(([, name = ""]) => name),
    );
    expect(rows.toSorted()).toEqual([...OWN_COLUMNS].toSorted());
  });

  it("[Q-06] has a query whose columns are those that are recognised", () => {
    const [, select = ""] = /```sparql\nSELECT([\s\S]+?)WHERE/.exec(page) ?? [];
    const columns = [...select.matchAll(/\?(\w+)/g)].map(([, name]) => name);
    expect(columns).toEqual(expect.arrayContaining([...WIKIDATA_COLUMNS]));
    const bound = new Set([...page.slice(page.indexOf("WHERE")).matchAll(/\?(\w+)/g)].map(([, name]) => name));
    expect(columns.filter((name) => !bound.has(name))).toEqual([]);
  });

  it("[Q-06] says how well known a number of articles is", () => {
    const [, ...said] =
      /One article is (\d+) points, 10 are (\d+), 40 are (\d+), 100 are (\d+)/.exec(page.replaceAll("\n", " ")) ?? [];
    for (const [at, sitelinks] of [1, 10, 40, 100].entries()) {
      const ratio = addedForSitelinks(sitelinks) / addedFor(Number(said[at]));
      expect(ratio).toBeGreaterThan(0.95);
      expect(ratio).toBeLessThan(1.05);
    }
  });
});
