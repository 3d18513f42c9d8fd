// The game that an agent names: by id, by slug, or by a title as people write it.
import { GameDetailSchema, GameListItemSchema } from "#shared/rawg/game.ts";
import { pageSchema } from "#shared/rawg/page.ts";
import * as z from "zod/mini";
import { type Questions, ToolError } from "./questions.ts";

const SLUG = /^[\w-]{1,200}$/;
const Titles = pageSchema(GameListItemSchema);
/** What stands in place of a game that has another name now. */
const Redirect = z.object({ redirect: z.literal(true), slug: z.string() });
const Found = z.union([Redirect, GameDetailSchema]);

export type Detail = z.output<typeof GameDetailSchema>;

async function bySlug({ ask }: Questions, ref: string): Promise<Detail | undefined> {
  if (!SLUG.test(ref)) return undefined;
  const found = await ask(`games/${ref}`, Found);
  if (found === undefined || !("redirect" in found)) return found;
  return await ask(`games/${found.slug}`, GameDetailSchema);
}

/** The game with everything that is known of it. Throws what to tell the agent where there is none. */
export async function gameOf(questions: Questions, text: string): Promise<Detail> {
  const ref = text.trim();
  const known = await bySlug(questions, ref);
  if (known !== undefined) return known;
  const params = new URLSearchParams({ search: ref, search_precise: "true", page_size: "1" });
  const [best] = (await questions.ask(`games?${params.toString()}`, Titles))?.results ?? [];
  const found = best && (await bySlug(questions, String(best.id)));
  if (found === undefined) throw new ToolError("There is no such game here. search_games may know what is meant.");
  return found;
}

/** Its slug and name. */
export async function refOf(questions: Questions, text: string): Promise<Pick<Detail, "slug" | "name">> {
  const { slug, name } = await gameOf(questions, text);
  return { slug, name };
}
