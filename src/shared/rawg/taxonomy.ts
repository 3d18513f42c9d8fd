// Genres, platforms, stores, tags and studios as RAWG spells them. Unknown keys are dropped: the service adds fields without notice.
import * as z from "zod/mini";

/** The shortest form of a taxonomy entry, as it stands inside a game: `{id, name, slug}`. */
export const TaxonomyRefSchema = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.catch(z.string(), ""),
});
export type TaxonomyRef = z.infer<typeof TaxonomyRefSchema>;

/** A store inside a game; `domain` is missing in the short item shape of filtered lists. */
export const StoreRefSchema = z.extend(TaxonomyRefSchema, { domain: z.catch(z.optional(z.string()), undefined) });
export type StoreRef = z.infer<typeof StoreRefSchema>;
