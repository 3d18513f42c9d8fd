// Insights in the language of whoever asks.
import { describe, expect, it } from "vitest";
import { app, insightIn, provider } from "../../../test/support/insights-app.ts";

describe("L-02 insights", () => {
  it("of the catalogue give their reasons in Spanish, under the same names of groups", async () => {
    const test = await app({});
    const { recommendations } = insightIn((await test.ask("103?language=es")).events);
    expect(recommendations.map(({ name }) => name)).toEqual(["Similar Games", "Upcoming Releases"]);
    expect(recommendations[0]?.reason).toMatch(/^(Como Portal 2, |Ambos juegos )/);
    expect(insightIn((await test.ask(103)).events).recommendations[0]?.reason).toMatch(
      /^(Like Portal 2, |Both games )/,
    );
  });

  it("of a model are asked for in the visitor's language, and kept for each language", async () => {
    const primary = await provider();
    const test = await app({ primary });
    for (const id of ["103?language=es", "103", "103?language=en", "103?language=es"])
      expect((await test.ask(id)).status).toBe(200);
    expect(primary.calls.map(({ body }) => /tricks in Spanish/.test(JSON.stringify(body)))).toEqual([true, false]);
  });

  it.each(["xx", "", "es&language=en", "ES"])("are not there in %j", async (language) => {
    const test = await app({});
    const { status, text } = await test.ask(`103?language=${language}`);
    expect([status, JSON.parse(text).code]).toEqual([400, "bad_language"]);
  });
});
