// The catalogue that answers, and the way to another one while it does. Every question is answered by one file from its
// beginning to its end, because an answer is read in one turn: the old file is closed in a later one. What the new one needs
// is made in pieces beforehand, while the old one answers.
import type { GameIndex } from "#server/games/game-index.ts";
import type { GameKnowledge } from "#server/games/knowledge.ts";
import type { GameSource } from "#server/games/source.ts";
import type { TitleFinder } from "#server/games/title-finder.ts";
import { createCatalogueSource, prepareCatalogueSource, type CatalogueSourceOptions } from "./catalogue-source.ts";
import { inSlices } from "./in-slices.ts";
import type { CatalogueDatabase } from "./database.ts";
import { readSectionsApart } from "./read-sections.ts";

type Parts = ReturnType<typeof createCatalogueSource>;

export type LiveCatalogue = Pick<Parts, "source" | "knowledge" | "titleFinder" | "gameIndex" | "findBrief"> & {
  /** Answers from `db` as soon as it can, and closes what was before; resolves then. One at a time. */
  swap: (db: CatalogueDatabase) => Promise<void>;
  /** Hears of every swap. */
  onSwap: (listener: () => void) => void;
  close: () => void;
};

/** Answers from `first` until another file takes its place. */
export function createLiveCatalogue(first: CatalogueDatabase, options: CatalogueSourceOptions): LiveCatalogue {
  let db = first;
  let parts = createCatalogueSource(db, options);
  let isClosed = false;
  const listeners: (() => void)[] = [];

  const source: GameSource = {
    get vocabulary() {
      return parts.source.vocabulary;
    },
    listGames: (query, context) => parts.source.listGames(query, context),
    understand: (text, context) => parts.source.understand(text, context),
    findMaker: (text, context) => parts.source.findMaker(text, context),
    countOptions: (query, context) => parts.source.countOptions(query, context),
    hint: (query, context) => parts.source.hint(query, context),
    survey: (query, context) => parts.source.survey(query, context),
    countYears: (context) => parts.source.countYears(context),
    getGame: (ref, include, context) => parts.source.getGame(ref, include, context),
    listPart: (part, query, context) => parts.source.listPart(part, query, context),
    listTerms: (list, query, context) => parts.source.listTerms(list, query, context),
    getTerm: (list, ref, context) => parts.source.getTerm(list, ref, context),
    isReady: () => parts.source.isReady(),
  };
  const knowledge: GameKnowledge = {
    has: (id) => parts.knowledge.has(id),
    relatives: (game, today) => parts.knowledge.relatives(game, today),
    tricks: (game) => parts.knowledge.tricks(game),
  };
  const titleFinder: TitleFinder = { find: (title, context) => parts.titleFinder.find(title, context) };
  const gameIndex: GameIndex = {
    count: () => parts.gameIndex.count(),
    list: (start, length) => parts.gameIndex.list(start, length),
    subjects: (leastGames) => parts.gameIndex.subjects(leastGames),
  };

  return {
    source,
    knowledge,
    titleFinder,
    gameIndex,
    findBrief: (id) => parts.findBrief(id),
    swap: async (next) => {
      // Whatever is wrong with the new one, the old one goes on.
      const sections = await readSectionsApart(next);
      const made = await inSlices(prepareCatalogueSource(next, { ...options, sections }));
      await inSlices(made.prepareUsed(parts.used()));
      if (isClosed) {
        next.close();
        return;
      }
      const old = db;
      [db, parts] = [next, made];
      setImmediate(() => old.close());
      for (const listener of listeners) listener();
    },
    onSwap: (listener) => {
      listeners.push(listener);
    },
    close: () => {
      isClosed = true;
      db.close();
    },
  };
}
