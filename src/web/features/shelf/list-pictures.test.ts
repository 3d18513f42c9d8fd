import { describe, expect, it } from "vitest";
import { aGame } from "../../../../test/support/games.ts";
import { withChange } from "#web/state/shelf/shelf-entry.ts";
import { type ListChange, withListChange } from "#web/state/shelf/shelf-list.ts";
import { picturesOf } from "./list-pictures.ts";

const STAMP = { now: 1, by: "a" };
const entries = new Map(
  [1, 2, 3, 4, 5, 6].map((id) => {
    const game = aGame(id, id === 2 ? { background_image: null } : {});
    return [id, withChange(undefined, { game, change: { mark: "want" } }, STAMP)] as const;
  }),
);
const listOf = (change: ListChange) =>
  withListChange(undefined, { id: "l", change: { name: "Top", ...change } }, STAMP);
const placed = (...games: number[]) => Object.fromEntries(games.map((id, place) => [id, place]));
const shown = (change: ListChange) => picturesOf(listOf(change), entries).map(({ id }) => id);

describe("[P-01] the picture of a list", () => {
  it.each([
    ["is made of its first four games", { places: placed(6, 5, 4, 3, 1) }, [6, 5, 4, 3]],
    ["passes over games without a picture", { places: placed(1, 2, 3) }, [1, 3]],
    ["passes over games that are not on the shelf", { places: placed(99, 4) }, [4]],
    ["is none where there are no games", {}, []],
    ["is that of the game that was chosen", { places: placed(1, 3, 4), cover: 4 }, [4]],
    [
      "is made of its games again where the chosen one was taken out",
      { places: { ...placed(1, 3), 4: null }, cover: 4 },
      [1, 3],
    ],
    ["is made of its games where the chosen one has no picture", { places: placed(1, 2), cover: 2 }, [1]],
    ["is made of its games where nobody chooses any more", { places: placed(1, 3), cover: null }, [1, 3]],
  ])("%s", (_rule, change, expected) => {
    expect(shown(change)).toEqual(expected);
  });
});
