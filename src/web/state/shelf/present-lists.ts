import type { ShelfList } from "./shelf-list.ts";

/** The lists that are there, by name. */
export function presentLists(lists: ReadonlyMap<string, ShelfList>): ShelfList[] {
  const name = (list: ShelfList) => list.name.value ?? "";
  return [...lists.values()]
    .filter((list) => list.name.value !== null)
    .toSorted((a, b) => name(a).localeCompare(name(b)) || (a.id < b.id ? -1 : 1));
}
