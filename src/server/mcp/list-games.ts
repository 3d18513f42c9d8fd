// A list of games as tools answer it: facts for programs, lines for whoever reads along.
import { GameListItemSchema } from "#shared/rawg/game.ts";
import { pageSchema } from "#shared/rawg/page.ts";
import { z } from "zod";
import { factsOf, GameFacts, lineOf, quoted } from "./game-facts.ts";
import type { Questions } from "./questions.ts";

const GamesPage = pageSchema(GameListItemSchema);

const GAMES_MAX = 10;
const GAMES_DEFAULT = 5;
/** Signs of what is said of a list. */
const NOTE_MAX = 600;
/** Of an address with words in another script, of which each letter takes nine signs. */
const LINK_MAX = 800;
export const LIMIT = z.int().min(1).max(GAMES_MAX).default(GAMES_DEFAULT);

/** `count` is that of the whole list; `note` says what to know about it. */
export const GameList = z.object({ count: z.int(), games: z.array(GameFacts), note: z.string().optional() });
/** What of it every agent is told beforehand: the other facts tell themselves. */
export const GameListOutline = z.looseObject({ games: z.array(z.looseObject({ id: z.number(), name: z.string() })) });
export type GameList = z.infer<typeof GameList>;

export type Answer<T extends Record<string, unknown>> = {
  content: { type: "text"; text: string }[];
  structuredContent: T;
};

/** `structured` for programs, `text` for models that read no structures. */
export function answerOf<T extends Record<string, unknown>>(structured: T, text: string): Answer<T> {
  return { content: [{ type: "text", text }], structuredContent: structured };
}

/** The games of a list; `params` are those of the protocol. */
export async function askGames({ ask, base }: Questions, params: URLSearchParams): Promise<GameList> {
  const page = await ask(`games?${params.toString()}`, GamesPage);
  return { count: page?.count ?? 0, games: page?.results.map((game) => factsOf(game, base)) ?? [] };
}

/** `link` is an address of the site itself, where there is more of the list. */
export function answerWithGames(list: GameList, link = ""): Answer<GameList> {
  const { note: given = "", ...shown } = list;
  const { count, games } = shown;
  // There are names in it, too. Half an address is none.
  const said = quoted(given, NOTE_MAX);
  const all = link === "" || link.length > LINK_MAX ? "" : `All: ${link}`;
  const note = [said, all].filter(Boolean).join(" ") || undefined;
  const head = games.length === 0 ? "No games." : `${games.length} of ${count}:`;
  return answerOf(
    { ...shown, ...(note !== undefined && { note }) },
    [...(note === undefined ? [] : [note]), head, ...games.map(lineOf)].join("\n"),
  );
}
