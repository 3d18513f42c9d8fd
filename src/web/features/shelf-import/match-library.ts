// Finds the games of a library in the catalogue, a hundred titles at a time.
import type { QueryClient } from "@tanstack/react-query";
import { TITLES_MAX } from "#shared/question-limits.ts";
import { MatchesSchema } from "#shared/search/matches.ts";
import { rawgOf } from "#web/api/rawg.ts";
import { type KeptGame, readKeptGame } from "#web/state/read-kept-game.ts";
import { type LibraryGame, withYear } from "./library-game.ts";

/** A game of a library, and what it may be here; the likeliest first. */
export type Matched = { readonly entry: LibraryGame; readonly isCertain: boolean; readonly games: readonly KeptGame[] };

/** A question while another is answered; more would only wait. */
const AT_ONCE = 2;

/** `onProgress` hears how many are done. Throws where the service does not answer, and when `signal` aborts. */
export async function matchLibrary(
  client: QueryClient,
  library: readonly LibraryGame[],
  { onProgress, signal }: { onProgress: (done: number) => void; signal: AbortSignal },
): Promise<Matched[]> {
  const parts = Array.from({ length: Math.ceil(library.length / TITLES_MAX) }, (_, at) =>
    library.slice(at * TITLES_MAX, (at + 1) * TITLES_MAX),
  );
  const matched: Matched[][] = [];
  const waiting = [...parts.entries()];
  let done = 0;
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [at, part] = next;
      const params = { titles: part.map(({ name, year }) => withYear(name, year)).join("\n") };
      const { results } = await rawgOf(client).ask(MatchesSchema, "games/match", { params, signal });
      matched[at] = part.map((entry, place) => {
        const found = results[place];
        const games = (found?.games ?? []).flatMap((game) => readKeptGame(game) ?? []);
        if (entry.id === undefined) return { entry, isCertain: found?.is_certain === true && games.length > 0, games };
        // The catalogue has RAWG's ids. A game of another id may have the same title.
        const own = games.filter(({ id }) => id === entry.id);
        return { entry, isCertain: own.length > 0, games: own.length > 0 ? own : games };
      });
      done += part.length;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return matched.flat();
}
