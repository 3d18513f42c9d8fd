// How the answers of the protocol are read. The client fetches this while it waits for its first answer: a document that
// carries its answers needs none of it.
import * as z from "zod/mini";
import { GameDetailSchema, GameListItemSchema, MovieSchema, ScreenshotSchema } from "./game.ts";
import { pageSchema } from "./page.ts";
import { TaxonomyRefSchema } from "./taxonomy.ts";

/** By what is asked for. */
export const ANSWER_SCHEMAS = {
  games: pageSchema(GameListItemSchema),
  game: GameDetailSchema,
  screenshots: pageSchema(ScreenshotSchema),
  movies: pageSchema(MovieSchema),
  term: TaxonomyRefSchema,
};

/** `body` as `schema` has it. Throws a `ZodError` for another shape. */
export function readAnswer<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
  return z.parse(schema, body);
}
