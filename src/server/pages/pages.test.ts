// Documents around the renderer: what is kept, what is not, and what happens when writing one fails. The renderer here
// is made up; the real one is tested in the browser.
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { PageRequest, RenderedPage } from "../../shared/page-renderer.ts";
import type { AppDeps } from "#server/app.ts";
import { writeFiles } from "../../../test/support/catalogue-files.ts";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

const SHELL = "<!doctype html><title>Shell</title>";
const BROWSER = { accept: "text/html", host: "games.example.org" };

let test: TestApp | undefined;
afterEach(async () => {
  await test?.close();
  test = undefined;
});

type Write = (request: PageRequest) => Promise<Partial<RenderedPage>>;

/** An app whose documents `write` writes; counts them. */
async function appWith(
  write: Write,
  deps: Partial<Pick<AppDeps, "publicUrl" | "allowedHosts" | "trustProxyHops" | "rateLimits" | "servesRawg">> = {},
) {
  const rendered: PageRequest[] = [];
  test = await startTestApp({
    deps: {
      appDirectory: writeFiles([{ path: "index.html", text: SHELL }]),
      openRenderer: async () => ({
        render: async (request) => {
          rendered.push(request);
          return { html: "<p>page</p>", status: 200, isWhole: true, ...(await write(request)) };
        },
      }),
      ...deps,
    },
  });
  return { get: test.get, rendered };
}

describe("documents", () => {
  it("are written once for the same address, and answer 304 to those who have them", async () => {
    const { get, rendered } = await appWith(async ({ target }) => ({ html: `<p>${target}</p>` }));
    const first = await get("/?page=2", BROWSER);
    expect([first.status, first.text, first.headers["cache-control"]]).toEqual([200, "<p>/?page=2</p>", "no-cache"]);
    const again = await get("/?page=2", { ...BROWSER, "if-none-match": String(first.headers["etag"]) });
    expect([again.status, rendered.length]).toEqual([304, 1]);
    await get("/?page=3", BROWSER);
    expect(rendered).toHaveLength(2);
  });

  it("L-02 are kept for each language by themselves", async () => {
    const { get, rendered } = await appWith(async ({ language }) => ({ html: `<p>${language}</p>` }));
    const inSpanish = { ...BROWSER, "accept-language": "es" };
    const texts = [];
    for (const headers of [BROWSER, inSpanish, BROWSER, inSpanish]) texts.push((await get("/", headers)).text);
    expect([texts, rendered.length]).toEqual([["<p>en</p>", "<p>es</p>", "<p>en</p>", "<p>es</p>"], 2]);
    const { headers } = await get("/", inSpanish);
    expect([headers["content-language"], headers["vary"]]).toEqual(["es", "Accept-Encoding, Accept-Language, Cookie"]);
  });

  it.each([
    ["our own games are kept until the day ends", false, [1, 1, 2]],
    ["RAWG's games are kept for a minute", true, [1, 2, 3]],
  ])("of %s", async (_what, servesRawg, written) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-01T22:00:00Z") });
    onTestFinished(() => void vi.useRealTimers());
    const { get, rendered } = await appWith(async () => ({}), { servesRawg });
    const counts = [];
    for (const minutes of [0, 119, 1]) {
      vi.advanceTimersByTime(minutes * 60_000 + 1);
      await get("/", BROWSER);
      counts.push(rendered.length);
    }
    expect(counts).toEqual(written);
  });

  it.each([404, 502, 503])("carry the status %i that the renderer gives", async (status) => {
    const { get, rendered } = await appWith(async () => ({ status, html: "<p>sorry</p>" }));
    const { text, ...answer } = await get("/game/12", BROWSER);
    expect([answer.status, text]).toEqual([status, "<p>sorry</p>"]);
    await get("/game/12", BROWSER);
    expect(rendered.length).toBe(status === 404 ? 1 : 2);
  });

  it("without their data are not kept", async () => {
    const { get, rendered } = await appWith(async () => ({ isWhole: false }));
    await get("/", BROWSER);
    await get("/", BROWSER);
    expect(rendered).toHaveLength(2);
  });

  it("that cannot be written give way to the app shell", async () => {
    const { get } = await appWith(async () => {
      throw new Error("a component failed");
    });
    expect(await get("/", BROWSER)).toMatchObject({ status: 200, text: SHELL });
    expect(await get("/nowhere/at/all", BROWSER)).toMatchObject({ status: 404, text: SHELL });
  });

  it("are told to stop waiting for data after a second and a half", async () => {
    const { get } = await appWith(async ({ signal }) => {
      await new Promise((resolve) => signal.addEventListener("abort", resolve));
      return { isWhole: false };
    });
    const began = Date.now();
    expect((await get("/", BROWSER)).status).toBe(200);
    expect(Date.now() - began).toBeGreaterThan(1300);
  });
});

