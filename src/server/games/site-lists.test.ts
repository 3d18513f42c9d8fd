// The lists of RAWG's own site, over the small catalogue on days of its own time.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { monthSpan } from "./site-lists.ts";

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ deps: { answerCacheBytes: 0 } });
});
afterAll(() => test.close());
afterEach(() => {
  vi.useRealTimers();
});

const onDay = (day: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T12:00:00Z`) });

const listed = async (path: string) => {
  const { status, body } = await test.get(`/api/games/${path}`);
  expect(status).toBe(200);
  return body.results.map(({ id, released }) => [id, released]);
};

describe("a list of RAWG's site", () => {
  it.each([
    // Whole weeks from Monday to Sunday, 30 days back, the year.
    ["2015-06-03", "lists/recent-games", [[102, "2015-06-01"]]],
    ["2015-06-07", "lists/recent-games", [[102, "2015-06-01"]]],
    ["2015-06-30", "lists/recent-games-past", [[102, "2015-06-01"]]],
    ["2015-05-29", "lists/recent-games-future", [[102, "2015-06-01"]]],
    [
      "2020-01-01",
      "lists/greatest?year=2016&ordering=-added",
      [
        [108, "2016-05-05"],
        [104, "2016-01-01"],
      ],
    ],
    // Where that holds nothing, what is nearest.
    ["2015-06-08", "lists/recent-games", [[102, "2015-06-01"]]],
    [
      "2015-05-12",
      "lists/recent-games-future",
      [
        [102, "2015-06-01"],
        [109, "2015-07-07"],
        [111, "2015-08-08"],
      ],
    ],
    // Orders that RAWG does not know are none.
    [
      "2016-01-01",
      "lists/recent-games-past?ordering=-relevance&discover=true&filter=true",
      [
        [103, "2015-12-31"],
        [104, "2016-01-01"],
      ],
    ],
    [
      "2016-01-01",
      "lists/recent-games-past?ordering=-released",
      [
        [104, "2016-01-01"],
        [103, "2015-12-31"],
      ],
    ],
    // Platforms and dates narrow, genres do not.
    ["2016-01-01", "lists/recent-games-past?platforms=16", [[104, "2016-01-01"]]],
    ["2016-01-01", "lists/recent-games-past?parent_platforms=2&genres=action", [[104, "2016-01-01"]]],
    ["2026-01-01", "lists/main?dates=2015-06-01,2015-06-01&ordering=-relevance", [[102, "2015-06-01"]]],
    ["2026-01-01", "calendar/2015/06?popular=true", [[102, "2015-06-01"]]],
    ["2026-01-01", "calendar/2015/6?popular=true", [[102, "2015-06-01"]]],
    ["2026-01-01", "calendar/2003/7", []],
  ])("[G-01] on %s %s", async (day, path, expected) => {
    onDay(day);
    expect(await listed(path)).toEqual(expected);
  });

  it("[G-01] has the envelope of /games, whose next page is of the same list", async () => {
    onDay("2030-01-01");
    const path = "/api/games/lists/main?discover=true&key=secret&ordering=-relevance&page_size=5";
    const first = await test.get(path);
    expect(first.body).toMatchObject({
      next: "http://ludex.test/api/games/lists/main?discover=true&ordering=-relevance&page=2&page_size=5",
      previous: null,
      user_platforms: false,
    });
    const second = await test.get(String(first.body.next).replace("http://ludex.test", ""));
    expect(second.body.previous).toBe(
      "http://ludex.test/api/games/lists/main?discover=true&ordering=-relevance&page_size=5",
    );
    const added = [...first.body.results, ...second.body.results].map((game) => Number(game["added"]));
    expect(added).toEqual(added.toSorted((a, b) => b - a));
    const ids = new Set([...first.body.results, ...second.body.results].map(({ id }) => id));
    expect([ids.size, second.body.count]).toEqual([10, first.body.count]);
    expect(await test.get("/api/games/lists/main?page=99")).toMatchObject({
      status: 404,
      text: '{"detail":"Invalid page."}',
    });
  });

  it("[G-01] the best of all time are those that critics praise", async () => {
    const { body } = await test.get("/api/games/lists/popular?discover=true&&page_size=20");
    expect(body.results.length).toBeGreaterThan(1);
    expect(body.results.filter(({ metacritic }) => Number(metacritic) < 85)).toEqual([]);
  });

  it.each([
    "lists/best",
    "lists",
    "calendar/2024",
    "calendar/2024/13",
    "calendar/24/1",
    "calendar/2024/0",
    "calendar/x/y",
  ])("%s is none: 404 Not found.", async (path) => {
    expect(await test.get(`/api/games/${path}`)).toMatchObject({ status: 404, text: '{"detail":"Not found."}' });
  });

  it.each([
    ["2024", "2", { from: "2024-02-01", to: "2024-02-29" }],
    ["2023", "12", { from: "2023-12-01", to: "2023-12-31" }],
    ["0099", "01", undefined],
  ])("month %s %s", (year, month, expected) => {
    expect(monthSpan(year, month)).toEqual(expected);
  });
});
