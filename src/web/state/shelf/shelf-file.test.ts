import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { aGame } from "../../../../test/support/games.ts";
import { newsFor, readShelfFile, writeShelfFile } from "./shelf-file.ts";
import { type ShelfChange, type ShelfEntry, withChange } from "./shelf-entry.ts";
import { type ShelfList, withListChange } from "./shelf-list.ts";
import { shelfTable } from "./shelf-table.ts";

const NOW = Date.UTC(2026, 0, 2);
const anEntry = (id: number, change: ShelfChange, name = `Game number ${id}`): ShelfEntry =>
  withChange(undefined, { game: aGame(id, { name }), change }, { now: NOW, by: "a" });
const LIST = withListChange(undefined, { id: "l1", change: { name: "Top", places: { 1: 1 } } }, { now: NOW, by: "a" });
const shelfOf = (entries: readonly ShelfEntry[], lists: readonly ShelfList[] = []) => ({
  entries: new Map(entries.map((entry) => [entry.id, entry])),
  lists: new Map(lists.map((list) => [list.id, list])),
});
const keptOf = (entries: readonly ShelfEntry[], lists: readonly ShelfList[] = []) => ({ entries, lists });
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const WHOLE = [
  anEntry(1, {
    mark: "finished",
    halfStars: 7,
    note: "n",
    plays: { a: { begun: "2025-01-01", finished: "2025-02-01" } },
  }),
  anEntry(2, { mark: null }),
];

describe("the file of a shelf", () => {
  it("[P-03] brings back all that went into it, what was taken away included", async () => {
    const file = await readShelfFile(writeShelfFile(shelfOf(WHOLE, [LIST]), NOW));
    expect(json(file)).toEqual(json({ kind: "shelf", entries: WHOLE, lists: [LIST], unread: 0 }));
  });

  it.each([
    ["nothing", "", "other"],
    ["broken JSON", '{"format":"ludex-shelf","games":[', "other"],
    ["a list", "[]", "other"],
    ["null", "null", "other"],
    ["something else", '{"format":"other","version":1,"games":[]}', "other"],
    ["games that are no list", '{"format":"ludex-shelf","version":1,"games":{}}', "other"],
    ["a newer version", '{"format":"ludex-shelf","version":2,"games":[]}', "newer"],
  ])("[P-03] says what it is when it has %s", async (_what, text, kind) => {
    expect((await readShelfFile(text)).kind).toBe(kind);
  });

  it("[P-03] counts what cannot be read and takes the rest", async () => {
    const text = JSON.stringify({ format: "ludex-shelf", version: 1, games: [WHOLE[0], { id: 0 }, "x"] });
    expect(await readShelfFile(text)).toMatchObject({ kind: "shelf", unread: 2, entries: [{ id: 1 }] });
  });

  it("[P-03] has news only where it says something later than what is known", async () => {
    const [first] = WHOLE;
    if (first === undefined) throw new Error("no entry");
    const later = withChange(first, { game: aGame(1), change: { note: "m" } }, { now: NOW + 5, by: "b" });
    expect(await newsFor(shelfOf([]), keptOf(WHOLE, [LIST]))).toEqual(keptOf(WHOLE, [LIST]));
    expect(await newsFor(shelfOf(WHOLE, [LIST]), keptOf(WHOLE, [LIST]))).toEqual(keptOf([]));
    expect(await newsFor(shelfOf([first]), keptOf([later]))).toEqual(keptOf([later]));
    expect(await newsFor(shelfOf([later]), keptOf([first]))).toEqual(keptOf([]));
  });
});

describe("the table of a shelf", () => {
  it("[P-03] is read by others, with quotes, commas and line breaks in its texts", () => {
    const odd = anEntry(3, { note: 'a "b", c\nd', halfStars: 9 }, "Comma, the Game");
    const rows: Record<string, string>[] = parse(shelfTable([...WHOLE, odd]), { columns: true, bom: true });
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ id: "1", mark: "finished", stars: "3.5", begun: "2025-01-01", times_played: "1" });
    expect(rows[1]).toMatchObject({ name: "Comma, the Game", note: 'a "b", c\nd', stars: "4.5", mark: "" });
  });

  it("[T-04] has a date for what a clock beyond all dates has changed", () => {
    const late = withChange(undefined, { game: aGame(5), change: { note: "late" } }, { now: 8.64e15 + 9, by: "a" });
    expect(shelfTable([late])).toContain("+275760-09-13T00:00:00.000Z");
  });

  it("[P-03] holds nothing that a spreadsheet would run", () => {
    const rows: Record<string, string>[] = parse(shelfTable([anEntry(4, { note: "=1+1" }, "@SUM(A1)")]), {
      columns: true,
      bom: true,
    });
    expect([rows[0]?.["name"], rows[0]?.["note"]]).toEqual(["'@SUM(A1)", "'=1+1"]);
  });
});
