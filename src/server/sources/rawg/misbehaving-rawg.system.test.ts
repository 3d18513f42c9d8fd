// Each way in which RAWG can misbehave while its games are taken in: nothing is lost, nothing doubled, one line in the log.
import { afterEach, beforeEach, expect, test } from "vitest";
import { cut, edited, failing, html, tooMany, type Spoil } from "../../../../test/support/answer-faults.ts";
import { startLargeRawg, type LargeRawg } from "../../../../test/support/large-rawg.ts";
import { asItem, makeGames, type MadeGame } from "../../../../test/support/large-rawg-games.ts";
import { asText, createTellingLog, takeInWhole, type TellingLog } from "../../../../test/support/take-in-whole.ts";
import { openTakingIn } from "../../../../test/support/taking-in.ts";
import { temporaryDirectory } from "../../../../test/support/temporary-directory.ts";
import type { SourceRecord } from "#server/sources/source-record.ts";

const GAMES = 480;
/** Slices of dates that begin behind so many games show again what has been seen. */
const CAP = 240;
/** The walk has three pages behind it, and two before it in the same list. */
const CALL = 4;

type Item = Record<string, unknown> & { id: number };
type List = { count: number; next: string | null; results: Item[] };

let rawg: LargeRawg;
/** How deep the walk goes into a list. */
let cap: number;
/** Each game as it was at any moment of the walk. */
let versions: Map<number, MadeGame[]>;
let leftOut: Set<unknown>;
let lacking: Map<number, Partial<SourceRecord>>;
beforeEach(async () => {
  const games = makeGames(GAMES);
  versions = new Map(games.map((game) => [game.id, [{ ...game }]]));
  leftOut = new Set();
  lacking = new Map();
  cap = GAMES;
  rawg = await startLargeRawg({ games });
});
afterEach(() => rawg.close());

const slugsOf = (terms: unknown, of?: string) =>
  // As `asItem` makes them.
  ((terms ?? []) as Record<string, unknown>[])
    .map((term) => (of === undefined ? term : (term[of] as Record<string, unknown>)))
    .filter(({ language = "eng" }) => language === "eng")
    .map(({ slug }) => slug);

const byHand = (item: Record<string, unknown>) => ({
  key: String(item["id"]),
  name: item["name"],
  slug: item["slug"],
  released: item["released"] ?? undefined,
  platforms: slugsOf(item["platforms"], "platform"),
  genres: slugsOf(item["genres"]),
  tags: slugsOf(item["tags"]),
  stores: slugsOf(item["stores"], "store"),
  metacritic: item["metacritic"] ?? undefined,
  added: item["added"],
  playtime: item["playtime"],
  updated: item["updated"],
});
const asTaken = (record: SourceRecord) => {
  const { key, name, slug, released, platforms, genres, tags, metacritic, added, playtime, updated } = record;
  const stores = slugsOf(record.stores);
  return { key, name, slug, released, platforms, genres, tags, stores, metacritic, added, playtime, updated };
};

const ranked = () => rawg.games.toSorted((one, other) => other.added - one.added || other.id - one.id);
const at = (rank: number) => ranked()[rank - 1] ?? { id: 0, added: 0 };
const setAdded = (id: number, added: number) =>
  rawg.change((games) => {
    const game = games.find((one) => one.id === id);
    if (game === undefined) return;
    game.added = added;
    versions.get(id)?.push({ ...game });
  });

const answerWith = (spoil: Spoil, times?: number) => () =>
  rawg.before((call) => call === CALL && rawg.misbehave(spoil, times ?? 1));
const editList = (edit: (list: List) => void, times?: number) =>
  answerWith(
    edited<List>((list) => {
      edit(list);
      return list;
    }),
    times,
  );
const editGame = (edit: (game: Item) => void) =>
  editList(({ results }) =>
    results
      .filter(({ metacritic }) => metacritic !== null)
      .slice(0, 1)
      .forEach(edit),
  );
/** What happens before a call. */
const meanwhile =
  (happens: () => void, call = CALL) =>
  () =>
    rawg.before((now) => now === call && happens());

/** A game of the page before in the place of another one. */
const onTwoPages = (): void => {
  let before: Item | undefined;
  const spoil = edited<List>((list) => {
    if (before !== undefined) list.results[7] = before;
    before = list.results[11];
    return list;
  });
  rawg.before((call) => call === CALL - 1 && rawg.misbehave(spoil, 2));
};

const STATUS = /^RAWG did not answer: status$/;
const SHAPE = /^RAWG did not answer: shape$/;
const LIMIT = /^RAWG did not answer: too-many-requests$/;
const MOVES = /^what a source gave was not all as it should be: .*: the list moves while it is walked; pages before /;

type Kind = [kind: string, line: RegExp, misbehave: () => void];

