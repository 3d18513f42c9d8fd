// What the pages of what games belong to say to search engines, and that it is what visitors see.
import { SUBJECTS } from "./support/pages-that-lead-on.ts";
import { expect, test } from "./support/test.ts";

const HTML = { accept: "text/html" };

test("[E-01] search engines are told what it is, what it holds and the way to it", async ({ request }) => {
  const read = async (path: string) => {
    const response = await request.get(path, { headers: HTML });
    const html = await response.text();
    const [, json = "null"] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    return { status: response.status(), html, graph: JSON.parse(json)?.["@graph"] };
  };
  // Of what a platform, a genre, a tag or a year is schema.org says nothing.
  const types: Readonly<Record<string, string>> = {
    studio: "Organization",
    publisher: "Organization",
    person: "Person",
    series: "VideoGameSeries",
  };
  for (const [, path] of SUBJECTS) {
    const { status, html, graph } = await read(path);
    expect(status, path).toBe(200);
    expect(graph[0]["@type"]).toBe("CollectionPage");
    expect([path, graph[0].about?.["@type"]]).toEqual([path, types[path.split("/")[1] ?? ""]]);
    expect(graph[0].mainEntity.itemListElement.length).toBeGreaterThan(2);
    expect(html).toMatch(/<title>[^<]+ · Ludex<\/title>/);
    expect(graph[1]["@type"]).toBe("BreadcrumbList");
    expect(html).toMatch(/<meta name="description" content="[^"]*Best known: /);
    expect(html).not.toContain('content="noindex"');
  }
  const canonical = (html: string) => /<link rel="canonical" href="[^"]*?(\/studio[^"]*)"/.exec(html)?.[1];
  const whole = await read("/studio/valve-software");
  const narrowed = await read("/studio/valve-software?genre=puzzle&sort=name&page=1");
  expect([whole, narrowed].map(({ html }) => canonical(html))).toEqual(Array(2).fill("/studio/valve-software"));
  expect([narrowed.status, narrowed.graph]).toEqual([200, undefined]);
  expect(narrowed.html).toContain('content="noindex"');
  expect(narrowed.html).toMatch(/<title>Games by Valve Software · Ludex<\/title>/);
  const none = await read("/studio/no-such-studio");
  expect([none.status, none.graph]).toEqual([404, undefined]);
  expect(none.html).toContain('content="noindex"');
  expect(none.html).not.toContain('rel="canonical"');
  expect((await read("/studio/%E0%A4%A")).status).toBe(404);
  const past = await read("/series/portal?page=9");
  expect(past.status).toBe(200);
  expect(past.html).toContain('content="noindex"');
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [, path] of SUBJECTS) {
    test(`[E-01] ${path} shows the way to it that it tells search engines`, async ({ page }) => {
      await page.goto(path);
      const [data = "{}"] = await page.locator('script[type="application/ld+json"]').allTextContents();
      const way = JSON.parse(data)["@graph"].find((each: { "@type": string }) => each["@type"] === "BreadcrumbList");
      const crumbs = page.getByRole("navigation", { name: "Where you are" }).getByRole("link");
      const name = await page.getByRole("heading", { level: 1 }).innerText();
      expect(way.itemListElement.map((one: { name: string }) => one.name)).toEqual([
        ...(await crumbs.allInnerTexts()),
        name,
      ]);
      await crumbs.last().click();
      await expect(page).toHaveURL("/");
    });
  }
});
