// What a shelf writes is read again where lists from elsewhere are read.
import { describe, expect, it } from "vitest";
import { type ShelfChange, type ShelfEntry, withChange } from "#web/state/shelf/shelf-entry.ts";
import { writeShelfFile } from "#web/state/shelf/shelf-file.ts";
import { withListChange } from "#web/state/shelf/shelf-list.ts";
import { shelfTable } from "#web/state/shelf/shelf-table.ts";
import { aGame } from "../../../../test/support/games.ts";
import { countLists, readLibrary } from "./read-library.ts";

const entryOf = (
  { id, ...game }: { id: number; name: string; released?: string | null },
  change: ShelfChange,
): ShelfEntry =>
  withChange(
    undefined,
    { game: aGame(id, { released: null, ...game }), change },
    { now: Date.UTC(2026, 0, 2), by: "a" },
  );

describe("[P-03] what a shelf here was exported to", () => {
  const entries = [
    entryOf(
      { id: 4200, name: "Portal 2", released: "2011-04-18" },
      {
        mark: "finished",
        halfStars: 3,
        note: '=2 of us, "twice"\non one couch',
        plays: { a: { begun: "2012-01-02", finished: "2012-02-03" } },
      },
    ),
    entryOf({ id: 7, name: "-KLAUS-" }, { mark: "not-interested" }),
    entryOf({ id: 8, name: "Unmarked" }, { halfStars: 2 }),
    entryOf({ id: 9, name: "Taken away" }, { mark: null }),
  ];
  const read = [
    {
      name: "Portal 2",
      year: "2011",
      id: 4200,
      mark: "finished",
      halfStars: 3,
      note: '=2 of us, "twice"\non one couch',
      begun: "2012-01-02",
      finished: "2012-02-03",
    },
    { name: "-KLAUS-", id: 7, mark: "not-interested" },
    { name: "Unmarked", id: 8, halfStars: 2 },
  ];

  it("[P-03] as a table: marks, stars, notes and days come back as they were, whatever the most stars are", () => {
    expect(readLibrary(shelfTable(entries))).toEqual(read);
  });

  it("[P-03] as JSON, where it is given as a list from elsewhere", () => {
    const shelf = { entries: new Map(entries.map((entry) => [entry.id, entry])), lists: new Map() };
    const inOrder = read.toSorted((one, other) => one.id - other.id);
    expect(readLibrary(writeShelfFile(shelf, 0))).toEqual(inOrder);
  });

  it("[P-03] as JSON, with lists that are told of: they do not come along with the games", () => {
    const listOf = (id: string, name: string | null) =>
      withListChange(undefined, { id, change: { name } }, { now: 1, by: "a" });
    const lists = [listOf("a", "With Anna"), listOf("b", "Cosy"), listOf("c", null)];
    const shelf = { entries: new Map(), lists: new Map(lists.map((list) => [list.id, list])) };
    expect(countLists(writeShelfFile(shelf, 0))).toBe(2);
    expect(countLists(writeShelfFile({ ...shelf, lists: new Map() }, 0))).toBe(0);
  });

  it.each(["", "Tetris", "{}", "null", '{"lists":[1,2]}', '{"format":"ludex-shelf","lists":{}}'])(
    "[P-03] no list is told of in %j",
    (text) => {
      expect(countLists(text)).toBe(0);
    },
  );
});
