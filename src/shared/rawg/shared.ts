// What a game has in common with the one that its list is like, as `include=shared` puts it into a list.
import * as z from "zod/mini";
import { TaxonomyRefSchema } from "./taxonomy.ts";

export const SharedSchema = z.object({
  is_same_series: z.boolean(),
  developers: z.array(TaxonomyRefSchema),
  /** The most telling first. */
  tags: z.array(TaxonomyRefSchema),
  genres: z.array(TaxonomyRefSchema),
});
export type Shared = z.infer<typeof SharedSchema>;
