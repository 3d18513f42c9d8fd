// The tools that give several games.
import { UnderstandingSchema } from "#shared/search/hints.ts";
import { ROUTES } from "#shared/routes.ts";
import { chipParams } from "#shared/search/chips.ts";
import { z } from "zod";
import { FILTER_INPUTS, type FilterInputs, filterParams, Filters } from "./filter-inputs.ts";
import { answerWithGames, askGames, GameListOutline, LIMIT } from "./list-games.ts";
import { refOf } from "./named-game.ts";
import { type Questions, ToolError } from "./questions.ts";

/** An agent looks no further than people do. */
const PAGE_MAX = 250;
/** Of so many best known games that fit one is taken by chance, the well praised ones first. */
const SURPRISE_AMONG = 200;
const PRAISED_FROM = 70;

export const SearchGames = {
  title: "Search games",
  description: 'Games by title, studio, description or a sentence such as "cozy co-op games on switch before 2020".',
  inputSchema: z.object({ query: z.string().min(1).max(200), limit: LIMIT }),
  outputSchema: GameListOutline,
};

/** What the words of `query` ask for, as the search box of the app reads them. */
export async function searchGames(questions: Questions, { query, limit }: z.infer<typeof SearchGames.inputSchema>) {
  const understood = await questions.ask(`games/understand?q=${encodeURIComponent(query)}`, UnderstandingSchema);
  const { text = query, filters = [], ordering, elsewhere } = understood ?? {};
  const params = new URLSearchParams({ genre_tags: "true", ...chipParams(filters), page_size: String(limit) });
  if (text !== "") params.set("search", text);
  if (text !== "" && filters.length > 0) params.set("search_wish", "true");
  if (ordering === undefined) params.set("typical", "true");
  else params.set("ordering", ordering);
  const list = await askGames(questions, params);
  const read = filters.map(({ name }) => name).join(", ");
  const notes = [
    elsewhere === undefined ? "" : `"${elsewhere}" exists, and is not in this catalogue.`,
    read === "" ? "" : `Read as: ${[read, text].filter((part) => part !== "").join(", ")}.`,
  ].filter((note) => note !== "");
  const link = list.count > limit ? `${questions.base}${ROUTES.search.path}?q=${encodeURIComponent(query)}` : "";
  return answerWithGames({ ...list, note: notes.join(" ") }, link);
}

export const FindGames = {
  title: "Find games by filters",
  description: "Games that meet all filters, best known first.",
  inputSchema: z.object({ ...FILTER_INPUTS, limit: LIMIT, page: z.int().min(1).max(PAGE_MAX).default(1) }),
  outputSchema: GameListOutline,
};

export async function findGames(questions: Questions, inputs: z.infer<typeof FindGames.inputSchema>) {
  const params = filterParams(inputs);
  params.set("page_size", String(inputs.limit));
  params.set("page", String(inputs.page));
  return answerWithGames(await askGames(questions, params));
}

export const SimilarGames = {
  title: "Similar games",
  description: "Games like one: give its id, slug or title.",
  inputSchema: z.object({ game: z.string().min(1).max(200), limit: LIMIT }),
  outputSchema: GameListOutline,
};

export async function similarGames(questions: Questions, inputs: z.infer<typeof SimilarGames.inputSchema>) {
  const { slug, name } = await refOf(questions, inputs.game);
  const list = await askGames(questions, new URLSearchParams({ like: slug, page_size: String(inputs.limit) }));
  return answerWithGames({ ...list, note: `Like ${name}, the most alike first.` });
}

export const SurpriseMe = {
  title: "A game by chance",
  description: "One good game by chance; filters as in find_games.",
  inputSchema: z.object({
    genres: z.array(z.string()).optional(),
    platforms: z.array(z.string()).optional(),
    year_from: FILTER_INPUTS.year_from,
    hours_to: FILTER_INPUTS.hours_to,
  }),
  outputSchema: GameListOutline,
};

export async function surpriseMe(questions: Questions, given: z.infer<typeof SurpriseMe.inputSchema>) {
  const read = Filters.safeParse(given);
  if (!read.success) throw new ToolError("A genre or platform is not one of those of find_games.");
  const inputs: FilterInputs = read.data;
  const pick = async (filters: FilterInputs) => {
    const params = filterParams(filters);
    params.set("page_size", "1");
    const { count } = await askGames(questions, params);
    params.set("page", String(1 + Math.floor(Math.random() * Math.min(count, SURPRISE_AMONG))));
    return count === 0 ? undefined : await askGames(questions, params);
  };
  const found = (await pick({ ...inputs, score_from: PRAISED_FROM })) ?? (await pick(inputs));
  if (found === undefined) throw new ToolError("No game meets these filters.");
  return answerWithGames(found);
}
