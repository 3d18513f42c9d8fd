import { describe, expect, it } from "vitest";
import type { SharedGames } from "#web/state/shelf/shared-games.ts";
import { type ListChange, type ShelfList, withListChange } from "#web/state/shelf/shelf-list.ts";
import { keptAs } from "./keep-shared.ts";

const SHARED: SharedGames = {
  title: "Ours",
  games: [7, 3, 5].map((id) => ({ id, name: `Game ${id}`, halfStars: 0 })),
};
const STAMP = { now: 1, by: "a" };
const lists = (change: ListChange): ReadonlyMap<string, ShelfList> => {
  const list = withListChange(undefined, { id: "l", change }, STAMP);
  return new Map([[list.id, list]]);
};

describe("[P-04] a list that was shared", () => {
  it.each<[string, ListChange, string | undefined]>([
    ["is kept where a list has its title and its games in order", { name: "Ours", places: { 3: 2, 5: 9, 7: 1 } }, "l"],
    ["is kept once a game that was put in was taken out", { name: "Ours", places: { 3: 2, 5: 9, 7: 1, 8: null } }, "l"],
    ["is another one in another order", { name: "Ours", places: { 3: 1, 5: 9, 7: 2 } }, undefined],
    ["is another one with fewer games", { name: "Ours", places: { 3: 2, 7: 1 } }, undefined],
    ["is another one with more games", { name: "Ours", places: { 3: 2, 5: 9, 7: 1, 8: 10 } }, undefined],
    ["is another one by another name", { name: "Mine", places: { 3: 2, 5: 9, 7: 1 } }, undefined],
    ["is not kept where the list was deleted", { name: null, places: { 3: 2, 5: 9, 7: 1 } }, undefined],
  ])("%s", (_rule, change, kept) => {
    expect(keptAs(lists(change), SHARED)?.id).toBe(kept);
  });

  it("is known again without a title of its own", () => {
    expect(keptAs(lists({ name: "A shared list", places: { 3: 2, 5: 9, 7: 1 } }), { ...SHARED, title: "" })?.id).toBe(
      "l",
    );
  });
});