describe("what a document asks", () => {
  it("is answered in process, with root-relative addresses", async () => {
    const { get } = await appWith(async ({ ask, signal }) => {
      const response = await ask("/api/games?page_size=1", signal);
      return { html: await response.text() };
    });
    const { text } = await get("/", BROWSER);
    expect(text).toContain('"results":[{');
    expect(text).toContain('"/media/');
    expect(text).not.toMatch(/"https?:\/\/[^"]*\/(?:media|api)\//);
  });

  it("keeps its status", async () => {
    const { get } = await appWith(async ({ ask, signal }) => ({
      html: String((await ask("/api/games/999999999", signal)).status),
    }));
    expect((await get("/", BROWSER)).text).toBe("404");
  });
});

describe("the address under which a document knows itself", () => {
  const said = async (deps: Parameters<typeof appWith>[1], host: string) => {
    const { get } = await appWith(async ({ origin }) => ({ html: String(origin) }), deps);
    return (await get("/", { ...BROWSER, host })).text;
  };

  it.each([
    {
      title: "the configured one, whatever is asked for",
      deps: { publicUrl: "https://a.example" },
      host: "b.example",
      origin: "https://a.example",
    },
    { title: "none, where anyone could have made up the host", deps: {}, host: "evil.example", origin: "undefined" },
    { title: "this machine's", deps: {}, host: "localhost:4310", origin: "http://localhost:4310" },
    {
      title: "none, where a trusted proxy passes on what anyone could have made up",
      deps: { trustProxyHops: 1 },
      host: "c.example",
      origin: "undefined",
    },
    {
      title: "one that is listed",
      deps: { trustProxyHops: 1, allowedHosts: ["c.example"] },
      host: "c.example",
      origin: "http://c.example",
    },
  ])("is $title", async ({ deps, host, origin }) => {
    expect(await said(deps, host)).toBe(origin);
  });

  it.each(["a:99999", "1.2.3.4.5", "[1.2.3]", "a b"])(
    "[safety-5] is not made of %j, which is no host",
    async (host) => {
      const { get } = await appWith(async ({ origin }) => ({ html: String(origin) }));
      expect(await get("/", { ...BROWSER, host })).toMatchObject({ status: 400, body: { code: "bad_host" } });
    },
  );
});

describe("a client who asks for too many documents", () => {
  it("[safety-6] gets the app shell, whose questions are limited, too; others get theirs", async () => {
    const { get, rendered } = await appWith(async ({ target }) => ({ html: target }), {
      trustProxyHops: 1,
      rateLimits: { api: 3, images: 1000, insights: 1000 },
    });
    const from = (client: string, page: number) => get(`/?page=${page}`, { ...BROWSER, "x-forwarded-for": client });
    for (const page of [1, 2, 3]) expect((await from("192.0.2.1", page)).text).toBe(`/?page=${page}`);
    for (const page of [4, 5]) expect(await from("192.0.2.1", page)).toMatchObject({ status: 200, text: SHELL });
    expect((await from("192.0.2.2", 6)).text).toBe("/?page=6");
    expect(rendered).toHaveLength(4);
  });
});
