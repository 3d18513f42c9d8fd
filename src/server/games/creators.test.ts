// The people of the bundled catalogue, as a client of RAWG finds them.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REAL_DATA, startTestApp, type TestApp } from "../../../test/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: REAL_DATA });
});
afterAll(() => test.close());

type Person = { id: number; slug: string; positions: { id: number; slug: string }[]; games_count: number };

const results = async <T>(path: string): Promise<T[]> =>
  (await test.get(`/api/${path}`)).body.results as unknown as T[]; // Shapes are asserted below.

/** Ids of the games that most people keep, the most kept first. */
async function bestKnown(count: number): Promise<number[]> {
  const pages = Array.from({ length: Math.ceil(count / 40) }, (_, index) =>
    results<{ id: number }>(`games?page_size=40&page=${index + 1}`),
  );
  return (await Promise.all(pages))
    .flat()
    .slice(0, count)
    .map(({ id }) => id);
}

describe("the people of the bundled catalogue", () => {
  it("[G-01] have RAWG's seven roles under RAWG's ids", async () => {
    expect(await results("creator-roles")).toEqual(
      ["writer", "director", "composer", "artist", "producer", "designer", "programmer"].map((name, index) => ({
        id: index + 1,
        name,
        slug: name,
      })),
    );
  });

  it.each([
    [1309, "john-carmack"],
    [247, "tim-schafer"],
    [69, "sonic-mayhem"],
    [17, "marcin-przybylowicz"],
    [3, "dan-houser"],
  ])("[G-01] have the id %s that RAWG gave %s, by which their games are found", async (id, slug) => {
    expect((await test.get(`/api/creators/${slug}`)).body).toMatchObject({ id, slug });
    const byId = await results<{ id: number }>(`games?creators=${id}&page_size=40`);
    expect(byId.length).toBeGreaterThan(0);
    expect(await results(`games?creators=${slug}&page_size=40`)).toEqual(byId);
  });

  it("[G-01] are found for at least 300 games, nearly all of the 300 best known among them, as each says itself", async () => {
    const games = await bestKnown(300);
    const teams = await Promise.all(
      games.map(async (id) => ({
        team: await results<Person>(`games/${id}/development-team?page_size=40`),
        count: (await test.get(`/api/games/${id}`)).body["creators_count"],
      })),
    );
    for (const { team, count } of teams) {
      expect(count).toBe(team.length);
      expect(team.length).toBeLessThanOrEqual(6);
      for (const { positions } of team) expect(positions.length).toBeGreaterThan(0);
      expect(team.map(({ games_count: most }) => most)).toEqual(
        team.map(({ games_count: most }) => most).toSorted((a, b) => b - a),
      );
    }
    const named = teams.filter(({ team }) => team.length > 0).length;
    expect(named).toBeGreaterThanOrEqual(280);

    const all = await bestKnown(1240);
    const counts = await Promise.all(
      all.map(async (id) => (await test.get(`/api/games/${id}`)).body["creators_count"]),
    );
    expect(counts.filter((count) => Number(count) > 0).length).toBeGreaterThanOrEqual(300);
  });

  it("[G-01] never have an id that RAWG might give somebody else", async () => {
    const { count } = (await test.get("/api/creators?page_size=40")).body;
    const pages = Array.from({ length: Math.ceil(count / 40) }, (_, index) =>
      results<Person>(`creators?page_size=40&page=${index + 1}`),
    );
    const people = (await Promise.all(pages)).flat();
    expect(new Set(people.map(({ id }) => id)).size).toBe(count);
    const between = people.filter(({ id }) => id > 30_000 && id <= 2_000_000_000);
    expect(between).toEqual([]);
    // RAWG orders them by the number of their games.
    const games = people.map(({ games_count: most }) => most);
    expect(games).toEqual(games.toSorted((a, b) => b - a));
  });
});
