// How well the catalogue knows which games are alike: for sixty well-known games, how many of the three others that
// their players would name stand among the ten it finds first.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";
import { createCatalogueSource } from "#server/catalogue/catalogue-source.ts";
import { openCatalogue } from "#server/catalogue/open.ts";
import { parseGamesQuery } from "#server/games/query.ts";
import { NO_CLIENT } from "#server/http/ask-context.ts";

const TODAY = "2026-11-21";
const LISTS = z.object({ game: z.array(z.object({ name: z.string(), loved: z.array(z.string()).length(3) })) });
const NOTHING = { screenshots: false, movies: false, developers: false };

export type Similarity = {
  /** Of those named, the part that was found. */
  share: number;
  rows: { game: string; found: number; missed: string[] }[];
  /** Of all questions together, in milliseconds a game. */
  msEach: number;
};

/** Reads the lists and asks the bundled catalogue. Throws when a list names a game that the catalogue has not. */
export async function measureSimilarity(): Promise<Similarity> {
  const text = readFileSync(join(import.meta.dirname, "similar-games.toml"), "utf8");
  const lists = LISTS.parse(parse(text)).game;
  const stateDirectory = mkdtempSync(join(tmpdir(), "ludex-bench-"));
  const db = openCatalogue({ dataDirectory: join(import.meta.dirname, "../data"), stateDirectory });
  const { source, knowledge } = createCatalogueSource(db);
  const idOf = async (name: string): Promise<number> => {
    const query = parseGamesQuery(new URLSearchParams({ search: name, search_precise: "true" }), 40);
    const { value } = await source.listGames(query, NO_CLIENT);
    const found = value.results.find((game) => game.name === name);
    if (found === undefined) throw new Error(`bench/similar-games.toml: the catalogue has no game named ${name}`);
    return found.id;
  };
  const rows: Similarity["rows"] = [];
  let spentMs = 0;
  for (const { name, loved } of lists) {
    await Promise.all(loved.map(idOf));
    const { value: game } = await source.getGame(await idOf(name), NOTHING, NO_CLIENT);
    if (game === undefined || "redirect" in game) throw new Error(`${name} cannot be read`);
    const began = performance.now();
    const { similar } = await knowledge.relatives(game, TODAY);
    const names = new Set(similar.map((relative) => relative.name));
    spentMs += performance.now() - began;
    const missed = loved.filter((title) => !names.has(title));
    rows.push({ game: name, found: loved.length - missed.length, missed });
  }
  db.close();
  rmSync(stateDirectory, { recursive: true, force: true });
  const found = rows.reduce((sum, row) => sum + row.found, 0);
  const named = lists.reduce((sum, { loved }) => sum + loved.length, 0);
  return { share: found / named, rows, msEach: spentMs / lists.length };
}

/** Prints what was missed and the share. */
export async function benchSimilarity(): Promise<void> {
  const { share, rows, msEach } = await measureSimilarity();
  console.table(rows.map(({ game, found, missed }) => ({ game, "found of 3": found, missed: missed.join(", ") })));
  console.log(
    `${(share * 100).toFixed(1)} % of the games named were among the first ten; ${msEach.toFixed(1)} ms a game`,
  );
}
