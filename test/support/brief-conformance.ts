// What whoever knows the briefs of pictures must do: the port's promises, asked of the small catalogue for tests.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FindBrief } from "../../src/server/media/find-brief.ts";
import { FILLERS, NAMED_GAMES } from "./catalogue-files.ts";

/** Describes the function that `open` makes over the small catalogue. */
export function describeBriefs(
  name: string,
  open: () => Promise<{ findBrief: FindBrief; close: () => Promise<void> }>,
): void {
  describe(`${name}: briefs`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close());

    it("are there for every game, with what its pictures show and a look that an address can carry", async () => {
      const games = [...NAMED_GAMES, ...FILLERS];
      const briefs = await Promise.all(games.map(({ id }) => opened.findBrief(id)));
      expect(briefs).toEqual(
        games.map(({ id, scene, mood }) => ({
          id,
          scene,
          mood,
          sentences: expect.arrayContaining([
            { subject: expect.any(String), place: expect.any(String), view: expect.any(String) },
          ]),
          look: expect.stringMatching(/^[\w-]+$/),
        })),
      );
    });

    it("have the same look each time, and another one where their pictures show something else", async () => {
      const looks = await Promise.all([201, 201, 102].map(async (id) => (await opened.findBrief(id))?.look));
      expect(looks[0]).toBe(looks[1]);
      expect(looks[0]).not.toBe(looks[2]);
    });

    it.each([0, -101, 1.5, 999_999, Number.MAX_SAFE_INTEGER])("there is none of a game %d", async (id) => {
      expect(await opened.findBrief(id)).toBeUndefined();
    });
  });
}
