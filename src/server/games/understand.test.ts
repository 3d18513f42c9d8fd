// `games/understand` over the bundled catalogue: its options, its studios, its titles.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { UnderstandingAnswer } from "./search-wire.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

const understand = async (text: string) => {
  const { status, body } = await test.get(`/api/games/understand?q=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  return UnderstandingAnswer.parse(body);
};

/** The names of all titles, page by page. */
async function titles(): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await test.get(`/api/games?page_size=40&page=${page}`);
    names.push(...body.results.map(({ name }) => name));
    if (body.next === null) return names;
  }
}

/** Kinds of games first; that hardly known games are called so, too, is told beside them. */
const KINDS_THAT_ARE_TITLES: ReadonlySet<string> = new Set([
  "Aliens",
  "Baseball",
  "Battle Royale",
  "Card Game",
  "Casino Games",
  "Dinosaur",
  "Egypt",
  "F1",
  "Family Games",
  "Fantasy",
  "Formula One",
  "Game Party",
  "Golf",
  "Ice Hockey",
  "Mahjong",
  "MotoGP",
  "Pinball",
  "Puzzle",
  "Run and Gun",
  "Samurai",
  "Soccer",
  "Solitaire",
  "Sport Games",
  "Star Wars",
  "Stealth",
  "Sōkoban",
  "Tennis",
  "Zombies",
]);

describe("what visitors' words ask for", () => {
  it("a sentence becomes filters", async () => {
    expect(await understand("cozy rpg on switch before 2020, no horror")).toEqual({
      text: "",
      filters: expect.arrayContaining([
        { parameter: "genres", value: "role-playing-games-rpg", name: "RPG" },
        { parameter: "platforms", value: "7", name: "Nintendo Switch" },
        { parameter: "dates", value: "1900-01-01,2019-12-31", name: "Before 2020" },
        { parameter: "tags", value: "relaxing", name: "Relaxing" },
        { parameter: "tags_none", value: "horror", name: "Horror" },
      ]),
      is_sentence: true,
    });
  });

  // More than twelve thousand questions.
  it("no title is ever taken apart", { timeout: 120_000 }, async () => {
    const names = await titles();
    expect(names.length).toBeGreaterThan(1000);
    const apart = new Set<string>();
    for (const name of names) {
      const { text, filters, is_sentence: isSentence } = await understand(name);
      if (text !== name || filters.length > 0 || isSentence) apart.add(name);
    }
    expect(apart).toEqual(KINDS_THAT_ARE_TITLES);
  });

  it("a title with where it is played keeps its words together", async () => {
    const names = (await titles()).slice(0, 400);
    for (const name of names) {
      const { text, filters } = await understand(`${name} on ps4`);
      expect([text, filters]).toEqual([name, [{ parameter: "platforms", value: "18", name: "PlayStation 4" }]]);
    }
  });

  it("studios beyond the lists of options are known", async () => {
    expect((await understand("puzzle games by 11 bit studios")).filters).toContainEqual({
      parameter: "developers",
      value: "11-bit-studios",
      name: "11 bit studios",
    });
  });

  it.each(["", "?q=", "?x=1", "?q=a&q=on%20switch"])("answers games/understand%s", async (query) => {
    const { status, body } = await test.get(`/api/games/understand${query}`);
    expect(status).toBe(200);
    expect(UnderstandingAnswer.parse(body).filters.length).toBe(query.includes("switch") ? 1 : 0);
  });
});
