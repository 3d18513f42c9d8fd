// What every index of games must do: the port's promises, asked of the small catalogue for tests.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GameIndex } from "../../src/server/games/game-index.ts";
import { FILLERS, NAMED_GAMES } from "./catalogue-files.ts";

const IDS = [...NAMED_GAMES, ...FILLERS].map(({ id }) => id).toSorted((a, b) => a - b);

/** Describes the index that `open` makes over the small catalogue. */
export function describeGameIndex(
  name: string,
  open: () => Promise<{ gameIndex: GameIndex; close: () => Promise<void> }>,
): void {
  describe(`${name}: the index of games`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    const list = async (start: number, length: number) =>
      (await opened.gameIndex.list(start, length)).map(({ id }) => id);

    it("counts every game once", async () => {
      expect(await opened.gameIndex.count()).toBe(IDS.length);
      expect(await list(0, IDS.length)).toEqual(IDS);
    });

    it("gives any stretch of them, in the order of their ids, and nothing beyond the end", async () => {
      expect(await list(0, 1)).toEqual(IDS.slice(0, 1));
      expect(await list(7, 11)).toEqual(IDS.slice(7, 18));
      expect(await list(IDS.length - 1, 10)).toEqual(IDS.slice(-1));
      expect(await list(IDS.length, 10)).toEqual([]);
      expect(await list(3, 0)).toEqual([]);
    });

    it("says on which day each changed", async () => {
      for (const { updated } of await opened.gameIndex.list(0, IDS.length)) {
        expect(updated).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(Date.parse(updated)).toBeLessThanOrEqual(Date.now());
      }
    });
  });
}
