// What whoever knows more of games than their records must do: the port's promises, asked of the small catalogue for
// tests with tricks for one game and one genre.
import { stringify } from "smol-toml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GameKnowledge, Subject } from "../../src/server/games/knowledge.ts";
import { catalogueFiles, FILLERS, NAMED_GAMES } from "./catalogue-files.ts";

const TODAY = "2026-11-21";
const ACTION = { id: 4, name: "Action", slug: "action", games_count: 1, image_background: null };
const PUZZLE = { ...ACTION, id: 7, name: "Puzzle", slug: "puzzle" };
const tricksOf = (place: string) =>
  ["north", "south", "east", "west"].map((way) => `Look to the ${way} before you enter the ${place}.`);
const OWN = tricksOf("chamber");
const GENERAL = tricksOf("puzzle");

/** The files of the catalogue that the suite asks about. */
export const KNOWLEDGE_FILES = [
  ...catalogueFiles(),
  { path: "tricks/games.toml", text: stringify({ game: [{ id: 103, name: "Portal 2", tricks: OWN }] }) },
  { path: "tricks/genres.toml", text: stringify({ genre: [{ slug: "puzzle", tricks: GENERAL }] }) },
];

/** A game as it is asked about. */
function subject(id: number, genres: Subject["genres"] = [ACTION]): Subject {
  return { id, genres, tags: [], developers: [], released: null };
}

/** Describes the knowledge that `open` makes over a catalogue of `KNOWLEDGE_FILES`. */
export function describeKnowledge(
  name: string,
  open: () => Promise<{ knowledge: GameKnowledge; close: () => Promise<void> }>,
): void {
  describe(`${name}: knowledge`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it("tells its own games from those of others", async () => {
      const known = await Promise.all([103, 240, 999, -1].map((id) => opened.knowledge.has(id)));
      expect(known).toEqual([true, true, false, false]);
    });

    it("names relatives of a game that are out, and announced ones, never the game itself and none twice", async () => {
      const announced = new Set(NAMED_GAMES.filter(({ tba }) => tba === true).map(({ id }) => id));
      const all = new Set([...NAMED_GAMES, ...FILLERS].map(({ id }) => id));
      for (const id of [103, 999]) {
        const { similar, upcoming } = await opened.knowledge.relatives(subject(id), TODAY);
        expect(similar.length).toBeGreaterThan(0);
        const ids = [...similar, ...upcoming].map((relative) => relative.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).not.toContain(id);
        expect(ids.filter((other) => !all.has(other))).toEqual([]);
        expect(similar.filter(({ released }) => released === null || released > TODAY)).toEqual([]);
        expect(upcoming.filter((relative) => !announced.has(relative.id))).toEqual([]);
      }
    });

    it("gives the same answer however many ask at once", async () => {
      const asked = Array.from({ length: 20 }, () => opened.knowledge.relatives(subject(102, [PUZZLE]), TODAY));
      const [first, ...others] = await Promise.all(asked);
      for (const other of others) expect(other).toEqual(first);
    });

    it("knows a game's own tricks, else those of its first genre that has any, else none", async () => {
      const { knowledge } = opened;
      expect(await knowledge.tricks(subject(103))).toEqual({ texts: OWN, isGeneral: false });
      expect(await knowledge.tricks(subject(102, [ACTION, PUZZLE]))).toEqual({ texts: GENERAL, isGeneral: true });
      expect(await knowledge.tricks(subject(999, [PUZZLE]))).toEqual({ texts: GENERAL, isGeneral: true });
      expect(await knowledge.tricks(subject(102))).toEqual({ texts: [], isGeneral: true });
    });
  });
}
