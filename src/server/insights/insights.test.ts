// Where an insight comes from, and one call for each game and day.
import { describe, expect, it } from "vitest";
import { temporaryDirectory } from "../../../test/support/catalogue-files.ts";
import { GOOD_CONTENT, GOOD_REPLY, inPieces } from "../../../test/support/fake-provider.ts";
import { app, insightIn, provider } from "../../../test/support/insights-app.ts";

describe("the sources", () => {
  it("[A-07] without a provider and for a game that the catalogue has not: the error's words", async () => {
    const full = await app({});
    const known = await full.get("/api/games/103");
    const source = { getGame: async () => ({ ...known.body, id: 999 }) };
    const test = await app({ source: source as never }); // Only this method is asked here.
    const { status, text } = await test.ask(999);
    expect(status).toBe(503);
    expect(JSON.parse(text)).toEqual({
      code: "no_provider",
      message: "No se encontró ningún proveedor de IA configurado...",
    });
  });

  it("[A-03] [A-04] without a provider, games of the catalogue are described by the catalogue", async () => {
    const test = await app({});
    const { status, events } = await test.ask(103);
    expect(status).toBe(200);
    const insight = insightIn(events);
    expect(insight.source).toEqual({ kind: "catalogue" });
    expect(insight.recommendations.map(({ name }) => name)).toEqual(["Similar Games", "Upcoming Releases"]);
    for (const { games, reason } of insight.recommendations) {
      expect(games.length).toBeGreaterThan(0);
      expect(games.every(({ title, game }) => game?.name === title && game.id !== 103)).toBe(true);
      expect(reason).toMatch(/share .+ with Portal 2\.|belongs to the same series\.|comes? from /);
    }
  });

  it("[A-07] the primary is used whenever it is configured", async () => {
    const [primary, alternative] = [await provider(), await provider()];
    const test = await app({ primary, alternative });
    expect(insightIn((await test.ask(103)).events).source).toEqual({ kind: "model", model: "first-model" });
    expect([primary.calls.length, alternative.calls.length]).toEqual([1, 0]);
  });

  it("[A-07] an alternative alone is used as it is", async () => {
    const alternative = await provider();
    const test = await app({ alternative });
    expect(insightIn((await test.ask(103)).events).source).toEqual({ kind: "model", model: "second-model" });
  });

  it.each([
    ["refuses", { kind: "raw", status: 401, body: "no" } as const],
    ["is busy", { kind: "raw", status: 503, body: "busy" } as const],
    ["is cut off", { kind: "reset" } as const],
    ["talks nonsense", { kind: "whole", content: "nonsense" } as const],
    ["says nothing", { kind: "hang" } as const],
  ])("[A-07] the alternative stands in when the primary %s", async (_what, reply) => {
    const [primary, alternative] = [await provider(), await provider()];
    primary.reply(reply);
    const test = await app({ primary, alternative, timeoutMs: 300 });
    expect(insightIn((await test.ask(103)).events).source).toEqual({ kind: "model", model: "second-model" });
  });

  it("[A-06] when both fail, the error is the primary's", async () => {
    const [primary, alternative] = [await provider(), await provider()];
    primary.reply({ kind: "raw", status: 402, body: "pay" });
    alternative.reply({ kind: "raw", status: 404, body: "gone" });
    const test = await app({ primary, alternative });
    expect(JSON.parse((await test.ask(103)).text).message).toBe("AI API error: 402 - pay");
  });

  it("a model of one's own machine is asked without a key", async () => {
    const primary = await provider();
    const test = await app({ primary, key: null });
    expect((await test.ask(103)).status).toBe(200);
    expect(primary.calls[0]?.headers).not.toHaveProperty("authorization");
  });

  it("[A-04] a section that the model left out comes from the catalogue, and says so", async () => {
    const primary = await provider();
    primary.reply({ kind: "whole", content: '```json\n{"tricks":["Look up."]}\n```' });
    const test = await app({ primary });
    const insight = insightIn((await test.ask(103)).events);
    expect(insight.filled).toEqual(["recommendations"]);
    expect(insight.tricks).toEqual(["Look up."]);
    const bundled = insightIn((await (await app({})).ask(103)).events);
    expect(insight.recommendations).toEqual(bundled.recommendations);
  });
});

describe("one call for each game and day", () => {
  it("200 readers at once cost one call, and all read the same", async () => {
    const primary = await provider();
    primary.reply({ kind: "events", pieces: inPieces(GOOD_CONTENT, 40), everyMs: 10 });
    const test = await app({ primary });
    const answers = await Promise.all(Array.from({ length: 200 }, () => test.ask(103)));
    expect(primary.calls).toHaveLength(1);
    expect(new Set(answers.map(({ events }) => JSON.stringify(events.at(-1)))).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await test.ask(103)).events.map(({ type }) => type)).toEqual(["insight"]);
    expect(primary.calls).toHaveLength(1);
    await test.ask(102);
    expect(primary.calls).toHaveLength(2);
  });

  it("a restart does not cost another; the next day does", async () => {
    const primary = await provider();
    const stateDirectory = temporaryDirectory();
    let now = Date.parse("2026-05-01T23:00:00Z");
    const first = await app({ primary, stateDirectory, now: () => now });
    const before = insightIn((await first.ask(103)).events);
    const second = await app({ primary, stateDirectory, now: () => now });
    expect(insightIn((await second.ask(103)).events)).toEqual(before);
    expect(primary.calls).toHaveLength(1);
    now += 2 * 60 * 60_000;
    await second.ask(103);
    expect(primary.calls).toHaveLength(2);
  });

  it("what failed is not kept", async () => {
    const primary = await provider();
    primary.reply({ kind: "raw", status: 401, body: "no" }, GOOD_REPLY);
    const test = await app({ primary });
    expect((await test.ask(103)).status).toBe(502);
    expect((await test.ask(103)).status).toBe(200);
  });

  it("the hour's calls are bounded, retries included; after that the catalogue answers", async () => {
    const primary = await provider();
    primary.reply({ kind: "raw", status: 500, body: "busy" }, GOOD_REPLY);
    const test = await app({ primary, hourlyBudget: 3 });
    await test.ask(103);
    expect(primary.calls).toHaveLength(2);
    expect(insightIn((await test.ask(102)).events).source).toEqual({ kind: "model", model: "first-model" });
    expect(insightIn((await test.ask(101)).events).source).toEqual({ kind: "catalogue" });
    expect(primary.calls).toHaveLength(3);
    expect(await test.metric("ai_budget_used_calls")).toBe(3);
  });

  it("a client may ask ten times a minute", async () => {
    const test = await app({ perMinute: 10 });
    for (let asked = 0; asked < 10; asked += 1) expect((await test.ask(103)).status).toBe(200);
    expect((await test.ask(103)).status).toBe(429);
    expect((await test.get("/api/games/103")).status).toBe(200);
  });
});
