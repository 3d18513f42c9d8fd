// The shapes of what Ludex answers beyond RAWG about a search and its filters.
import { z } from "zod";
import { COUNTED_GROUPS, NUMBERS_PARAMETERS, recordOf } from "#shared/catalogue/filters.ts";
import { UNKNOWNS } from "#shared/search/rules/rule.ts";
import { TermRef } from "./wire.ts";

const Count = z.int().min(0);

/** `games/facets`: for each option how many games a list with it would have. */
export const OptionCount = z.object({ ...TermRef.shape, count: Count });
export type OptionCount = z.infer<typeof OptionCount>;

export const Facets = z.object({
  count: Count.describe("Games that the filters select."),
  ...recordOf(COUNTED_GROUPS, () => z.array(OptionCount)),
  years: z.array(z.object({ year: z.int(), count: Count })).describe("Newest first, years without games left out."),
  ...recordOf(NUMBERS_PARAMETERS, () => z.array(z.object({ from: z.int(), to: z.int(), count: Count }))),
});
export type Facets = z.infer<typeof Facets>;

/** Beside suggestions: who is called what was typed, with the number of games. */
export const NamedMaker = z.object({
  parameter: z.string(),
  value: z.string().describe("For the parameter: several where a name is that of a family."),
  name: z.string(),
  count: Count,
});
export type NamedMaker = z.infer<typeof NamedMaker>;

/** `games/hints`: the way out of a list without games. */
export const Hints = z.object({
  did_you_mean: z.array(TermRef).max(5).describe("Games whose titles are nearest to the search, nearest first."),
  without: z
    .array(z.object({ parameter: z.string(), value: z.string(), name: z.string(), count: Count }))
    .describe(
      "Filters, and the words (`search`), whose removal makes the list longer, with its length then, longest first.",
    ),
  elsewhere: z.string().optional().describe("The game that is searched for exists, and is not in this catalogue."),
  maker: NamedMaker.optional().describe("Who is called nearly what is searched for."),
});
export type Hints = z.infer<typeof Hints>;

/** `games/understand`: a visitor's words as filters and as what is left to look for. */
export const UnderstandingAnswer = z.object({
  text: z.string(),
  filters: z.array(z.object({ parameter: z.string(), value: z.string(), name: z.string() })),
  is_sentence: z.boolean().describe("False where only operators were understood, or nothing."),
  ordering: z.string().optional().describe("The order that the words ask for, as of `best`."),
  elsewhere: z.string().optional().describe("The words are the title of a game that is not in this catalogue."),
  unknown: z
    .enum(UNKNOWNS)
    .optional()
    .describe("What the words ask for and no list here is narrowed by: prices, the country of a studio, and so on."),
  others: z
    .array(z.object({ parameter: z.string(), value: z.string(), name: z.string() }))
    .optional()
    .describe("The other way to read a title's words: the studio or series of that name."),
});
export type UnderstandingAnswer = z.infer<typeof UnderstandingAnswer>;
