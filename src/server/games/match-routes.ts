// Many titles at once: which games a list from elsewhere names. For whoever brings their library along.
import { z } from "zod";
import { titleKey } from "#server/search/titles/spellings.ts";
import { editDistance } from "#server/search/titles/edit-distance.ts";
import { createTitleIndex } from "#server/search/titles/title-index.ts";
import { plainTitle, readTitleParts } from "#server/search/titles/title-parts.ts";
import { TITLES_MAX } from "#shared/question-limits.ts";
import { gatherProvenance } from "./provenance.ts";
import { PAGE_SIZE, parseGamesQuery } from "./query.ts";
import type { Route } from "./route.ts";
import type { GamesQuery } from "./source.ts";
import { isOfItsTime } from "./title-finder.ts";
import { GameListItem } from "./wire.ts";

const TITLE_LENGTH_MAX = 200;
/** Games that a title may mean, to choose from. */
const CANDIDATES = 4;
/** Among so many that are called as an edition's game is that very edition. */
const EDITIONS_LOOKED_AT = 9;
const MISSPELLED_LETTERS_MAX = 2;

const MatchParameters = z.object({
  titles: z
    .string()
    .optional()
    .describe(
      `One title a line, at most ${TITLES_MAX}; a year in brackets (\`Doom (1993)\`) tells games of one name apart.`,
    )
    .meta({ examples: ["Portal 2"] }),
});

const MatchAnswer = z.object({
  results: z.array(
    z.object({
      title: z.string().describe("As it was asked for."),
      is_certain: z.boolean().describe("The title names this game and no other."),
      games: z
        .array(GameListItem)
        .describe("The game that it names, or what it may mean, the likeliest first; none where nothing is like it."),
    }),
  ),
});
export type MatchAnswer = z.infer<typeof MatchAnswer>;

const withoutYear = (title: string) =>
  title
    .trimEnd()
    .replace(/\((?:19|20)\d\d\)$/, "")
    .trimEnd();
const keyOf = (title: string) => titleKey(withoutYear(title));

const isSlip = (key: string, other: string) =>
  editDistance(key, other, MISSPELLED_LETTERS_MAX) <= MISSPELLED_LETTERS_MAX;

/** The game that the title names among those that a search found, if it names one and no other of the same name. */
function namedAmong(title: string, found: readonly GameListItem[]): GameListItem | undefined {
  if (found.length === 0) return undefined;
  const ofItsTime = found.filter((game) => isOfItsTime(title, game));
  const key = keyOf(title);
  const [called, ...more] = ofItsTime.filter(({ name }) => keyOf(name) === key);
  if (called !== undefined) return more.length === 0 ? called : undefined;
  if (readTitleParts(title).isEdition) {
    // A slip in an edition's name must not make the game of it: both are there.
    const isNearly = ({ name }: GameListItem) => isSlip(key, keyOf(name)) && readTitleParts(name).isEdition;
    const [edition, ...others] = ofItsTime.filter(isNearly);
    if (edition !== undefined && others.length === 0) return edition;
  }
  const entries = ofItsTime.map(({ name, added }) => ({ name, others: [], added, parent: undefined }));
  const doc = createTitleIndex(entries).named(title, (at) => ofItsTime[at]?.name ?? "");
  const named = doc === undefined ? undefined : ofItsTime[doc];
  const namesakes = ofItsTime.filter(({ name }) => named !== undefined && keyOf(name) === keyOf(named.name));
  return namesakes.length === 1 ? named : undefined;
}

/**
 * What to ask for, in turn, until a game is named. Stores add an edition to a game that has no such edition here: no title
 * has those words, and a search for them would find other games of the year.
 */
function questionsFor(title: string): Record<string, string>[] {
  const [asked, plain] = [withoutYear(title), plainTitle(title)];
  if (plain === "" || titleKey(plain) === titleKey(asked)) return [{ search: asked, page_size: String(CANDIDATES) }];
  return readTitleParts(title).isEdition
    ? [
        { search: asked, search_exact: "true", page_size: String(CANDIDATES) },
        { search: plain, page_size: String(EDITIONS_LOOKED_AT) },
      ]
    : [asked, plain].map((search) => ({ search, page_size: String(CANDIDATES) }));
}

/** What is at hand is answer enough: a list from elsewhere must not spend a month's calls. */
function askedFor(question: Record<string, string>): GamesQuery {
  const { search, ...query } = parseGamesQuery(new URLSearchParams(question), PAGE_SIZE);
  return { ...query, search: search && { ...search, isFromElsewhere: true }, typing: "suggestions" };
}

export const MATCH_ROUTES: readonly Route[] = [
  {
    path: "/games/match",
    takesForm: true,
    schema: {
      summary: "Which games a list of titles names",
      tags: ["games"],
      querystring: MatchParameters,
      response: { 200: MatchAnswer },
    },
    answer: async ({ query, context }, source) => {
      const { take, give } = gatherProvenance();
      const lines = (query.getAll("titles").at(-1) ?? "").split("\n", TITLES_MAX).map((line) => line.trim());
      const results: MatchAnswer["results"] = [];
      for (const title of lines.filter((line) => line !== "").map((line) => line.slice(0, TITLE_LENGTH_MAX))) {
        const likely = new Map<number, GameListItem>();
        let named: GameListItem | undefined;
        for (const question of questionsFor(title)) {
          const { results: found } = take(await source.listGames(askedFor(question), context));
          named = namedAmong(title, found);
          if (named !== undefined) break;
          for (const game of found) likely.set(game.id, game);
        }
        const games = named === undefined ? [...likely.values()].slice(0, CANDIDATES) : [named];
        results.push({ title, is_certain: named !== undefined, games });
      }
      return give({ results });
    },
  },
];
