// What the page of a subject is told of it, as `subjects/{kind}/{slug}` answers. Knows nothing of lists: the subject's games
// are asked for as any others.
import * as z from "zod/mini";
import { TaxonomyRefSchema } from "#shared/rawg/taxonomy.ts";
import { SUBJECT_KINDS } from "#shared/subject-kinds.ts";

const SubjectGameSchema = z.object({
  id: z.number(),
  name: z.string(),
  released: z.nullable(z.string()),
  released_precision: z.optional(z.string()),
  background_image: z.nullable(z.string()),
  dominant_color: z.optional(z.string()),
  metacritic: z.nullable(z.number()),
});
/** A game that says something of its subject. */
export type SubjectGame = z.infer<typeof SubjectGameSchema>;

const KindSchema = z.enum(SUBJECT_KINDS);
const SomeGame = z.nullable(SubjectGameSchema);

export const SubjectSchema = z.object({
  kind: KindSchema,
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  games_count: z.number(),
  span: z.nullable(z.object({ from: z.number(), to: z.number() })),
  roles: z.array(TaxonomyRefSchema),
  known: z.array(SubjectGameSchema),
  best: SomeGame,
  first: SomeGame,
  latest: SomeGame,
  next: SomeGame,
  begin: SomeGame,
  undated: z.array(SubjectGameSchema),
  exclusives: z.array(SubjectGameSchema),
  neighbours: z.object({ previous: z.nullable(z.number()), next: z.nullable(z.number()) }),
  related: z.array(
    z.object({ kind: KindSchema, entries: z.array(z.extend(TaxonomyRefSchema, { count: z.number() })) }),
  ),
});
export type Subject = z.infer<typeof SubjectSchema>;
