// Where an insight comes from, and one call for each game and day.
import { describe, expect, it } from "vitest";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { GOOD_CONTENT, GOOD_REPLY, inPieces } from "../../../test/support/fake-provider.ts";
import { app, FOREIGN_ID, insightIn, provider, startInsightsApp } from "../../../test/support/insights-app.ts";
import { own } from "#server/games/provenance.ts";

describe("the sources", () => {
  it("[A-07] without a provider and for a game that the catalogue has not: the error's words", async () => {
    const full = await app({});
    const known = await full.get("/api/games/103");
    const source = { getGame: async () => own({ ...known.body, id: 999 }) };
    const test = await app({ source: source as never }); // Only this method is asked here.
    const { status, text } = await test.ask(999);
    expect(status).toBe(503);
    expect(JSON.parse(text)).toEqual({
      code: "no_provider",
      message: "No se encontró ningún proveedor de IA configurado...",
      retryAfterS: null,
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
      expect(games.length > 0 || reason === "Nothing like it is announced.").toBe(true);
      expect(games.every(({ title, game }) => game?.name === title && game.id !== 103)).toBe(true);
      expect(reason).toMatch(/^(Nothing|Like Portal 2, )|belongs? to the same series\.|(is|are) by /);
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
    expect(JSON.parse((await test.ask(FOREIGN_ID)).text).message).toBe("AI API error: 402 - pay");
    // Both are told to the operator, the alternative's too.
    expect(test.logged()).toContain("AI API error: 402 - pay");
    expect(test.logged()).toContain("AI API error: 404 - gone");
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

  it("[A-11] what failed is not kept for the day", async () => {
    const primary = await provider();
    primary.reply({ kind: "raw", status: 500, body: "busy" });
    let clock = 0;
    const test = await app({ primary, clock: () => clock });
    expect(insightIn((await test.ask(103)).events).source.kind).toBe("catalogue");
    primary.reply(GOOD_REPLY);
    clock += 15_000;
    expect(insightIn((await test.ask(103)).events).source.kind).toBe("model");
  });
});

describe("[A-11] a provider that failed is left alone for a while", () => {
  it("visitors who come meanwhile get the catalogue's answer at once; the pause doubles, and ends with an answer", async () => {
    const primary = await provider();
    primary.reply({ kind: "raw", status: 503, body: "busy" });
    let clock = 0;
    const test = await app({ primary, clock: () => clock });
    const failureOf = async (id: number) => {
      const { source } = insightIn((await test.ask(id)).events);
      return source.kind === "catalogue" ? source.failure : undefined;
    };
    expect(await failureOf(103)).toEqual({ code: "provider_status", retryAfterS: 15 });
    expect(primary.calls).toHaveLength(3);
    clock += 5000;
    for (const id of [101, 102, 103]) expect(await failureOf(id)).toEqual({ code: "provider_status", retryAfterS: 10 });
    expect(primary.calls).toHaveLength(3);
    clock += 10_000;
    expect(await failureOf(103)).toEqual({ code: "provider_status", retryAfterS: 30 });
    clock += 30_000;
    primary.reply(GOOD_REPLY);
    expect(await failureOf(103)).toBeUndefined();
    primary.reply({ kind: "raw", status: 503, body: "busy" });
    expect(await failureOf(101)).toEqual({ code: "provider_status", retryAfterS: 15 });
  });

  it("as long as it asks for, five minutes at most; five minutes where a person has to mend it", async () => {
    const [primary, alternative] = [await provider(), await provider()];
    primary.reply({ kind: "raw", status: 401, body: "no such key" });
    alternative.reply({ kind: "raw", status: 429, body: "slow down", headers: { "retry-after": "90" } });
    let clock = 0;
    const test = await app({ primary, alternative, clock: () => clock });
    expect(insightIn((await test.ask(103)).events).source).toMatchObject({ failure: { retryAfterS: 90 } });
    clock += 89_000;
    await test.ask(103);
    expect([primary.calls.length, alternative.calls.length]).toEqual([1, 1]);
    clock += 1000;
    await test.ask(103);
    expect([primary.calls.length, alternative.calls.length]).toEqual([1, 2]);
    clock += 210_000;
    await test.ask(103);
    expect([primary.calls.length, alternative.calls.length]).toEqual([2, 3]);
  });

  it("for one game only, where it was the answer that could not be read", async () => {
    const primary = await provider();
    primary.reply({ kind: "whole", content: "I would rather not." }, GOOD_REPLY);
    let clock = 0;
    const test = await app({ primary, clock: () => clock });
    const kindOf = async (id: number) => insightIn((await test.ask(id)).events).source.kind;
    expect([await kindOf(103), await kindOf(103), await kindOf(102)]).toEqual(["catalogue", "catalogue", "model"]);
    expect(primary.calls).toHaveLength(2);
    clock += 15_000;
    expect(await kindOf(103)).toBe("model");
  });

  it("many who fail together are one failure", async () => {
    const primary = await provider();
    primary.reply({ kind: "raw", status: 500, body: "busy" });
    const test = await app({ primary });
    const answers = await Promise.all([101, 102, 103].map((id) => test.ask(id)));
    for (const { events } of answers) {
      expect(insightIn(events).source).toMatchObject({ failure: { retryAfterS: 15 } });
    }
  });
});

describe("the hour's calls", () => {
  it("are bounded, retries included; after that the catalogue answers and says why", async () => {
    const primary = await provider();
    primary.reply({ kind: "raw", status: 500, body: "busy" }, GOOD_REPLY);
    const test = await app({ primary, hourlyBudget: 3 });
    await test.ask(103);
    expect(primary.calls).toHaveLength(2);
    expect(insightIn((await test.ask(102)).events).source).toEqual({ kind: "model", model: "first-model" });
    expect(insightIn((await test.ask(101)).events).source).toEqual({
      kind: "catalogue",
      failure: { code: "budget", retryAfterS: null },
    });
    expect(primary.calls).toHaveLength(3);
    expect(await test.metric("ai_budget_used_calls")).toBe(3);
  });

  it("[A-11] that end between two providers are no failure of the first", async () => {
    const [primary, alternative] = [await provider(), await provider()];
    primary.reply({ kind: "raw", status: 401, body: "no" });
    const test = await app({ primary, alternative, hourlyBudget: 1 });
    const { status, events } = await test.ask(103);
    expect(status).toBe(200);
    expect(insightIn(events).source).toEqual({ kind: "catalogue", failure: { code: "budget", retryAfterS: null } });
    expect(alternative.calls).toHaveLength(0);
    const foreign = await test.ask(FOREIGN_ID);
    expect([foreign.status, JSON.parse(foreign.text)]).toEqual([
      503,
      {
        code: "budget",
        message: "The AI has been asked as often as this hour allows. Try again later.",
        retryAfterS: null,
      },
    ]);
  });

  it("[safety-21] are counted across a restart", async () => {
    const primary = await provider();
    const stateDirectory = temporaryDirectory();
    const first = await startInsightsApp({ primary, stateDirectory, hourlyBudget: 2 });
    await first.ask(103);
    await first.ask(102);
    await first.close();
    const second = await app({ primary, stateDirectory, hourlyBudget: 2 });
    expect(await second.metric("ai_budget_used_calls")).toBe(2);
    expect(insightIn((await second.ask(101)).events).source).toMatchObject({ failure: { code: "budget" } });
    expect(primary.calls).toHaveLength(2);
  });

  it("a client may ask ten times a minute", async () => {
    const test = await app({ perMinute: 10 });
    for (let asked = 0; asked < 10; asked += 1) expect((await test.ask(103)).status).toBe(200);
    expect((await test.ask(103)).status).toBe(429);
    expect((await test.get("/api/games/103")).status).toBe(200);
  });
});
