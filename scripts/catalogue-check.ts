// `npm run catalogue:check`: names every problem of data/ with file and entry, and exits 1 when there is one.
import { join } from "node:path";
import { problemLine } from "#server/catalogue/catalogue.ts";
import { checkCatalogue } from "./catalogue/check.ts";
import { readDataFiles } from "#server/catalogue/data-files.ts";

const directory = join(import.meta.dirname, "..", "data");
const { catalogue, problems } = checkCatalogue(readDataFiles(directory));

if (problems.length > 0) {
  for (const problem of problems) console.error(`data/${problemLine(problem)}`);
  console.error(`\n${problems.length} ${problems.length === 1 ? "problem" : "problems"} in the catalogue.`);
  process.exitCode = 1;
} else {
  const { games, terms, tricks } = catalogue;
  const files = new Set(games.map(({ file }) => file)).size;
  console.log(
    `The catalogue is sound: ${games.length} games in ${files} files, ${terms.developers.length} developers, ${terms.publishers.length} publishers, ${terms.tags.length} tags, ${terms.creators.length} people, tricks for ${tricks.length} games.`,
  );
}