const ANSWERS: Kind[] = [
  ["429 that says to come back in a second", LIMIT, answerWith(tooMany(1))],
  ["429 that says to come back in three seconds", LIMIT, answerWith(tooMany(3))],
  ["429 that does not say when to come back", LIMIT, answerWith(tooMany())],
  ["500", STATUS, answerWith(failing(500))],
  ["502 three times", STATUS, answerWith(failing(502), 3)],
  ["503", STATUS, answerWith(failing(503))],
  ["an answer that is cut in the middle", SHAPE, answerWith(cut)],
  ["a page for people with status 200", SHAPE, answerWith(html)],
  [
    "another envelope",
    /^taking in games pauses: RAWG's list is not what was asked for: it has another shape$/,
    answerWith(edited<List>(({ count, results }) => ({ data: { total: count, games: results } }))),
  ],
  [
    "all games with genres of another shape",
    /^taking in games pauses: .* 40 of 40 games, genres is of another shape$/,
    editList(({ results }) => results.forEach((item) => (item["genres"] = [{ genre: { name: "x" } }]))),
  ],
  [
    "one game with a list of another type",
    /: 1 of 40 games left out, genres is of another shape$/,
    editGame((game) => {
      leftOut.add(game.id);
      game["genres"] = "none";
    }),
  ],
  [
    "one game without an id",
    /: 1 of 40 games left out, id is of another shape$/,
    editGame((game) => {
      leftOut.add(game.id);
      Object.assign(game, { id: `${game.id}` });
    }),
  ],
  [
    "one game with a score of another type",
    /: 1 of 40 games taken without a field of another shape, game \d+: metacritic$/,
    editGame((game) => {
      lacking.set(game.id, { metacritic: undefined });
      game["metacritic"] = { value: game["metacritic"] };
    }),
  ],
];

const PLACES: Kind[] = [
  [
    "the same game twice on a page, in the place of another",
    /: 1 of 40 games came twice$/,
    editList(({ results }) => results.splice(30, 1, ...results.slice(3, 4))),
  ],
  ["the same game on two pages, in the place of another", MOVES, onTwoPages],
  [
    "a game that vanishes between the list and its next page",
    MOVES,
    meanwhile(() => {
      const gone = at(10).id;
      versions.delete(gone);
      rawg.change((games) => {
        games.splice(
          games.findIndex(({ id }) => id === gone),
          1,
        );
      });
    }),
  ],
  ["a game that rises past the walk", MOVES, meanwhile(() => setAdded(at(200).id, at(5).added + 1))],
  ["a game that falls from the first page to this one", MOVES, meanwhile(() => setAdded(at(10).id, at(140).added))],
  [
    "a game that falls to a page that comes later",
    MOVES,
    meanwhile(() => setAdded(at(10).id, at(190).added), CALL - 1),
  ],
];

/** Behind a list that is not served to its end. */
const inSlices = ([kind, line, misbehave]: Kind): Kind => [
  `${kind}, in slices`,
  line,
  () => {
    cap = CAP;
    misbehave();
  },
];

const DAY_MS = 24 * 60 * 60_000;
const BEGIN = Date.parse("2026-11-25T12:00:00Z");

/** Takes in all that there is at `now`; gives what is held then, and what was told. */
async function takeInAt(now: number, directory: string) {
  const log = createTellingLog();
  const gateway = { log, unsaidPauseMs: 200 };
  const opened = openTakingIn({ rawg, directory, top: GAMES, cap, gateway, now: () => now });
  await takeInWhole({ ...opened, log });
  const records: SourceRecord[] = [];
  for await (const some of opened.records.records("rawg")) records.push(...some);
  await opened.close();
  return { records, log };
}

/** The games that are lost, and those that are otherwise than RAWG has had them. */
function compare(records: readonly SourceRecord[]) {
  const keys = records.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const isAsRawgHadIt = (record: SourceRecord) => {
    const taken = JSON.stringify(asTaken(record));
    const lacks = lacking.get(Number(record.key)) ?? {};
    const possible = (versions.get(Number(record.key)) ?? []).flatMap((game) => [asItem(game, "A"), asItem(game, "B")]);
    return possible.some((item) => JSON.stringify({ ...byHand(item), ...lacks }) === taken);
  };
  const known = records.filter(({ key }) => versions.has(Number(key)));
  return {
    lost: [...versions.keys()].filter((id) => !keys.includes(String(id))),
    others: known.filter((record) => !isAsRawgHadIt(record)).map(({ key }) => Number(key)),
  };
}

function expectOneLine(log: TellingLog, line: RegExp): void {
  expect(log.lines.map(asText)).toEqual([expect.stringMatching(line)]);
  expect(log.everything()).not.toContain(rawg.key);
}

test.each([...ANSWERS, ...PLACES, ...PLACES.map(inSlices)])(
  "[Q-01] %s: nothing is lost or doubled, and the log has one line",
  async (_kind, line, misbehave) => {
    misbehave();
    const { records, log } = await takeInAt(BEGIN, temporaryDirectory());
    expect(compare(records)).toEqual({ lost: [...leftOut], others: [] });
    expectOneLine(log, line);
  },
);

test.each([...ANSWERS, ...PLACES])(
  "[Q-01] %s, while changes are taken in: nothing is lost or stays as it was, and the log has one line",
  async (_kind, line, misbehave) => {
    const directory = temporaryDirectory();
    await takeInAt(BEGIN, directory);
    const updated = new Date(BEGIN + DAY_MS).toISOString().slice(0, 19);
    rawg.change((games) => games.forEach((game) => Object.assign(game, { updated })));
    versions = new Map(rawg.games.map((game) => [game.id, [{ ...game }]]));
    // They are counted anew.
    rawg.calls.length = 0;
    misbehave();
    const { records, log } = await takeInAt(BEGIN + 2 * DAY_MS, directory);
    expect(compare(records)).toEqual({ lost: [], others: [...leftOut] });
    expectOneLine(log, line);
  },
);
