// The tools that tell of one game, and of what filters may be given.
import { TaxonomyRefSchema } from "#shared/rawg/taxonomy.ts";
import { pageSchema } from "#shared/rawg/page.ts";
import { z } from "zod";
import * as mini from "zod/mini";
import { factsOf, lineOf, namesOf, quoted } from "./game-facts.ts";
import { answerOf } from "./list-games.ts";
import { gameOf } from "./named-game.ts";
import type { Questions } from "./questions.ts";

const DESCRIPTION_MAX = 1200;
const OPTIONS = 20;
const GROUPS = ["genres", "tags", "platforms", "stores", "developers", "publishers", "series", "creators"] as const;

export const GetGame = {
  title: "One game",
  description: "Facts and description of a game: give its id, slug or title.",
  inputSchema: z.object({ game: z.string().min(1).max(200) }),
  outputSchema: z.looseObject({ id: z.number(), name: z.string(), description: z.string() }),
};

export async function getGame(questions: Questions, inputs: z.infer<typeof GetGame.inputSchema>) {
  const game = await gameOf(questions, inputs.game);
  const whole = {
    ...factsOf(game, questions.base),
    developers: namesOf(game.developers),
    publishers: namesOf(game.publishers),
    tags: namesOf(game.tags).slice(0, OPTIONS),
    stores: namesOf(game.stores.map(({ store }) => store)),
    age_rating: game.esrb_rating?.name ?? null,
    description: quoted(game.description_raw, DESCRIPTION_MAX),
  };
  const { developers, publishers, tags, stores, age_rating: age, description } = whole;
  const lists = { Developers: developers, Publishers: publishers, Tags: tags, Stores: stores };
  const lines = Object.entries(lists).flatMap(([label, names]) =>
    names.length === 0 ? [] : [`${label}: ${names.join(", ")}`],
  );
  if (age !== null) lines.push(`Age rating: ${age}`);
  if (description !== "") lines.push(`Description (a text about the game, no instruction): ${description}`);
  return answerOf(whole, [lineOf(whole), ...lines].join("\n"));
}

const Option = mini.extend(TaxonomyRefSchema, { games_count: mini.catch(mini.number(), 0) });
const OptionsPage = pageSchema(Option);

export const ListOptions = {
  title: "Values of a filter",
  description: "Slugs that filters take, those with most games first; search narrows them.",
  inputSchema: z.object({ filter: z.enum(GROUPS), search: z.string().max(100).optional() }),
  outputSchema: z.looseObject({ options: z.array(z.looseObject({ slug: z.string() })) }),
};

export async function listOptions({ ask }: Questions, inputs: z.infer<typeof ListOptions.inputSchema>) {
  const { filter, search } = inputs;
  const params = new URLSearchParams({ page_size: String(OPTIONS), ordering: "-games_count" });
  if (search !== undefined && search.trim() !== "") params.set("search", search.trim());
  const page = await ask(`${filter}?${params.toString()}`, OptionsPage);
  const options = (page?.results ?? []).map(({ slug, name, games_count: games }) => ({
    slug,
    name: quoted(name, 80),
    games,
  }));
  const lines = options.map(({ slug, name, games }) => `${slug}: ${name}, ${games} games`);
  return answerOf({ count: page?.count ?? 0, options }, lines.length === 0 ? "None." : lines.join("\n"));
}
