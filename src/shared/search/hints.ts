// What the server says beyond RAWG about a search: what would help when nothing is found, and what a sentence means.
// Read leniently: what is missing is empty.
import * as z from "zod/mini";
import { NamedMakerSchema } from "#shared/rawg/page.ts";

/** A text that may be missing. */
const Said = z.catch(z.optional(z.string()), undefined);

/** `games/hints`: the titles nearest to a search, and the filters whose removal makes the list longer. */
export const HintsSchema = z.object({
  did_you_mean: z.catch(z.array(z.object({ id: z.number(), slug: z.string(), name: z.string() })), []),
  without: z.catch(
    z.array(z.object({ parameter: z.string(), value: z.string(), name: z.string(), count: z.number() })),
    [],
  ),
  elsewhere: Said,
  maker: z.catch(z.optional(NamedMakerSchema), undefined),
});
export type Hints = z.infer<typeof HintsSchema>;

/** `games/understand`: the words of a text that remain to be searched for, and the filters that the others name. */
const Chips = z.array(z.object({ parameter: z.string(), value: z.string(), name: z.string() }));
export const UnderstandingSchema = z.object({
  text: z.string(),
  filters: z.catch(Chips, []),
  ordering: Said,
  unknown: Said,
  elsewhere: Said,
  others: z.catch(Chips, []),
});
export type Understanding = z.infer<typeof UnderstandingSchema>;
