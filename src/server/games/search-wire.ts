// The shapes of what Ludex answers beyond RAWG about a search and its filters.
import { z } from "zod";
import { COUNTED_GROUPS, NUMBERS_PARAMETERS, recordOf } from "#shared/catalogue/filters.ts";
import { TermRef } from "./wire.ts";

const Count = z.int().min(0);

/** `games/facets`: for each option how many games a list with it would have. */
const OptionCount = z.object({ ...TermRef.shape, count: Count });
export type OptionCount = z.infer<typeof OptionCount>;

export const Facets = z.object({
  count: Count.describe("Games that the filters select."),
  ...recordOf(COUNTED_GROUPS, () => z.array(OptionCount)),
  years: z.array(z.object({ year: z.int(), count: Count })).describe("Newest first, years without games left out."),
  ...recordOf(NUMBERS_PARAMETERS, () => z.array(z.object({ from: z.int(), to: z.int(), count: Count }))),
});
export type Facets = z.infer<typeof Facets>;

/** `games/hints`: the way out of a list without games. */
export const Hints = z.object({
  did_you_mean: z.array(TermRef).max(5).describe("Games whose titles are nearest to the search, nearest first."),
  without: z
    .array(z.object({ parameter: z.string(), value: z.string(), name: z.string(), count: Count }))
    .describe("Filters whose removal makes the list longer, with its length then, longest first."),
});
export type Hints = z.infer<typeof Hints>;

/** `games/understand`: a visitor's words as filters and as what is left to look for. */
export const UnderstandingAnswer = z.object({
  text: z.string(),
  filters: z.array(z.object({ parameter: z.string(), value: z.string(), name: z.string() })),
  is_sentence: z.boolean().describe("False where only operators were understood, or nothing."),
});
export type UnderstandingAnswer = z.infer<typeof UnderstandingAnswer>;
