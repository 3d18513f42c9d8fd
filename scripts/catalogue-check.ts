// `npm run catalogue:check`: names every problem of data/ with file and entry, and exits 1 when there is one. With
// `-- --counts` it says how many games there are of each decade, platform, genre and tag.
import { join } from "node:path";
import { problemLine } from "#server/catalogue/catalogue.ts";
import { checkCatalogue } from "./catalogue/check.ts";
import { countEntries } from "./catalogue/count-entries.ts";
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

if (process.argv.includes("--counts")) {
  for (const { of, counts } of countEntries(catalogue)) {
    console.log(`\nGames by ${of}:`);
    for (const { name, count } of counts) console.log(`${String(count).padStart(6)}  ${name}`);
  }
}
