// The table of routes is the only place where a page's address is written, and every row has what it needs.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { isPage } from "#shared/match-route.ts";
import { isNoPage } from "#shared/no-pages.ts";
import { PAGE_NAMES, ROUTES } from "#shared/routes.ts";

const root = join(import.meta.dirname, "../..");
const TABLE = join("shared", "routes.ts");

const sources = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && path !== TABLE,
);

/** The root is everybody's; every other page is known by the first segment of its address. */
const segments = PAGE_NAMES.flatMap((name) => ROUTES[name].path.split("/")[1] || []);
/** At the beginning of a text, or behind a base; `/games` of the protocol is another address. */
const written = new RegExp(`["'\`}]/(?:${segments.join("|")})(?![\\w-])`);

describe("the table of routes", () => {
  it("is where the addresses of pages stand, and nowhere else", () => {
    expect(segments).toEqual(expect.arrayContaining(["search", "favorites", "game"]));
    expect(sources.filter((path) => written.test(readFileSync(join(root, "src", path), "utf8")))).toEqual([]);
  });

  it.each(PAGE_NAMES)("has a page's code for %s where the documents look for it", (name) => {
    expect(existsSync(join(root, `src/web/pages/${name}-page.tsx`))).toBe(true);
  });

  it("has no address twice, and none where nothing is ever a page", () => {
    const paths = PAGE_NAMES.map((name) => ROUTES[name].path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter(isNoPage)).toEqual([]);
  });

  it("has no page in the sitemap that search engines may not show", () => {
    expect(PAGE_NAMES.filter((name) => ROUTES[name].isInSiteMap && !ROUTES[name].isIndexed)).toEqual([]);
  });

  it("has the pages that the installed app opens", () => {
    const { start_url: start, shortcuts } = JSON.parse(
      readFileSync(join(root, "src/web/public/manifest.webmanifest"), "utf8"),
    );
    expect(start).toBe(ROUTES.catalogue.path);
    for (const { name, url } of shortcuts) {
      expect(isPage(url)).toBe(true);
      expect(PAGE_NAMES.filter((page) => ROUTES[page].path === url).map((page) => ROUTES[page].title)).toEqual([name]);
    }
  });
});
