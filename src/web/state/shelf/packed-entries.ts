// Entries as a text, for the way from one thread to another. A browser reads a text several times as fast as it takes
// thousands of small objects over, and most games share their platforms, genres and makers with others: each such list stands
// in the text once, and once in memory after.
import type { KeptGame } from "#web/state/read-kept-game.ts";
import type { ShelfEntry } from "./shelf-entry.ts";

const SHARED = ["platforms", "genres", "developers"] as const;
type Shared = KeptGame[(typeof SHARED)[number]];
/** In the place of each list, the number of the one that it is. */
type PackedGame = Record<(typeof SHARED)[number], unknown>;
type Packed = { readonly lists: readonly Shared[]; readonly entries: readonly ShelfEntry[] };

/** `entries`, which were read without trust, as a text. What is undefined in them is left out. */
export function packEntries(entries: readonly ShelfEntry[]): string {
  const numbers = new Map<string, number>();
  const numberOf = (list: Shared): number | undefined => {
    if (list === undefined) return undefined;
    const text = JSON.stringify(list);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const packed = entries.map(({ game, ...parts }) => {
    const { value } = game;
    const lists = Object.fromEntries(SHARED.map((name) => [name, numberOf(value[name])]));
    return { ...parts, game: { ...game, value: { ...value, ...lists } } };
  });
  return `{"lists":[${[...numbers.keys()].join(",")}],"entries":${JSON.stringify(packed)}}`;
}

/** What `packEntries` was given. */
export function unpackEntries(text: string): readonly ShelfEntry[] {
  const { lists, entries } = JSON.parse(text) as Packed; // Only `packEntries` has written it.
  for (const { game } of entries) {
    const value = game.value as PackedGame;
    for (const name of SHARED) if (typeof value[name] === "number") value[name] = lists[value[name]];
  }
  return entries;
}
