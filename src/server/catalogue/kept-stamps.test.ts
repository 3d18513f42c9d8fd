// Who follows a list over a change of the catalogue hears of what has changed, under the same name, and of nothing else.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import FeedParser from "feedparser";
import ical from "ical.js";
import { sync } from "node-ical";
import RssParser from "rss-parser";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "../app.ts";
import { catalogueFiles, NAMED_GAMES, testGame, writeFiles } from "../../../test/support/catalogue-files.ts";
import { temporaryDirectory } from "../../../test/support/temporary-directory.ts";
import { createCatalogueSource } from "./catalogue-source.ts";
import { openCatalogue } from "./open.ts";

const BEFORE = "2026-01-02T03:04:05Z";
const AFTER = "2026-02-03T04:05:06Z";
const moved = (released: string) => testGame({ id: 301, name: "Moved", released });
const FIRST = [...NAMED_GAMES, moved("2031-03-12")];
const SECOND = [...NAMED_GAMES, moved("2031-05-20"), testGame({ id: 302, name: "New", released: "2031-06-01" })];

afterEach(() => {
  vi.useRealTimers();
});

/** When each entry was changed, as a program reads it that shares nothing with the first. */
async function readByAnother(feed: string): Promise<Map<string, string | undefined>> {
  const parser = new FeedParser({});
  const items: FeedParser.Item[] = [];
  await new Promise((resolve, reject) => {
    parser.on("error", reject);
    parser.on("data", (item: FeedParser.Item) => items.push(item));
    parser.on("end", resolve);
    Readable.from([feed]).pipe(parser);
  });
  return new Map(items.map(({ guid, date }) => [guid, date?.toISOString()]));
}

/** The day of each event, likewise. */
const daysByAnother = (calendar: string) =>
  Object.fromEntries(
    Object.values(sync.parseICS(calendar)).flatMap((event) =>
      event?.type === "VEVENT" ? [[event.uid, event.start.toLocaleDateString("sv")]] : [],
    ),
  );

/** What a subscriber reads of a server over this data at this time; the state is that of the server before. */
async function subscribe(games: typeof FIRST, { at, stateDirectory }: { at: string; stateDirectory: string }) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(at) });
  const db = openCatalogue({ dataDirectory: writeFiles(catalogueFiles(games)), stateDirectory });
  const limits = { api: 1000, images: 1000, insights: 1000 };
  const app = await createApp({ ...createCatalogueSource(db), rateLimits: limits, answerCacheBytes: 0 });
  const get = async (url: string) => (await app.inject({ url, headers: { host: "ludex.test" } })).body;
  const feed = await get("/feed.atom");
  const { items } = await new RssParser().parseString(feed);
  const days = await get("/upcoming/calendar.ics");
  const calendar = new ical.Component(ical.parse(days) as unknown[]);
  await app.close();
  db.close();
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ical.Event(component));
  return {
    others: { entries: await readByAnother(feed), days: daysByAnother(days) },
    entries: new Map(items.map(({ id, pubDate, isoDate }) => [id, isoDate ?? pubDate])),
    first: items.slice(0, 2).map(({ title }) => title),
    days: Object.fromEntries(events.map(({ uid, startDate }) => [uid, startDate.toString()])),
    stamps: Object.fromEntries(
      events.map(({ uid, component }) => [uid, String(component.getFirstPropertyValue("last-modified"))]),
    ),
  };
}

describe("a list that is followed", () => {
  it("[E-03] keeps its ids over a change of the catalogue, and tells what has changed", async () => {
    const stateDirectory = temporaryDirectory();
    const one = await subscribe(FIRST, { at: BEFORE, stateDirectory });
    const two = await subscribe(SECOND, { at: AFTER, stateDirectory });
    const id = "http://ludex.test/game/301";
    expect([one.entries.get(id), two.entries.get(id)]).toEqual([
      "2026-01-02T03:04:05.000Z",
      "2026-02-03T04:05:06.000Z",
    ]);
    expect(new Set(two.first)).toEqual(new Set(["Moved", "New"]));
    for (const { id: same } of NAMED_GAMES) {
      const name = `http://ludex.test/game/${same}`;
      expect([name, two.entries.get(name)]).toEqual([name, "2026-01-02T03:04:05.000Z"]);
    }
    for (const { others, entries, days } of [one, two]) {
      expect(new Map(others.entries)).toEqual(entries);
      expect(others.days).toEqual(days);
    }
    expect(one.days).toEqual({ "game-301@ludex.test": "2031-03-12" });
    expect(two.days).toEqual({ "game-301@ludex.test": "2031-05-20", "game-302@ludex.test": "2031-06-01" });
    expect(two.stamps["game-301@ludex.test"]).toBe("2026-02-03T04:05:06Z");
  });

  it("takes a file of before that cannot be read for none", async () => {
    const stateDirectory = temporaryDirectory();
    writeFileSync(join(stateDirectory, "catalogue-0123456789abcdef.sqlite"), "no database at all");
    const { entries } = await subscribe(FIRST, { at: AFTER, stateDirectory });
    expect(new Set(entries.values())).toEqual(new Set(["2026-02-03T04:05:06.000Z"]));
  });
});
