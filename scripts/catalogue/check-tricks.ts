// What `npm run catalogue:check` asks of the tricks beyond what one block can show: that each belongs to a game of the
// catalogue, once, in the file of that game's year.
import { basename } from "node:path";
import type { Catalogue, Located, Problem } from "#server/catalogue/catalogue.ts";
import type { TricksEntry } from "#server/catalogue/entry.ts";

/** Tricks of genres that do not exist, and genres without tricks where there is a file for them. */
function checkGenreTricks({ terms, genreTricks }: Catalogue): Problem[] {
  const slugs = genreTricks.map(({ entry }) => entry.slug);
  const wrong = genreTricks.flatMap(({ file, entry }, index) => {
    if (slugs.indexOf(entry.slug) !== index) return [{ file, entry: entry.slug, message: "stands here twice" }];
    const isKnown = terms.genres.some(({ slug }) => slug === entry.slug);
    return isKnown ? [] : [{ file, entry: entry.slug, message: "slug: is no genre" }];
  });
  const [first] = genreTricks;
  if (first === undefined) return [];
  const missing = terms.genres.filter(({ slug }) => !slugs.includes(slug));
  return [...wrong, ...missing.map(({ slug }) => ({ file: first.file, entry: slug, message: "has no tricks" }))];
}

/** All problems of the tricks, in the order of the files. */
export function checkTricks(catalogue: Catalogue): Problem[] {
  const { games, tricks } = catalogue;
  const gamesById = new Map(games.map((game) => [game.entry.id, game]));
  const seen = new Map<number, string>();
  const problems = tricks.flatMap(({ file, entry }: Located<TricksEntry>) => {
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
  return [...problems, ...checkGenreTricks(catalogue)];
}
