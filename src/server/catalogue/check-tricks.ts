// What `npm run catalogue:check` asks of the tricks beyond what one block can show: that each belongs to a game of the
// catalogue, once, in the file of that game's year.
import { basename } from "node:path";
import type { Catalogue, Located, Problem } from "./catalogue.ts";
import type { TricksEntry } from "./entry.ts";

/** All problems of the tricks, in the order of the files. */
export function checkTricks({ games, tricks }: Pick<Catalogue, "games" | "tricks">): Problem[] {
  const gamesById = new Map(games.map((game) => [game.entry.id, game]));
  const seen = new Map<number, string>();
  return tricks.flatMap(({ file, entry }: Located<TricksEntry>) => {
    const messages: string[] = [];
    const game = gamesById.get(entry.id);
    const elsewhere = seen.get(entry.id);
    seen.set(entry.id, elsewhere ?? file);
    if (elsewhere !== undefined) messages.push(`id: ${entry.id} already has its tricks in ${elsewhere}`);
    if (game === undefined) messages.push(`id: ${entry.id} is no game of the catalogue`);
    else {
      if (game.entry.name !== entry.name) messages.push(`name: game ${entry.id} is ${game.entry.name}`);
      if (basename(game.file) !== basename(file))
        messages.push(`the game stands in ${game.file}, so its tricks belong in tricks/${basename(game.file)}`);
    }
    return messages.map((message) => ({ file, entry: entry.name, message }));
  });
}
