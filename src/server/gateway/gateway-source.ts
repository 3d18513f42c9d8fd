// RAWG behind the port, for what RAWG alone can answer: a search that the catalogue has nothing near for, and what is not
// known of a game that somebody opens. Everything else is the catalogue's, and costs no call.
import type { GameSource } from "#server/games/source.ts";
import type { AskContext } from "#server/http/ask-context.ts";
import type { Asker } from "./ask.ts";
import { createGames } from "./games.ts";
import { createSeenPictures } from "./seen-pictures.ts";
import { createSettledSearch } from "./settled-search.ts";

export type GatewayDeps = {
  asker: Asker;
  /** Ludex's own catalogue: what is bundled, and what was taken in. */
  catalogue: GameSource;
  /** Waits until whoever asks has settled on a text; false when it has not. */
  settle: (text: string, context: AskContext) => Promise<boolean>;
  /** Takes list items, as RAWG sent them, into the catalogue's records. */
  takeIn: (items: readonly unknown[]) => void;
  /** Takes a game out of them that RAWG does not have any more. */
  giveUp: (id: number) => void;
};

/** Games from `catalogue`, completed by RAWG. Rejects with an HttpError where RAWG cannot be asked and nobody else knows. */
export function createGatewaySource({ asker, catalogue, settle, takeIn, giveUp }: GatewayDeps): GameSource {
  const seen = createSeenPictures();
  return {
    listGames: createSettledSearch({ asker, catalogue, settle, takeIn, seen }),
    ...createGames({ asker, catalogue, seen, giveUp }),
    // Another catalogue may take the place of the one that was there at the start.
    get vocabulary() {
      return catalogue.vocabulary;
    },
    understand: (text, context) => catalogue.understand(text, context),
    findMaker: (text, context) => catalogue.findMaker(text, context),
    countOptions: (query, context) => catalogue.countOptions(query, context),
    hint: (query, context) => catalogue.hint(query, context),
    survey: (query, context) => catalogue.survey(query, context),
    countYears: (context) => catalogue.countYears(context),
    listTerms: (list, query, context) => catalogue.listTerms(list, query, context),
    getTerm: (list, ref, context) => catalogue.getTerm(list, ref, context),
    isReady: () => catalogue.isReady(),
  };
}
