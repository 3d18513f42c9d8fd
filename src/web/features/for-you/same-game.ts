// Are two games but editions of one? Told by their names: a catalogue says of no edition whose it is.
import { inTurns } from "#web/lib/in-turns.ts";

const EDITION =
  /\b(?:edition|remaster(?:ed)?|remake|collection|complete|goty|game of the year|definitive|hd|director'?s cut|anniversary)\b/i;
/** Behind the last of these an edition is named. */
const SIGNS = [":", "–", "—", "(", " - "];
const YEAR = /^\d{4}\)$/;
/** Words at the end of a name that make it an edition; "edition" has one more before it: "Special Edition". */
const EDITION_WORDS: ReadonlyMap<string, number> = new Map([
  ["edition", 2],
  ...["remaster", "remastered", "remake", "goty", "hd", "complete", "definitive"].map((word) => [word, 1] as const),
]);

/** Is `name` but another edition of the game `of`? */
const isEditionOf = (name: string, of: string): boolean =>
  name.length > of.length && name.toLowerCase().startsWith(of.toLowerCase()) && EDITION.test(name.slice(of.length));

/** The name without what makes it an edition. */
function bareName(name: string): string {
  const at = Math.max(...SIGNS.map((sign) => name.lastIndexOf(sign)));
  const last = name.slice(at + 1).trim();
  const isEdition = at > 0 && (EDITION.test(last) || YEAR.test(last));
  const words = (isEdition ? name.slice(0, at) : name).trim().split(" ");
  const ending = EDITION_WORDS.get(words.at(-1)?.toLowerCase() ?? "") ?? 0;
  const bare = words.slice(0, Math.max(1, words.length - ending)).join(" ");
  return bare.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

type Named = { readonly id: number; readonly name: string };

/**
 * Finds among games the one that is the same as another, by its id or its name, whichever of both is the edition: Dark Souls and Dark Souls: Remastered,
 * and two games of one name. Each name is looked into once, so that thousands can be asked hundreds of times.
 */
export function createSameGames<Game extends Named>(games: Iterable<Game>) {
  const byId = new Map<number, Game>();
  const byBareName = new Map<string, Game>();
  const editions: Game[] = [];
  const all: Game[] = [];
  const add = (game: Game) => {
    byId.set(game.id, game);
    const bare = bareName(game.name);
    if (!byBareName.has(bare)) byBareName.set(bare, game);
    if (EDITION.test(game.name)) editions.push(game);
    all.push(game);
  };
  for (const game of games) add(game);
  return {
    add,
    find: ({ id, name }: Named): Game | undefined =>
      byId.get(id) ??
      byBareName.get(bareName(name)) ??
      editions.find((game) => isEditionOf(game.name, name)) ??
      (EDITION.test(name) ? all.find((game) => isEditionOf(name, game.name)) : undefined),
  };
}

/** The same of thousands, in turns with the page. */
export async function sameGamesOf<Game extends Named>(games: readonly Game[]): Promise<SameGames<Game>> {
  const same = createSameGames<Game>([]);
  for await (const some of inTurns(games)) for (const game of some) same.add(game);
  return same;
}

export type SameGames<Game extends Named> = ReturnType<typeof createSameGames<Game>>;
