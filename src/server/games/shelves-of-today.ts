// The shelves of the day, asked of a source.
import type { AskContext } from "#server/http/ask-context.ts";
import { type Drawn, drawShelves } from "./discover-shelves.ts";
import { gatherProvenance } from "./provenance.ts";
import type { GameSource } from "./source.ts";

/** What is drawn for today, in UTC, and for which day that was. */
export async function shelvesOfToday(source: GameSource, drawn: Drawn, context: AskContext) {
  const { take, give } = gatherProvenance();
  const day = new Date().toISOString().slice(0, 10);
  const shelves = await drawShelves(day, drawn, {
    listGames: async (asked) => take(await source.listGames(asked, context)),
    listSeries: async (page) => {
      const ordering = { field: "games_count", isDescending: true } as const;
      return take(await source.listTerms("series", { ...page, ordering, search: undefined }, context));
    },
  });
  return give({ day, shelves });
}
