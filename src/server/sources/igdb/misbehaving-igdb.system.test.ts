// Each way in which IGDB can misbehave while its games are taken in: nothing is lost, nothing doubled, one line in the log.
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cut, edited, failing, html, tooMany } from "../../../../test/support/answer-faults.ts";
import type { IgdbRow } from "../../../../test/support/apicalypse.ts";
import {
  CANARY_CLIENT,
  CANARY_SECRET,
  startFakeIgdb,
  type FakeIgdb,
  type IgdbMisbehaviour,
} from "../../../../test/support/fake-igdb.ts";
import { plainGames } from "../../../../test/support/igdb-games.ts";
import { asText, createTellingLog, takeInWhole } from "../../../../test/support/take-in-whole.ts";
import { temporaryDirectory } from "../../../../test/support/temporary-directory.ts";
import { openSqliteRecordStore } from "#server/sources/sqlite-record-store.ts";
import type { SourceRecord } from "#server/sources/source-record.ts";
import { createIgdbFeed, IGDB_CREDIT } from "./create-igdb-feed.ts";

/** Two pages. */
const GAMES = 700;
const SLUGS: Record<number, string> = {
  5: "shooter",
  8: "platformer",
  9: "puzzle",
  12: "role-playing-games-rpg",
  6: "pc",
  48: "playstation4",
  130: "nintendo-switch",
};

let igdb: FakeIgdb;
/** Each game as it was at any moment of the walk. */
let versions: Map<number, IgdbRow[]>;
let leftOut: number[];
let lacking: Map<string, Partial<SourceRecord>>;
beforeEach(async () => {
  const games = plainGames(GAMES);
  versions = new Map(games.map((game) => [game.id, [game]]));
  leftOut = [];
  lacking = new Map();
  igdb = await startFakeIgdb({ games, perSecond: 1e6 });
});
afterEach(() => igdb.close());

const byHand = (game: IgdbRow) => {
  const [genre, platform] = [[game["genres"]].flat()[0], [game["platforms"]].flat()[0]];
  const people = Number(game["total_rating_count"]);
  return {
    key: String(game.id),
    name: game["name"],
    released: new Date(Number(game["first_release_date"]) * 1000).toISOString().slice(0, 10),
    platforms: [SLUGS[Number(platform)]],
    genres: [SLUGS[Number(genre)]],
    ids: { igdb: game.id },
    rating: people === 0 ? undefined : Number(game["total_rating"]) / 20,
    added: people * 5,
    updated: "2026-01-01T00:00:00",
  };
};
const asTaken = (record: SourceRecord) => {
  const { key, name, released, platforms, genres, ids, rating, added, updated } = record;
  return { key, name, released, platforms, genres, ids, rating, added, updated };
};

type Rows = IgdbRow[];
type Spoil = Parameters<FakeIgdb["misbehave"]>[0];
const SECOND_PAGE = /^fields \*.*where id > [1-9]/;
const onTheSecondPage =
  (how: IgdbMisbehaviour | Spoil, times = 1) =>
  () =>
    igdb.misbehave(how, { times, body: SECOND_PAGE });
const editPage = (edit: (rows: Rows) => void) =>
  onTheSecondPage(
    edited<Rows>((rows) => {
      edit(rows);
      return rows;
    }),
  );
const editGame = (edit: (row: IgdbRow) => void) => editPage((rows) => rows.slice(3, 4).forEach(edit));
/** Between the first page and the next one. */
const meanwhile = (happens: () => void) => () =>
  igdb.misbehave(
    (good) => {
      happens();
      return good;
    },
    { body: /^fields \*.*where id > 0;/ },
  );
const change = (...games: IgdbRow[]) => {
  igdb.put(...games);
  for (const game of games) versions.get(game.id)?.push(game);
};

const again = (what: string) => new RegExp(`^${what}; it is asked again: (?:status|shape|token|too-many-requests)$`);
const NOT_ASKED_FOR = "IGDB's answer is not what was asked for: ";
const NO_JSON = again("IGDB's answer is no JSON");

