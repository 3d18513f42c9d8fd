// What is told of a link: of our own pages alone, in few words, whatever is asked.
import { afterEach, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import type { PageRequest, RenderedPage } from "../../shared/page-renderer.ts";

const ORIGIN = "https://games.example.org";
const PICTURE = { address: `${ORIGIN}/img?url=x`, width: 1200, height: 630 };

let app: TestApp | undefined;
afterEach(async () => {
  await app?.close();
  app = undefined;
});

/** Asks for the preview of `url`; `targets` are the pages that were written for it. */
async function ask(url: string, more = "", page: Partial<RenderedPage> = {}) {
  const targets: string[] = [];
  const render = async ({ target }: PageRequest): Promise<RenderedPage> => {
    targets.push(target);
    return { html: "", status: 200, isWhole: true, preview: { title: "Portal 2 · Ludex", picture: PICTURE }, ...page };
  };
  app = await startTestApp({ deps: { publicUrl: ORIGIN, openRenderer: async () => ({ render }) } });
  const answer = await app.get(`/oembed?url=${encodeURIComponent(url)}${more}`);
  return { ...answer, targets };
}

describe("[E-07] oEmbed", () => {
  it("tells of a page what its head says", async () => {
    const { status, body, headers, targets } = await ask(`${ORIGIN}/game/4200?from=chat`);
    expect([status, headers["content-type"], targets]).toEqual([
      200,
      "application/json; charset=utf-8",
      ["/game/4200?from=chat"],
    ]);
    expect(body).toEqual({
      version: "1.0",
      type: "link",
      title: "Portal 2 · Ludex",
      provider_name: "Ludex",
      provider_url: ORIGIN,
      cache_age: 3600,
      thumbnail_url: PICTURE.address,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
  });

  it("leaves a picture out that is larger than asked for", async () => {
    expect((await ask(`${ORIGIN}/`, "&maxwidth=600")).body).not.toHaveProperty("thumbnail_url");
  });

  it("is written once for the same address", async () => {
    const { targets } = await ask(`${ORIGIN}/compare?ids=1,2`);
    await app?.get(`/oembed?url=${encodeURIComponent(`${ORIGIN}/compare?ids=1,2`)}`);
    expect(targets).toEqual(["/compare?ids=1,2"]);
  });

  it("is kept by nobody where the page was written with less than it wanted", async () => {
    const target = `${ORIGIN}/game/4200`;
    expect((await ask(target)).headers["cache-control"]).toBe("public, max-age=3600");
    await app?.close();
    expect((await ask(target, "", { isWhole: false })).headers["cache-control"]).toBe("no-store");
  });

  it.each([
    ["https://evil.example/game/4200", 404],
    ["https://games.example.org.evil.example/game/4200", 404],
    ["https://games.example.org@evil.example/game/4200", 404],
    ["https://user:secret@games.example.org/game/4200", 404],
    ["http://games.example.org/game/4200", 404],
    ["//games.example.org/game/4200", 400],
    ["http://169.254.169.254/latest/meta-data", 404],
    ["file:///etc/passwd", 404],
    ["javascript:alert(1)", 404],
    ["https://games.example.org/api/games", 404],
    ["https://games.example.org/nowhere/at/all", 404],
    ["https://games.example.org/oembed?url=https://games.example.org/", 404],
    ["/game/4200", 400],
    ["", 400],
    [`https://games.example.org/search?q=${"x".repeat(2000)}`, 400],
  ])("refuses %s with %i, and writes no page for it", async (url, expected) => {
    const { status, targets } = await ask(url);
    expect([status, targets]).toEqual([expected, []]);
  });

  it.each(["&format=xml", "&maxwidth=-1", "&maxheight=abc", `&url=${ORIGIN}`])("refuses %s", async (more) => {
    expect((await ask(`${ORIGIN}/`, more)).status).toBe(400);
  });

  it.each([
    [404, 404],
    [400, 404],
    [502, 503],
  ])("says %i of a page as %i", async (status, expected) => {
    expect((await ask(`${ORIGIN}/game/99`, "", { status })).status).toBe(expected);
  });
});
