// Feeds and calendars of lists, read by programs that know nothing of ours.
import { Readable } from "node:stream";
import FeedParser from "feedparser";
import ical from "ical.js";
import { sync } from "node-ical";
import RssParser from "rss-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { catalogueFiles, FILLERS, NAMED_GAMES, testGame, writeFiles } from "../../../test/support/catalogue-files.ts";
import { startTestApp, type TestApp } from "../../../test/support/test-app.ts";

const SOON = `${new Date().getUTCFullYear() + 2}-03-12`;
const TITLE = `]]><script>alert("1")</script> & 'Friends';, \\n 🎮`;
const COMING = [
  testGame({ id: 301, name: TITLE, slug: "hostile", released: SOON, genres: ["puzzle"] }),
  testGame({ id: 302, name: "Coming Some Time", released: SOON.slice(0, 4), genres: ["puzzle"] }),
  testGame({ id: 303, name: "Coming on Xbox", released: SOON, platforms: ["xbox-one"] }),
];

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ dataDirectory: writeFiles(catalogueFiles([...NAMED_GAMES, ...FILLERS, ...COMING])) });
});
afterAll(() => test.close());

/** The entries of a feed as two programs read them. */
async function readFeed(text: string) {
  const one = await new RssParser().parseString(text);
  const parser = new FeedParser({});
  const other: FeedParser.Item[] = [];
  await new Promise((resolve, reject) => {
    parser.on("error", reject);
    parser.on("data", (item: FeedParser.Item) => other.push(item));
    parser.on("end", resolve);
    Readable.from([text]).pipe(parser);
  });
  return { one, other };
}

/** In the order of the alphabet. */
const sorted = (texts: readonly (string | undefined)[]) => texts.map(String).toSorted((a, b) => (a < b ? -1 : 1));

const eventsOf = (text: string) =>
  new ical.Component(ical.parse(text) as unknown[]).getAllSubcomponents("vevent").map((event) => new ical.Event(event));

describe("[E-03] feed.atom", () => {
  it("is read alike by two programs, titles with markup as texts", async () => {
    const { status, text, headers } = await test.get("/upcoming/feed.atom?genre=puzzle");
    expect([status, headers["content-type"]]).toEqual([200, "application/atom+xml; charset=utf-8"]);
    const { one, other } = await readFeed(text);
    expect(one.title).toBe("Ludex · Upcoming games: Puzzle");
    expect(one.items.map(({ id }) => id)).toEqual(other.map(({ guid }) => guid));
    expect(sorted(one.items.map(({ id }) => id))).toEqual(["http://ludex.test/game/301", "http://ludex.test/game/302"]);
    const hostile = one.items.find(({ id }) => id === "http://ludex.test/game/301");
    expect(hostile?.title).toBe(TITLE);
    // This one takes tags out of titles; what it has read is kept beside.
    expect(Reflect.get(other.find(({ guid }) => guid === hostile?.id) ?? {}, "atom:title")).toMatchObject({
      "#": TITLE,
    });
    expect(text).not.toContain("<script");
    expect(hostile?.content).toContain("http://ludex.test/img?url=");
    expect(one.items.find(({ id }) => id?.endsWith("302"))?.summary).toMatch(
      new RegExp(`^${SOON.slice(0, 4)} · Puzzle`),
    );
  });

  it("lies beside every list, at its query and in one spelling", async () => {
    const { one } = await readFeed((await test.get("/feed.atom?platforms=1&sort=name&page=3&utm_source=x")).text);
    expect(sorted(one.items.map(({ title }) => title))).toEqual(["Coming on Xbox", "Dungeon of Dice"]);
    expect(one.feedUrl).toBe("http://ludex.test/feed.atom?platforms=1");
    expect(one.link).toBe("http://ludex.test/?platforms=1");
    const found = await readFeed((await test.get("/search/feed.atom?q=portal&genre=puzzle")).text);
    expect(sorted(found.one.items.map(({ title }) => title))).toEqual(["Portal", "Portal 2", "Portal Stories"]);
    expect(found.one.title).toBe("Ludex · Search: “portal” · Puzzle");
  });

  it("has a valid end where nothing is in it", async () => {
    const { status, text } = await test.get("/feed.atom?genre=no-such-genre");
    expect(status).toBe(200);
    const { one } = await readFeed(text);
    expect(one.items).toEqual([]);
    expect(text).toMatch(/<updated>20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ<\/updated>/);
  });
});

