// What games are about, in four languages, asked of the bundled catalogue through the protocol.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { LANGUAGES } from "../../shared/search/languages/languages.ts";
import { chipParams } from "../../shared/search/chips.ts";
import { UnderstandingAnswer } from "./search-wire.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

type Listed = { count: number; wished?: number; slugs: string[]; text: string };

/** The list that the app shows for what was typed. */
async function list(typed: string): Promise<Listed> {
  const understood = (await test.get(`/api/games/understand?q=${encodeURIComponent(typed)}`)).body;
  const { text, filters } = UnderstandingAnswer.parse(understood);
  const query = new URLSearchParams({ ...chipParams(filters), genre_tags: "true", page_size: "12" });
  if (text !== "") query.set("search", text);
  if (text !== "" && filters.length > 0) query.set("search_wish", "true");
  const { body } = await test.get(`/api/games?${query}`);
  const { count, wished } = body as { count: number; wished?: number };
  return { count, text, slugs: body.results.map(({ slug }) => String(slug)), ...(wished !== undefined && { wished }) };
}

describe("what a game is about", () => {
  it.each([
    ["juegos en blanco y negro", "Spiele in schwarzweiß", "jeux en noir et blanc", "games in black and white"],
    ["juegos de cocina", "Spiele mit Kochen", "jeux de cuisine", "games about cooking"],
    ["juegos de trenes", "Spiele mit Zügen", "jeux avec des trains", "games with trains"],
    ["juegos con lobos", "Spiele mit Wölfen", "jeux avec des loups", "games with a wolf"],
  ])("[S-16] %s, %s, %s are %s", async (...sentences) => {
    const lists = await Promise.all(sentences.map(list));
    const [first] = lists;
    expect(first?.slugs.length).toBeGreaterThan(3);
    for (const { slugs } of lists) expect(slugs).toEqual(first?.slugs);
  });

  it.each([
    ["juegos de puzles en blanco y negro", "limbo", "blanco y negro"],
    ["Rätselspiele in schwarz-weiß", "limbo", "schwarz-weiß"],
    ["jeux de réflexion en noir et blanc", "limbo", "noir et blanc"],
    ["aventuras con un faro", "to-the-moon", "faro"],
    ["Rollenspiele mit Wölfen", "the-legend-of-zelda-twilight-princess", "Wölfen"],
    ["jeux de simulation médecin", "two-point-hospital", "médecin"],
  ])("[S-15] %s: a wish that is met first, by %s", async (typed, slug, wish) => {
    const { slugs, text, wished, count } = await list(typed);
    expect(text).toBe(wish);
    expect(wished).toBeGreaterThan(0);
    expect(wished).toBeLessThan(count);
    expect(slugs.slice(0, wished)).toContain(slug);
  });

  it("[S-16] in every word of every table is said of some game", async () => {
    const missing: string[] = [];
    for (const english of new Set(LANGUAGES.flatMap(({ subjects }) => [...subjects.values()]))) {
      const { body } = await test.get(`/api/games?search=${encodeURIComponent(english)}&page_size=1`);
      if (body.count === 0) missing.push(english);
    }
    expect(missing).toEqual([]);
  });
});
