// What machines are told about the site, and that nobody can put another host into it.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

const MANY = 60_003;
const SUBJECTS = 12_000;
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe("the sitemap", () => {
  it("names every game's page in the order of the ids, with the day it changed", async () => {
    const { status, text, headers } = await test.get("/sitemap.xml");
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "application/xml; charset=utf-8",
      "private, max-age=3600",
    ]);
    const { body } = await test.get("/api/games?page_size=40");
    const ids = locations(text).flatMap((address) => /\/game\/(\d+)$/.exec(address ?? "")?.[1] ?? []);
    expect(ids).toHaveLength(body.count);
    expect(ids.map(Number)).toEqual(ids.map(Number).toSorted((a, b) => a - b));
    expect(locations(text).slice(0, 4)).toEqual([
      "http://ludex.test/",
      "http://ludex.test/upcoming",
      "http://ludex.test/discover",
      "http://ludex.test/api/docs",
    ]);
    expect(text.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(body.count);
    expect((await test.get("/sitemap.xml", { "if-none-match": String(headers["etag"]) })).status).toBe(304);
  });

  it("[E-01] names the pages of what at least three games belong to, and they are there", async () => {
    const { text } = await test.get("/sitemap.xml");
    const paths = locations(text).flatMap(
      (address) => /^http:\/\/ludex\.test(\/\w+\/[^/]+)$/.exec(address ?? "")?.[1] ?? [],
    );
    const subjects = paths.filter((path) => !/^\/(?:game|api)\//.test(path));
    expect(new Set(subjects.map((path) => path.split("/")[1]))).toContain("genre");
    for (const path of subjects) {
      const { status, body } = await test.get(`/api/subjects${path}`);
      expect([path, status]).toEqual([path, 200]);
      expect(body["games_count"]).toBeGreaterThanOrEqual(3);
    }
  });

  it("[E-01] is an index of files with 10,000 games or subjects each where one file cannot hold it", async () => {
    const gameIndex = {
      count: async () => MANY,
      list: async (start: number, length: number) =>
        Array.from({ length: Math.min(length, MANY - start) }, (_, at) => ({
          id: start + at + 1,
          updated: "2026-01-02",
        })),
      subjects: async () =>
        Array.from({ length: SUBJECTS }, (_, at) => ({ kind: "series" as const, slug: `series-${at}` })),
    };
    const large = await startTestApp({ deps: { gameIndex, publicUrl: "https://games.example.org" } });
    const index = await large.get("/sitemap.xml");
    expect(index.text).toContain("<sitemapindex ");
    const files = locations(index.text);
    expect(files).toHaveLength(9);
    const ids: number[] = [];
    const series: (string | undefined)[] = [];
    for (const file of files) {
      const { status, text } = await large.get(new URL(file ?? "").pathname);
      expect(status).toBe(200);
      const games = locations(text).flatMap((address) => /\/game\/(\d+)$/.exec(address ?? "")?.[1] ?? []);
      expect(games.length).toBeLessThanOrEqual(10_000);
      ids.push(...games.map(Number));
      series.push(...locations(text).filter((address) => address?.includes("/series/")));
    }
    expect(new Set(series).size).toBe(SUBJECTS);
    expect(series[0]).toBe("https://games.example.org/series/series-0");
    expect(ids).toEqual(Array.from({ length: MANY }, (_, at) => at + 1));
    await large.close();
  });

  it.each([
    "/sitemap-3.xml",
    "/sitemap-0.xml",
    "/sitemap-1e3.xml",
    "/sitemap--1.xml",
    "/sitemap-1.xml.gz",
    "/sitemap-.xml",
  ])("%s is not there", async (path) => {
    expect(await test.get(path)).toMatchObject({ status: 404, body: { code: "not_found" } });
  });
});

describe("robots.txt and llms.txt", () => {
  it("lead crawlers to the pages, and not into the protocol and the resized pictures", async () => {
    const { text, headers } = await test.get("/robots.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(text).toBe(
      "User-agent: *\nDisallow: /api/\nDisallow: /img\nDisallow: /mcp\nAllow: /img?*w=1200&h=630\nAllow: /api/docs\nAllow: /api/openapi.json\n\nSitemap: http://ludex.test/sitemap.xml\n",
    );
  });

  it("tell language models what the site is, with addresses that all answer", async () => {
    const { text } = await test.get("/llms.txt");
    expect(text).toMatch(/^# Ludex\n\n> A site to discover video games/);
    const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => new URL(address ?? ""));
    expect(addresses.map(({ pathname }) => pathname)).toContain("/api/openapi.json");
    const answering = addresses.filter(({ pathname }) => /^\/api\/games|\/feed\.atom$|\/calendar\.ics$/.test(pathname));
    expect(answering.map(({ pathname }) => pathname)).toEqual(
      expect.arrayContaining(["/feed.atom", "/upcoming/calendar.ics"]),
    );
    for (const { host, pathname, search } of answering) {
      expect(host).toBe("ludex.test");
      expect((await test.get(`${pathname}${search}`)).status).toBe(200);
    }
  });
});

describe("llms.txt says whose games and pictures are shown", () => {
  const textOf = async (deps: { servesRawg?: boolean }) => {
    const site = await startTestApp({ deps });
    const { text } = await site.get("/llms.txt");
    await site.close();
    return text.replaceAll("\n", " ");
  };

  it("where the catalogue is the site's own", async () => {
    const text = await textOf({});
    expect(text).toContain("Pictures are drawn by the site itself");
    expect(text).toContain("sitemap.xml): every game's page");
    expect(text).not.toMatch(/from RAWG/);
  });

  it("where they are RAWG's, whose games the sitemap does not name", async () => {
    const text = await textOf({ servesRawg: true });
    expect(text).toContain("Games and pictures come from RAWG");
    expect(text).toContain("sitemap.xml): the pages of the games that the site's own catalogue knows, a part of all");
    expect(text).not.toMatch(/every game's page|Pictures are drawn by the site/);
  });
});

describe("a hostile Host header", () => {
  const FILES = ["/robots.txt", "/llms.txt", "/sitemap.xml", "/sitemap-1.xml"];

  it.each(FILES)("that is no host is refused by %s", async (path) => {
    for (const host of ['evil.example"><script>', "evil.example/x?", "a b", "evil.example:port", "<x>", "é.example"]) {
      expect(await test.get(path, { host })).toMatchObject({ status: 400, body: { code: "bad_host" } });
    }
  });

  it.each(FILES)("does not get into %s of a server that knows its address", async (path) => {
    const known = await startTestApp({ deps: { publicUrl: "https://games.example.org" } });
    const { status, text } = await known.get(path, { host: "evil.example", "x-forwarded-host": "worse.example" });
    expect(status).toBe(200);
    expect(text).toContain("https://games.example.org/");
    expect(text).not.toMatch(/evil|worse/);
    await known.close();
  });

  it.each(FILES)("does not get into what the next one reads of %s", async (path) => {
    await test.get(path, { host: "evil.example" });
    const { text } = await test.get(path, { "x-forwarded-host": "worse.example", forwarded: "host=worse.example" });
    expect(text).toContain("http://ludex.test/");
    expect(text).not.toMatch(/evil|worse/);
  });
});
