// Trailers that RAWG links to, as the protocol and the documents pass them on.
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findRenderer } from "#server/pages/load-renderer.ts";
import { startFakeRawg, type FakeRawg } from "../../../test/support/fake-rawg.ts";
import { openTestGateway, type TestGateway } from "../../../test/support/gateway.ts";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

/** Where the double's trailers lie. */
const STEAM = "steamcdn-a.akamaihd.net";
const BUILT = join(import.meta.dirname, "../../../dist");

let rawg: FakeRawg;
let gateway: TestGateway;
let test: TestApp;

async function start(videoHosts: readonly string[]): Promise<void> {
  gateway = openTestGateway(rawg, {}, { brief: [102] });
  test = await startTestApp({
    deps: {
      source: gateway.source,
      servesRawg: true,
      videoHosts,
      appDirectory: join(BUILT, "web"),
      openRenderer: findRenderer(BUILT, { videoHosts }),
      answerCacheBytes: 0,
    },
  });
}

beforeEach(async () => {
  rawg = await startFakeRawg();
});
afterEach(async () => {
  await test.close();
  await gateway.close();
  await rawg.close();
});

/** What is said of game 102's trailers at every place. */
async function trailers() {
  const list = await test.get("/api/games/102/movies");
  const whole = await test.get("/api/games/102?include=movies");
  const page = await test.get("/game/102", { accept: "text/html" });
  return {
    list: list.body.results.length,
    count: list.body.count,
    whole: (whole.body["videos"] as object[] | undefined)?.length,
    players: [...page.text.matchAll(/<video[^>]* src="([^"]*)"/g)].map(([, address = ""]) => new URL(address).host),
    all: [list, whole, page].map(({ text }) => text.replaceAll(/<meta name="video-hosts"[^>]*>/g, "")).join(""),
  };
}

describe("[safety-24] trailers", () => {
  it("of a host that was not given are passed on nowhere", async () => {
    await start(["video.example"]);
    const { all, ...said } = await trailers();
    expect(said).toEqual({ list: 0, count: 0, whole: 0, players: [] });
    expect(all).toMatch(/<img [^>]*src="[^"]*\/planes\.webp\?v=/);
    expect(all).not.toContain(STEAM);
  });

  it("of a host that was given are passed on and played", async () => {
    await start([STEAM]);
    const { all, ...said } = await trailers();
    expect(said).toEqual({ list: 2, count: 2, whole: 2, players: [STEAM] });
    expect(all).toContain(STEAM);
  });

  it("are told to the app by every document that carries it", async () => {
    await start([STEAM, "video.example"]);
    const named = `<meta name="video-hosts" content="${STEAM} video.example" />`;
    for (const target of ["/", "/game/102", "/nowhere/at/all", "/offline.html"]) {
      expect((await test.get(target, { accept: "text/html" })).text).toContain(named);
    }
  });
});
