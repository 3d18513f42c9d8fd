// Each way in which IGDB can misbehave after its first walk: while its changes are taken in, and while all ids are gone
// through to find out what it has given up, which is where a wrong answer could take games away.
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cut, edited, failing, html, tooMany, type Spoil } from "../../../../test/support/answer-faults.ts";
import type { IgdbRow } from "../../../../test/support/apicalypse.ts";
import { startFakeIgdb, type FakeIgdb, type IgdbMisbehaviour } from "../../../../test/support/fake-igdb.ts";
import { plainGames } from "../../../../test/support/igdb-games.ts";
import { asText, createTellingLog, takeInWhole } from "../../../../test/support/take-in-whole.ts";
import { temporaryDirectory } from "../../../../test/support/temporary-directory.ts";
import { openSqliteRecordStore } from "#server/sources/sqlite-record-store.ts";
import { createIgdbFeed } from "./create-igdb-feed.ts";

const DAY_MS = 86_400_000;
/** Two pages. */
const GAMES = 700;
const BEGIN = Date.parse("2026-02-01T00:00:00Z");

let igdb: FakeIgdb;
beforeEach(async () => {
  igdb = await startFakeIgdb({ games: plainGames(GAMES), perSecond: 1e6 });
});
afterEach(() => igdb.close());

/** The second page of each. */
const PLACES = {
  changes: /^fields \*.*where id > [1-9]\d* & updated_at/,
  ids: /^fields id;.*where id > [1-9]/,
};

type Rows = IgdbRow[];
const editPage = (edit: (rows: Rows) => unknown): Spoil =>
  edited<Rows>((rows) => {
    edit(rows);
    return rows;
  });

const KINDS: [kind: string, line: RegExp, how: IgdbMisbehaviour | Spoil][] = [
  ["429 that says to come back in a second", /^IGDB answered 429; /, tooMany(1)],
  ["429 that does not say when to come back", /^IGDB answered 429; /, tooMany()],
  ["500", /^IGDB answered 500; /, failing(500)],
  ["503", /^IGDB answered 503; /, failing(503)],
  ["an answer that is cut in the middle", /^IGDB's answer is no JSON; /, cut],
  ["a page for people with status 200", /^IGDB's answer is no JSON; /, html],
  ["another envelope", /it is no list; /, edited<Rows>((rows) => ({ data: { games: rows } }))],
  [
    "ids of another type",
    /none of its rows leads on; /,
    editPage((rows) => rows.forEach((row) => Object.assign(row, { id: `${row.id}` }))),
  ],
  [
    "one game without an id",
    /1 of 198 games left out: /,
    editPage((rows) => Object.assign(rows[3] ?? {}, { id: null })),
  ],
  [
    "the same game twice on a page, in the place of another",
    /1 of 198 games came twice: /,
    editPage((rows) => rows.splice(8, 1, ...rows.slice(7, 8))),
  ],
  [
    "the same game on two pages, in the place of another",
    /1 of 198 games came twice: game 101/,
    editPage((rows) => rows.splice(0, 1, ...plainGames(1))),
  ],
  ["rows in another order", /its rows are in no order; /, "disorder"],
  ["a connection that is cut", /^(?:ECONNRESET|UND_ERR_SOCKET); /, "reset"],
  ["a token that ends", /^IGDB answered 401; /, "ended-token"],
];

/** Takes everything in, and eight days later what has changed: every name, but of two games that have gone. */
async function takeInTwice(misbehave: () => void) {
  let now = BEGIN;
  const log = createTellingLog();
  const records = openSqliteRecordStore({ path: join(temporaryDirectory(), "records.sqlite") });
  const recordsOf = (keys: readonly string[]) => records.getAll("igdb", keys);
  const feed = createIgdbFeed({ ...igdb.access, recordsOf, gapMs: 0, pauseMs: 1, log, now: () => now });
  await takeInWhole({ feed, records, log });
  now += 8 * DAY_MS;
  const gone = igdb.games().slice(330, 332);
  igdb.remove(...gone.map(({ id }) => id));
  const renamed = (game: IgdbRow) => ({ ...game, name: `New ${game.id}`, updated_at: Math.floor(now / 1000) - 60 });
  igdb.put(...igdb.games().map(renamed));
  misbehave();
  await takeInWhole({ feed, records, log });
  const held = new Map<string, string>();
  for await (const some of records.records("igdb")) for (const { key, name } of some) held.set(key, name);
  await feed.close();
  await records.close();
  return { held, lines: log.lines.map(asText) };
}

const expected = () => new Map(igdb.games().map(({ id }) => [String(id), `New ${id}`]));

describe.each(["changes", "ids"] as const)("among its %s", (place) => {
  test.each(KINDS)(
    "[Q-05] %s: nothing is lost, only what has gone is taken away, and the log has one line",
    async (_kind, line, how) => {
      const { held, lines } = await takeInTwice(() => igdb.misbehave(how, { body: PLACES[place] }));
      expect(held).toEqual(expected());
      expect(lines).toEqual([expect.stringMatching(line)]);
    },
  );
});
