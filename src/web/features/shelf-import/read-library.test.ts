import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, markOf } from "./library-game.ts";
import { readLibrary } from "./read-library.ts";

/** As its exporter writes it, in the columns that somebody's export had. */
const HLTB_COLUMNS =
  "Title,Platform,Playing,Backlog,Replay,Custom-1,Custom-2,Custom-3,Completed,Retired,Retired Notes,Start Date,Completion Date," +
  "Playthrough,Progress,Main Story,Main Story Notes,Main + Extras,Main + Extras Notes,Completionist,Completionist Notes," +
  "Speed Any%,Speed Any% Notes,Speed 100%,Speed 100% Notes,Co-Op,Multi-Player,General Notes,Storefront,Review,Review Notes,Added,Updated";

/** A line of such a table: what is not said is empty, times are dashes, who gave no score has 0. */
const hltbRow = (said: Readonly<Record<string, string>>) =>
  HLTB_COLUMNS.split(",")
    .map((name) => said[name] ?? (name === "Review" ? "0" : /^(?:Main Story|Co-Op)$/.test(name) ? "--" : ""))
    .map((cell) => `"${cell}"`)
    .join(",");

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

  it.each([
    ["Spanish", ["TOTAL JUGADO", "12,3 horas", "ÚLTIMA SESIÓN", "15 ene 2024"], "3 de marzo de 2021"],
    ["German", ["GESPIELT", "1.204 Std.", "ZULETZT GESPIELT", "15. Jan. 2024"], "3. März 2021"],
    ["French", ["TEMPS DE JEU", "45 minutes", "DERNIÈRE SESSION", "15 janv. 2024"], "3 févr."],
    ["another language", ["ŁĄCZNY CZAS", "12 h", "OSTATNIO", "2 Jan, 2024"], "12 %"],
  ])("of Steam, copied from its page in %s", (_language, beside, last) => {
    const titles = ["Portal 2", "Left 4 Dead 2", "Mario 3", "7 Days to Die"];
    const text = [...titles.flatMap((title) => [title, ...beside]), last].join("\n");
    expect(readLibrary(text).map(({ name }) => name)).toEqual(titles);
  });

  it("of titles, one of which is written three times", () => {
    const titles = Array.from({ length: 40 }, (_, at) => `Game of number ${at}`);
    expect(readLibrary(["Hades", ...titles, "Hades", "Hades"].join("\n"))).toHaveLength(41);
  });

  it("of RAWG, by its ids and states", () => {
    const text = JSON.stringify({
      results: [
        { id: 4200, slug: "portal-2", name: "Portal 2", released: "2011-04-18", user_game: { status: "beaten" } },
        { id: 5, slug: "x", name: "X", user_game: { status: "owned" } },
        { id: 6, slug: "y", name: "Y", user_game: { status: "toplay" } },
        { id: 7, slug: "z", name: "Z", user_game: { status: "yet" } },
      ],
    });
    expect(readLibrary(text)).toEqual([
      { name: "Portal 2", year: "2011", id: 4200, mark: "finished" },
      { name: "X", id: 5 },
      { name: "Y", id: 6, mark: "want" },
      { name: "Z", id: 7, mark: "want" },
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

  it("[P-03] of an IGDB list none of whose games is liked: its points stay points of ten", () => {
    const text =
      "id,game,url,rating,category\n1,Tunic,https://www.igdb.com/g/1,4,Main Game\n2,Neva,https://www.igdb.com/g/2,2.0,Main Game\n";
    expect(readLibrary(text)).toEqual([
      { name: "Tunic", halfStars: 4 },
      { name: "Neva", halfStars: 2 },
    ]);
  });

  it("[P-03] of HowLongToBeat, whose reviews are scores of a hundred, with a column for each list", () => {
    const text = [
      HLTB_COLUMNS,
      hltbRow({
        Title: "Outer Wilds",
        Completed: "X",
        Review: "70",
        "Review Notes": "Never again, sadly",
        "General Notes": "On the train",
        "Start Date": "2021-05-01",
        "Completion Date": "2021-05-20",
      }),
      hltbRow({ Title: "Elden Ring", Backlog: "X" }),
      hltbRow({
        Title: "Anthem",
        Retired: "X",
        Review: "5",
        "General Notes": "A gift",
        "Completion Date": "2012-00-00",
      }),
    ].join("\n");
    expect(readLibrary(text)).toEqual([
      {
        name: "Outer Wilds",
        mark: "finished",
        halfStars: 7,
        note: "Never again, sadly",
        begun: "2021-05-01",
        finished: "2021-05-20",
      },
      { name: "Elden Ring", mark: "want" },
      { name: "Anthem", mark: "dropped", halfStars: 1, note: "A gift" },
    ]);
  });

  it("[P-03] of Grouvee as JSON, with its five stars, shelves and times", () => {
    const text = JSON.stringify({
      export_format_version: 2,
      site: "https://www.grouvee.com",
      account: { favorite_games: [] },
      collection: [
        {
          id: 1,
          name: "Celeste",
          shelves: { Backlog: {}, Played: { date_added: "2021-10-02T06:54:47Z" } },
          rating: 4,
          review: "Hard, but fair",
          dates: [
            { date_started: "2019-01-02", date_finished: "None" },
            { date_started: "None", date_finished: "2022-09-23" },
          ],
          release_date: "2018-01-25",
          igdb_id: 26_226,
        },
        { id: 2, name: "Hades", shelves: { "Wish List": {} }, rating: null, review: "", dates: [], release_date: null },
      ],
      play_log: [],
      reviews: [],
    });
    expect(readLibrary(text)).toEqual([
      {
        name: "Celeste",
        year: "2018",
        mark: "finished",
        halfStars: 8,
        note: "Hard, but fair",
        finished: "2022-09-23",
      },
      { name: "Hades", mark: "want" },
    ]);
  });

  it("of Backloggd, by state and stars, with semicolons as well", () => {
    const text = "\uFEFFName;Status;Rating\nTunic;Played;4.5\nNeva;Backlog;\n;Played;3\n";
    expect(readLibrary(text)).toEqual([
      { name: "Tunic", mark: "finished", halfStars: 9 },
      { name: "Neva", mark: "want" },
    ]);
  });

  it("[P-03] of somebody whose table has a column of ours, on the scale that its ratings tell", () => {
    const text = "title,rating,changed\nTunic,8,2024-01-02\nNeva,10,\n";
    expect(readLibrary(text)).toEqual([
      { name: "Tunic", halfStars: 8 },
      { name: "Neva", halfStars: 10 },
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
    ["not-interested", "not-interested"],
    ["Owned", undefined],
  ])("%s: %s", (state, mark) => {
    expect(markOf(state)).toBe(mark);
  });

  it.each([
    ["2020-1-2", "2020-01-02"],
    ["2020-01-02T10:00:00Z", "2020-01-02"],
    ["2020-13-45", undefined],
    ["2023-02-30", undefined],
    ["2012-00-00", undefined],
    ["yesterday", undefined],
    ["", undefined],
  ])("%j is the day %s", (text, day) => {
    expect(dayOf(text)).toBe(day);
  });
});
