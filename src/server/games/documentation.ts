// What the OpenAPI document says about answers, beside their own shapes.
import { z } from "zod";

export const Missing = z.object({ detail: z.string() }).describe("Unknown game, entry or page.");

/** RAWG's envelope around `item`. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    count: z.int().min(0),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    results: z.array(item),
  });
}
