import { describe, expect, it } from "vitest";
import { WHOLE_ENTRY } from "../../../../test/support/broken-shelf.ts";
import { aGame } from "../../../../test/support/games.ts";
import { packEntries, unpackEntries } from "./packed-entries.ts";
import { mergeEntries, type ShelfEntry, withChange } from "./shelf-entry.ts";

const anEntry = (id: number, changes: Parameters<typeof aGame>[1] = {}): ShelfEntry =>
  withChange(undefined, { game: aGame(id, changes), change: { note: "“\u{1F3AE}”\n" } }, { now: 9, by: "a" });
const ENTRIES = [
  WHOLE_ENTRY,
  anEntry(1),
  anEntry(2, { genres: [], platforms: [], developers: undefined }),
  anEntry(3, { genres: [{ id: 1, name: 'A "genre"', slug: "a" }] }),
];

describe("entries as a text", () => {
  it("[P-01] come out of it as they went in", () => {
    expect(unpackEntries(packEntries(ENTRIES))).toEqual(ENTRIES);
    expect(unpackEntries(packEntries([]))).toEqual([]);
  });

  it("[T-05] tell a page nothing new that has them already, in whichever order both meet", () => {
    unpackEntries(packEntries(ENTRIES)).forEach((unpacked, at) => {
      const known = ENTRIES[at] as ShelfEntry; // As many come out as went in.
      expect(mergeEntries(unpacked, known)).toBe(known);
      expect(mergeEntries(known, unpacked)).toBe(unpacked);
    });
  });

  it("[P-01] hold lists that games have in common once", () => {
    const [, one, , other] = unpackEntries(packEntries(ENTRIES));
    expect(one?.game.value.platforms).toBe(other?.game.value.platforms);
    expect(one?.game.value.genres).not.toEqual(other?.game.value.genres);
  });
});
