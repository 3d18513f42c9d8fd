// The API page: every operation of the OpenAPI document is on it, and every request that it offers can be made.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeFiles } from "../../../test/support/catalogue-files.ts";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { html, withCode } from "./html.ts";

const FRAME = "<!doctype html><title>API</title><body><!--words--></body>";
const frameOnly = () =>
  writeFiles([
    { path: "index.html", text: "<!doctype html>" },
    { path: "api-docs.html", text: FRAME },
  ]);

let test: TestApp;
let page: string;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA, deps: { appDirectory: frameOnly() } });
  page = (await test.get("/api/docs")).text;
});
afterAll(() => test.close());

const linksOf = (text: string) => [...text.matchAll(/href="([^"]+)"/g)].map(([, address]) => address ?? "");

describe("the API page", () => {
  it("is a page with the policy of all pages and nothing that runs", async () => {
    const { status, headers } = await test.get("/api/docs");
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(headers["content-security-policy"]).toContain("script-src 'self'");
    expect(page).toMatch(/^<!doctype html><title>API<\/title><body>/);
    expect(page).not.toMatch(/<script|<style| style=| on\w+=/);
    expect((await test.get("/api/docs", { "if-none-match": String(headers["etag"]) })).status).toBe(304);
  });

  it("has every operation with its parameters", async () => {
    const { body } = await test.get("/api/openapi.json");
    const paths = Object.entries(body["paths"] as Record<string, { get: { parameters: { name: string }[] } }>);
    expect(paths.length).toBeGreaterThan(25);
    const articles = page.split("<article").slice(1);
    expect(articles).toHaveLength(paths.length);
    for (const [path, { get }] of paths) {
      const article = articles.find((one) => one.includes(`<code>${path}</code></p>`)) ?? "";
      for (const { name } of get.parameters) expect(article).toContain(`<dt><code>${name}</code>`);
      expect(article).toContain("<code>200</code>");
    }
  });

  it("offers requests that can be made", async () => {
    const examples = [...new Set(linksOf(page).filter((address) => address.startsWith("/api/")))];
    expect(examples.length).toBeGreaterThan(60);
    const answers = await Promise.all(
      examples.map(async (address) => [address, (await test.get(address.replaceAll("&amp;", "&"))).status]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it("leads to nothing that is not on it", () => {
    const targets = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const fragments = linksOf(page).filter((address) => address.startsWith("#"));
    expect(fragments.length).toBeGreaterThan(30);
    expect(fragments.filter((fragment) => !targets.has(fragment.slice(1)))).toEqual([]);
    expect(targets.size).toBe([...page.matchAll(/ id="/g)].length);
  });

  it("names the shapes of answers", () => {
    const words = page.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
    expect(words).toContain("metacritic whole number from 1 to 100 or null");
    expect(words).toContain("score text or null, not always");
    expect(words).toContain("genres list of object, 5 fields id whole number from 1");
  });

  it("shows its own address, and no made-up one", async () => {
    expect(page).toContain("<code>http://ludex.test/api</code>");
    const hostile = await test.get("/api/docs", { host: "<script>" });
    expect(hostile).toMatchObject({ status: 400, body: { code: "bad_host" } });
    expect((await test.get("/api/docs", { "x-forwarded-host": "evil.example" })).text).not.toContain("evil");
  });

  it("says how to build the app where it is not built", async () => {
    const bare = await startTestApp();
    expect(await bare.get("/api/docs")).toMatchObject({ status: 503, body: { code: "app_not_built" } });
    await bare.close();
  });
});

describe("markup", () => {
  it("is made of escaped text", () => {
    const hostile = `<img src=x onerror="a('b')">&`;
    expect(html`<p title="${hostile}">${[hostile, 1]}</p>`.markup).toBe(
      `<p title="&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;">&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt;&amp;1</p>`,
    );
    expect(withCode("a `<b>` c").markup).toBe("a <code>&lt;b&gt;</code> c");
  });
});
