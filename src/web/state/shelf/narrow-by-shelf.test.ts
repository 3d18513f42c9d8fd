import { describe, expect, it } from "vitest";
import { aGame } from "../../../../test/support/games.ts";
import type { Mark } from "#web/lib/marks.ts";
import { narrowingOf, pickUnmarked, readChoice } from "./narrow-by-shelf.ts";
import { narrowed } from "./narrowing.ts";
import { type ShelfEntry, withChange } from "./shelf-entry.ts";

const shelf = (...marks: [number, Mark | null][]): ReadonlyMap<number, ShelfEntry> =>
  new Map(
    marks.map(([id, mark]) => [id, withChange(undefined, { game: aGame(id), change: { mark } }, { now: 1, by: "a" })]),
  );

const SHELF = shelf([30, "finished"], [4, "finished"], [5, "want"], [6, "dropped"], [7, null]);

describe("[P-02] what lists are asked with", () => {
  it.each([
    ["nothing where nothing is chosen", { hide: [], only: [] }, {}],
    ["the hidden games by their ids, in order", { hide: ["finished"], only: [] }, { exclude: "4,30" }],
    ["those of several marks", { hide: ["finished", "dropped"], only: [] }, { exclude: "4,6,30" }],
    ["nothing where no game has the hidden mark", { hide: ["playing"], only: [] }, {}],
    ["the only ones that are to be shown", { hide: [], only: ["want"] }, { ids: "5" }],
    ["only these, whatever is hidden besides", { hide: ["finished"], only: ["want"] }, { ids: "5" }],
    ["a game that there is not, where none has the mark", { hide: [], only: ["playing"] }, { ids: "0" }],
  ] as const)("%s", (_rule, choice, expected) => {
    expect(narrowingOf(choice, SHELF)).toEqual(expected);
  });

  it("is the same whatever order the shelf has, so that equal questions are equal", () => {
    const turned = new Map([...SHELF].toReversed());
    expect(narrowingOf({ hide: ["finished"], only: [] }, turned)).toEqual({ exclude: "4,30" });
  });

  it("is ten thousand games at most", () => {
    const large = shelf(...Array.from({ length: 10_050 }, (_, at): [number, Mark] => [at + 1, "finished"]));
    expect(narrowingOf({ hide: ["finished"], only: [] }, large).exclude?.split(",")).toHaveLength(10_000);
  });
});

describe("[P-02] [T-04] a stored choice", () => {
  it.each([
    ['{"hide":["finished"],"only":["want"]}', { hide: ["finished"], only: ["want"] }],
    ['{"hide":["finished","burnt",7]}', { hide: ["finished"], only: [] }],
    // Hidden and shown alone cannot both be.
    ['{"hide":["want"],"only":["want"]}', { hide: [], only: ["want"] }],
    ['{"hide":"finished"}', { hide: [], only: [] }],
    ["null", { hide: [], only: [] }],
    ["{", { hide: [], only: [] }],
    ["", { hide: [], only: [] }],
  ])("%s", (text, expected) => {
    expect(readChoice(text)).toEqual(expected);
  });
});

describe("[P-02] a list that was asked for without the shelf", () => {
  const games = [4, 5, 6].map((id) => ({ id }));

  it.each([
    [{}, [4, 5, 6]],
    [{ exclude: "4,40" }, [5, 6]],
    [{ ids: "6,5" }, [5, 6]],
    [{ ids: "0" }, []],
  ])("with %o has %o", (narrowing, expected) => {
    expect(narrowed(games, narrowing).map(({ id }) => id)).toEqual(expected);
  });
});

describe("[P-07] a game by chance", () => {
  it("is another one each time, until all have been given", async () => {
    const ask = async ({ exclude = "" }: { exclude?: string }) => {
      const left = [1, 2, 3, 4].filter((id) => !exclude.split(",").includes(String(id)));
      return { count: left.length, results: left.slice(0, 1).map((id) => ({ id, rating: 4, metacritic: 90 })) };
    };
    const picked: (number | undefined)[] = [];
    for (let press = 0; press < 8; press += 1) picked.push(await pickUnmarked(ask, {}));
    for (const round of [picked.slice(0, 4), picked.slice(4)]) expect(new Set(round)).toEqual(new Set([1, 2, 3, 4]));
  });
});