describe("[E-03] calendar.ics", () => {
  it("has the days that are known, and neither years nor what is long out", async () => {
    const { status, text, headers } = await test.get("/upcoming/calendar.ics");
    expect([status, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    const events = eventsOf(text);
    expect(sorted(events.map(({ uid }) => uid))).toEqual(["game-301@ludex.test", "game-303@ludex.test"]);
    expect(events.every(({ startDate }) => startDate.isDate && startDate.toString() === SOON)).toBe(true);
    expect(events.find(({ uid }) => uid.startsWith("game-301"))?.summary).toBe(TITLE);
    const others = Object.values(sync.parseICS(text)).filter((event) => event?.type === "VEVENT");
    expect(others).toHaveLength(2);
  });

  it("keeps to the filters, and has the days of years that the list names", async () => {
    const onXbox = eventsOf((await test.get("/calendar.ics?platform=1")).text);
    expect(onXbox.map(({ summary }) => summary)).toEqual(["Coming on Xbox"]);
    const past = eventsOf((await test.get("/calendar.ics?year=2016")).text);
    expect(past.map(({ startDate }) => startDate.toString())).toEqual(["2016-01-01", "2016-05-05"]);
  });

  it("takes a range of years that is open at one end as that", async () => {
    const yearsIn = async (years: string) =>
      (await readFeed((await test.get(`/feed.atom?years=${years}`)).text)).one.items.map(({ summary }) =>
        Number(/\b\d{4}\b/.exec(summary ?? "")?.[0]),
      );
    const [until, since] = [await yearsIn("-2016"), await yearsIn("2016-")];
    expect([until.length, since.length].every((count) => count > 0)).toBe(true);
    expect(until.filter((year) => !(year <= 2016))).toEqual([]);
    expect(since.filter((year) => !(year >= 2016))).toEqual([]);
  });
});

describe("[E-03] beside the page of a subject", () => {
  it("a feed has the subject's games, at the page's filters, known by what they are called elsewhere", async () => {
    const { one } = await readFeed(
      (await test.get("/studio/north-works/feed.atom?genre=puzzle&sort=name&page=2")).text,
    );
    expect(one.title).toBe("Ludex · Games by North Works: Puzzle");
    expect(one.feedUrl).toBe("http://ludex.test/studio/north-works/feed.atom?genres=puzzle");
    expect(one.link).toBe("http://ludex.test/studio/north-works?genres=puzzle");
    const { count, results } = (await test.get("/api/games?developers=north-works&genres=puzzle&page_size=40")).body;
    expect(count).toBe(results.length);
    expect(sorted(one.items.map(({ id }) => id))).toEqual(
      sorted(results.map(({ id }) => `http://ludex.test/game/${String(id)}`)),
    );
    const elsewhere = await readFeed((await test.get("/feed.atom?genre=puzzle&developer=north-works")).text);
    expect(elsewhere.one.items.map(({ id }) => id)).toEqual(one.items.map(({ id }) => id));
  });

  it("a filter of the subject's own kind stands beside it", async () => {
    const both = await readFeed((await test.get("/genre/puzzle/feed.atom?genre=action")).text);
    expect(both.one.items.map(({ title }) => title)).toEqual(["Portal 2"]);
    const platforms = await readFeed((await test.get("/platform/pc/feed.atom?platforms_all=18")).text);
    const { count } = (await test.get("/api/games?platforms_all=4,18")).body;
    expect(count).toBeGreaterThan(0);
    expect(platforms.one.items).toHaveLength(count);
  });

  it.each([
    ["studio/north-works", "Games by North Works"],
    ["publisher/big-house", "Games published by Big House"],
    ["series/test-chambers", "Test Chambers games"],
    ["platform/xbox-one", "Games for Xbox One"],
    ["genre/puzzle", "Puzzle games"],
    ["tag/singleplayer", "Games tagged Singleplayer"],
    ["year/2015", "Games of 2015"],
  ])("%s has a feed and a calendar of its name", async (path, title) => {
    const { one } = await readFeed((await test.get(`/${path}/feed.atom`)).text);
    expect(one.title).toBe(`Ludex · ${title}`);
    expect(one.items.length).toBeGreaterThan(0);
    const { status, text } = await test.get(`/${path}/calendar.ics`);
    expect([status, text.includes(`X-WR-CALNAME:Ludex · ${title}`)]).toEqual([200, true]);
  });

  it("a calendar has the days to come, and of a year all of its days", async () => {
    const events = eventsOf((await test.get("/genre/puzzle/calendar.ics")).text);
    expect(events.map(({ uid }) => uid)).toEqual(["game-301@ludex.test"]);
    const year = eventsOf((await test.get("/year/2015/calendar.ics?genre=puzzle")).text);
    expect(year.map(({ summary }) => summary)).toEqual(["Portal", "Portal 2"]);
  });

  it.each([
    "/studio/no-such-studio/feed.atom",
    "/studio/4/feed.atom",
    "/person/nobody/calendar.ics",
    "/year/1949/feed.atom",
    "/year/2015-01/calendar.ics",
    "/maker/north-works/feed.atom",
    "/studio/..%2F..%2Fgames/feed.atom",
  ])("%s is a 404", async (target) => {
    expect((await test.get(target)).status).toBe(404);
  });
});

describe("[E-03] [E-06] beside the games like one", () => {
  it("a feed has just these, at the page's filters, under the game's name", async () => {
    const { one } = await readFeed((await test.get("/game/102/similar/feed.atom?sort=name&page=2")).text);
    expect(one.title).toBe(`Ludex · Games like ${String((await test.get("/api/games/102")).body["name"])}`);
    expect(one.feedUrl).toBe("http://ludex.test/game/102/similar/feed.atom");
    expect(one.link).toBe("http://ludex.test/game/102/similar");
    const narrowed = await readFeed((await test.get("/game/102/similar/feed.atom?genre=puzzle")).text);
    const { results } = (await test.get("/api/games?like=102&genres=puzzle&genre_tags=true&page_size=40")).body;
    expect(results.length).toBeGreaterThan(1);
    expect(sorted(narrowed.one.items.map(({ id }) => id))).toEqual(
      sorted(results.map(({ id }) => `http://ludex.test/game/${String(id)}`)),
    );
    expect(narrowed.one.title?.endsWith(": Puzzle")).toBe(true);
  });

  it("a calendar has the days of those to come", async () => {
    const { status, text } = await test.get("/game/301/similar/calendar.ics");
    expect([status, text.startsWith("BEGIN:VCALENDAR")]).toEqual([200, true]);
    expect(eventsOf(text).map(({ uid }) => uid)).not.toContain("game-301@ludex.test");
  });

  it.each(["/game/999999999/similar/feed.atom", "/game/0102/similar/feed.atom", "/game/portal/similar/calendar.ics"])(
    "%s is a 404",
    async (target) => {
      expect((await test.get(target)).status).toBe(404);
    },
  );
});

describe("[E-03] what surrounds both", () => {
  const FILES = [
    "/feed.atom",
    "/search/feed.atom?q=portal",
    "/upcoming/feed.atom",
    "/upcoming/calendar.ics",
    "/studio/north-works/feed.atom",
    "/series/test-chambers/calendar.ics",
    "/game/102/similar/feed.atom",
  ];

  it.each(FILES)("%s has a tag, and is given whole only to those who have it not", async (path) => {
    const { headers } = await test.get(path);
    expect(headers["cache-control"]).toBe("private, max-age=3600");
    expect((await test.get(path, { "if-none-match": String(headers["etag"]) })).status).toBe(304);
  });

  it.each(FILES)("no Host header gets into %s of a server that knows its address", async (path) => {
    const known = await startTestApp({ deps: { publicUrl: "https://games.example.org" } });
    const { text, headers } = await known.get(path, { host: "evil.example", "x-forwarded-host": "worse.example" });
    expect(text).not.toMatch(/evil|worse|ludex\.internal/);
    expect(text).toContain("https://games.example.org/");
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    await known.close();
    expect((await test.get(path, { host: 'evil.example"><script>' })).status).toBe(400);
  });

  it.each([
    "/feed.atom?genre=%3Cscript%3E",
    "/feed.atom?platform=pc",
    "/feed.atom?platform=0",
    "/feed.atom?year=20155",
    "/feed.atom?years=1000-3000",
    "/feed.atom?metacritic=80-101",
    "/feed.atom?tags=a,b,../c",
    `/feed.atom?tags=${Array.from({ length: 41 }, (_, at) => `t${at}`).join(",")}`,
    `/calendar.ics?q=${"x".repeat(2100)}`,
    "/studio/north-works/feed.atom?platform=pc",
    "/year/2015/feed.atom?year=2016",
    "/game/102/similar/feed.atom?like=103",
    "/search/feed.atom",
    "/search/calendar.ics?q=%20",
  ])("%s is refused", async (target) => {
    const { status, body } = await test.get(target);
    expect(status).toBe(400);
    expect(body["code"]).toMatch(/^(?:bad_filter|no_search)$/);
  });

  it("counts for the limit of its client", async () => {
    const few = await startTestApp({ deps: { rateLimits: { api: 2, images: 2, insights: 2 } } });
    const statuses = [];
    for (let asked = 0; asked < 3; asked += 1) statuses.push((await few.get("/feed.atom")).status);
    expect(statuses).toEqual([200, 200, 429]);
    await few.close();
  });
});