const KINDS: [kind: string, lines: RegExp[], misbehave: () => void][] = [
  ["429 that says to come back in a second", [again("IGDB answered 429")], onTheSecondPage(tooMany(1))],
  ["429 that does not say when to come back", [again("IGDB answered 429")], onTheSecondPage(tooMany(), 3)],
  ["500", [again("IGDB answered 500")], onTheSecondPage(failing(500))],
  // Eight tries, and then three with a pause before each.
  ["502 until the question is given up, and again", [again("IGDB answered 502")], onTheSecondPage(failing(502), 11)],
  ["503", [again("IGDB answered 503")], onTheSecondPage(failing(503))],
  ["an answer that is cut in the middle", [NO_JSON], onTheSecondPage(cut)],
  ["a page for people with status 200", [NO_JSON], onTheSecondPage(html)],
  [
    "another envelope",
    [again(`${NOT_ASKED_FOR}it is no list`)],
    onTheSecondPage(edited<Rows>((rows) => ({ data: { games: rows } }))),
  ],
  [
    "all games with genres of another shape",
    [again(`${NOT_ASKED_FOR}200 of 200 games are of another shape: game \\d+ genres`)],
    editPage((rows) => rows.forEach((row) => (row["genres"] = [{ genre: "x" }]))),
  ],
  [
    "all games with names of another type",
    [again(`${NOT_ASKED_FOR}200 of 200 games are of another shape: game \\d+ name`)],
    editPage((rows) => rows.forEach((row) => (row["name"] = { en: row["name"] }))),
  ],
  [
    "one game with a list of another type",
    [/: 1 of 200 games taken without a field: game \d+ genres$/],
    editGame((row) => {
      lacking.set(`${row.id}`, { genres: [] });
      row["genres"] = "none";
    }),
  ],
  [
    "one game with a name of another type",
    [/: 1 of 200 games left out: game \d+ name: is empty$/],
    editGame((row) => {
      leftOut.push(row.id);
      row["name"] = 7;
    }),
  ],
  [
    "one game without an id",
    [again(`${NOT_ASKED_FOR}1 of 200 games left out: row 4 beyond id \\d+ has no id`)],
    editGame((row) => void Object.assign(row, { id: `${row.id}` })),
  ],
  [
    "the same game twice on a page, in the place of another",
    [again(`${NOT_ASKED_FOR}1 of 200 games came twice: game \\d+`)],
    editPage((rows) => rows.splice(8, 1, ...rows.slice(7, 8))),
  ],
  [
    "the same game on two pages, in the place of another",
    [again(`${NOT_ASKED_FOR}1 of 200 games came twice: game 101`)],
    editPage((rows) => rows.splice(0, 1, ...plainGames(1))),
  ],
  // IGDB is walked by id: what goes, and what is liked more or less, moves no other game out of the way.
  [
    "games that vanish between the list and its next page",
    [],
    meanwhile(() => {
      const gone = plainGames(GAMES).flatMap(({ id }, index) => (index % 10 === 0 ? [id] : []));
      for (const id of gone) versions.delete(id);
      igdb.remove(...gone);
    }),
  ],
  [
    "games that become the best and the least known meanwhile",
    [],
    meanwhile(() =>
      change(...igdb.games().map((game, at) => ({ ...game, total_rating_count: at % 2 === 0 ? 5000 - at : 0 }))),
    ),
  ],
  ["a token that ends in the midst", [again("IGDB answered 401")], onTheSecondPage("ended-token")],
];

test.each(KINDS)(
  "[Q-05] %s: nothing is lost or doubled, and the log tells it once",
  async (_kind, lines, misbehave) => {
    misbehave();
    const log = createTellingLog();
    const store = openSqliteRecordStore({ path: join(temporaryDirectory(), "records.sqlite") });
    const recordsOf = (keys: readonly string[]) => store.getAll("igdb", keys);
    const feed = createIgdbFeed({ ...igdb.access, recordsOf, gapMs: 0, pauseMs: 1, log });
    await store.credit("igdb", IGDB_CREDIT);
    await takeInWhole({ feed, records: store, log });
    const records: SourceRecord[] = [];
    for await (const some of store.records("igdb")) records.push(...some);
    await feed.close();
    await store.close();

    const keys = new Set(records.map(({ key }) => key));
    expect(keys.size).toBe(records.length);
    expect([...versions.keys()].filter((id) => !keys.has(String(id)))).toEqual(leftOut);
    const isAsIgdbHadIt = (record: SourceRecord) => {
      const lacks = lacking.get(record.key) ?? {};
      const possible = (versions.get(Number(record.key)) ?? []).map((game) => ({ ...byHand(game), ...lacks }));
      return possible.some((game) => JSON.stringify(game) === JSON.stringify(asTaken(record)));
    };
    const known = records.filter(({ key }) => versions.has(Number(key)));
    expect(known.filter((record) => !isAsIgdbHadIt(record)).map(asTaken)).toEqual([]);
    expect(log.lines.map(asText)).toEqual(lines.map((line) => expect.stringMatching(line)));
    for (const secret of [...igdb.tokens, CANARY_CLIENT, CANARY_SECRET]) expect(log.everything()).not.toContain(secret);
  },
);
