// `npm run bench -- merging`: which releases of the bundled table of old games are found to be games of data/, by the rules
// alone and with what a person decided; every pair on a line, to be judged by reading.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCatalogue } from "#server/catalogue/catalogue.ts";
import { readDataFiles } from "#server/catalogue/data-files.ts";
import { asSourceRecord } from "#server/catalogue/foreign-games.ts";
import { readRetroGames, RETRO_CREDIT } from "#server/sources/game-database/read-retro-games.ts";
import { NO_DECISIONS, readDecisions, type Decisions } from "#server/sources/merge/decisions.ts";
import { BUNDLED_SOURCE } from "#server/sources/merge/source-names.ts";
import { mergeSources, RETRO_SOURCE } from "#server/sources/merge/merge-sources.ts";
import type { SourceRecord } from "#server/sources/source-record.ts";

const DATA = join(import.meta.dirname, "../data");

const line = ({ name, released = "?", platforms, developers: [maker = "?"] }: SourceRecord) =>
  `${name} (${released.slice(0, 4)}, ${platforms.slice(0, 4).join(" ")}, ${maker})`;

export async function benchMerging(): Promise<void> {
  const { catalogue } = readCatalogue(readDataFiles(DATA));
  const own = catalogue.games.map(({ entry }) => asSourceRecord(entry, catalogue));
  const retro = readRetroGames(DATA);
  const pairsWith = (decisions: Decisions) => {
    const { games } = mergeSources(
      [
        { source: BUNDLED_SOURCE, credit: { name: "Ludex" }, records: own },
        { source: RETRO_SOURCE, credit: RETRO_CREDIT, listing: "releases", records: retro },
      ],
      { decisions, known: new Map() },
    );
    return [...games].flatMap(({ match: [first, ...others] }) =>
      first?.source === BUNDLED_SOURCE ? others.map(({ record }) => [first.record, record] as const) : [],
    );
  };
  const byRules = pairsWith(NO_DECISIONS);
  for (const [game, release] of byRules) console.log(`${line(game)} = ${line(release)}`);
  const games = (pairs: typeof byRules) => new Set(pairs.map(([game]) => game.key)).size;
  const decided = pairsWith(readDecisions(readFileSync(join(DATA, "merges.toml"), "utf8")));
  console.log(`By the rules: ${byRules.length} releases of ${games(byRules)} games.`);
  console.log(`With data/merges.toml: ${decided.length} releases of ${games(decided)} games.`);
}
