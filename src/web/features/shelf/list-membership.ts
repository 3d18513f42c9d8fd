import type { KeptGame } from "#web/state/read-kept-game.ts";
import { presentLists } from "#web/state/shelf/present-lists.ts";
import { changeShelfList, useShelf } from "#web/state/shelf/shelf.ts";
import { adding, type ListChange, type ShelfList } from "#web/state/shelf/shelf-list.ts";

const isIn = (list: ShelfList, game: number) => typeof list.places[String(game)]?.value === "number";

/** The ids of the lists that a game is in. */
export const listsWith = (lists: ReadonlyMap<string, ShelfList>, game: number): ReadonlySet<string> =>
  new Set(presentLists(lists).flatMap((list) => (isIn(list, game) ? [list.id] : [])));

/** Puts the game into the chosen lists and takes it out of the others; returns what takes that back, if anything changed. */
export function keepMembership(game: KeptGame, chosen: ReadonlySet<string>): (() => void) | undefined {
  const changes = presentLists(useShelf.getState().lists).flatMap((list): [string, ListChange][] => {
    if (chosen.has(list.id) === isIn(list, game.id)) return [];
    return [[list.id, chosen.has(list.id) ? adding(list, game.id) : { places: { [game.id]: null } }]];
  });
  if (changes.length === 0) return undefined;
  const undo = changes.map(([id, change]) => [id, changeShelfList(id, change, [game])] as const);
  return () => {
    for (const [id, change] of undo) changeShelfList(id, change);
  };
}
