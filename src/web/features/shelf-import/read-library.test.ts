import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, markOf, readLibrary } from "./read-library.ts";

describe("[P-03] a library from elsewhere", () => {
  it("of Steam, as its service gives it", () => {
    const text = JSON.stringify({
      response: {
        game_count: 2,
        games: [
          { appid: 620, name: "Portal 2", playtime_forever: 700 },
          { appid: 1, name: "Hades®" },
        ],
      },
    });
    expect(readLibrary(text)).toEqual([{ name: "Portal 2" }, { name: "Hades" }]);
  });

  it("of Steam, copied from its page, without what stands beside the titles", () => {
    const text = [
      "Portal 2",
      "TOTAL PLAYED",
      "12.3 hours",
      "LAST PLAYED",
      "12 Mar, 2020",
      "Achievements 21/51",
      "",
      "Left 4 Dead 2",
      "1,204 hrs on record",
      "Mar 3",
      "7 Days to Die",
      "Install",
      "2.3 GB",
      "Portal 2",
    ].join("\n");
    expect(readLibrary(text).map(({ name }) => name)).toEqual(["Portal 2", "Left 4 Dead 2", "7 Days to Die"]);
  });

  it("of RAWG, by its ids and states", () => {
    const text = JSON.stringify({
      results: [
        { id: 4200, slug: "portal-2", name: "Portal 2", released: "2011-04-18", user_game: { status: "beaten" } },
        { id: 5, slug: "x", name: "X", user_game: { status: "owned" } },
        { id: 6, slug: "y", name: "Y", user_game: { status: "toplay" } },
      ],
    });
    expect(readLibrary(text)).toEqual([
      { name: "Portal 2", year: "2011", id: 4200, mark: "finished" },
      { name: "X", id: 5 },
      { name: "Y", id: 6, mark: "want" },
    ]);
  });

  it("of Grouvee, with shelves and dates in its cells", () => {
    const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`;
    const text = [
      "id,name,shelves,platforms,rating,review,dates,statuses,genres,franchises,developers,publishers,release_date,url,giantbomb_id",
      `1,Celeste,${cell({ Backlog: { url: "" }, Played: { url: "" } })},,4,"Hard, but fair",${cell([{ date_started: "2020-01-02", date_finished: "2020-2-3" }])},,,,,,2018-01-25,,`,
      `2,Hades,${cell({ "Wish List": {} })},,,,[],,,,,,2018-Q4,,`,
    ].join("\n");
    expect(readLibrary(text)).toEqual([
      {
        name: "Celeste",
        year: "2018",
        mark: "finished",
        halfStars: 8,
        note: "Hard, but fair",
        begun: "2020-01-02",
        finished: "2020-02-03",
      },
      { name: "Hades", year: "2018", mark: "want" },
    ]);
  });

  it("of an IGDB list, with a score of ten and what list it is", () => {
    const text = [
      "id,game,url,rating,category,release_date,platforms,genres,themes,companies,description,list",
      "111130,Apsulov: End of Gods,https://www.igdb.com/g/2dqy,7.7,Main Game,2019-08-09,[],[],[],[],,played",
    ].join("\r\n");
    expect(readLibrary(text)).toEqual([{ name: "Apsulov: End of Gods", year: "2019", mark: "finished", halfStars: 8 }]);
  });

  it("of HowLongToBeat, with a column for each list and a score of a hundred", () => {
    const text = [
      "Title,Platform,Storefront,Playing,Backlog,Replay,Completed,Retired,Rating,Start Date,Completion Date,Notes",
      'Outer Wilds,PC,Steam,,,,X,,100,2021-05-01,2021-05-20,"Never again, sadly"',
      "Elden Ring,PC,Steam,,X,,,,,,,",
      "Anthem,PC,,,,,,X,30,,,",
    ].join("\n");
    expect(readLibrary(text)).toEqual([
      {
        name: "Outer Wilds",
        mark: "finished",
        halfStars: 10,
        note: "Never again, sadly",
        begun: "2021-05-01",
        finished: "2021-05-20",
      },
      { name: "Elden Ring", mark: "want" },
      { name: "Anthem", mark: "dropped", halfStars: 3 },
    ]);
  });

  it("of Backloggd, by state and stars, with semicolons as well", () => {
    const text = "\uFEFFName;Status;Rating\nTunic;Played;4.5\nNeva;Backlog;\n;Played;3\n";
    expect(readLibrary(text)).toEqual([
      { name: "Tunic", mark: "finished", halfStars: 9 },
      { name: "Neva", mark: "want" },
    ]);
  });

  it("of nobody in particular: a title a line, numbered or with points before it", () => {
    expect(readLibrary("- Tetris\n2. Doom (1993)\n• 1942\n").map(({ name }) => name)).toEqual([
      "Tetris",
      "Doom (1993)",
      "1942",
    ]);
  });

  it.each(["", "   \n", "[]", "{}", "null", '{"response":{}}', "7"])("%j holds no game", (text) => {
    expect(readLibrary(text)).toEqual([]);
  });

  it("is read whatever stands in it, and never throws", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string().map((text) => `name,rating\n${text}`),
        ),
        (text) => {
          for (const { name, halfStars = 1 } of readLibrary(text)) {
            expect(name.length).toBeGreaterThan(0);
            expect(halfStars).toBeGreaterThanOrEqual(1);
            expect(halfStars).toBeLessThanOrEqual(10);
          }
        },
      ),
    );
  });
});

describe("[P-03] the words of a state", () => {
  it.each([
    ["Played", "finished"],
    ["Beaten", "finished"],
    ["100% Completed", "finished"],
    ["Now Playing", "playing"],
    ["In Progress", "playing"],
    ["Backlog", "want"],
    ["Wishlist", "want"],
    ["Not played", "want"],
    ["Plan to Play", "want"],
    ["Abandoned", "dropped"],
    ["Retired", "dropped"],
    ["Not Interested", "not-interested"],
    ["Owned", undefined],
  ])("%s: %s", (state, mark) => {
    expect(markOf(state)).toBe(mark);
  });

  it.each([
    ["2020-1-2", "2020-01-02"],
    ["2020-01-02T10:00:00Z", "2020-01-02"],
    ["2020-13-45", undefined],
    ["yesterday", undefined],
    ["", undefined],
  ])("%j is the day %s", (text, day) => {
    expect(dayOf(text)).toBe(day);
  });
});
