// How far the taking-in of games is, as the server tells it to the app.
import { z } from "zod/mini";

const Count = z.int().check(z.nonnegative());

/** Sources that are not all there yet; `total` is missing where nobody can say. */
export const TakingInNewsSchema = z.object({
  sources: z.array(z.object({ name: z.string(), done: Count, total: z.optional(Count) })),
});
export type TakingInNews = z.output<typeof TakingInNewsSchema>;
